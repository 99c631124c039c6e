import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { DemoLinkQuery } from '../../__generated__/DemoLinkQuery.graphql.ts';
import { AnchorButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { messages } from './messages.ts';

const query = graphql`
  query DemoLinkQuery {
    storefront(slug: "olive-and-ember") {
      url
    }
  }
`;

/**
 * A link to the demo restaurant; hidden on an installation without one, or when it cannot be found. The address is asked for in
 * the browser, so that the home page is a file and waits for no data. The link keeps its place while it is hidden.
 */
export function DemoLink() {
  const environment = useRelayEnvironment();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const { unsubscribe } = fetchQuery<DemoLinkQuery>(environment, query, {}).subscribe({
      next: ({ storefront }) => setUrl(storefront?.url),
      error: () => undefined,
    });
    return unsubscribe;
  }, [environment]);
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
