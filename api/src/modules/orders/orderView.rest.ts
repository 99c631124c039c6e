import { z } from 'zod';
import { FULFILMENTS } from '@forkfront/common/fulfilment.ts';
import { IF_MISSING } from '@forkfront/common/ifMissing.ts';
import type { OrderView, StoredOrder } from './order.repository.ts';
import { nextStates, ORDER_STATES } from '@forkfront/common/orderState.ts';

const time = (description: string) => z.string().meta({ description, format: 'date-time' });
const pounds = (description: string) => z.number().describe(`${description} Pounds (GBP), e.g. 8.5.`);
/** A state of an order. */
export const state = z.enum(ORDER_STATES).describe('State of the order.');

/** What a grocery shop does when a product is missing. */
export const ifMissing = z.enum(IF_MISSING);

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
    ifMissing: ifMissing
      .nullable()
      .describe('What the shop does when a product is missing; null for the order of a restaurant.'),
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
  ifMissing: view.ifMissing,
  customerName: view.customerName,
  rejectionReason: view.rejectionReason,
});

/** An order with the diner's contact. */
export const toRestOrder = ({ view, contact }: StoredOrder): z.output<typeof RestOrder> => ({
  ...toRestOrderView(view),
  ...contact,
});
