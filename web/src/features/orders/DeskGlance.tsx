import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { DeskGlanceQuery } from '../../__generated__/DeskGlanceQuery.graphql.ts';
import { formatPence } from '@forkfront/common/money.ts';
import { atLeast } from '../../ui/breakpoints.ts';
import { Card } from '../../ui/Card.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { messages } from './messages.ts';
import { nextDue, OPEN_STATES } from './orderState.rules.ts';
import { dayIn, shiftDay } from '@forkfront/common/zonedTime.ts';
import { timeText } from './orderTime.rules.ts';
import { useFreshQuery } from './useFreshQuery.ts';
import type { OrderEvent } from './useOrderEvents.ts';

const Band = styled(Card)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  background: var(--line);
  @media ${atLeast('small')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Cell = styled.div<{ $tone?: 'warning' | undefined }>`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  padding: var(--space-4) var(--space-5);
  background: ${({ $tone }) => ($tone ? `var(--${$tone}-soft)` : 'var(--surface)')};
  color: ${({ $tone }) => ($tone ? `var(--on-${$tone}-soft)` : 'var(--text)')};
  font-variant-numeric: tabular-nums;
`;

const Label = styled.dt`
  font-size: var(--size-15);
  opacity: 0.92;
`;

const Value = styled.dd`
  font-family: var(--font-display);
  font-size: var(--size-25);
  font-weight: 560;
  line-height: 1.2;
  font-variant-numeric: lining-nums tabular-nums;
  overflow-wrap: anywhere;
`;

/** Older orders are over, whatever their state. */
const OPEN_DAYS = 20;

interface Props {
  desk: { id: string; timeZone: string };
  now: Date;
  subscribe: (listener: (event: OrderEvent) => void) => () => void;
}

/** Today in four numbers. A query of its own: it does not depend on the filter of the list, and fails alone. */
export function DeskGlance({ desk: { id, timeZone }, now, subscribe }: Props) {
  const today = dayIn(timeZone, now);
  const { node } = useFreshQuery<DeskGlanceQuery>(
    graphql`
      query DeskGlanceQuery($desk: ID!, $today: OrderFilter!, $open: OrderFilter!) @throwOnFieldError {
        node(id: $desk) {
          ... on OrderDesk @alias(as: "desk") {
            today: orders(first: 1, filter: $today) {
              totals {
                sold
                total
              }
            }
            open: orders(first: 100, filter: $open) {
              totals {
                waiting
              }
              edges {
                node {
                  readyAt
                  dueAt
                  scheduledFor
                }
              }
            }
          }
        }
      }
    `,
    {
      desk: id,
      today: { from: today, to: today },
      open: { states: OPEN_STATES, from: shiftDay(today, -OPEN_DAYS) },
    },
    subscribe,
  );
  if (!node?.desk) return null;
  const { sold, total } = node.desk.today.totals;
  const { totals, edges } = node.desk.open;
  const next = nextDue(
    edges.map((edge) => edge.node),
    now.getTime(),
  );
  return (
    <Band as="dl" $padded={false} aria-label={messages.today}>
      <Cell>
        <Label>{messages.ordersToday(sold)}</Label>
        <Value>{sold}</Value>
      </Cell>
      <Cell>
        <Label>{messages.takenToday}</Label>
        <Value>{formatPence(total)}</Value>
      </Cell>
      <Cell $tone={totals.waiting > 0 ? 'warning' : undefined}>
        <Label>{messages.waitForAnswer}</Label>
        <Value>{totals.waiting}</Value>
      </Cell>
      <Cell>
        <Label>{messages.nextDue}</Label>
        <Value>{next === null ? messages.nothingDue : timeText(next, timeZone, now)}</Value>
      </Cell>
    </Band>
  );
}

/** Shown while the numbers load. */
export const GlanceSkeleton = () => (
  <SkeletonRegion label={messages.loading}>
    <Skeleton $height="92px" $radius="16px" />
  </SkeletonRegion>
);
