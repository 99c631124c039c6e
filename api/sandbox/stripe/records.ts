import type { DeliveryMode } from './deliveryPlan.rules.ts';
import type {
  WireCheckoutSession,
  WireCustomer,
  WireEvent,
  WireInvoice,
  WireInvoicePayment,
  WireLine,
  WireLineItem,
  WirePaymentMethod,
  WirePortalSession,
  WirePrice,
  WireProduct,
  WireRefund,
  WireSubscription,
} from './wire.ts';

/** What Stripe knows of a Checkout and does not show. */
export interface CheckoutTerms {
  /** The session's. */
  id: string;
  line: WireLineItem;
  trialDays: number;
  missingPaymentMethod: 'create_invoice' | 'cancel';
  subscriptionDescription: string | null;
  subscriptionMetadata: Record<string, string>;
}

/** What Stripe knows of a subscription and does not show. */
export interface SubscriptionNotes {
  /** The subscription's. */
  id: string;
  /** Whether the end of the trial was announced. */
  reminded: boolean;
  /** Prorations that wait for the next invoice. */
  pending: WireLine[];
}

export interface DeliveryAttempt {
  /** Milliseconds, the machine's time. */
  at: number;
  /** The receiver's HTTP status; null when it gave none. */
  status: number | null;
  problem: string | null;
}

/** One event on its way to the webhook. */
export interface Delivery {
  id: string;
  event: string;
  status: 'waiting' | 'delivered';
  attempts: DeliveryAttempt[];
  /** Milliseconds, the machine's time; not before. */
  nextAt: number;
}

/** What a request with an idempotency key was answered. */
export interface KeptAnswer {
  /** The key. */
  id: string;
  fingerprint: string;
  status: number;
  body: string;
  /** Milliseconds, the machine's time. */
  at: number;
}

export interface Settings {
  id: 'settings';
  /** How far the sandbox's clock is ahead of the machine's, in milliseconds. */
  ahead: number;
  mode: DeliveryMode;
  /** Of the shuffling. */
  seed: number;
  /** Where the pages were when the addresses in the objects were written. */
  baseUrl: string;
}

/** Everything that is kept, by kind. */
export interface Records {
  product: WireProduct;
  price: WirePrice;
  customer: WireCustomer;
  paymentMethod: WirePaymentMethod;
  subscription: WireSubscription;
  notes: SubscriptionNotes;
  invoice: WireInvoice;
  payment: WireInvoicePayment;
  refund: WireRefund;
  checkout: WireCheckoutSession;
  terms: CheckoutTerms;
  portal: WirePortalSession;
  event: WireEvent;
  delivery: Delivery;
  answer: KeptAnswer;
  settings: Settings;
}

export type Kind = keyof Records;
