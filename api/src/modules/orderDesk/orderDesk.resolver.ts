import { GraphQLError } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { requireViewer } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { outcomeOf } from '../../graphql/errors.graphql.ts';
import { requireId, searchIdOf } from '../../graphql/globalId.ts';
import { badInput, pageRequest } from '../../graphql/pageRequest.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { abortableStream } from '../../lib/abortableStream.ts';
import { UserType } from '../accounts/account.graphql.ts';
import { RestaurantType } from '../restaurants/restaurant.graphql.ts';
import { messages } from '../orders/messages.ts';
import {
  DelayOrderInput,
  DelayOrderPayload,
  DelayOrderResult,
  type DeskOf,
  MoveOrderInput,
  MoveOrderPayload,
  MoveOrderResult,
  moveTo,
  OrderBoardType,
  OrderConnection,
  OrderDeskType,
  OrderEventType,
  orderFilterOf,
  OrdersArgs,
  OrderTotalsType,
  OrderType,
  ResendOrderMailInput,
  ResendOrderMailPayload,
  ResendOrderMailResult,
  toOrderDesk,
  toOrderType,
  UndoOrderMoveInput,
  UndoOrderMovePayload,
  UndoOrderMoveResult,
} from './orderDesk.graphql.ts';
import { orderPlaceAt, orderPlaceOf } from '../orders/orderList.rules.ts';
import { OrderMoveType, toOrderMove } from './orderHistory.graphql.ts';
import { OrderDeskService, type OrdersEvent } from './orderDesk.service.ts';

