import type Stripe from 'stripe';
import { settleBalance } from '../billing/proration.rules.ts';
import type { Period } from '../billing/period.rules.ts';
import { newStripeId } from '../newStripeId.ts';
import { listOf } from './listOf.ts';
import type { WireCustomer, WireInvoice, WireLine, WireSubscription } from './wire.ts';

export interface InvoiceInput {
  customer: WireCustomer;
  subscription: WireSubscription;
  lines: WireLine[];
  reason: Stripe.Invoice.BillingReason;
  period: Period;
  /** Seconds; null: when it is told to. */
  finalizesAt: number | null;
  /** Seconds; only of a preview. */
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
