import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '../../lib/ids.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';

export const ORDER_STATES = [
  'PLACED',
  'ACCEPTED',
  'PREPARING',
  'READY',
  'OUT_FOR_DELIVERY',
  'COMPLETED',
  'REJECTED',
  'EXPIRED',
  'CANCELLED',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

const OrderSchema = defineEntity({
  name: 'Order',
  tableName: 'orders',
  uniques: [{ properties: ['restaurant', 'idempotencyKey'] }],
  indexes: [{ properties: ['restaurant', 'placedAt'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    restaurant: () => p.manyToOne(Restaurant).ref(),
    /** Short number that restarts daily per restaurant. */
    number: p.integer(),
    state: p.enum(ORDER_STATES).default('PLACED'),
    /** Placed on an unclaimed preview: nobody is told. */
    isTest: p.boolean(),
    customerName: p.string().length(100),
    customerPhone: p.string().length(40),
    customerEmail: p.string().length(254),
    note: p.string().length(500).default(''),
    /** Pence. */
    total: p.integer(),
    idempotencyKey: p.string().length(100).hidden(),
    /** Digest of what was ordered under the key: another body is a conflict. */
    bodyHash: p.string().hidden(),
    placedAt: p.datetime(),
    readyAt: p.datetime().nullable(),
    rejectionReason: p.string().length(300).nullable(),
  },
});

/** A diner's order. Its lines are snapshots: later menu edits change nothing here. */
export class Order extends OrderSchema.class {}

OrderSchema.setClass(Order);