/** A page of the orders of a restaurant. The caller has checked the permission. */
async function ordersOf(
  desk: OrderDeskService,
  of: DeskOf,
  { filter, ...args }: OrdersArgs,
): Promise<OrderConnection> {
  const { first, last, after = null, before = null } = pageRequest(args, orderPlaceAt);
  const page = {
    count: first ?? last ?? 0,
    isForward: first !== undefined,
    after,
    before,
  };
  const wanted = orderFilterOf(filter);
  const { orders, hasMore } = await desk.list(of, wanted, page);
  const edges = orders.map((order) => ({ cursor: orderPlaceOf(order.view), node: toOrderType(order) }));
  return OrderConnection.of({
    edges,
    pageInfo: {
      hasNextPage: page.isForward ? hasMore : page.before !== null,
      hasPreviousPage: page.isForward ? page.after !== null : hasMore,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    of,
    filter: wanted,
  });
}

const ORDERS = { description: 'Its orders, newest first, without test orders.' };

/** `Restaurant.orders`. Only its owner can read a `Restaurant`. */
@Resolver(() => RestaurantType)
export class RestaurantOrdersResolver {
  constructor(private readonly desk: OrderDeskService) {}

  @FieldResolver(() => OrderConnection, ORDERS)
  orders(
    @Root() { id, timeZone }: RestaurantType,
    @Args(() => OrdersArgs) args: OrdersArgs,
  ): Promise<OrderConnection> {
    return ordersOf(this.desk, { restaurantId: requireId('Restaurant', id), timeZone }, args);
  }
}

/** `OrderDesk.orders` and `OrderDesk.board`. Only those who may answer its orders can read an `OrderDesk`. */
@Resolver(() => OrderDeskType)
export class DeskOrdersResolver {
  constructor(private readonly desk: OrderDeskService) {}

  @FieldResolver(() => OrderConnection, ORDERS)
  orders(@Root() { of }: OrderDeskType, @Args(() => OrdersArgs) args: OrdersArgs): Promise<OrderConnection> {
    return ordersOf(this.desk, of, args);
  }

  @FieldResolver(() => OrderBoardType, {
    nullable: true,
    description: 'The live board of the kitchen; null on a plan without it.',
  })
  async board(@Root() { of, plan }: OrderDeskType): Promise<InstanceType<typeof OrderBoardType> | null> {
    const board = await this.desk.board(of.restaurantId, plan);
    return board && OrderBoardType.of({ orders: board.orders.map(toOrderType), at: board.at });
  }
}

/** `User.desks`. Only the user can read a `User`. */
@Resolver(() => UserType)
export class UserDesksResolver {
  constructor(private readonly desk: OrderDeskService) {}

  @FieldResolver(() => [OrderDeskType], {
    description: 'The restaurants whose orders this user may see and answer, by name.',
  })
  async desks(@Root() { id }: UserType): Promise<OrderDeskType[]> {
    return (await this.desk.desks(requireId('User', id))).map(toOrderDesk);
  }
}

@Resolver(() => OrderConnection)
export class OrderTotalsResolver {
  constructor(private readonly desk: OrderDeskService) {}

  @FieldResolver(() => OrderTotalsType, { description: 'Number and value of all orders of the filter.' })
  async totals(@Root() { of, filter }: OrderConnection): Promise<InstanceType<typeof OrderTotalsType>> {
    return OrderTotalsType.of(await this.desk.totals(of, filter));
  }
}

/** The history of an order, its moves, and the stream of changes for open boards. */
@Resolver(() => OrderType)
export class OrderDeskResolver {
  constructor(private readonly desk: OrderDeskService) {}

  @FieldResolver(() => [OrderMoveType], {
    description: 'Its history, oldest first, without the placing of the order.',
  })
  async moves(@Root() { orderId }: OrderType): Promise<InstanceType<typeof OrderMoveType>[]> {
    return (await this.desk.moves(orderId)).map(toOrderMove);
  }

  @Mutation(() => MoveOrderResult, {
    description:
      'Moves an order of a restaurant to another state and informs the diner after 10 seconds, in which `undoOrderMove` can take it back. A repeat changes nothing.',
  })
  async moveOrder(
    @Arg('input', () => MoveOrderInput) input: MoveOrderInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof MoveOrderResult> {
    const to = moveTo(input.to);
    if (!to) throw badInput('Nobody can move an order to this state.');
    const { from = null, readyInMinutes = null, reason } = input;
    const move = { to, from, readyInMinutes, reason: reason ?? '' };
    const result = await this.desk.move(requireViewer(context).id, searchIdOf('Order', input.orderId), move);
    return outcomeOf(result, (order) => MoveOrderPayload.of({ order: toOrderType(order) }));
  }

  @Mutation(() => DelayOrderResult, {
    description:
      'Says that an accepted order needs some minutes more than promised, or more than now when that time is over. At most 180 minutes after the time first promised. The diner is informed after 10 seconds, in which `undoOrderMove` can take it back. Without `promisedAt` each call counts.',
  })
  async delayOrder(
    @Arg('input', () => DelayOrderInput) { orderId, minutes, promisedAt }: DelayOrderInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof DelayOrderResult> {
    const wanted = { minutes, promised: promisedAt ?? null };
    const result = await this.desk.delay(requireViewer(context).id, searchIdOf('Order', orderId), wanted);
    return outcomeOf(result, (order) => DelayOrderPayload.of({ order: toOrderType(order) }));
  }

  @Mutation(() => UndoOrderMoveResult, {
    description:
      'Takes the last `moveOrder` or `delayOrder` of an order back. Later than 10 seconds after it, it is a conflict. Without `state` and `readyAt` each call takes one back.',
  })
  async undoOrderMove(
    @Arg('input', () => UndoOrderMoveInput) { orderId, state, readyAt }: UndoOrderMoveInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof UndoOrderMoveResult> {
    const seen = { state: state ?? null, readyAt: readyAt ?? null };
    const result = await this.desk.undo(requireViewer(context).id, searchIdOf('Order', orderId), seen);
    return outcomeOf(result, (order) => UndoOrderMovePayload.of({ order: toOrderType(order) }));
  }

  @Mutation(() => ResendOrderMailResult, {
    description: 'Mails the diner again how the order stands, at most 3 times an hour.',
  })
  async resendOrderMail(
    @Arg('input', () => ResendOrderMailInput) { orderId }: ResendOrderMailInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof ResendOrderMailResult> {
    const sent = await this.desk.resendMail(requireViewer(context).id, searchIdOf('Order', orderId));
    return outcomeOf(sent, (email) => ResendOrderMailPayload.of({ email }));
  }

  @Subscription(() => OrderEventType, {
    description:
      'What changed in the orders of a restaurant since a time, and then each change. An order is in the event as it is now, so changes that follow each other may arrive as one.',
    subscribe: ({ args, context }) =>
      orderStream(args as { restaurantId: string; since?: Date | null }, context as GraphqlContext),
  })
  orderChanged(
    @Root() { orders, at, isComplete }: OrdersEvent,
    @Arg('restaurantId', () => ID, { description: 'Id of the restaurant.' }) _restaurantId: string,
    @Arg('since', () => DateTime, {
      nullable: true,
      description: '`at` of the last event that was received; null: from now on.',
    })
    _since?: Date | null,
  ): InstanceType<typeof OrderEventType> {
    return OrderEventType.of({ orders: orders.map(toOrderType), at, isComplete });
  }
}

async function orderStream(
  { restaurantId, since }: { restaurantId: string; since?: Date | null },
  context: GraphqlContext,
): Promise<AsyncIterable<OrdersEvent>> {
  const desk = context.get(OrderDeskService);
  const id = searchIdOf('Restaurant', restaurantId);
  const { id: viewerId } = requireViewer(context);
  // An error here is sent to this subscription only; an error in the stream would close the whole socket.
  if (!(await desk.watchStart(viewerId, id)))
    throw new GraphQLError(messages.restaurantUnknown, { extensions: { code: 'BAD_USER_INPUT' } });
  return abortableStream((signal) => desk.watch(viewerId, id, since ?? null, signal));
}
