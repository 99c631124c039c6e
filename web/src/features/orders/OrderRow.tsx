import { createLink } from '@tanstack/react-router';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { OrderRow_order$key } from '../../__generated__/OrderRow_order.graphql.ts';
import { formatPence } from '@forkfront/common/money.ts';
import { Chip } from '../../ui/Chip.tsx';
import { messages } from './messages.ts';
import { dueTime, isUnpaid, kindOf, OPEN_STATES, stateLook } from './orderState.rules.ts';
import { timeText } from './orderTime.rules.ts';
import type { OrdersSearch } from './ordersSearch.rules.ts';

const Anchor = styled.a`
  display: grid;
  grid-template-columns: 3.2rem minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-3);
  align-items: baseline;
  padding: var(--space-4) var(--space-5);
  border-left: 4px solid transparent;
  color: var(--text);
  text-decoration: none;
  font-variant-numeric: tabular-nums;
  transition: background var(--ease);
  &:hover {
    background: var(--surface-2);
    color: var(--text);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[data-waiting='true'] {
    border-left-color: var(--warning);
  }
  &[data-open='true'] {
    border-left-color: var(--primary);
    background: var(--primary-soft);
  }
`;

const Row = createLink(Anchor);

const Number = styled.span`
  font-family: var(--font-display);
  font-size: var(--size-20);
  font-weight: 560;
  font-variant-numeric: lining-nums tabular-nums;
`;

const Name = styled.span`
  font-weight: 600;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Amount = styled.span<{ $void: boolean }>`
  justify-self: end;
  font-weight: 600;
  color: ${({ $void }) => ($void ? 'var(--text-soft)' : 'inherit')};
  text-decoration: ${({ $void }) => ($void ? 'line-through' : 'none')};
`;

const Soft = styled.span`
  color: var(--text-soft);
  font-size: var(--size-15);
`;

const Dishes = styled(Soft)`
  grid-column: 2 / -1;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Foot = styled.span`
  grid-column: 2 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  margin-top: var(--space-1);
`;

interface Props {
  order: OrderRow_order$key;
  timeZone: string;
  now: Date;
  isSelected: boolean;
  /** Of the list; it stays while the order is open. */
  search: OrdersSearch;
}

/** An order in the list: who, what, when and how much. */
export function OrderRow({ order, timeZone, now, isSelected, search }: Props) {
  const { id, number, state, fulfilment, customerName, discount, total, placedAt, lines, ...times } =
    useFragment(
      graphql`
        fragment OrderRow_order on Order {
          id
          number
          state
          fulfilment
          customerName
          discount
          total
          placedAt
          dueAt
          readyAt
          scheduledFor
          lines {
            name
            quantity
          }
        }
      `,
      order,
    );
  const { label, tone } = stateLook(state);
  const due = dueTime(times);
  const isOpen = OPEN_STATES.some((open) => open === state);
  const time =
    isOpen && due
      ? messages.dueAt(timeText(due, timeZone, now))
      : messages.placed(timeText(placedAt, timeZone, now));
  return (
    <li>
      <Row
        id={id}
        to="/orders/{-$orderId}"
        params={{ orderId: id }}
        search={search}
        resetScroll={false}
        preload={false}
        activeOptions={{ includeSearch: false }}
        data-open={isSelected}
        data-waiting={state === 'PLACED'}
      >
        <Number>{number}</Number>
        <Name>{customerName || messages.customer}</Name>
        <Amount $void={isUnpaid(state)}>{formatPence(total)}</Amount>
        <Dishes>{lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}</Dishes>
        <Foot>
          <Chip tone={tone} dot>
            {label}
          </Chip>
          <Soft>
            {messages.fulfilments[kindOf(fulfilment)]} · {time}
            {discount > 0 && ` · ${messages.offerOf(formatPence(-discount))}`}
          </Soft>
        </Foot>
      </Row>
    </li>
  );
}
