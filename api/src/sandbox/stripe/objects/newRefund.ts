import { newStripeId } from '../newStripeId.ts';
import type { WireInvoicePayment, WireRefund } from './wire.ts';

export interface RefundInput {
  payment: WireInvoicePayment;
  /** Pence. */
  amount: number;
  customer: string;
  metadata: Record<string, string>;
  reason: string | null;
}

/** Money on its way back. `now` in seconds. */
export const newRefund = ({ payment, ...input }: RefundInput, now: number): WireRefund => ({
  id: newStripeId('re'),
  object: 'refund',
  balance_transaction: null,
  charge: null,
  created: now,
  currency: payment.currency,
  customer_account: null,
  payment_intent: payment.payment.payment_intent,
  payment_method: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
  ...input,
});
