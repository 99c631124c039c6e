import { ExternalLink } from 'lucide-react';
import { Alert } from '../../ui/Alert.tsx';
import { AnchorButton } from '../../ui/AnchorButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { messages } from './messages.ts';
import { useUnclaimedSite } from './useUnclaimedSite.ts';

/** Says that a live preview is ready (spec §2); nothing without one. */
export function PreviewBanner() {
  const { previewUrl } = useUnclaimedSite();
  if (previewUrl === null) return null;
  return (
    <Alert
      tone="success"
      title={messages.previewReady}
      action={
        <AnchorButton variant="secondary" href={previewUrl} target="_blank" rel="noopener">
          {messages.viewLivePreview}
          <Icon icon={ExternalLink} size={18} />
        </AnchorButton>
      }
    >
      {URL.canParse(previewUrl) && new URL(previewUrl).host}
    </Alert>
  );
}
