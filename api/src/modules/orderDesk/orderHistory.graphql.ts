import { MINUTE_MS } from '@forkfront/common/durations.ts';
import { Int } from 'type-graphql';
import { DateTime } from '../../graphql/scalars.ts';
import { enumType, field, nullable, objectType } from '../../graphql/types.ts';
import type { Move } from './boardReads.ts';
import type { OrderMover } from '@forkfront/common/orderState.ts';
import { OrderStateEnum } from '../orders/orderStatus.graphql.ts';

const OrderMoverEnum = enumType<OrderMover>('OrderMover', 'Who moved an order.', {
  RESTAURANT: 'The restaurant.',
  DINER: 'The diner.',
  CLOCK: 'Nobody: the time to answer was over.',
});

export const OrderMoveType = objectType(
  'OrderMove',
  'A change of the state or the promised time of an order.',
  {
    toState: field(OrderStateEnum, 'The new state; for a delay the state that it kept.'),
    delayedTo: nullable(DateTime, 'The new promised time of a delay; null for other moves.'),
    delayMinutes: nullable(Int, 'How many minutes later that is than promised before; null for other moves.'),
    madeBy: field(OrderMoverEnum, 'Who made it.'),
    memberName: nullable(
      String,
      'Name of the person of the restaurant; null for the link of a mail, a removed account, and other movers.',
    ),
    madeAt: field(DateTime, 'When it was made.'),
    undoneAt: nullable(DateTime, 'When it was taken back; null: it was not.'),
  },
);

/** An entry of the history for GraphQL. */
export const toOrderMove = ({ before, delayedTo, ...move }: Move): InstanceType<typeof OrderMoveType> =>
  OrderMoveType.of({
    ...move,
    delayedTo,
    delayMinutes:
      delayedTo && before?.readyAt
        ? Math.round((delayedTo.getTime() - Date.parse(before.readyAt)) / MINUTE_MS)
        : null,
  });
