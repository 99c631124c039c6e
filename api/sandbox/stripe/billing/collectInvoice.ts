import {
  newStripeId,
  type WireInvoice,
  type WireInvoicePayment,
  type WirePaymentMethod,
  type WireSubscription,
} from '../wire.ts';
import type { World } from '../world.ts';
import { chargeProblem, type CardProblem } from './card.rules.ts';
import { nextAttemptAt } from './dunning.rules.ts';
import { endSubscription } from './endSubscription.ts';
import { isOverdue, subscriptionOf } from './subscription.ts';

/** The full payment of an invoice. `now` in seconds. */
const newInvoicePayment = (invoice: WireInvoice, now: number): WireInvoicePayment => ({
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

interface Collection {
  /** The customer pays by hand: does not change the schedule of retries. */
  manual?: boolean;
  /** Checkout: the card that fails later works. */
  customerPresent?: boolean;
  /** Replaces the card on file. */
  paymentMethod?: WirePaymentMethod;
}

const NO_CARD: CardProblem = {
  field: 'number',
  code: 'resource_missing',
  message: 'There is no card on file.',
};

/** Tries to collect an open invoice and updates its subscription. Returns the failure, or null. */
export function collectInvoice(world: World, id: string, how: Collection = {}): CardProblem | null {
  const invoice = world.invoice(id);
  const subscription = world.subscription(subscriptionOf(invoice));
  const problem = invoice.amount_due === 0 ? null : problemOfPaying(world, subscription, how);
  if (problem) failed(world, invoice, subscription, how);
  else paid(world, invoice, subscription);
  return problem;
}

function problemOfPaying(world: World, subscription: WireSubscription, how: Collection): CardProblem | null {
  const { card } = how.paymentMethod ?? cardOnFile(world, subscription) ?? {};
  if (!card) return NO_CARD;
  return how.customerPresent ? null : chargeProblem(card, world.now());
}

/** The card that is charged for a subscription. */
export function cardOnFile(
  world: World,
  { default_payment_method, customer }: Pick<WireSubscription, 'default_payment_method' | 'customer'>,
): WirePaymentMethod | null {
  const id = default_payment_method ?? world.customer(customer).invoice_settings.default_payment_method;
  return (id === null ? undefined : world.ledger.get('paymentMethod', id)) ?? null;
}

function paid(world: World, invoice: WireInvoice, subscription: WireSubscription): void {
  const now = world.now();
  const charged = invoice.amount_due > 0;
  const settled: WireInvoice = {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: charged ? Math.max(1, invoice.attempt_count) : 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  };
  world.ledger.put('invoice', settled);
  if (charged) world.ledger.put('payment', newInvoicePayment(settled, now));
  world.announce('invoice.paid', settled);
  world.announce('invoice.payment_succeeded', settled);
  if (!isOverdue(subscription)) return;
  if (!hasDebts(world, subscription)) world.saveSubscription({ ...subscription, status: 'active' });
}

function hasDebts(world: World, { id }: WireSubscription): boolean {
  return world.ledger
    .all('invoice')
    .some((invoice) => invoice.status === 'open' && invoice.attempted && subscriptionOf(invoice) === id);
}

function failed(world: World, invoice: WireInvoice, subscription: WireSubscription, how: Collection): void {
  const counts = !how.manual || invoice.attempt_count === 0;
  const attempts = invoice.attempt_count + (counts ? 1 : 0);
  const firstAt = invoice.status_transitions.finalized_at ?? world.now();
  const wanted = subscription.status !== 'canceled';
  const next = counts ? nextAttemptAt(attempts, firstAt, world.dunning) : invoice.next_payment_attempt;
  const unpaid: WireInvoice = {
    ...invoice,
    attempt_count: attempts,
    attempted: true,
    auto_advance: wanted && next !== null,
    next_payment_attempt: wanted ? next : null,
  };
  world.ledger.put('invoice', unpaid);
  world.announce('invoice.payment_failed', unpaid);
  if (subscription.status === 'active' || subscription.status === 'trialing')
    world.saveSubscription({ ...subscription, status: 'past_due' });
  if (!counts || next !== null || !wanted) return;
  if (world.dunning.finally === 'cancel') endSubscription(world, subscription.id, 'payment_failed');
  else world.saveSubscription({ ...world.subscription(subscription.id), status: 'unpaid' });
}
