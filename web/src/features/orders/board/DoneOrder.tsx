import { memo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { DoneOrder_order$key } from '../../../__generated__/DoneOrder_order.graphql.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { messages as deskMessages } from '../messages.ts';
import { stateLook } from '../orderState.rules.ts';
import { timeText } from '../orderTime.rules.ts';
import type { BoardOrder } from './useBoardOrders.ts';

const Row = styled.button`
  display: grid;
  grid-template-columns: minmax(2.6em, auto) minmax(0, 1fr);
  align-items: center;
  gap: 0 var(--space-3);
  width: 100%;
  min-height: 56px;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--surface);
  text-align: left;
  cursor: pointer;
  /* A day has hundreds of them. */
  content-visibility: auto;
  contain-intrinsic-height: auto 58px;
  font-variant-numeric: lining-nums tabular-nums;
  &:hover {
    background: var(--surface-2);
  }
  > b {
    font-family: var(--font-display);
    font-size: var(--size-20);
    font-weight: 600;
  }
  > span {
    min-width: 0;
    font-size: var(--size-15);
    line-height: 1.5;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

interface Props {
  order: DoneOrder_order$key & BoardOrder;
  timeZone: string;
  onOpen: (id: string) => void;
}

/** An order that is finished: one line that opens it. */
export const DoneOrder = memo(function DoneOrder({ order, timeZone, onOpen }: Props) {
  const { customerName } = useFragment(
    graphql`
      fragment DoneOrder_order on Order {
        customerName
      }
    `,
    order,
  );
  const { id, number, state, placedAt } = order;
  const { label, tone } = stateLook(state);
  return (
    <Row type="button" data-order={id} data-state={state} onClick={() => onOpen(id)}>
      <b>{number}</b>
      <span>
        {customerName || deskMessages.customer}
        <br />
        {timeText(placedAt, timeZone, new Date(placedAt))} <Chip tone={tone}>{label}</Chip>
      </span>
    </Row>
  );
});
