import { defineEntity, p } from '@mikro-orm/core';

const OrderCounterSchema = defineEntity({
  name: 'OrderCounter',
  tableName: 'order_counters',
  indexes: [{ properties: ['day'] }],
  properties: {
    restaurantId: p.uuid().primary(),
    /** The restaurant's own calendar day. */
    day: p.date(),
    last: p.integer(),
    /** Orders of the day's calendar month until now; tests do not count. */
    monthCount: p.integer().default(0),
  },
});

/** The last order number a restaurant gave out, on which day, and how many orders it got in that month. */
export class OrderCounter extends OrderCounterSchema.class {}

OrderCounterSchema.setClass(OrderCounter);
