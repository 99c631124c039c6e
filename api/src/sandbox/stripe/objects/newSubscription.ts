import { periodFrom } from '../billing/period.rules.ts';
import { newStripeId } from '../newStripeId.ts';
import { listOf } from './listOf.ts';
import { newSubscriptionItem } from './newSubscriptionItem.ts';
import type { WirePrice, WireSubscription } from './wire.ts';

export interface SubscriptionInput {
  customer: string;
  price: WirePrice;
  quantity: number;
  /** 0: none. */
  trialDays: number;
  missingPaymentMethod: 'create_invoice' | 'cancel';
  paymentMethod: string | null;
  description: string | null;
  metadata: Record<string, string>;
}

const DAY = 86_400;

/** A subscription that begins now (seconds), on trial or paid. */
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
