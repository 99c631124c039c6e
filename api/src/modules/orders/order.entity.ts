import { IF_MISSING } from '@forkfront/common/ifMissing.ts';
import { LINE_LIMITS } from '@forkfront/common/orderLine.ts';
import { EMAIL_LENGTH } from '@forkfront/common/email.ts';
import { ANSWER_LIMITS, MENU_LENGTHS, ORDER_LENGTHS } from '@forkfront/common/limits.ts';
import type { OrderedOption } from '@forkfront/common/quote.ts';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { newId } from '../../lib/ids.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { ALLERGENS, UNCONFIRMED_ALLERGENS } from '@forkfront/common/allergens.ts';
import { VAT_CLASSES } from '@forkfront/common/productChoices.ts';
import { FULFILMENTS } from '@forkfront/common/fulfilment.ts';
import type { AppliedPromotion } from '@forkfront/common/promotion.ts';
import { ORDER_STATES } from '@forkfront/common/orderState.ts';

/** Who can cancel an order. */
export const ORDER_CANCELLERS = ['DINER', 'RESTAURANT'] as const;

/** What a grocery shop does when a product of an order is missing, the default first. */

/** Where an order is delivered. */
export interface DeliveryAddress {
  line1: string;
  /** May be empty. */
  line2: string;
  town: string;
  /** As `SE1 7PB`. */
  postcode: string;
}

const OrderSchema = defineEntity({
  name: 'Order',
  tableName: 'orders',
  uniques: [{ properties: ['restaurant', 'idempotencyKey'] }],
  indexes: [
    { properties: ['restaurant', 'placedAt'] },
    // Finds the orders with a number that a new order could have.
    { properties: ['restaurant', 'number', 'placedAt'] },
    // Finds out whether a diner orders for the first time.
    {
      name: 'orders_diner_index',
      expression: `create index orders_diner_index on orders (restaurant_id, (replace(split_part(split_part(lower(customer_email), '@', 1), '+', 1), '.', '') || regexp_replace('@' || split_part(lower(customer_email), '@', 2), '^@googlemail[.]com$', '@gmail.com'))) where not is_test`,
    },
    // Finds the old orders for the sweep, and costs an insert almost nothing.
    {
      name: 'orders_placed_at_brin',
      expression: 'create index orders_placed_at_brin on orders using brin (placed_at)',
    },
    // Only the orders without an answer: few, whatever the size of the table.
    { properties: ['expiresAt'], where: { state: 'PLACED' } },
  ],
  checks: [
    { name: 'orders_number_check', expression: 'number >= 1' },
    { name: 'orders_total_check', expression: 'total >= 0' },
    { name: 'orders_delivery_fee_check', expression: 'delivery_fee >= 0' },
    { name: 'orders_discount_check', expression: 'discount >= 0' },
    { name: 'orders_slot_items_check', expression: 'slot_items >= 0' },
    {
      name: 'orders_delivery_address_check',
      expression: "(fulfilment = 'DELIVERY') = (delivery_address is not null)",
    },
  ],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    restaurant: () => p.manyToOne(Restaurant).ref(),
    /** Short number that restarts daily per restaurant. */
    number: p.integer(),
    state: p.enum(ORDER_STATES).default('PLACED'),
    /** Placed on an unclaimed preview: no email is sent. */
    isTest: p.boolean(),
    customerName: p.string().length(ORDER_LENGTHS.name),
    customerPhone: p.string().length(ORDER_LENGTHS.phone),
    /** Normalised (`normaliseEmail`); in older orders as it was typed. */
    customerEmail: p.string().length(EMAIL_LENGTH),
    note: p.string().length(ORDER_LENGTHS.note).default(''),
    /** The customer's answer; null for the order of a restaurant, which does not ask. */
    ifMissing: p.enum(IF_MISSING).nullable(),
    fulfilment: p.enum(FULFILMENTS).default('COLLECTION'),
    /** Start of the slot that the diner chose; null: as soon as possible. */
    scheduledFor: p.datetime().nullable(),
    /** When the diner expects the order: the slot, or the estimate at the time of the order. null in older orders. */
    dueAt: p.datetime().nullable(),
    /** From when the restaurant's time to answer counts: the order, or when the kitchen should start. null in older orders. */
    answerFrom: p.datetime().nullable(),
    /** When the order expires without an answer; null in older orders: ten minutes after they were placed. */
    expiresAt: p.datetime().nullable(),
    /** Where to deliver; null for a collection. */
    deliveryAddress: p.json<DeliveryAddress>().nullable(),
    /** Pence; part of the total. */
    deliveryFee: p.integer().default(0),
    /** Pence that a promotion takes off lines and delivery; the total is what remains. */
    discount: p.integer().default(0),
    /** The promotion as it was then; null without one. */
    promotion: p.json<AppliedPromotion>().nullable(),
    /** Who cancelled the order; null in other states. */
    cancelledBy: p.enum(ORDER_CANCELLERS).nullable(),
    /**
     * How many items it takes from the capacity of the slot in which it is due (`OrderSlot`); null: it takes no place. The place
     * is given back when the order ends without food.
     */
    slotItems: p.integer().nullable(),
    /** When the restaurant was reminded to answer; null: not yet. */
    remindedAt: p.datetime().nullable(),
    /** Pence. */
    total: p.integer(),
    idempotencyKey: p.string().length(100).hidden(),
    /** Digest of the order: another order under the same key is a conflict. */
    bodyHash: p.string().hidden(),
    placedAt: p.datetime(),
    readyAt: p.datetime().nullable(),
    /** The restaurant's reason for a rejection or a cancellation. */
    rejectionReason: p.string().length(ANSWER_LIMITS.reason).nullable(),
    /** When it was placed or last changed, by the clock of the database. Boards read what has changed since. */
    changedAt: p
      .datetime()
      .defaultRaw('now()')
      .onCreate(() => new Date()),
  },
});

