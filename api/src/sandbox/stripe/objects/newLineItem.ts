import { newStripeId } from '../newStripeId.ts';
import type { WireLineItem, WirePrice } from './wire.ts';

/** A line of a Checkout. `total` is due today, in pence. */
export const newLineItem = (
  price: WirePrice,
  quantity: number,
  description: string,
  total: number,
): WireLineItem => ({
  id: newStripeId('li'),
  object: 'item',
  adjustable_quantity: null,
  amount_discount: 0,
  amount_subtotal: total,
  amount_tax: 0,
  amount_total: total,
  currency: price.currency,
  description,
  metadata: {},
  price,
  quantity,
});
