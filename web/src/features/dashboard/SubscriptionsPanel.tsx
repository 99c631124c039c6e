import { graphql, useLazyLoadQuery } from 'react-relay';
import { styled } from 'styled-components';
import type { SubscriptionsPanelQuery } from '../../__generated__/SubscriptionsPanelQuery.graphql.ts';
import { QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { Card } from '../../ui/Card.tsx';
import { Heading } from '../../ui/Text.tsx';
import { Invoices } from '../billing/Invoices.tsx';
import { messages as billing } from '../billing/messages.ts';
import { Subscriptions, SubscriptionsSkeleton } from '../billing/Subscriptions.tsx';
import { messages } from './messages.ts';

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

/** The paid subscriptions and the invoices, each with its own loading and failure: the rest of the dashboard stays (spec §2). */
export function SubscriptionsPanel() {
  // In the store already when the dashboard is shown: nothing is asked for this, after a Retry neither.
  const { viewer } = useLazyLoadQuery<SubscriptionsPanelQuery>(
    graphql`
      query SubscriptionsPanelQuery @throwOnFieldError {
        viewer {
          id
        }
      }
    `,
    {},
  );
  return (
    <Root as="section" aria-labelledby="subscriptions">
      <Heading id="subscriptions" $size={20}>
        {messages.subscriptionsTitle}
      </Heading>
      {viewer && (
        <>
          <QueryBoundary fallback={<SubscriptionsSkeleton />} failure={billing.failure}>
            <Subscriptions userId={viewer.id} />
          </QueryBoundary>
          <Invoices userId={viewer.id} />
        </>
      )}
    </Root>
  );
}
