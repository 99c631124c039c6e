import { newStripeId } from '../newStripeId.ts';
import type { WireInvoice, WireInvoicePayment } from './wire.ts';

/** That an invoice was paid, all of it. `now` in seconds. */
export const newInvoicePayment = (invoice: WireInvoice, now: number): WireInvoicePayment => ({
  id: newStripeId('inpay'),
  object: 'invoice_payment',
  amount_paid: invoice.amount_paid,
  amount_requested: invoice.amount_due,
  created: now,
  currency: invoice.currency,
  invoice: invoice.id,
  is_default: true,
  livemode: false,
  payment: { payment_intent: newStripeId('pi'), type: 'payment_intent' },
  status: 'paid',
  status_transitions: { canceled_at: null, paid_at: now },
});
