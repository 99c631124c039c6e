import {
  newStripeId,
  type WirePrice,
  type WireSubscriptionItem,
  listOf,
  type WireSubscription,
  type WireInvoice,
} from '../wire.ts';
import { type Period, periodFrom } from './billing.rules.ts';

/** `now` in seconds. */
const newSubscriptionItem = (
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

/** The price fields of an item. `plan` is the older form of `price`. */
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

interface SubscriptionInput {
  customer: string;
  price: WirePrice;
  quantity: number;
  /** 0 without a trial. */
  trialDays: number;
  missingPaymentMethod: 'create_invoice' | 'cancel';
  paymentMethod: string | null;
  description: string | null;
  metadata: Record<string, string>;
}

const DAY = 86_400;

/** A subscription that begins at `now` (seconds), on trial or paid. */
export function newSubscription(input: SubscriptionInput, now: number): WireSubscription {
  const id = newStripeId('sub');
  const trialEnd = input.trialDays > 0 ? now + input.trialDays * DAY : null;
  const period =
    trialEnd === null ? periodFrom(now, now, input.price.recurring) : { start: now, end: trialEnd };
  const item = newSubscriptionItem(id, input.price, input.quantity, period, now);
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trialEnd ?? now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: input.price.currency,
    customer: input.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: input.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: input.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf([item], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: input.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: trialEnd === null ? 'active' : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: input.missingPaymentMethod },
    },
    trial_start: trialEnd === null ? null : now,
  };
}

/** The item of a subscription; the sandbox supports exactly one. */
export function firstItem(subscription: WireSubscription): WireSubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`subscription ${subscription.id} has no item`);
  return item;
}

/** The subscription with changed fields of its item. */
export const withItem = (
  subscription: WireSubscription,
  change: Partial<WireSubscriptionItem>,
): WireSubscription => ({
  ...subscription,
  items: { ...subscription.items, data: [{ ...firstItem(subscription), ...change }] },
});

/** The id of an invoice's subscription; each invoice has one. */
export function subscriptionOf({ id, parent }: WireInvoice): string {
  const subscription = parent?.subscription_details?.subscription;
  if (typeof subscription !== 'string') throw new Error(`invoice ${id} is for no subscription`);
  return subscription;
}

/** Whether a payment failed and the subscription continues. */
export const isOverdue = ({ status }: Pick<WireSubscription, 'status'>): boolean =>
  status === 'past_due' || status === 'unpaid';
