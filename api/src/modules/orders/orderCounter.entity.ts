import { defineEntity, p } from '@mikro-orm/core';

const OrderCounterSchema = defineEntity({
  name: 'OrderCounter',
  tableName: 'order_counters',
  properties: {
    restaurantId: p.uuid().primary(),
    /** The restaurant's own calendar day. */
    day: p.date(),
    last: p.integer(),
  },
});

/** The last order number a restaurant gave out, and on which day. */
export class OrderCounter extends OrderCounterSchema.class {}

OrderCounterSchema.setClass(OrderCounter);
