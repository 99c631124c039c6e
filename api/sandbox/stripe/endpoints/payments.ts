import { z } from 'zod';
import { invalidRequest, missingObject } from '../stripeRefusal.ts';
import { newStripeId, type WireInvoicePayment, type WireRefund } from '../wire.ts';
import type { World } from '../world.ts';
import {
  endpoint,
  type Endpoint,
  pageOf,
  created,
  isCreated,
  mergeMetadata,
  metadata,
  natural,
  paging,
  text,
} from './endpoint.ts';

interface RefundInput {
  payment: WireInvoicePayment;
  /** Pence. */
  amount: number;
  customer: string;
  metadata: Record<string, string>;
  reason: string | null;
}

/** A refund. `now` in seconds. */
const newRefund = ({ payment, ...input }: RefundInput, now: number): WireRefund => ({
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

const refundParams = z.strictObject({
  payment_intent: text,
  amount: natural.refine((amount) => amount > 0, 'must be greater than 0').optional(),
  metadata: metadata.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});

export const paymentEndpoints: Endpoint[] = [
  endpoint(
    'get',
    '/v1/invoice_payments',
    z.strictObject({
      ...paging,
      invoice: text.optional(),
      payment: z
        .strictObject({ type: z.literal('payment_intent'), payment_intent: text.optional() })
        .optional(),
      status: z.enum(['open', 'paid', 'canceled']).optional(),
      created,
    }),
    (world, { invoice, payment, status, created: when, ...page }) =>
      pageOf(
        world.ledger
          .all('payment')
          .filter((paid) => invoice === undefined || paid.invoice === invoice)
          .filter(
            (paid) =>
              payment?.payment_intent === undefined || paid.payment.payment_intent === payment.payment_intent,
          )
          .filter((paid) => status === undefined || paid.status === status)
          .filter((paid) => isCreated(paid.created, when))
          .reverse(),
        page,
        '/v1/invoice_payments',
      ),
  ),
  endpoint('post', '/v1/refunds', refundParams, refundPayment),
  endpoint('get', '/v1/refunds/:id', z.strictObject({}), (world, _sent, id) => {
    const refund = world.ledger.get('refund', id);
    if (!refund) throw missingObject('refund', id);
    return refund;
  }),
  endpoint(
    'get',
    '/v1/refunds',
    z.strictObject({ ...paging, payment_intent: text.optional(), created }),
    (world, { payment_intent: intent, created: when, ...page }) =>
      pageOf(
        world.ledger
          .all('refund')
          .filter((refund) => intent === undefined || refund.payment_intent === intent)
          .filter((refund) => isCreated(refund.created, when))
          .reverse(),
        page,
        '/v1/refunds',
      ),
  ),
];

function refundPayment(world: World, sent: z.output<typeof refundParams>): WireRefund {
  const intent = sent.payment_intent;
  const payment = world.ledger.all('payment').find((paid) => paid.payment.payment_intent === intent);
  if (!payment) throw missingObject('payment_intent', intent, 'payment_intent');
  const refunded = world.ledger
    .all('refund')
    .filter((refund) => refund.payment_intent === intent)
    .reduce((sum, { amount }) => sum + amount, 0);
  const left = payment.amount_paid - refunded;
  if (left <= 0)
    throw invalidRequest('The payment has already been refunded.', { code: 'charge_already_refunded' });
  const amount = sent.amount ?? left;
  if (amount > left)
    throw invalidRequest(`Refund amount (${amount}) is greater than unrefunded amount (${left}).`, {
      code: 'amount_too_large',
      param: 'amount',
    });
  const { customer } = world.invoice(payment.invoice);
  const labels = mergeMetadata({}, sent.metadata);
  const refund = newRefund(
    { payment, amount, customer, metadata: labels, reason: sent.reason ?? null },
    world.now(),
  );
  world.ledger.put('refund', refund);
  world.announce('refund.created', refund);
  return refund;
}
