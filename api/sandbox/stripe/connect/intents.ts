import { invalidRequest } from '../stripeRefusal.ts';
import type { WireCharge, WireIntent } from '../wire.ts';
import type { World } from '../world.ts';
import { moveBalance } from './balance.ts';
import { cardFee } from './fee.rules.ts';
import { AUTHORISED_SECONDS } from './newIntent.ts';
import { ownedObject, putOwned } from './owned.ts';

/** An intent of an account. Throws StripeRefusal for another account's. */
export const intentOf = (world: World, account: string, id: string, param = 'id'): WireIntent =>
  ownedObject(world, 'intent', account, id, 'payment_intent', param);

/** The charge of an intent that was authorised. */
export const chargeOf = (world: World, account: string, { latest_charge: id }: WireIntent): WireCharge =>
  ownedObject(world, 'charge', account, id ?? '', 'charge');

const unexpectedState = ({ status }: WireIntent, action: string) =>
  invalidRequest(`This PaymentIntent could not be ${action} because it has a status of ${status}.`, {
    code: 'payment_intent_unexpected_state',
  });

/** Authorises the card of a charge. */
export function authorise(world: World, account: string, intent: WireIntent, charge: WireCharge): WireIntent {
  const next: WireIntent = {
    ...intent,
    amount_capturable: intent.amount,
    latest_charge: charge.id,
    payment_method: charge.payment_method,
    status: 'requires_capture',
  };
  putOwned(world, 'charge', account, charge);
  putOwned(world, 'intent', account, next);
  if (intent.capture_method !== 'manual') return capture(world, account, next, intent.amount);
  world.announce('payment_intent.amount_capturable_updated', next, undefined, account);
  return next;
}

/** Takes the money of an authorised card, or a part of it. */
export function capture(world: World, account: string, intent: WireIntent, amount: number): WireIntent {
  if (intent.status !== 'requires_capture') throw unexpectedState(intent, 'captured');
  if (amount > intent.amount_capturable)
    throw invalidRequest(
      `The requested capture amount is greater than the authorized amount (${intent.amount_capturable}).`,
      { code: 'amount_too_large', param: 'amount_to_capture' },
    );
  const charge = chargeOf(world, account, intent);
  const { id: transaction } = moveBalance(world, account, {
    amount,
    fee: cardFee(amount),
    type: 'charge',
    category: 'charge',
    description: intent.description,
    source: charge.id,
  });
  const captured: WireCharge = {
    ...charge,
    amount_captured: amount,
    // What was authorised and not taken counts as refunded, as Stripe reports it.
    amount_refunded: intent.amount - amount,
    balance_transaction: transaction,
    captured: true,
  };
  const next: WireIntent = { ...intent, amount_capturable: 0, amount_received: amount, status: 'succeeded' };
  putOwned(world, 'charge', account, captured);
  putOwned(world, 'intent', account, next);
  world.announce('charge.captured', captured, undefined, account);
  world.announce('payment_intent.succeeded', next, undefined, account);
  return next;
}

type CancelReason = NonNullable<WireIntent['cancellation_reason']>;
const CANCELLABLE = new Set<WireIntent['status']>([
  'requires_payment_method',
  'requires_capture',
  'requires_action',
  'processing',
]);

/** Releases an authorised card, or ends a payment that never began. */
export function cancel(
  world: World,
  account: string,
  intent: WireIntent,
  reason: CancelReason | null,
): WireIntent {
  if (!CANCELLABLE.has(intent.status)) throw unexpectedState(intent, 'canceled');
  if (intent.latest_charge !== null) {
    const charge = chargeOf(world, account, intent);
    putOwned(world, 'charge', account, { ...charge, amount_refunded: charge.amount, refunded: true });
  }
  const next: WireIntent = {
    ...intent,
    amount_capturable: 0,
    canceled_at: world.now(),
    cancellation_reason: reason,
    status: 'canceled',
  };
  putOwned(world, 'intent', account, next);
  world.announce('payment_intent.canceled', next, undefined, account);
  return next;
}

/** When the authorisation of an intent ends (seconds); null when it has none. */
export const endOfAuthorisation = (world: World, account: string, intent: WireIntent): number | null =>
  intent.status === 'requires_capture' ? chargeOf(world, account, intent).created + AUTHORISED_SECONDS : null;
