import type { WireCheckoutSession, WireCustomer } from '../wire.ts';
import type { World } from '../world.ts';
import type { CardEntry } from './card.rules.ts';
import { newCustomer, newPaymentMethod } from './customer.ts';
import { periodLine, trialLine } from './invoiceLines.ts';
import { issueInvoice } from './issueInvoice.ts';
import { newSubscription, firstItem } from './subscription.ts';

/** The customer's input; null: no card, which only a trial allows. */
interface CheckoutEntry {
  email: string;
  name: string;
  card: CardEntry | null;
}

const REMINDER = 3 * 86_400;

/** Converts an open Checkout to a subscription, with its customer, card and first invoice. */
export function completeCheckout(
  world: World,
  session: WireCheckoutSession,
  entry: CheckoutEntry,
): WireCheckoutSession {
  const terms = world.ledger.get('terms', session.id);
  if (!terms) throw new Error(`checkout ${session.id} has no terms`);
  const now = world.now();
  const customer = customerOf(world, session, entry);
  const method = entry.card ? newPaymentMethod(entry.card, customer.id, entry.email, now) : null;
  if (method) world.ledger.put('paymentMethod', method);

  const subscription = newSubscription(
    {
      customer: customer.id,
      price: terms.line.price,
      quantity: terms.line.quantity,
      trialDays: terms.trialDays,
      missingPaymentMethod: terms.missingPaymentMethod,
      paymentMethod: method?.id ?? null,
      description: terms.subscriptionDescription,
      metadata: terms.subscriptionMetadata,
    },
    now,
  );
  world.ledger.put('subscription', subscription);
  world.ledger.put('notes', { id: subscription.id, reminded: false, pending: [] });
  world.announce('customer.subscription.created', subscription);
  if (subscription.trial_end !== null && subscription.trial_end - now <= REMINDER) {
    world.ledger.put('notes', { id: subscription.id, reminded: true, pending: [] });
    world.announce('customer.subscription.trial_will_end', subscription);
  }
  const item = firstItem(subscription);
  const period = { start: item.current_period_start, end: item.current_period_end };
  const invoice = issueInvoice(world, {
    subscription,
    lines: [subscription.trial_end === null ? periodLine(world, item, period) : trialLine(world, item)],
    reason: 'subscription_create',
    period: { start: now, end: now },
    draftSeconds: 0,
    customerPresent: true,
  });

  const complete: WireCheckoutSession = {
    ...session,
    customer: customer.id,
    customer_details: {
      address: null,
      business_name: null,
      email: entry.email,
      individual_name: entry.name,
      name: entry.name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    invoice: invoice.id,
    payment_status: invoice.amount_due > 0 ? 'paid' : 'no_payment_required',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  };
  world.ledger.put('checkout', complete);
  world.announce('checkout.session.completed', complete);
  return complete;
}

function customerOf(
  world: World,
  session: WireCheckoutSession,
  { email, name }: CheckoutEntry,
): WireCustomer {
  if (session.customer !== null) return world.customer(session.customer);
  const customer = newCustomer({ email, name, phone: null, description: null, metadata: {} }, world.now());
  world.ledger.put('customer', customer);
  world.announce('customer.created', customer);
  return customer;
}

/** Expires an open Checkout. */
export function expireCheckout(world: World, id: string): WireCheckoutSession | null {
  const session = world.ledger.get('checkout', id);
  if (!session) return null;
  const expired: WireCheckoutSession = { ...session, status: 'expired', url: null };
  world.ledger.put('checkout', expired);
  world.announce('checkout.session.expired', expired);
  return expired;
}
