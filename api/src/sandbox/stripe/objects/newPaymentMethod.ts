import { createHash } from 'node:crypto';
import type { CardEntry } from '../billing/card.rules.ts';
import { newStripeId } from '../newStripeId.ts';
import type { WirePaymentMethod } from './wire.ts';

/** A card of a customer; its number and code are not kept. `now` in seconds. */
export const newPaymentMethod = (
  card: CardEntry,
  customer: string,
  email: string | null,
  now: number,
): WirePaymentMethod => ({
  id: newStripeId('pm'),
  object: 'payment_method',
  allow_redisplay: 'limited',
  billing_details: { address: null, email, name: null, phone: null, tax_id: null },
  card: {
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'GB',
    display_brand: card.brand,
    exp_month: card.month,
    exp_year: card.year,
    fingerprint: createHash('sha256').update(card.number).digest('base64url').slice(0, 16),
    funding: 'credit',
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [card.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  created: now,
  customer,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: 'card',
});
