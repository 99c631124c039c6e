/**
 * Why the provider did not do what was asked: `unavailable` (did not answer, or says try later; asking again helps),
 * `broken` (answered with a fault of its own; it repeats that answer for a day when the same is asked under the same key),
 * `declined` (the customer's card), `forged` (a message that is not the provider's), `refused` (anything else).
 */
export type PaymentsFailureReason = 'unavailable' | 'broken' | 'declined' | 'forged' | 'refused';

/** The payment provider did not do what was asked. */
export class PaymentsFailure extends Error {
  constructor(
    readonly reason: PaymentsFailureReason,
    options?: ErrorOptions,
  ) {
    super(`payments ${reason}`, options);
  }

  /** Whether it is the provider's own trouble, which passes. */
  get isOutage(): boolean {
    return this.reason === 'unavailable' || this.reason === 'broken';
  }
}

/** Reference on our objects at the provider. Objects without it do not belong to us. */
export interface PaymentsReference {
  userId: string;
  /** null for a plan without a site. */
  restaurantId: string | null;
  attemptId: string;
}

export interface NewCustomer {
  userId: string;
  name: string;
  email: string;
  attemptId: string;
}

export interface NewCheckout {
  reference: PaymentsReference;
  customerId: string;
  priceId: string;
  /** 0: none. */
  trialDays: number;
  /** What it is for, as its payer reads it beside the plan; null: the plan says it all. */
  description: string | null;
  successUrl: string;
  cancelUrl: string;
}

/** A payment page. */
export interface ProviderCheckout {
  id: string;
  state: 'open' | 'complete' | 'expired';
  /** Where to pay; null unless open. */
  url: string | null;
  /** What completing it began; null until then. */
  subscriptionId: string | null;
  /** null when it does not belong to us. */
  reference: PaymentsReference | null;
}

/** A subscription as the provider has it now. */
export interface ProviderSubscription {
  id: string;
  customerId: string;
  /** null when it does not belong to us. */
  reference: PaymentsReference | null;
  /** As the provider says, e.g. `active`. */
  status: string;
  /** null when it has no price. */
  priceId: string | null;
  /** Key of our plan on the price; null for a price without one. */
  planKey: string | null;
  createdAt: Date;
  /** null without a price. */
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  /** null without a trial. */
  trialStartedAt: Date | null;
  trialEndsAt: Date | null;
  /** null while it is active. */
  endedAt: Date | null;
}

export interface PlanChange {
  subscriptionId: string;
  priceId: string;
}

export interface PlanChangeCost {
  /** Pence to pay at once; negative is credit. */
  amountDueNow: number;
  nextPaymentAt: Date;
  /** The moment of the provider's clock it was worked out for. */
  prorationDate: Date;
}

export interface ProviderInvoice {
  /** The site it is for; null for a plan without a site, and when it does not belong to us. */
  restaurantId: string | null;
  /** null for a draft. */
  number: string | null;
  createdAt: Date;
  /** Pence. */
  total: number;
  /** As the provider says, e.g. `paid`. */
  status: string;
  pdfUrl: string | null;
  pageUrl: string | null;
}

/** A message of the provider's. It only says where to look: nothing is believed before it is fetched again. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** The subscription it is about; null for another matter. */
  subscriptionId: string | null;
  /** The payment page it is about; null for another matter. */
  checkoutId: string | null;
}

export interface CataloguePlan {
  key: string;
  name: string;
  prices: { interval: 'week' | 'month' | 'year'; unitAmount: number }[];
}

export interface MirroredPrice {
  planKey: string;
  interval: 'week' | 'month' | 'year';
  priceId: string;
}

/** The payment provider. Every call throws PaymentsFailure when it is not done. */
export interface PaymentsGateway {
  /**
   * Id of the customer for a person; the same person gets the same one, also after an answer that was lost. Another
   * attempt gets past the memory of a fault of the provider's.
   */
  createCustomer(person: NewCustomer): Promise<string>;
  /** What the provider calls a customer and where it writes to; nothing for one that is gone. */
  updateCustomer(id: string, person: { name: string; email: string }): Promise<void>;
  /** Opens a payment page. One per attempt, however often it is called. */
  openCheckout(checkout: NewCheckout): Promise<ProviderCheckout>;
  /** null when there is none. */
  findCheckout(id: string): Promise<ProviderCheckout | null>;
  /** The newest payment pages of a customer, newest first. */
  listCheckouts(customerId: string): Promise<ProviderCheckout[]>;
  /** Nobody can pay on it any more. False when it was completed or had expired before. */
  expireCheckout(id: string): Promise<boolean>;
  /** null when there is none. */
  findSubscription(id: string): Promise<ProviderSubscription | null>;
  /** All of a customer's subscriptions that have not ended. */
  listLiveSubscriptions(customerId: string): Promise<ProviderSubscription[]>;
  /** What a change would cost at `prorationDate`; null: now. */
  previewChange(change: PlanChange, prorationDate: Date | null): Promise<PlanChangeCost>;
  /** Changes the price and takes back a planned end. The same change of the same moment is done once. */
  changePlan(change: PlanChange, prorationDate: Date): Promise<void>;
  /** Ends a subscription at once; fine when it has ended. */
  endSubscription(id: string): Promise<void>;
  /** Gives back what was paid last for a subscription, once. The value are the pence given back, now or before. */
  refundLastPayment(subscriptionId: string): Promise<number>;
  /** Address of the page where a customer manages plans and cards. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Newest first. */
  listInvoices(customerId: string, limit: number): Promise<ProviderInvoice[]>;
  /** Makes the provider's catalogue like ours. Done again, it changes nothing. */
  mirrorCatalogue(plans: readonly CataloguePlan[]): Promise<MirroredPrice[]>;
  /** Reads a signed message, at most 5 minutes old by `now`. Throws PaymentsFailure `forged`. */
  readEvent(payload: Buffer, signature: string | undefined, now: Date): ProviderEvent;
}
