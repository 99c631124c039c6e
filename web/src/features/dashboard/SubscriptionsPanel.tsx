import { styled } from 'styled-components';
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

/** The paid subscriptions and the invoices; when one of them fails, the rest of the dashboard stays (spec §2). */
export function SubscriptionsPanel({ userId }: { userId: string }) {
  return (
    <Root as="section" aria-labelledby="subscriptions">
      <Heading id="subscriptions" $size={20}>
        {messages.subscriptionsTitle}
      </Heading>
      <QueryBoundary fallback={<SubscriptionsSkeleton />} failure={billing.failure}>
        <Subscriptions userId={userId} />
      </QueryBoundary>
      <Invoices userId={userId} />
    </Root>
  );
}
