import { ANSWER_LIMITS } from '@forkfront/common/limits.ts';
import { ArgsType, Field, ID, Int } from 'type-graphql';
import { badInput } from '../../graphql/pageRequest.ts';
import { resultType } from '../../graphql/errors.graphql.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { ConnectionArgs, edgeType, PageInfo } from '../../graphql/relay.graphql.ts';
import { DateTime, Pence } from '../../graphql/scalars.ts';
import {
  field,
  inputType,
  mutationInput,
  mutationPayload,
  nodeType,
  nullable,
  objectType,
} from '../../graphql/types.ts';
import { isDay } from '@forkfront/common/zonedTime.ts';
import type { Plan } from '@forkfront/common/plan.ts';
import { DeskRoleEnum } from '../restaurants/restaurant.graphql.ts';
import type { Desk } from '../restaurants/restaurant.repository.ts';
import { FulfilmentEnum } from '../sites/ordering.graphql.ts';
import type { StoredOrder } from '../orders/order.repository.ts';
import type { OrderFilter } from '../orders/orderList.rules.ts';
import { delaysOf, nextStates, type OrderMove } from '@forkfront/common/orderState.ts';
import { ORDER_FIELDS, OrderStateEnum, toOrderLines, toVatReceipt } from '../orders/orderStatus.graphql.ts';

export const OrderType = nodeType('Order', 'An order as the staff of its restaurant see it.', {
  ...ORDER_FIELDS,
  restaurantName: field(String, 'Name of the restaurant.'),
  timeZone: field(String, 'Time zone of the restaurant (IANA name).'),
  customerPhone: field(String, 'Telephone number of the diner; empty when it was removed.'),
  customerEmail: field(String, 'Email address of the diner; empty when it was removed.'),
  answerBy: nullable(
    DateTime,
    'When the order expires without an answer; null when it was answered or expired.',
  ),
  nextStates: field([OrderStateEnum], 'The states that `moveOrder` can move it to now.'),
  delays: field(
    [Int],
    'The minutes by which `delayOrder` can delay it now; empty when the kitchen does not make it.',
  ),
});
/** No field is `orderId`, for `moves`. */
export type OrderType = InstanceType<typeof OrderType> & { orderId: string };

/** An order for its restaurant. */
export const toOrderType = ({ view, contact }: StoredOrder): OrderType =>
  OrderType.of({
    ...view,
    ...contact,
    id: toGlobalId('Order', view.id),
    orderId: view.id,
    vatReceipt: toVatReceipt(view),
    lines: toOrderLines(view),
    restaurantName: view.restaurant.name,
    timeZone: view.restaurant.timeZone,
    answerBy: view.state === 'PLACED' ? view.expiresAt : null,
    nextStates: nextStates(view),
    delays: [...delaysOf(view)],
  });

const OrderFilterInput = inputType('OrderFilter', 'Which orders of a restaurant. All conditions must hold.', {
  states: nullable([OrderStateEnum], 'In one of these states; null or empty: in any.'),
  fulfilment: nullable(FulfilmentEnum, 'Only these; null: both.'),
  from: nullable(
    String,
    'Orders that diners get on this day or later, in the time zone of the restaurant, as `2026-11-20`.',
  ),
  to: nullable(String, 'Orders that diners get on this day or earlier, as `2026-11-20`.'),
  search: nullable(
    String,
    'The order number, the beginning of the postcode, or part of the name, telephone number or email address of the diner, of the name of a dish or of the code of an offer, at most 100 characters. Without `from` the newest 10,000 orders are searched.',
  ),
});

@ArgsType()
export class OrdersArgs extends ConnectionArgs {
  @Field(() => OrderFilterInput, { nullable: true, description: 'Which orders; null: all.' })
  filter?: InstanceType<typeof OrderFilterInput> | null;
}

/** Checks a filter. Throws BAD_USER_INPUT for a day that does not exist. */
export function orderFilterOf(filter: OrdersArgs['filter']): OrderFilter {
  const { states, fulfilment, from = null, to = null, search } = filter ?? {};
  for (const day of [from, to])
    if (day !== null && !isDay(day)) throw badInput('A day is written as 2026-11-20.');
  return { states: states ?? [], fulfilment: fulfilment ?? null, from, to, search: search ?? '' };
}

export const OrderTotalsType = objectType('OrderTotals', 'Number and value of orders.', {
  count: field(Int, 'Number of orders.'),
  waiting: field(Int, 'Number of orders that wait for an answer.'),
  sold: field(Int, 'Number of sold orders: accepted and not cancelled.'),
  total: field(Pence, 'Total of the sold orders.'),
});

const OrderEdge = edgeType('Order', OrderType);

export const OrderConnection = objectType('OrderConnection', 'A page of orders, newest first.', {
  edges: field([OrderEdge], 'The page.'),
  pageInfo: field(PageInfo, 'Position of the page.'),
});
/** No fields are the values of `totals`, which is calculated when it is asked for. */
export type OrderConnection = InstanceType<typeof OrderConnection> & {
  of: DeskOf;
  filter: OrderFilter;
};

/** The restaurant of a desk, as the services need it. */
export interface DeskOf {
  restaurantId: string;
  timeZone: string;
}

