import { z } from 'zod';
import {
  created,
  isCreated,
  mergeMetadata,
  metadata,
  natural,
  pageOf,
  paging,
  text,
} from '../endpoints/endpoint.ts';
import { invalidRequest } from '../stripeRefusal.ts';
import { newStripeId, type WireOrderRefund } from '../wire.ts';
import type { World } from '../world.ts';
import { moveBalance } from './balance.ts';
import { connectedEndpoint, type ConnectedEndpoint } from './connectedEndpoint.ts';
import { chargeOf, intentOf } from './intents.ts';
import { ownedBy, ownedObject, putOwned } from './owned.ts';

const refundParams = z.strictObject({
  payment_intent: text,
  amount: natural.refine((amount) => amount > 0, 'must be greater than 0').optional(),
  metadata: metadata.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});

/** Refunds of a connected account. Stripe keeps its fee. */
export const orderRefundEndpoints: ConnectedEndpoint[] = [
  connectedEndpoint('post', '/v1/refunds', refundParams, refundOrder),
  connectedEndpoint('get', '/v1/refunds/:id', z.strictObject({}), (world, account, _sent, id) =>
    ownedObject(world, 'orderRefund', account, id, 'refund'),
  ),
  connectedEndpoint(
    'get',
    '/v1/refunds',
    z.strictObject({ ...paging, payment_intent: text.optional(), created }),
    (world, account, { payment_intent: intent, created: when, ...page }) =>
      pageOf(
        ownedBy(world, 'orderRefund', account)
          .filter((refund) => intent === undefined || refund.payment_intent === intent)
          .filter((refund) => isCreated(refund.created, when)),
        page,
        '/v1/refunds',
      ),
  ),
];

function refundOrder(world: World, account: string, sent: z.output<typeof refundParams>): WireOrderRefund {
  const intent = intentOf(world, account, sent.payment_intent, 'payment_intent');
  if (intent.status !== 'succeeded')
    throw invalidRequest('This PaymentIntent does not have a successful charge to refund.', {
      code: 'charge_not_refundable',
      param: 'payment_intent',
    });
  const charge = chargeOf(world, account, intent);
  if (charge.disputed)
    throw invalidRequest('This charge has been charged back and cannot be refunded.', {
      code: 'charge_disputed',
    });
  const left = charge.amount - charge.amount_refunded;
  if (left <= 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  const amount = sent.amount ?? left;
  if (amount > left)
    throw invalidRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`, {
      code: 'amount_too_large',
      param: 'amount',
    });
  const id = newStripeId('re');
  const { id: transaction } = moveBalance(world, account, {
    amount: -amount,
    fee: 0,
    type: 'refund',
    category: 'refund',
    description: `REFUND FOR CHARGE (${intent.description ?? ''})`,
    source: id,
  });
  const refund: WireOrderRefund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: transaction,
    charge: charge.id,
    created: world.now(),
    currency: 'gbp',
    customer: null,
    customer_account: null,
    metadata: mergeMetadata({}, sent.metadata),
    payment_intent: intent.id,
    payment_method: charge.payment_method,
    reason: sent.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  const refunded = charge.amount_refunded + amount;
  const next = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount };
  putOwned(world, 'orderRefund', account, refund);
  putOwned(world, 'charge', account, next);
  world.announce('refund.created', refund, undefined, account);
  world.announce('charge.refunded', next, charge, account);
  return refund;
}
