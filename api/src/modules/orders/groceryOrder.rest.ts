import { ORDER_LENGTHS } from '@forkfront/common/limits.ts';
import { z } from 'zod';
import { isIdempotencyKey } from '../../lib/idempotencyKey.ts';
import {
  instant,
  listOf,
  mapOk,
  optionalText,
  publicRoute,
  type RestRoute,
  text,
} from '../../rest/restRoute.ts';
import { GroceryService } from '../groceries/grocery.service.ts';
import { OfShop } from '../groceries/grocery.rest.ts';
import { penceOf } from '../products/product.rules.ts';
import { FULFILMENTS } from '@forkfront/common/fulfilment.ts';
import { GroceryOrderService } from './groceryOrder.service.ts';
import { LINE_LIMITS } from '@forkfront/common/orderLine.ts';
import { ifMissing, RestOrder, toRestOrderView } from './orderView.rest.ts';
import { messages } from './messages.ts';
import type { OrderView } from './order.repository.ts';

const GroceryOrder = RestOrder.omit({ nextStates: true, customerPhone: true, customerEmail: true }).meta({
  id: 'GroceryOrder',
});

const toGroceryOrder = (view: OrderView): z.output<typeof GroceryOrder> => {
  const { nextStates: _nextStates, ...order } = toRestOrderView(view);
  return order;
};

const PlaceBody = z.object({
  idempotencyKey: text
    .refine(isIdempotencyKey, { error: messages.keyOfProgram })
    .describe('16 to 100 ASCII characters without spaces. The same key never creates two orders.'),
  lines: listOf(
    z.object({
      productId: text.describe('Id of the product.'),
      quantity: z.number().describe('Pieces, 1 to 20.'),
      note: optionalText.describe(
        `What the customer says about this product; at most ${LINE_LIMITS.note} characters.`,
      ),
    }),
    // None gets the sentence of the order's own rules.
    0,
    LINE_LIMITS.lines,
    messages.basketTooLong,
  ).describe('1 to 50 lines.'),
  total: z
    .number()
    .min(0)
    .max(1_000_000)
    .refine((total) => Number.isInteger(penceOf(total)), { error: messages.totalOfProgram })
    .describe(
      'What the customer was shown, in pounds (GBP), with at most two decimals. With another total now, nothing is ordered.',
    ),
  name: text.describe('Name of the customer.'),
  phone: text.describe('Telephone number of the customer.'),
  email: text.describe('Email address of the customer, who gets the mails about the order.'),
  note: optionalText.describe(`A note for the shop; at most ${ORDER_LENGTHS.note} characters.`),
  fulfilment: z.enum(FULFILMENTS).default('COLLECTION').describe('How the customer gets it.'),
  scheduledFor: instant.nullish().describe('Start of a slot; null: as soon as possible.'),
  deliveryAddress: z
    .object({ line1: text, line2: optionalText, town: text, postcode: text })
    .nullish()
    .describe('For a delivery.'),
  promotionCode: optionalText.describe('Code of a promotion; empty: none.'),
  ifMissing: ifMissing
    .nullish()
    .describe(
      'What to do when a product is missing: pack the order without it, choose a similar one, or call the customer. null: `LEAVE_OUT`.',
    ),
});

/** The orders of the grocery API. */
export const groceryOrderRoutes: RestRoute[] = [
  publicRoute({
    method: 'post',
    path: '/orders',
    operationId: 'placeOrder',
    tag: 'orders',
    summary: 'Place an order',
    description:
      'Its pieces are taken from the stock in the same transaction, and given back when the order is rejected, expires or is cancelled. A repeat with the same key and content gets the same order; a key with other content, another total and a closed shop are conflicts.',
    query: OfShop,
    body: PlaceBody,
    answers: {
      201: {
        description: 'The order.',
        json: z.object({
          data: z.object({
            order: GroceryOrder,
            statusUrl: z.string().describe('Page on which the customer follows the order. Secret.'),
          }),
        }),
      },
    },
    failures: [404, 409, 429],
    uses: { groceries: GroceryService, orders: GroceryOrderService },
    async answer({ groceries, orders, ip, query, body }) {
      const shop = await groceries.shop(query.shop);
      if (!shop.ok) return shop;
      const { total, scheduledFor, deliveryAddress, ...order } = body;
      const placed = await orders.place(
        {
          ...order,
          slug: shop.value.slug,
          shownTotal: penceOf(total),
          scheduledFor: scheduledFor ?? null,
          deliveryAddress: deliveryAddress ?? null,
          ifMissing: order.ifMissing ?? null,
          testerId: null,
        },
        ip,
      );
      return mapOk(placed, ({ order: view, statusUrl }) => ({
        data: { order: toGroceryOrder(view), statusUrl },
      }));
    },
  }),
  publicRoute({
    method: 'get',
    path: '/orders/{id}',
    operationId: 'getOrder',
    tag: 'orders',
    summary: 'An order with its state',
    params: z.object({ id: z.string().describe('Id of the order.') }),
    answers: {
      200: { description: 'The order.', json: z.object({ data: z.object({ order: GroceryOrder }) }) },
    },
    failures: [404],
    uses: { orders: GroceryOrderService },
    answer: async ({ orders, params }) =>
      mapOk(await orders.find(params.id), (view) => ({ data: { order: toGroceryOrder(view) } })),
  }),
];
