import { z } from 'zod';
import { ok, type Result, notFound, invalid } from '../../lib/result.ts';
import { isDay } from '@forkfront/common/zonedTime.ts';
import { inDigits, instant, mapOk, optionalText, type RestRoute, viewerRoute } from '../../rest/restRoute.ts';
import { FULFILMENTS } from '@forkfront/common/fulfilment.ts';
import { messages } from '../orders/messages.ts';
import type { StoredOrder } from '../orders/order.repository.ts';
import { RestOrder, state, toRestOrder } from '../orders/orderView.rest.ts';
import { orderPlaceAt, orderPlaceOf } from '../orders/orderList.rules.ts';
import { OrderDeskService } from './orderDesk.service.ts';

const day = (description: string) =>
  z.string().refine(isDay, { error: messages.dayInvalid }).meta({ description, format: 'date' }).nullish();

const OrdersQuery = z.object({
  state: state.nullish().describe('Only orders in this state.'),
  fulfilment: z.enum(FULFILMENTS).nullish().describe('Only collections or deliveries.'),
  from: day('Placed on this day or later, in the time zone of the restaurant.'),
  to: day('Placed on this day or earlier.'),
  search: optionalText.describe(
    'Order number, beginning of the postcode, or part of the name, telephone number or email address, of the name of a dish or of the code of an offer.',
  ),
  limit: inDigits(z.int().min(1).max(100).default(50)).describe('How many orders, 1 to 100.'),
  after: z.string().nullish().describe('`nextCursor` of the page before.'),
});

const byId = (of: string) => z.object({ id: z.string().describe(`Id of the ${of}.`) });
const seenTime = instant.nullish().transform((time) => time ?? null);
const answered = { description: 'The order.', json: z.object({ data: z.object({ order: RestOrder }) }) };
const toAnswer = <E>(result: Result<StoredOrder, E>) =>
  mapOk(result, (order) => ({ data: { order: toRestOrder(order) } }));

/** The order desk for other programs (spec §14). */
export const orderDeskRoutes: RestRoute[] = [
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
      if (!found) return notFound(messages.restaurantUnknown);
      const place = after == null ? null : orderPlaceAt(after);
      if (after != null && !place)
        return invalid(messages.checkOrder, [{ path: 'after', message: messages.cursorInvalid }]);
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
      return toAnswer(order ? ok(order) : notFound(messages.orderUnknown));
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
      from: state
        .nullish()
        .describe(
          'The state that the person saw. When somebody has moved the order since, it is a conflict. null: any state.',
        ),
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
    async answer({ desk, viewer, params, body: { to, from, readyInMinutes, reason } }) {
      const move = { to, from: from ?? null, readyInMinutes: readyInMinutes ?? null, reason };
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
      'Counted from the promised time, or from now when that is over; at most 180 minutes after the time first promised. The diner is informed after 10 seconds, in which `undoOrderMove` can take it back. With `promisedAt` a repeat changes nothing; without it each request counts.',
    params: byId('order'),
    body: z.object({
      minutes: z.int().describe('5, 10, 15, 20 or 30.'),
      promisedAt: seenTime.describe(
        'The `readyAt` that the person saw. Another time in between is a conflict.',
      ),
    }),
    answers: { 200: answered },
    failures: [404, 409],
    uses: { desk: OrderDeskService },
    async answer({ desk, viewer, params, body: { minutes, promisedAt: promised } }) {
      return toAnswer(await desk.delay(viewer.id, params.id, { minutes, promised }));
    },
  }),
  viewerRoute({
    method: 'delete',
    path: '/orders/{id}/moves/last',
    operationId: 'undoOrderMove',
    tag: 'orders',
    summary: 'Take the last move or delay of an order back, within 10 seconds',
    description:
      'With `state` and `readyAt` an order that is not as the person saw it stays as it is, so a repeat changes nothing. Without them each request takes one move back.',
    params: byId('order'),
    query: z.object({
      state: state.nullish().describe('The `state` that the person saw.'),
      readyAt: seenTime.describe('The `readyAt` that the person saw.'),
    }),
    answers: { 200: answered },
    failures: [400, 404, 409],
    uses: { desk: OrderDeskService },
    async answer({ desk, viewer, params, query: { state: seenState = null, readyAt } }) {
      return toAnswer(await desk.undo(viewer.id, params.id, { state: seenState, readyAt }));
    },
  }),
];
