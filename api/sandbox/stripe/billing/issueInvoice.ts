import type Stripe from 'stripe';
import {
  newStripeId,
  listOf,
  type WireCustomer,
  type WireInvoice,
  type WireLine,
  type WireSubscription,
} from '../wire.ts';
import type { World } from '../world.ts';
import { settleBalance, type Period } from './billing.rules.ts';
import { collectInvoice } from './collectInvoice.ts';

interface InvoiceInput {
  customer: WireCustomer;
  subscription: WireSubscription;
  lines: WireLine[];
  reason: Stripe.Invoice.BillingReason;
  period: Period;
  /** Seconds; null: only on request. */
  finalizesAt: number | null;
  /** Seconds; only for a preview. */
  prorationDate?: number;
}

/** A draft. `now` in seconds. */
export function newInvoice(input: InvoiceInput, now: number): WireInvoice {
  const { customer, subscription } = input;
  const id = newStripeId('in');
  const total = input.lines.reduce((sum, { amount }) => sum + amount, 0);
  const { due } = settleBalance(total, customer.balance);
  const lines = input.lines.map((line) => ({ ...line, invoice: id }));
  return {
    id,
    object: 'invoice',
    account_country: 'GB',
    account_name: 'Sandbox',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: input.finalizesAt,
    billing_reason: input.reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(lines, `/v1/invoices/${id}/lines`),
    livemode: false,
    metadata: {},
    next_payment_attempt: input.finalizesAt,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: subscription.metadata,
        subscription: subscription.id,
        ...(input.prorationDate === undefined ? {} : { subscription_proration_date: input.prorationDate }),
      },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: input.period.end,
    period_start: input.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: now,
  };
}

interface InvoiceOrder {
  subscription: WireSubscription;
  lines: WireLine[];
  reason: Stripe.Invoice.BillingReason;
  period: Period;
  /** How long it stays a draft; 0: it is collected at once. */
  draftSeconds: number;
  /** Whether the customer is present: cards that fail later work now. */
  customerPresent?: boolean;
}

/** Bills a subscription. Returns the invoice: a draft, paid, or open after a failed payment. */
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

/** Finalises a draft with a number and collects it. */
export function finalizeInvoice(world: World, id: string, customerPresent = false): WireInvoice {
  const draft = world.invoice(id);
  const now = world.now();
  const customer = world.customer(draft.customer);
  const { due, balance } = settleBalance(draft.total, customer.balance);
  const sequence = customer.next_invoice_sequence;
  // Only a change of balance or currency causes an event.
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
