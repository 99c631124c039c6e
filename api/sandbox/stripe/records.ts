import type { DeliveryMode } from './deliveryPlan.rules.ts';
import type {
  WireAccount,
  WireBalanceTransaction,
  WireCharge,
  WireCheckoutSession,
  WireCustomer,
  WireDispute,
  WireEvent,
  WireIntent,
  WireInvoice,
  WireInvoicePayment,
  WireLine,
  WireLineItem,
  WireOrderLine,
  WireOrderRefund,
  WirePaymentMethod,
  WirePayout,
  WirePortalSession,
  WirePrice,
  WireProduct,
  WireRefund,
  WireSubscription,
} from './wire.ts';

/** Data of a Checkout that Stripe does not show. */
export interface CheckoutTerms {
  /** Id of the session. */
  id: string;
  line: WireLineItem;
  trialDays: number;
  missingPaymentMethod: 'create_invoice' | 'cancel';
  subscriptionDescription: string | null;
  subscriptionMetadata: Record<string, string>;
}

/** Data of a subscription that Stripe does not show. */
export interface SubscriptionNotes {
  /** Id of the subscription. */
  id: string;
  /** Whether the event about the end of the trial was sent. */
  reminded: boolean;
  /** Prorations for the next invoice. */
  pending: WireLine[];
}

export interface DeliveryAttempt {
  /** Milliseconds, real time. */
  at: number;
  /** HTTP status of the receiver; null without a response. */
  status: number | null;
  problem: string | null;
}

/** The delivery of one event to the webhook. */
export interface Delivery {
  id: string;
  event: string;
  status: 'waiting' | 'delivered';
  attempts: DeliveryAttempt[];
  /** Earliest time, in milliseconds of real time. */
  nextAt: number;
}

/** The stored response to a request with an idempotency key. */
export interface KeptAnswer {
  /** The key. */
  id: string;
  fingerprint: string;
  status: number;
  body: string;
  /** Milliseconds, real time. */
  at: number;
}

export interface Settings {
  id: 'settings';
  /** Milliseconds that the sandbox's clock is ahead of real time. */
  ahead: number;
  mode: DeliveryMode;
  /** Seed of the shuffling. */
  seed: number;
  /** Origin of the pages when the addresses in the objects were written. */
  baseUrl: string;
}

/** An object of a connected account. */
export interface Owned<T> {
  /** Id of the object. */
  id: string;
  /** Id of the account. */
  account: string;
  object: T;
}

/** A link that leads an owner to Stripe's questions; it opens once. */
export interface OnboardingLink {
  /** Secret part of the address. */
  id: string;
  account: string;
  refreshUrl: string;
  returnUrl: string;
  /** Seconds. */
  expiresAt: number;
  isOpened: boolean;
}

/** Data of a Checkout on a connected account that Stripe does not show. */
export interface OrderTerms {
  /** Id of the session. */
  id: string;
  lines: WireOrderLine[];
  captureMethod: 'automatic' | 'manual';
  description: string | null;
  metadata: Record<string, string>;
}

/** All stored records by kind. */
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
  account: WireAccount;
  onboarding: OnboardingLink;
  orderPage: Owned<WireCheckoutSession>;
  orderTerms: OrderTerms;
  intent: Owned<WireIntent>;
  charge: Owned<WireCharge>;
  orderRefund: Owned<WireOrderRefund>;
  balance: Owned<WireBalanceTransaction>;
  dispute: Owned<WireDispute>;
  payout: Owned<WirePayout>;
  event: WireEvent;
  delivery: Delivery;
  answer: KeptAnswer;
  settings: Settings;
}

export type Kind = keyof Records;
