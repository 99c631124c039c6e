import { z } from 'zod';
import { fail, ok, type Result } from '../../lib/result.ts';
import { isDay } from '../../lib/zonedTime.ts';
import { mapOk, optionalText, type RestRoute, viewerRoute } from '../../rest/restRoute.ts';
import { FULFILMENTS } from '../sites/ordering.types.ts';
import { messages } from './messages.ts';
import type { OrderView, StoredOrder } from './order.repository.ts';
import { orderPlaceAt, orderPlaceOf } from './orderDesk.rules.ts';
import { OrderDeskService } from './orderDesk.service.ts';
import { nextStates, ORDER_STATES } from './orderState.rules.ts';

const time = (description: string) => z.string().meta({ description, format: 'date-time' });
const pounds = (description: string) => z.number().describe(`${description} Pounds (GBP), e.g. 8.5.`);
const state = z.enum(ORDER_STATES).describe('State of the order.');

const RestLine = z.object({
  name: z.string().describe('Name of the product when it was ordered.'),
  sizeName: z.string().describe('Name of the chosen size; empty without one.'),
  quantity: z.int().describe('Quantity.'),
  unitPrice: pounds('Price of one with its options.'),
  total: pounds('Price of the line.'),
  options: z.array(
    z.object({
      groupName: z.string().describe('Name of its group.'),
      name: z.string().describe('Name of the option.'),
      quantity: z.int().describe('How many of it each piece has.'),
      price: pounds('What each adds to the unit price.'),
    }),
  ),
  note: z.string().describe('What the diner wrote to this line; may be empty.'),
});

/** An order with the diner's contact. */
export const RestOrder = z
  .object({
    _id: z.uuid().describe('UUID.'),
    number: z.int().describe('Short number; restarts each day for each restaurant.'),
    state,
    nextStates: z.array(state).describe('The states to which it can be moved now.'),
    placedAt: time('When it was placed.'),
    scheduledFor: time('The time that the diner chose; null: as soon as possible.').nullable(),
    dueAt: time('When the diner expects it; null when it is not known.').nullable(),
    readyAt: time('What the restaurant promised; null before it is accepted.').nullable(),
    fulfilment: z.enum(FULFILMENTS).describe('How the diner gets it.'),
    deliveryAddress: z
      .object({ line1: z.string(), line2: z.string(), town: z.string(), postcode: z.string() })
      .nullable()
      .describe('Where to deliver; null for a collection.'),
    deliveryFee: pounds('Fee of the delivery, part of the total.'),
    discount: pounds('What a promotion takes off dishes and delivery.'),
    promotion: z
      .object({ name: z.string(), code: z.string().nullable() })
      .nullable()
      .describe('The promotion that counts; null without one. Its code is null when it needs none.'),
    total: pounds('What the diner pays.'),
    lines: z.array(RestLine),
    note: z.string().describe('The note of the diner; may be empty.'),
    customerName: z.string(),
    customerPhone: z.string(),
    customerEmail: z.string(),
    rejectionReason: z.string().nullable().describe('The reason of a rejection or cancellation.'),
  })
  .meta({ id: 'Order' });

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** An order without the diner's contact. */
export const toRestOrderView = (
  view: OrderView,
): Omit<z.output<typeof RestOrder>, 'customerPhone' | 'customerEmail'> => ({
  _id: view.id,
  number: view.number,
  state: view.state,
  nextStates: nextStates(view),
  placedAt: view.placedAt.toISOString(),
  scheduledFor: iso(view.scheduledFor),
  dueAt: iso(view.dueAt),
  readyAt: iso(view.readyAt),
  fulfilment: view.fulfilment,
  deliveryAddress: view.deliveryAddress,
  deliveryFee: view.deliveryFee / 100,
  discount: view.discount / 100,
  promotion: view.promotion && { name: view.promotion.name, code: view.promotion.code },
  total: view.total / 100,
  lines: view.lines.map(({ name, sizeName, quantity, unitPrice, total, options, note }) => ({
    name,
    sizeName,
    quantity,
    unitPrice: unitPrice / 100,
    total: total / 100,
    options: options.map(({ groupName, name: option, quantity: count, price }) => ({
      groupName,
      name: option,
      quantity: count,
      price: price / 100,
    })),
    note,
  })),
  note: view.note,
  customerName: view.customerName,
  rejectionReason: view.rejectionReason,
});

const toRestOrder = ({ view, contact }: StoredOrder): z.output<typeof RestOrder> => ({
  ...toRestOrderView(view),
  ...contact,
});

const day = (description: string) =>
  z.string().refine(isDay, { error: messages.dayInvalid }).meta({ description, format: 'date' }).nullish();

const OrdersQuery = z.object({
  state: state.nullish().describe('Only orders in this state.'),
  fulfilment: z.enum(FULFILMENTS).nullish().describe('Only collections or deliveries.'),
  from: day('Placed on this day or later, in the time zone of the restaurant.'),
  to: day('Placed on this day or earlier.'),
  search: optionalText.describe('Order number, or part of the name, telephone number or email address.'),
  limit: z.coerce.number().int().min(1).max(100).default(50).describe('How many orders, 1 to 100.'),
  after: z.string().nullish().describe('`nextCursor` of the page before.'),
});

