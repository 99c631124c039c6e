import { randomInt } from 'node:crypto';
import type Stripe from 'stripe';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id like Stripe's: the prefix, `_`, and random letters and digits. */
export const newStripeId = (prefix: string, length = 24): string =>
  `${prefix}_${Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;

/** Stripe's objects as JSON: the SDK's types, with ids instead of other objects, and decimals as text. */
type As<T, Changed> = Omit<T, keyof Changed> & Changed;

export interface WireList<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

export type WireProduct = As<Stripe.Product, { default_price: string | null }>;
export type WirePrice = As<
  Stripe.Price,
  { product: string; recurring: Stripe.Price.Recurring; unit_amount: number; unit_amount_decimal: string }
>;
type WirePlan = As<Stripe.Plan, { product: string; amount_decimal: string }>;
export type WireCustomer = As<
  Stripe.Customer,
  {
    invoice_settings: As<Stripe.Customer.InvoiceSettings, { default_payment_method: string | null }>;
    invoice_prefix: string;
    next_invoice_sequence: number;
    test_clock: null;
  }
>;
export type WirePaymentMethod = As<
  Stripe.PaymentMethod,
  { card: Stripe.PaymentMethod.Card; customer: string }
>;
export type WireSubscriptionItem = As<
  Stripe.SubscriptionItem,
  { price: WirePrice; plan: WirePlan; quantity: number }
>;
export type WireSubscription = As<
  Stripe.Subscription,
  {
    customer: string;
    default_payment_method: string | null;
    latest_invoice: string | null;
    items: WireList<WireSubscriptionItem>;
  }
>;
export type WireLine = As<Stripe.InvoiceLineItem, { quantity_decimal: string | null; subscription: string }>;
export type WireInvoice = As<
  Stripe.Invoice,
  {
    customer: string;
    lines: WireList<WireLine>;
    starting_balance: number;
    next_payment_attempt: number | null;
  }
>;
export type WireInvoicePayment = As<
  Stripe.InvoicePayment,
  { invoice: string; amount_paid: number; payment: { type: 'payment_intent'; payment_intent: string } }
>;
export type WireRefund = Stripe.Refund & { payment_intent: string };
export type WireLineItem = As<Stripe.LineItem, { price: WirePrice; quantity: number }>;
/** A line whose price was made for it. */
export type WireOrderLine = As<Stripe.LineItem, { quantity: number }>;
export type WireCheckoutSession = As<
  Stripe.Checkout.Session,
  {
    customer: string | null;
    subscription: string | null;
    invoice: string | null;
    payment_intent: string | null;
    success_url: string;
    metadata: Record<string, string>;
  }
>;
/** Objects of connected accounts. */
export type WireAccount = As<
  Stripe.Account,
  { requirements: Stripe.Account.Requirements; metadata: Record<string, string> }
>;
export type WireIntent = As<
  Stripe.PaymentIntent,
  { latest_charge: string | null; payment_method: string | null; customer: string | null }
>;
export type WireCharge = As<
  Stripe.Charge,
  { balance_transaction: string | null; payment_intent: string; customer: string | null }
>;
export type WireOrderRefund = As<
  Stripe.Refund,
  { balance_transaction: string | null; charge: string; payment_intent: string }
>;
export type WireBalanceTransaction = As<Stripe.BalanceTransaction, { source: string }>;
export type WireDispute = As<Stripe.Dispute, { charge: string; payment_intent: string }>;
export type WirePayout = As<Stripe.Payout, { balance_transaction: string; destination: null }>;
export type WirePortalSession = Stripe.BillingPortal.Session;
export interface WireEvent extends Omit<Stripe.EventBase, 'type'> {
  type: Stripe.Event['type'];
}

/** A complete list. */
export const listOf = <T>(data: T[], url: string): WireList<T> => ({
  object: 'list',
  data,
  has_more: false,
  url,
});
