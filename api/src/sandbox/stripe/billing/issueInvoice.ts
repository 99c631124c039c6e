import type Stripe from 'stripe';
import { newInvoice } from '../objects/newInvoice.ts';
import type { WireInvoice, WireLine, WireSubscription } from '../objects/wire.ts';
import type { World } from '../world.ts';
import { collectInvoice } from './collectInvoice.ts';
import type { Period } from './period.rules.ts';
import { settleBalance } from './proration.rules.ts';

export interface InvoiceOrder {
  subscription: WireSubscription;
  lines: WireLine[];
  reason: Stripe.Invoice.BillingReason;
  period: Period;
  /** How long it stays a draft; 0: it is collected at once. */
  draftSeconds: number;
  /** Whether the customer is here: cards that fail later work now. */
  customerPresent?: boolean;
}

/** Bills a subscription. Returns the invoice as it stands: a draft, paid, or open after a failed payment. */
export function issueInvoice(world: World, order: InvoiceOrder): WireInvoice {
  const now = world.now();
  const customer = world.customer(order.subscription.customer);
  const invoice = newInvoice(
    { ...order, customer, finalizesAt: order.draftSeconds > 0 ? now + order.draftSeconds : null },
    now,
  );
  world.ledger.put('invoice', invoice);
  const subscription = world.subscription(order.subscription.id);
  world.ledger.put('subscription', { ...subscription, latest_invoice: invoice.id });
  world.announce('invoice.created', invoice);
  if (order.draftSeconds > 0) return invoice;
  return finalizeInvoice(world, invoice.id, order.customerPresent);
}

/** Gives a draft its number and asks for the money. */
export function finalizeInvoice(world: World, id: string, customerPresent = false): WireInvoice {
  const draft = world.invoice(id);
  const now = world.now();
  const customer = world.customer(draft.customer);
  const { due, balance } = settleBalance(draft.total, customer.balance);
  const sequence = customer.next_invoice_sequence;
  // Only a balance or a currency is worth an event.
  world.ledger.put('customer', { ...customer, next_invoice_sequence: sequence + 1 });
  world.saveCustomer({ ...world.customer(customer.id), balance, currency: draft.currency });
  const open: WireInvoice = {
    ...draft,
    amount_due: due,
    amount_remaining: due,
    automatically_finalizes_at: null,
    effective_at: now,
    starting_balance: customer.balance,
    ending_balance: balance,
    hosted_invoice_url: `${world.baseUrl}/i/${id}`,
    invoice_pdf: `${world.baseUrl}/i/${id}/pdf`,
    next_payment_attempt: now,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: now },
  };
  world.ledger.put('invoice', open);
  world.announce('invoice.finalized', open);
  collectInvoice(world, id, { customerPresent });
  return world.invoice(id);
}