const byId = (of: string) => z.object({ id: z.string().describe(`Id of the ${of}.`) });
const answered = { description: 'The order.', json: z.object({ data: z.object({ order: RestOrder }) }) };
const toAnswer = <E>(result: Result<StoredOrder, E>) =>
  mapOk(result, (order) => ({ data: { order: toRestOrder(order) } }));

/** The order desk for other programs (`08-ordering` §6). */
export const orderRoutes: RestRoute[] = [
  viewerRoute({
    method: 'get',
    path: '/restaurants/{id}/orders',
    operationId: 'listOrders',
    tag: 'orders',
    summary: 'The orders of a restaurant, newest first, without test orders',
    params: byId('restaurant'),
    query: OrdersQuery,
    answers: {
      200: {
        description: 'A page of orders.',
        json: z.object({
          data: z.object({
            orders: z.array(RestOrder),
            nextCursor: z.string().nullable().describe('For `after`; null on the last page.'),
          }),
        }),
      },
    },
    failures: [400, 404],
    uses: { desk: OrderDeskService },
    async answer({ desk, viewer, params, query }) {
      const { state: wanted, fulfilment, from = null, to = null, search, limit, after } = query;
      const found = await desk.desk(viewer.id, params.id);
      if (!found) return fail({ kind: 'notFound' as const, message: messages.restaurantUnknown });
      const place = after == null ? null : orderPlaceAt(after);
      if (after != null && !place)
        return fail({
          kind: 'validation' as const,
          message: messages.checkOrder,
          fields: [{ path: 'after', message: messages.cursorInvalid }],
        });
      const filter = { states: wanted ? [wanted] : [], fulfilment: fulfilment ?? null, from, to, search };
      const page = { count: limit, isForward: true, after: place, before: null };
      const of = { restaurantId: found.id, timeZone: found.timeZone };
      const { orders, hasMore } = await desk.list(of, filter, page);
      const last = orders.at(-1);
      const nextCursor = hasMore && last ? orderPlaceOf(last.view) : null;
      return ok({ data: { orders: orders.map(toRestOrder), nextCursor } });
    },
  }),
  viewerRoute({
    method: 'get',
    path: '/orders/{id}',
    operationId: 'getOrder',
    tag: 'orders',
    summary: 'An order',
    params: byId('order'),
    answers: { 200: answered },
    failures: [404],
    uses: { desk: OrderDeskService },
    async answer({ desk, viewer, params }) {
      const order = await desk.find(viewer.id, params.id);
      return toAnswer(
        order ? ok(order) : fail({ kind: 'notFound' as const, message: messages.orderUnknown }),
      );
    },
  }),
  viewerRoute({
    method: 'post',
    path: '/orders/{id}/moves',
    operationId: 'moveOrder',
    tag: 'orders',
    summary: 'Move an order to another state',
    description: 'The diner is informed after 10 seconds, in which `undoOrderMove` can take it back.',
    params: byId('order'),
    body: z.object({
      to: z.enum([
        'ACCEPTED',
        'PREPARING',
        'READY',
        'OUT_FOR_DELIVERY',
        'COMPLETED',
        'REJECTED',
        'CANCELLED',
      ]),
      readyInMinutes: z
        .int()
        .nullish()
        .describe(
          'For ACCEPTED: minutes until it is ready, 5 to 180; null: at the time that the diner chose.',
        ),
      reason: optionalText.describe('For REJECTED and CANCELLED: the reason for the diner.'),
    }),
    answers: { 200: answered },
    failures: [404, 409],
    uses: { desk: OrderDeskService },
    async answer({ desk, viewer, params, body: { to, readyInMinutes, reason } }) {
      const move = { to, readyInMinutes: readyInMinutes ?? null, reason };
      return toAnswer(await desk.move(viewer.id, params.id, move));
    },
  }),
  viewerRoute({
    method: 'post',
    path: '/orders/{id}/delay',
    operationId: 'delayOrder',
    tag: 'orders',
    summary: 'Say that an accepted order needs some minutes more',
    description:
      'Counted from the promised time, or from now when that is over; at most 180 minutes after the time first promised. The diner is informed after 10 seconds, in which `undoOrderMove` can take it back. Each request counts.',
    params: byId('order'),
    body: z.object({ minutes: z.int().describe('5, 10, 15, 20 or 30.') }),
    answers: { 200: answered },
    failures: [404, 409],
    uses: { desk: OrderDeskService },
    async answer({ desk, viewer, params, body: { minutes } }) {
      return toAnswer(await desk.delay(viewer.id, params.id, minutes));
    },
  }),
  viewerRoute({
    method: 'delete',
    path: '/orders/{id}/moves/last',
    operationId: 'undoOrderMove',
    tag: 'orders',
    summary: 'Take the last move or delay of an order back, within 10 seconds',
    params: byId('order'),
    answers: { 200: answered },
    failures: [404, 409],
    uses: { desk: OrderDeskService },
    async answer({ desk, viewer, params }) {
      return toAnswer(await desk.undo(viewer.id, params.id));
    },
  }),
];
