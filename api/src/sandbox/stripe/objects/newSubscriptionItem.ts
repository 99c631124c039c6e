import type { Period } from '../billing/period.rules.ts';
import { newStripeId } from '../newStripeId.ts';
import type { WirePrice, WireSubscriptionItem } from './wire.ts';

/** `now` in seconds. */
export const newSubscriptionItem = (
  subscription: string,
  price: WirePrice,
  quantity: number,
  period: Period,
  now: number,
): WireSubscriptionItem => ({
  id: newStripeId('si', 14),
  object: 'subscription_item',
  billing_thresholds: null,
  created: now,
  current_period_end: period.end,
  current_period_start: period.start,
  current_trial: null,
  discounts: [],
  metadata: {},
  ...priced(price, quantity),
  subscription,
  tax_rates: [],
});

/** The fields of an item that say what is paid. `plan` is the older form of `price`. */
export const priced = (
  price: WirePrice,
  quantity: number,
): Pick<WireSubscriptionItem, 'price' | 'plan' | 'quantity'> => ({
  quantity,
  price,
  plan: {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring.interval,
    interval_count: price.recurring.interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
});
