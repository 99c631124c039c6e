import { randomBytes } from 'node:crypto';
import type { CardEntry } from '../billing/card.rules.ts';
import type { OrderTerms } from '../records.ts';
import { newStripeId, type WireCharge, type WireCheckoutSession, type WireIntent } from '../wire.ts';

/** The payment of an order page before its card is known. `now` in seconds. */
export function newIntent(
  { amount_total: amount, customer_email: email }: WireCheckoutSession,
  { captureMethod, description, metadata }: OrderTerms,
  now: number,
): WireIntent {
  const id = newStripeId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: amount ?? 0,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: captureMethod,
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    confirmation_method: 'automatic',
    created: now,
    currency: 'gbp',
    customer: null,
    customer_account: null,
    description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: email,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  };
}

interface Payer {
  card: CardEntry;
  email: string;
  name: string;
}

/** The charge of an intent on a card, authorised and not captured. `now` in seconds. */
export const newCharge = (intent: WireIntent, { card, email, name }: Payer, now: number): WireCharge => ({
  id: newStripeId('ch'),
  object: 'charge',
  amount: intent.amount,
  amount_captured: 0,
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  billing_details: { address: null, email, name, phone: null, tax_id: null },
  calculated_statement_descriptor: null,
  captured: false,
  created: now,
  currency: 'gbp',
  customer: null,
  description: intent.description,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: null,
  livemode: false,
  metadata: intent.metadata,
  on_behalf_of: null,
  outcome: null,
  paid: true,
  payment_intent: intent.id,
  payment_method: newStripeId('pm'),
  payment_method_details: {
    type: 'card',
    card: {
      amount_authorized: intent.amount,
      authorization_code: null,
      brand: card.brand,
      capture_before: now + AUTHORISED_SECONDS,
      checks: null,
      country: 'GB',
      electronic_commerce_indicator: null,
      exp_month: card.month,
      exp_year: card.year,
      fingerprint: null,
      funding: 'credit',
      installments: null,
      last4: card.number.slice(-4),
      mandate: null,
      network: card.brand,
      network_token: null,
      network_transaction_id: null,
      regulated_status: null,
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  },
  receipt_email: email,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'succeeded',
  transfer_data: null,
  transfer_group: null,
});

/** A card is authorised for seven days. */
export const AUTHORISED_SECONDS = 7 * 86_400;
