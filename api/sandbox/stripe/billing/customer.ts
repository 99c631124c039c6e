import { createHash } from 'node:crypto';
import { newStripeId, type WireCustomer, type WirePaymentMethod } from '../wire.ts';
import type { World } from '../world.ts';
import type { CardEntry } from './card.rules.ts';

interface CustomerInput {
  email: string | null;
  name: string | null;
  phone: string | null;
  description: string | null;
  metadata: Record<string, string>;
}

/** `now` in seconds. */
export const newCustomer = (input: CustomerInput, now: number): WireCustomer => ({
  id: newStripeId('cus', 14),
  object: 'customer',
  address: null,
  balance: 0,
  created: now,
  currency: null,
  customer_account: null,
  default_source: null,
  delinquent: false,
  discount: null,
  ...input,
  invoice_prefix: newStripeId('x', 8).slice(2).toUpperCase(),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  next_invoice_sequence: 1,
  preferred_locales: ['en-GB'],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
});

/** A card of a customer without its number and code. `now` in seconds. */
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

/** Sets the card for all charges of a customer. */
export function changeCard(world: World, customerId: string, card: CardEntry): void {
  const customer = world.customer(customerId);
  const method = newPaymentMethod(card, customerId, customer.email, world.now());
  world.ledger.put('paymentMethod', method);
  world.saveCustomer({
    ...customer,
    invoice_settings: { ...customer.invoice_settings, default_payment_method: method.id },
  });
  for (const subscription of world.ledger.all('subscription'))
    if (subscription.customer === customerId && subscription.status !== 'canceled')
      world.saveSubscription({ ...subscription, default_payment_method: method.id });
}
