import { formatPence } from '@forkfront/common/money.ts';
import { type WirePrice, newStripeId, type WireLine, type WireSubscriptionItem } from '../wire.ts';
import type { World } from '../world.ts';
import type { Period } from './billing.rules.ts';

/** `£599.00 per year`, `£20.00 every 2 weeks`. */
export function priceWords({ unit_amount, recurring }: WirePrice, quantity = 1): string {
  const { interval, interval_count: count } = recurring;
  return `${formatPence(unit_amount * quantity)} ${count === 1 ? `per ${interval}` : `every ${count} ${interval}s`}`;
}

interface LineInput {
  item: Pick<WireSubscriptionItem, 'id' | 'subscription' | 'price' | 'quantity'>;
  /** Pence; negative: a credit. */
  amount: number;
  description: string;
  period: Period;
  proration: boolean;
}

const newInvoiceLine = ({ item, amount, description, period, proration }: LineInput): WireLine => ({
  id: newStripeId('il'),
  object: 'line_item',
  amount,
  currency: item.price.currency,
  description,
  discount_amounts: [],
  discountable: !proration,
  discounts: [],
  invoice: null,
  livemode: false,
  metadata: {},
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration,
      proration_details: { credited_items: null },
      subscription: item.subscription,
      subscription_item: item.id,
    },
    type: 'subscription_item_details',
  },
  period,
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: item.price.id, product: item.price.product },
    type: 'price_details',
    unit_amount_decimal: null,
  },
  quantity: item.quantity,
  quantity_decimal: String(item.quantity),
  subscription: item.subscription,
  subtotal: amount,
  taxes: [],
});

export const productName = (world: World, item: Pick<WireSubscriptionItem, 'price'>): string =>
  world.ledger.get('product', item.price.product)?.name ?? item.price.product;

/** The line of a whole period. */
export const periodLine = (world: World, item: WireSubscriptionItem, period: Period): WireLine =>
  newInvoiceLine({
    item,
    amount: item.price.unit_amount * item.quantity,
    description: `${item.quantity} × ${productName(world, item)} (at ${priceWords(item.price)})`,
    period,
    proration: false,
  });

/** The line of a trial, which is free. */
export const trialLine = (world: World, item: WireSubscriptionItem): WireLine =>
  newInvoiceLine({
    item,
    amount: 0,
    description: `Trial period for ${productName(world, item)}`,
    period: { start: item.current_period_start, end: item.current_period_end },
    proration: false,
  });

/** A credit (negative) or a charge for the rest of a period. */
export function prorationLine(
  world: World,
  item: WireSubscriptionItem,
  amount: number,
  period: Period,
): WireLine {
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    period.start * 1000,
  );
  const what = amount < 0 ? 'Unused' : 'Remaining';
  return newInvoiceLine({
    item,
    amount,
    description: `${what} time on ${productName(world, item)} after ${date}`,
    period,
    proration: true,
  });
}

/** Returns and removes the prorations for this invoice. */
export function takePending(world: World, subscription: string): WireLine[] {
  const notes = world.ledger.get('notes', subscription);
  if (!notes || notes.pending.length === 0) return [];
  world.ledger.put('notes', { ...notes, pending: [] });
  return notes.pending;
}
