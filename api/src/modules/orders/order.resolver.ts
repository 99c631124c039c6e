import { GraphQLError } from 'graphql';
import { Arg, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { requireViewer } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { outcomeOf } from '../../graphql/errors.graphql.ts';
import { idOf, searchIdOf } from '../../graphql/globalId.ts';
import { abortableStream } from '../../lib/abortableStream.ts';
import type { Get } from '../../lib/inject.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import { messages } from './messages.ts';
import {
  AcceptOrderInput,
  AdvanceOrderInput,
  CancelOrderInput,
  MarkOrderReadyInput,
  OpenTestModeInput,
  OpenTestModePayload,
  OpenTestModeResult,
  PlaceOrderInput,
  RejectOrderInput,
  AnswerOrderPayload,
  AnswerOrderResult,
  PlaceOrderResult,
  toPlaceOrderPayload,
} from './order.graphql.ts';
import type { OrderView } from './order.repository.ts';
import { OrderStatusType, toOrderStatus } from './orderStatus.graphql.ts';
import { type AnswerResult, OrderAnswerService } from './orderAnswer.service.ts';
import { OrderStatusService } from './orderStatus.service.ts';
import { PlaceOrderService } from './placeOrder.service.ts';
import { TestModeService } from './testMode.service.ts';

@Resolver()
export class OrderResolver {
  constructor(
    /** Services are made when they are used, so that placing an order makes no EntityManager. */
    private readonly get: Get,
    private readonly links: SiteLinks,
  ) {}

  @Query(() => OrderStatusType, {
    nullable: true,
    description: 'An order by its status token; null for an unknown token.',
  })
  async orderStatus(
    @Arg('token', () => String, { description: 'Status token of the order.' }) token: string,
  ): Promise<OrderStatusType | null> {
    const view = await this.get(OrderStatusService).byStatusToken(token);
    return view && toOrderStatus(view, this.links);
  }

  @Mutation(() => PlaceOrderResult, {
    description:
      'Places an order for collection or delivery, paid when the diner gets it. The server calculates the prices.',
  })
  async placeOrder(
    @Arg('input', () => PlaceOrderInput) input: PlaceOrderInput,
    @Ctx() { ip }: GraphqlContext,
  ): Promise<typeof PlaceOrderResult> {
    const { slug, idempotencyKey, shownTotal, name, phone, email, note } = input;
    // The service reports ids of other types as unknown.
    const lines = input.lines.map(({ productId, quantity, sizeId, options, note }) => ({
      productId: idOf('Product', productId) ?? '',
      quantity,
      sizeId: sizeId == null ? null : (idOf('ProductSize', sizeId) ?? ''),
      options: (options ?? []).map(({ optionId, quantity: count }) => ({
        optionId: idOf('ProductOption', optionId) ?? '',
        quantity: count,
      })),
      note: note ?? '',
    }));
    const address = input.deliveryAddress;
    const order = {
      name,
      phone,
      email,
      note: note ?? '',
      fulfilment: input.fulfilment ?? 'COLLECTION',
      scheduledFor: input.scheduledFor ?? null,
      promotionCode: input.promotionCode ?? '',
      ifMissing: input.ifMissing ?? null,
      deliveryAddress: address
        ? {
            ...address,
            line2: address.line2 ?? '',
          }
        : null,
    };
    const result = await this.get(PlaceOrderService).place(
      { slug, idempotencyKey, lines, shownTotal, ...order, testerId: null },
      ip,
    );
    return outcomeOf(result, (placed) => toPlaceOrderPayload(placed, this.links));
  }

  @Mutation(() => OpenTestModeResult, {
    description:
      'Returns an address that opens the test mode of a site. The browser that opens it orders as diners do, at any time, and its orders reach nobody and count for nothing.',
  })
  async openTestMode(
    @Arg('input', () => OpenTestModeInput) { restaurantId }: OpenTestModeInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof OpenTestModeResult> {
    const id = searchIdOf('Restaurant', restaurantId);
    const opened = await this.get(TestModeService).open(requireViewer(context).id, id);
    return outcomeOf(opened, (url) => OpenTestModePayload.of({ url }));
  }

  @Mutation(() => AnswerOrderResult, { description: 'Accepts an order. A repeat changes nothing.' })
  async acceptOrder(
    @Arg('input', () => AcceptOrderInput) { token, readyInMinutes }: AcceptOrderInput,
  ): Promise<typeof AnswerOrderResult> {
    return this.answered(await this.get(OrderAnswerService).accept(token, readyInMinutes ?? null));
  }

  @Mutation(() => AnswerOrderResult, { description: 'Rejects an order. A repeat changes nothing.' })
  async rejectOrder(
    @Arg('input', () => RejectOrderInput) { token, reason }: RejectOrderInput,
  ): Promise<typeof AnswerOrderResult> {
    return this.answered(await this.get(OrderAnswerService).reject(token, reason));
  }

  @Mutation(() => AnswerOrderResult, {
    description:
      'Marks an accepted order as ready, as `advanceOrder` does. A repeat changes nothing. In other states the result is a conflict.',
  })
  async markOrderReady(
    @Arg('input', () => MarkOrderReadyInput) { token }: MarkOrderReadyInput,
  ): Promise<typeof AnswerOrderResult> {
    return this.answered(await this.get(OrderAnswerService).advance(token, 'READY'));
  }

  @Mutation(() => AnswerOrderResult, {
    description:
      'Moves an accepted order to its next state and informs the diner. A repeat changes nothing. A move that the state does not allow is a conflict.',
  })
  async advanceOrder(
    @Arg('input', () => AdvanceOrderInput) { token, to }: AdvanceOrderInput,
  ): Promise<typeof AnswerOrderResult> {
    return this.answered(await this.get(OrderAnswerService).advance(token, to));
  }

  @Mutation(() => AnswerOrderResult, {
    description:
      'Cancels an order and informs the other side. The restaurant can cancel until the diner has the order, the diner until `cancellableUntil`; later it is a conflict. A repeat changes nothing.',
  })
  async cancelOrder(
    @Arg('input', () => CancelOrderInput) { token, reason }: CancelOrderInput,
  ): Promise<typeof AnswerOrderResult> {
    return this.answered(await this.get(OrderAnswerService).cancel(token, reason ?? ''));
  }

  private answered(result: AnswerResult): typeof AnswerOrderResult {
    return outcomeOf(result, (view) => AnswerOrderPayload.of({ order: toOrderStatus(view, this.links) }));
  }

  @Subscription(() => OrderStatusType, {
    description: 'The current order, and the order after each change.',
    subscribe: ({ args, context }) => statusStream(args as { token: string }, context as GraphqlContext),
  })
  orderStatusChanged(
    @Root() view: OrderView,
    @Arg('token', () => String, { description: 'Status token of the order.' }) _token: string,
  ): OrderStatusType {
    return toOrderStatus(view, this.links);
  }
}

async function statusStream(
  { token }: { token: string },
  { get }: GraphqlContext,
): Promise<AsyncIterable<OrderView>> {
  const statuses = get(OrderStatusService);
  // An error here is sent to this subscription only; an error in the stream would close the whole socket.
  if (!(await statuses.byStatusToken(token)))
    throw new GraphQLError(messages.orderUnknown, { extensions: { code: 'BAD_USER_INPUT' } });
  return abortableStream((signal) => statuses.watch(token, signal));
}