/** An order of a diner. Its lines are copies, so later changes of the menu do not change them. */
export class Order extends OrderSchema.class {}

OrderSchema.setClass(Order);

const OrderLineSchema = defineEntity({
  name: 'OrderLine',
  tableName: 'order_lines',
  uniques: [{ properties: ['order', 'position'] }],
  checks: [
    { name: 'order_lines_position_check', expression: 'position >= 0' },
    { name: 'order_lines_quantity_check', expression: 'quantity >= 1' },
    { name: 'order_lines_unit_price_check', expression: 'unit_price >= 0' },
    { name: 'order_lines_discount_check', expression: 'discount >= 0' },
    { name: 'order_lines_options_check', expression: "jsonb_typeof(options) = 'array'" },
    { name: 'order_lines_allergens_check', expression: "allergens ~ '^[CMUF]{14}$'" },
  ],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    order: () => p.manyToOne(Order).deleteRule('cascade').ref(),
    position: p.integer(),
    /** The ordered product; it may have been deleted since. */
    productId: p.uuid(),
    name: p.string().length(MENU_LENGTHS.product),
    quantity: p.integer(),
    /** Pence for one, with its options. */
    unitPrice: p.integer(),
    /** Pence that a promotion takes off the line. */
    discount: p.integer().default(0),
    /** The chosen size; null for a product with one price. It may have been deleted since. */
    sizeId: p.uuid().nullable(),
    sizeName: p.string().length(MENU_LENGTHS.size).default(''),
    /** The chosen options, in the order of the menu. */
    options: p
      .json<OrderedOption[]>()
      .defaultRaw(`'[]'`)
      .onCreate(() => []),
    /** What the product, its size and the options contain together, as the diner could read it. */
    allergens: p.string().length(ALLERGENS.length).default(UNCONFIRMED_ALLERGENS),
    vatClass: p.enum(VAT_CLASSES).default('STANDARD'),
    isAlcohol: p.boolean().default(false),
    /** What the diner wrote to this line; may be empty. */
    note: p.string().length(LINE_LIMITS.note).default(''),
  },
});

/** One product of an order with the name and price it had then. */
export class OrderLine extends OrderLineSchema.class {}

OrderLineSchema.setClass(OrderLine);

/** Value of the counter of order numbers before the first order of a day, whose number is 101. */
export const BEFORE_FIRST_NUMBER = 100;

const OrderCounterSchema = defineEntity({
  name: 'OrderCounter',
  tableName: 'order_counters',
  indexes: [{ properties: ['day'] }],
  checks: [
    { name: 'order_counters_last_check', expression: 'last >= 0' },
    { name: 'order_counters_month_count_check', expression: 'month_count >= 0' },
    { name: 'order_counters_trial_count_check', expression: 'trial_count >= 0' },
  ],
  properties: {
    /** The counter is removed together with its restaurant. */
    restaurantId: p.uuid().primary(),
    /** The calendar day in the restaurant's time zone. */
    day: p.date(),
    last: p.integer(),
    /** Orders of the calendar month of `day`, without test orders. */
    monthCount: p.integer().default(0),
    /** Orders that were placed while the restaurant was in its trial. */
    trialCount: p.integer().default(0),
  },
});

/** The last order number of a restaurant, its day, the number of orders in that month, and that of its trial. */
export class OrderCounter extends OrderCounterSchema.class {}

OrderCounterSchema.setClass(OrderCounter);

const OrderSlotSchema = defineEntity({
  name: 'OrderSlot',
  tableName: 'order_slots',
  indexes: [{ properties: ['startsAt'] }],
  checks: [
    { name: 'order_slots_orders_check', expression: 'orders >= 0' },
    { name: 'order_slots_items_check', expression: 'items >= 0' },
  ],
  properties: {
    /** The slots are removed together with their restaurant. */
    restaurantId: p.uuid().primary(),
    startsAt: p.datetime().primary(),
    orders: p.integer(),
    /** Items without those of exempt sections. */
    items: p.integer(),
  },
});

/** What a restaurant has to have ready in one slot of 15 minutes, for the limits of its kitchen. */
export class OrderSlot extends OrderSlotSchema.class {}

OrderSlotSchema.setClass(OrderSlot);

/** The tables of these entities, for typed SQL. */
export type OrderTables = InferKyselyDB<
  typeof OrderSchema | typeof OrderLineSchema | typeof OrderCounterSchema | typeof OrderSlotSchema
>;
