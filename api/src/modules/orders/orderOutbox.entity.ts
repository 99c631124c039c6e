import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';

const OrderOutboxSchema = defineEntity({
  name: 'OrderOutbox',
  tableName: 'order_outbox',
  checks: [
    { name: 'order_outbox_month_count_check', expression: 'month_count >= 0' },
    { name: 'order_outbox_order_limit_check', expression: 'order_limit >= 0' },
  ],
  properties: {
    /** No foreign key, because each order would pay for it; the jobs of an order that is gone do nothing. */
    orderId: p.uuid().primary(),
    restaurantId: p.uuid(),
    isDemo: p.boolean(),
    /** The calendar day in the restaurant's time zone. */
    day: p.date(),
    /** This order's place in the month of `day`: 30 for the thirtieth. */
    monthCount: p.integer(),
    /** Orders a month at that time; null: no limit. */
    orderLimit: p.integer().nullable(),
    /** When a process without a worker told the boards of the restaurant, because no worker had taken it; null: not yet. */
    toldAt: p.datetime().nullable(),
  },
});

/** A placed order whose jobs are not queued yet (decision 56). */
export class OrderOutbox extends OrderOutboxSchema.class {}

OrderOutboxSchema.setClass(OrderOutbox);

/** The table of this entity, for typed SQL. */
export type OrderOutboxTables = InferKyselyDB<typeof OrderOutboxSchema>;
