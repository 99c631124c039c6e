import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { OrdersTodayDeskQuery } from '../../__generated__/OrdersTodayDeskQuery.graphql.ts';
import type { OrdersTodayQuery } from '../../__generated__/OrdersTodayQuery.graphql.ts';
import { formatPence } from '@forkfront/common/money.ts';
import { QueryBoundary, useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Heading, Text, TextLink } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { dayIn } from '@forkfront/common/zonedTime.ts';
import { useNow } from './useNow.ts';

const Rows = styled.ul`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    min-height: 56px;
    padding: var(--space-3) var(--space-5);
  }
  > li + li {
    border-top: 1px solid var(--line);
  }
`;

interface Desk {
  id: string;
  name: string;
  slug: string;
  timeZone: string;
}

/** The sold orders of today, and what waits for an answer for any day; null when the desk is gone. A query of its own: the day depends on the time zone of the restaurant. */
export function useTotalsToday({ id, timeZone }: Pick<Desk, 'id' | 'timeZone'>) {
  const today = dayIn(timeZone, new Date(useNow(60_000)));
  const { node } = useScreenQuery<OrdersTodayDeskQuery>(
    graphql`
      query OrdersTodayDeskQuery($desk: ID!, $today: OrderFilter!, $waiting: OrderFilter!)
      @throwOnFieldError {
        node(id: $desk) {
          ... on OrderDesk @alias(as: "desk") {
            today: orders(first: 1, filter: $today) {
              totals {
                sold
                total
              }
            }
            waiting: orders(first: 1, filter: $waiting) {
              totals {
                waiting
              }
            }
          }
        }
      }
    `,
    { desk: id, today: { from: today, to: today }, waiting: { states: ['PLACED'] } },
    'store-and-network',
  );
  return node?.desk ? { ...node.desk.today.totals, ...node.desk.waiting.totals } : null;
}

function DeskToday(desk: Desk) {
  const totals = useTotalsToday(desk);
  if (!totals) return null;
  const { sold, total, waiting } = totals;
  return (
    <Stack $row $gap={[1, 4]}>
      {waiting > 0 && (
        <Chip tone="warning" dot>
          {messages.waiting(waiting)}
        </Chip>
      )}
      <Text as="span" $soft $tabular>
        {messages.found(sold)}
      </Text>
      <Text as="strong" $tabular>
        {formatPence(total)}
      </Text>
    </Stack>
  );
}

/** More would push the rest of the dashboard away; the order desk has them all. */
const MOST = 6;

function Desks() {
  const { viewer } = useScreenQuery<OrdersTodayQuery>(
    graphql`
      query OrdersTodayQuery @throwOnFieldError {
        viewer {
          desks {
            id
            name
            slug
            timeZone
            unattendedSince
          }
        }
      }
    `,
    {},
  );
  const desks = viewer?.desks ?? [];
  if (desks.length === 0) return null;
  return (
    <Stack as="section" $gap={4} aria-labelledby="orders-today">
      <Heading as="h2" id="orders-today" $size={20}>
        {messages.panelTitle}
      </Heading>
      <Card $padded={false}>
        <Rows role="list">
          {desks.slice(0, MOST).map((desk) => (
            <li key={desk.id}>
              <TextLink to="/orders/{-$orderId}" search={{ at: desk.slug }}>
                {desk.name}
              </TextLink>
              {desk.unattendedSince && (
                <TextLink to="/orders/board" search={{ at: desk.slug }}>
                  {messages.unattendedShort}
                </TextLink>
              )}
              <QueryBoundary
                fallback={<Skeleton $width="180px" $height="26px" />}
                failure={messages.panelFailed}
              >
                <DeskToday {...desk} />
              </QueryBoundary>
            </li>
          ))}
        </Rows>
      </Card>
    </Stack>
  );
}

/** The orders of today of each restaurant, with a link to them. */
export function OrdersToday() {
  return (
    <QueryBoundary isAwaited fallback={null} failure={messages.panelFailed}>
      <Desks />
    </QueryBoundary>
  );
}