export const OrderDeskType = nodeType(
  'OrderDesk',
  'The orders of one restaurant, for those who may see and answer them.',
  {
    restaurantId: field(ID, 'Id of the restaurant, for `orderChanged`.'),
    name: field(String, 'Name of the restaurant.'),
    slug: field(String, 'Subdomain of its site.'),
    timeZone: field(String, 'Time zone of the restaurant (IANA name). Its days begin and end there.'),
    role: field(DeskRoleEnum, 'What the viewer may do with the restaurant.'),
    onlyWhileBoardOpen: field(Boolean, 'Whether orders for now pause while no board is open.'),
    unattendedSince: nullable(
      DateTime,
      'Since when orders for now pause because no board is open; null: they do not.',
    ),
  },
);
/** No fields are `of`, for `orders`, and `plan`, for `board`. */
export type OrderDeskType = InstanceType<typeof OrderDeskType> & { of: DeskOf; plan: Plan };

export const toOrderDesk = ({ id, name, slug, timeZone, role, ordering, ...plan }: Desk): OrderDeskType =>
  OrderDeskType.of({
    id: toGlobalId('OrderDesk', id),
    restaurantId: toGlobalId('Restaurant', id),
    name,
    slug,
    timeZone,
    role,
    onlyWhileBoardOpen: ordering.onlyWhileBoardOpen ?? false,
    unattendedSince: ordering.unattendedSince ? new Date(ordering.unattendedSince) : null,
    of: { restaurantId: id, timeZone },
    plan,
  });

export const OrderBoardType = objectType('OrderBoard', 'What a kitchen needs to see of its orders.', {
  orders: field(
    [OrderType],
    'All orders that are not finished, and those that were finished in the last 12 hours; newest first, at most 600.',
  ),
  at: field(DateTime, 'The argument `since` of `orderChanged`, so that no change is missed.'),
});

export const MoveOrderInput = mutationInput('moveOrder', {
  orderId: field(ID, 'Id of the order.'),
  to: field(OrderStateEnum, 'The new state, one of `nextStates`.'),
  from: nullable(
    OrderStateEnum,
    'The state that the person saw. When somebody has moved the order since, the result is a conflict. null: any state.',
  ),
  readyInMinutes: nullable(
    Int,
    'For ACCEPTED: minutes from now until it can be collected or is at the door, 5 to 180. null: at the time that the diner chose; only for an order with `scheduledFor`.',
  ),
  reason: nullable(
    String,
    `For REJECTED and CANCELLED: the reason for the diner, at most ${ANSWER_LIMITS.reason} characters.`,
  ),
});
export type MoveOrderInput = InstanceType<typeof MoveOrderInput>;

export const MoveOrderPayload = mutationPayload('moveOrder', { order: field(OrderType, 'The moved order.') });
export const MoveOrderResult = resultType(
  'moveOrder',
  MoveOrderPayload,
  'validation',
  'notFound',
  'conflict',
);

export const DelayOrderInput = mutationInput('delayOrder', {
  orderId: field(ID, 'Id of the order.'),
  minutes: field(Int, 'How many minutes more it needs, one of `delays`.'),
  promisedAt: nullable(
    DateTime,
    'The `readyAt` that the person saw. With it a repeat changes nothing, and another time in between is a conflict. Without it each request counts.',
  ),
});
export type DelayOrderInput = InstanceType<typeof DelayOrderInput>;

export const DelayOrderPayload = mutationPayload('delayOrder', {
  order: field(OrderType, 'The order with its new `readyAt`.'),
});
export const DelayOrderResult = resultType(
  'delayOrder',
  DelayOrderPayload,
  'validation',
  'notFound',
  'conflict',
);

export const UndoOrderMoveInput = mutationInput('undoOrderMove', {
  orderId: field(ID, 'Id of the order.'),
  state: nullable(
    OrderStateEnum,
    'The state that the person saw. With it an order in another state stays as it is, so a repeat changes nothing.',
  ),
  readyAt: nullable(DateTime, 'The promised time that the person saw, in the same way.'),
});
export type UndoOrderMoveInput = InstanceType<typeof UndoOrderMoveInput>;

export const UndoOrderMovePayload = mutationPayload('undoOrderMove', {
  order: field(OrderType, 'The order as it was before.'),
});
export const UndoOrderMoveResult = resultType('undoOrderMove', UndoOrderMovePayload, 'notFound', 'conflict');

export const ResendOrderMailInput = mutationInput('resendOrderMail', {
  orderId: field(ID, 'Id of the order.'),
});
export type ResendOrderMailInput = InstanceType<typeof ResendOrderMailInput>;

export const ResendOrderMailPayload = mutationPayload('resendOrderMail', {
  email: field(String, 'Where the mail goes.'),
});
export const ResendOrderMailResult = resultType(
  'resendOrderMail',
  ResendOrderMailPayload,
  'notFound',
  'conflict',
  'rateLimited',
);

export const OrderEventType = objectType(
  'OrderEvent',
  'Orders of a restaurant that were placed or changed.',
  {
    orders: field(
      [OrderType],
      'The orders as they are now, the oldest change first. May be empty in the first event.',
    ),
    at: field(DateTime, 'The argument `since` for the next subscription after a lost connection.'),
    isComplete: field(
      Boolean,
      'False when there were too many changes for one event: read the orders again.',
    ),
  },
);

/** The move that a state names; null for a state that nobody sets. */
export const moveTo = (to: OrderType['state']): OrderMove | null =>
  to === 'PLACED' || to === 'EXPIRED' ? null : to;
