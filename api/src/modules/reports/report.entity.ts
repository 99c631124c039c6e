import { MENU_LENGTHS } from '@forkfront/common/limits.ts';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { FULFILMENTS } from '@forkfront/common/fulfilment.ts';

const ReportHourSchema = defineEntity({
  name: 'ReportHour',
  tableName: 'report_hours',
  checks: [
    { name: 'report_hours_hour_check', expression: 'hour >= 0 and hour <= 23' },
    { name: 'report_hours_orders_check', expression: 'orders >= 0' },
    { name: 'report_hours_value_check', expression: 'value >= 0' },
    { name: 'report_hours_reduced_value_check', expression: 'reduced_value >= 0' },
    { name: 'report_hours_zero_value_check', expression: 'zero_value >= 0' },
    { name: 'report_hours_rejected_check', expression: 'rejected >= 0' },
    { name: 'report_hours_expired_check', expression: 'expired >= 0' },
    { name: 'report_hours_cancelled_check', expression: 'cancelled >= 0' },
  ],
  properties: {
    restaurant: () => p.manyToOne(Restaurant).deleteRule('cascade').ref().primary(),
    /** The calendar day on which diners get the orders, in the restaurant's time zone. */
    day: p.date().primary(),
    /** The hour in which diners get them, 0 to 23, in that time zone. */
    hour: p.smallint().primary(),
    fulfilment: p.enum(FULFILMENTS).primary(),
    /** Orders that were accepted and not cancelled. */
    orders: p.integer(),
    /** Pence: the totals of these orders, VAT included. */
    value: p.integer(),
    /** Pence: the part of the value with the reduced rate of VAT, with its part of the deliveries. */
    reducedValue: p.integer(),
    /** Pence: the part of the value with the zero rate. All else has the standard rate. */
    zeroValue: p.integer(),
    rejected: p.integer(),
    expired: p.integer(),
    cancelled: p.integer(),
  },
});

/** The answered orders of one hour, counted (decision 61). */
export class ReportHour extends ReportHourSchema.class {}

ReportHourSchema.setClass(ReportHour);

/** What is sold. */
export const REPORT_ITEM_KINDS = ['PRODUCT', 'OPTION'] as const;
export type ReportItemKind = (typeof REPORT_ITEM_KINDS)[number];

const ReportItemSchema = defineEntity({
  name: 'ReportItem',
  tableName: 'report_items',
  checks: [{ name: 'report_items_quantity_check', expression: 'quantity >= 1' }],
  properties: {
    restaurant: () => p.manyToOne(Restaurant).deleteRule('cascade').ref().primary(),
    day: p.date().primary(),
    kind: p.enum(REPORT_ITEM_KINDS).primary(),
    /** The product or option; it may have been deleted since. */
    itemId: p.uuid().primary(),
    /** The name that it had when it was ordered. */
    name: p.string().length(MENU_LENGTHS.product).primary(),
    /** The size of a product, empty without one; the option group of an option. */
    detail: p.string().length(MENU_LENGTHS.product).primary(),
    quantity: p.integer(),
    /** Pence, VAT included: of a product with its options, of an option alone. May be negative for an option. */
    value: p.integer(),
  },
});

/** How often a product or an option was sold on one day. */
export class ReportItem extends ReportItemSchema.class {}

ReportItemSchema.setClass(ReportItem);

const ReportDinerSchema = defineEntity({
  name: 'ReportDiner',
  tableName: 'report_diners',
  indexes: [{ properties: ['restaurant', 'firstDay'] }],
  properties: {
    restaurant: () => p.manyToOne(Restaurant).deleteRule('cascade').ref().primary(),
    /** A digest of restaurant and email address: it tells diners apart and is no address. */
    diner: p.uuid().primary(),
    /** The day of the first sold order. */
    firstDay: p.date(),
  },
});

/** When a diner ordered at a restaurant for the first time. */
export class ReportDiner extends ReportDinerSchema.class {}

ReportDinerSchema.setClass(ReportDiner);

/** The tables of these entities, for typed SQL. */
export type ReportTables = InferKyselyDB<
  typeof ReportHourSchema | typeof ReportItemSchema | typeof ReportDinerSchema
>;
