/**
 * Why a call failed: `unavailable` (no response, or a request to retry later), `broken` (a server error, which the
 * provider repeats for a day under the same idempotency key), `declined` (the customer's card), `noCustomer` (the customer was
 * deleted at the provider), `refused` (anything else).
 */
export type PaymentsFailureReason = 'unavailable' | 'broken' | 'declined' | 'noCustomer' | 'refused';

/** A failed call to the payment provider. */
export class PaymentsFailure extends Error {
  constructor(
    readonly reason: PaymentsFailureReason,
    options?: ErrorOptions,
  ) {
    super(`payments ${reason}`, options);
  }

  /** Whether it is a temporary failure of the provider. */
  get isOutage(): boolean {
    return this.reason === 'unavailable' || this.reason === 'broken';
  }
}

/** Our reference on objects at the provider. Objects without it do not belong to us. */
export interface PaymentsReference {
  userId: string;
  /** Null for a plan without a site. */
  restaurantId: string | null;
  attemptId: string;
}

interface NewCheckout {
  reference: PaymentsReference;
  customerId: string;
  priceId: string;
  /** 0 without a trial. */
  trialDays: number;
  /** Shown to the payer beside the plan; null without a description. */
  description: string | null;
  successUrl: string;
  cancelUrl: string;
}

/** A payment page. */
export interface ProviderCheckout {
  id: string;
  /** A page that is found for a deleted customer is `expired`: nobody can pay on it. */
  state: 'open' | 'complete' | 'expired';
  /** The page's address; null unless open. */
  url: string | null;
  /** The subscription that began; null before the completion. */
  subscriptionId: string | null;
  /** Null when it does not belong to us. */
  reference: PaymentsReference | null;
}

/** A subscription as the provider has it now. */
export interface ProviderSubscription {
  id: string;
  /** Null when it does not belong to us. */
  reference: PaymentsReference | null;
  /** As received from the provider, e.g. `active`. */
  status: string;
  /** Null without a price. */
  priceId: string | null;
  /** Key of our plan on the price; null without one. */
  planKey: string | null;
  createdAt: Date;
  /** Null without a price. */
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  /** Null without a trial. */
  trialStartedAt: Date | null;
  trialEndsAt: Date | null;
  /** Null while it is active. */
  endedAt: Date | null;
}

interface PlanChange {
  subscriptionId: string;
  priceId: string;
}

export interface PlanChangeCost {
  /** Pence to pay at once; negative: credit. */
  amountDueNow: number;
  nextPaymentAt: Date;
  /** The moment of the calculation, by the provider's clock. */
  prorationDate: Date;
}

export interface ProviderInvoice {
  /** The site; null for a plan without a site, and when it does not belong to us. */
  restaurantId: string | null;
  /** Null for a draft. */
  number: string | null;
  createdAt: Date;
  /** Pence. */
  total: number;
  /** As received from the provider, e.g. `paid`. */
  status: string;
  pdfUrl: string | null;
  pageUrl: string | null;
}

/** A webhook event. It only names an object, which is always read again. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** The affected subscription; null for another object. */
  subscriptionId: string | null;
  /** The affected payment page; null for another object. */
  checkoutId: string | null;
}

interface PlanPrice {
  interval: 'week' | 'month' | 'year';
  /** Pence. */
  unitAmount: number;
}

export interface CataloguePlan {
  key: string;
  name: string;
  prices: PlanPrice[];
}

export interface MirroredPrice extends PlanPrice {
  planKey: string;
  priceId: string;
}

/** The payment provider. Every failed call throws PaymentsFailure. */
export interface PaymentsGateway {
  /**
   * Returns the customer id of a person; repeated calls return the same one, also after a lost response. A new attempt
   * avoids a cached server error of the provider. `isReplacement`: the one that it returned before was deleted.
   */
  createCustomer(person: {
    userId: string;
    name: string;
    email: string;
    attemptId: string;
    isReplacement: boolean;
  }): Promise<string>;
  /** Updates the name and address of a customer; ignores a deleted customer. */
  updateCustomer(id: string, person: { name: string; email: string }): Promise<void>;
  /** Opens a payment page, one per attempt and customer, however often it is called. */
  openCheckout(checkout: NewCheckout): Promise<ProviderCheckout>;
  /** Null when it does not exist. */
  findCheckout(id: string): Promise<ProviderCheckout | null>;
  /** The newest payment pages of a customer, newest first. None of a deleted customer, as for all lists. */
  listCheckouts(customerId: string): Promise<ProviderCheckout[]>;
  /** Closes a page for payment. False when it was already completed or expired. */
  expireCheckout(id: string): Promise<boolean>;
  /** Null when it does not exist. */
  findSubscription(id: string): Promise<ProviderSubscription | null>;
  /** Ids of all of a customer's subscriptions that are not cancelled. */
  listSubscriptions(customerId: string): Promise<string[]>;
  /** The cost of a change now. */
  previewChange(change: PlanChange): Promise<PlanChangeCost>;
  /** Changes the price and cancels a planned end. The same change at the same moment is made once. */
  changePlan(change: PlanChange, prorationDate: Date): Promise<void>;
  /** Ends a subscription at once; ignores an ended one. */
  endSubscription(id: string): Promise<void>;
  /** Refunds the last payment of a subscription once. Returns the refunded pence, now or before. */
  refundLastPayment(subscriptionId: string): Promise<number>;
  /** Address of the page where a customer manages plans and cards. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Newest first. */
  listInvoices(customerId: string, limit: number): Promise<ProviderInvoice[]>;
  /** Copies our catalogue to the provider. A repeated call changes nothing. */
  mirrorCatalogue(plans: readonly CataloguePlan[]): Promise<MirroredPrice[]>;
  /** Reads a signed event that is at most 5 minutes old by `now`; null for any other payload or signature. */
  readEvent(payload: Buffer, signature: string | undefined, now: Date): ProviderEvent | null;
}
