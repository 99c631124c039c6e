import type { Period } from '../billing/period.rules.ts';
import { newStripeId } from '../newStripeId.ts';
import type { WireLine, WireSubscriptionItem } from './wire.ts';

export interface LineInput {
  item: Pick<WireSubscriptionItem, 'id' | 'subscription' | 'price' | 'quantity'>;
  /** Pence; negative: a credit. */
  amount: number;
  description: string;
  period: Period;
  proration: boolean;
}

export const newInvoiceLine = ({ item, amount, description, period, proration }: LineInput): WireLine => ({
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
