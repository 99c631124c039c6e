import { ExternalLink } from 'lucide-react';
import { AnchorButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { messages } from './messages.ts';

/** A link to the demo restaurant; it keeps its place while it is hidden, without an address. */
export function DemoLink({ url }: { url: string | undefined }) {
  return (
    <AnchorButton
      href={url}
      target="_blank"
      rel="noopener"
      size="large"
      variant="quiet"
      aria-label={messages.demoLabel}
      style={url === undefined ? { visibility: 'hidden' } : undefined}
    >
      {messages.demo}
      <Icon icon={ExternalLink} size={18} />
    </AnchorButton>
  );
}
