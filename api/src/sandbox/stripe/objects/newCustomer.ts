import { newStripeId } from '../newStripeId.ts';
import type { WireCustomer } from './wire.ts';

export interface CustomerInput {
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
