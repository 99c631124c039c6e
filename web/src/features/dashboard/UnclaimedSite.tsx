import { ExternalLink } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { onStoredElsewhere, readStored } from '../../lib/storage.ts';
import { Alert } from '../../ui/Alert.tsx';
import { AnchorButton, LinkButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Bell } from '../../ui/illustrations.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { readClaimToken } from '../onboarding/claimStore.ts';
import { messages } from './messages.ts';

const subscribe = (changed: () => void): (() => void) =>
  onStoredElsewhere(['restaurantClaimToken', 'restaurantPreviewUrl'], changed);

/** The unclaimed preview of this browser; `previewUrl` is its http(s) address, null without one. Follows a claim in another tab. */
function useUnclaimedSite() {
  const isClaimable = useSyncExternalStore(subscribe, () => readClaimToken() !== null);
  const stored = useSyncExternalStore(subscribe, () => readStored('restaurantPreviewUrl'));
  return { isClaimable, previewUrl: stored && /^https?:\/\//.test(stored) ? stored : null };
}

/** Links to a ready preview (spec §2). */
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

const Root = styled(Stack)`
  padding: var(--space-6);
  border-radius: var(--radius-card);
  background: var(--secondary-soft);
  > div {
    flex: 1 1 300px;
  }
`;

/** Links an unclaimed preview of this browser to its claim form on /setup (spec §2). */
export function UnclaimedSitePanel() {
  const { isClaimable, previewUrl } = useUnclaimedSite();
  if (!isClaimable) return null;
  return (
    <Root as="section" $row $gap={[4, 8]} aria-labelledby="unclaimed">
      <Bell />
      <Stack $gap={4}>
        <Stack $gap={2}>
          <Heading id="unclaimed" $size={25}>
            {messages.unclaimedTitle}
          </Heading>
          <Text $soft>{messages.unclaimedText}</Text>
        </Stack>
        <Stack $row $gap={3}>
          <LinkButton to="/setup">{messages.claim}</LinkButton>
          {previewUrl !== null && (
            <AnchorButton variant="secondary" href={previewUrl} target="_blank" rel="noopener">
              {messages.viewPreview}
              <Icon icon={ExternalLink} size={18} />
            </AnchorButton>
          )}
        </Stack>
      </Stack>
    </Root>
  );
}
