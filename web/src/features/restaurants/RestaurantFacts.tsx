import { CalendarDays, ReceiptText } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { RestaurantFacts_restaurant$key } from '../../__generated__/RestaurantFacts_restaurant.graphql.ts';
import { formatDate } from '../../lib/formatDate.ts';
import { Icon } from '../../ui/Icon.tsx';
import { messages } from './messages.ts';
import { siteEnd } from './siteLook.rules.ts';

const Root = styled.div`
  display: grid;
  gap: var(--space-1);
  color: var(--text-soft);
  font-size: var(--size-15);
  font-variant-numeric: tabular-nums;
  > p {
    display: flex;
    gap: var(--space-2);
    align-items: center;
  }
`;

/** The day the trial or plan ends or ended, and the orders taken in it (spec §2). */
export function RestaurantFacts({ restaurant }: { restaurant: RestaurantFacts_restaurant$key }) {
  const { subscription } = useFragment(
    graphql`
      fragment RestaurantFacts_restaurant on Restaurant {
        subscription {
          status
          trialEndsAt
          endedAt
          trialOrderCount
        }
      }
    `,
    restaurant,
  );
  const end = siteEnd(subscription.status, subscription.trialEndsAt, subscription.endedAt);
  return (
    <Root>
      {end && (
        <p>
          <Icon icon={CalendarDays} size={18} />
          {messages[end.kind](formatDate(end.at))}
        </p>
      )}
      <p>
        <Icon icon={ReceiptText} size={18} />
        {messages.trialOrders(subscription.trialOrderCount)}
      </p>
    </Root>
  );
}
