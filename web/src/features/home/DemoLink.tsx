import { CatchBoundary } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { Suspense } from 'react';
import { graphql } from 'react-relay';
import type { DemoLinkQuery } from '../../__generated__/DemoLinkQuery.graphql.ts';
import { useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { AnchorButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { messages } from './messages.ts';

function Demo() {
  const { storefront } = useScreenQuery<DemoLinkQuery>(
    graphql`
      query DemoLinkQuery {
        storefront(slug: "olive-and-ember") {
          url
        }
      }
    `,
    {},
  );
  if (!storefront) return null;
  return (
    <AnchorButton
      href={storefront.url}
      target="_blank"
      rel="noopener"
      size="large"
      variant="quiet"
      aria-label={messages.demoLabel}
    >
      {messages.demo}
      <Icon icon={ExternalLink} size={18} />
    </AnchorButton>
  );
}

/** A link to the demo restaurant; nothing on an installation without one, or when it cannot be found. */
export function DemoLink() {
  return (
    <CatchBoundary getResetKey={() => 0} errorComponent={() => null}>
      <Suspense>
        <Demo />
      </Suspense>
    </CatchBoundary>
  );
}
