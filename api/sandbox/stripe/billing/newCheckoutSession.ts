import type Stripe from 'stripe';
import { newStripeId, type WireLineItem, type WirePrice, type WireCheckoutSession } from '../wire.ts';

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

interface CheckoutInput {
  /** Pence for the first period, and the amount due today. */
  subtotal: number;
  total: number;
  cancel_url: string | null;
  success_url: string;
  client_reference_id: string | null;
  customer: string | null;
  customer_email: string | null;
  metadata: Record<string, string>;
  payment_method_collection: 'always' | 'if_required';
  locale: Stripe.Checkout.Session.Locale | null;
  allow_promotion_codes: boolean | null;
  billing_address_collection: 'auto' | 'required' | null;
  /** Seconds. */
  expires_at: number;
}

const noText = {
  after_submit: null,
  shipping_address: null,
  submit: null,
  terms_of_service_acceptance: null,
};

/** An open Checkout. `now` in seconds. */
export function newCheckoutSession(
  { subtotal, total, ...input }: CheckoutInput,
  baseUrl: string,
  now: number,
): WireCheckoutSession {
  const id = newStripeId('cs_test', 58);
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allowed_payment_method_types: null,
    amount_subtotal: subtotal,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency: 'gbp',
    currency_conversion: null,
    custom_fields: [],
    custom_text: noText,
    customer_account: null,
    customer_creation: input.customer === null ? 'always' : null,
    customer_details: null,
    discounts: [],
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    managed_payments: null,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${baseUrl}/c/pay/${id}`,
    wallet_options: null,
    ...input,
  };
}
