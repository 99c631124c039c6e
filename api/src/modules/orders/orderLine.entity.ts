import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '../../lib/ids.ts';
import { Order } from './order.entity.ts';

const OrderLineSchema = defineEntity({
  name: 'OrderLine',
  tableName: 'order_lines',
  indexes: [{ properties: ['order', 'position'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    order: () => p.manyToOne(Order).deleteRule('cascade').ref(),
    position: p.integer(),
    /** The product ordered; it may be gone from the menu since. */
    productId: p.uuid(),
    name: p.string().length(120),
    quantity: p.integer(),
    /** Pence. */
    unitPrice: p.integer(),
  },
});

/** One product of an order with the name and price it had then. */
export class OrderLine extends OrderLineSchema.class {}

OrderLineSchema.setClass(OrderLine);
