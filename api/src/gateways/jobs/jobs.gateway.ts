/** Every background job and what it is given. Jobs run at least once. */
export interface JobPayloads {
  /** One mail about an order: a job each, so that a repeated job mails nobody else again. */
  mailOrder: {
    orderId: string;
    kind: 'placed-owner' | 'placed-diner' | 'answered' | 'ready' | 'expired-owner' | 'expired-diner';
  };
  /** Asks the mailbox of an address for orders whether it agrees. `mailId` tells one mail from another. */
  mailOrderEmail: { mailId: string; restaurantId: string; email: string };
  /** What nobody does at a demo restaurant: an order is accepted, and then ready. */
  moveDemoOrder: { orderId: string; to: 'ACCEPTED' | 'READY' };
  /** Ends orders that nobody answered in time. Scheduled. */
  expireOrders: object;
  /** Puts back counters of orders whose day was written by a clock that was ahead. Scheduled. */
  mendOrderCounters: object;
  /** A link to choose a new password, if the address has an account. `resetId` is new: its row is made by the job. */
  mailPasswordReset: { resetId: string; email: string };
  /** Word of a changed password. `changeId` tells one change from another. */
  mailPasswordChanged: { changeId: string; userId: string };
  /** Word of a Google account that was linked. `passwordRemoved`: the old password no longer works. */
  mailGoogleAdded: { linkId: string; userId: string; passwordRemoved: boolean };
  /** The link that proves an account's address. `mailId` tells one mail from another. */
  mailEmailVerification: { mailId: string; userId: string; email: string };
  /** One mail about a change of address: the link, word of the wish to the old one, word that it is done. */
  mailEmailChange: {
    changeId: string;
    kind: 'asked-new' | 'asked-old' | 'done-old';
    userId: string;
    from: string;
    to: string;
  };
  /** A last word to an address whose account was deleted. `removalId` tells one deletion from another. */
  mailGoodbye: { removalId: string; email: string; greeting: string };
  /** The address of a site to the person who has just claimed it. */
  mailSiteLive: { restaurantId: string; userId: string };
  /** Removes uploads and pictures that nobody needs. Scheduled, see `SCHEDULE`. */
  sweepUploads: object;
  /** One mail to the owner of a site about its plan; `period` tells one occasion from another. */
  mailSiteNotice: {
    restaurantId: string;
    kind:
      | 'trial-ending'
      | 'trial-ended'
      | 'card-charge'
      | 'payment-failed'
      | 'payment-due'
      | 'features-paused'
      | 'plan-ended'
      | 'orders-nearly-full'
      | 'orders-full';
    period: string;
  };
  /** What follows when an order of a month (`2026-11`) was the one at the mark. */
  markOrderLimit: { restaurantId: string; month: string; kind: 'orders-nearly-full' | 'orders-full' };
  /** Ends the free trials that are over. Scheduled. */
  endTrials: object;
  /** Tells owners what is coming or was missed. Scheduled. */
  tellOwners: object;
  /** Opens ordering again where a new month has begun. Scheduled. */
  startOrderMonths: object;
  /** Removes previews that nobody claimed, and frees slugs that were kept back long enough. Scheduled. */
  removePreviews: object;
  /** What a visitor wrote on the contact page, to our support. */
  mailContactMessage: { messageId: string };
  /** A visitor's report of a site, to our support. */
  mailSiteReport: { reportId: string };
  /** Removes reports that are too old. Scheduled. */
  sweepSiteReports: object;
  /** Tells the owner that a site was taken offline or put back. `at` (RFC 3339) tells one occasion from another. */
  mailSuspension: { restaurantId: string; kind: 'suspended' | 'restored'; at: string };
  /** Someone asked to be told when a plan is on sale: to our support. */
  mailPlanInterest: { interestId: string };
  /** Deletes contact messages and plan interests that are too old. Scheduled. */
  sweepContactMessages: object;
  /** A project's picture, to the client who is asked about it. */
  mailProject: { approvalId: string };
  /** A client's answer, to the office that asked. */
  tellProjectAnswer: { approvalId: string };
  /** Forgets sessions, reset links and login codes that have expired. Scheduled. */
  sweepSignIns: object;
  /** Forgets chats without a preview, 30 days after the last word. Scheduled. */
  sweepConversations: object;
  /** Forgets approvals that have expired. Scheduled. */
  sweepApprovals: object;
  /** A message of the payment provider's that was taken: where to look again. */
  applyStripeEvent: { eventId: string; subscriptionId: string | null; checkoutId: string | null };
  /** Looks again at a payment page and what came of it. */
  syncCheckout: { stripeSessionId: string };
  /** Ends a subscription that must not be; `refund`: its last payment is given back. */
  endSubscription: { stripeSubscriptionId: string; refund: boolean };
  /** Word to the payer of a subscription that its payment was given back. */
  mailRefund: { subscriptionId: string };
  /** Ends all that a customer pays for whose account is gone. */
  endCustomer: { stripeCustomerId: string };
  /** Tells the payment provider a person's name and address as they are when it runs. */
  updateCustomer: { userId: string };
  /** Finds what crashes and outages left undone at the payment provider. Scheduled, see `SCHEDULE`. */
  reconcileBilling: object;
  /** Makes the payment provider's catalogue like ours. */
  syncCatalogue: object;
}

export type JobHandlers = { [Name in keyof JobPayloads]: (payload: JobPayloads[Name]) => Promise<void> };

/** Whether a job waits for a mail server (or what takes its place): these have a lane of their own. */
export const isMailJob = (name: keyof JobPayloads): boolean =>
  name.startsWith('mail') || name === 'tellProjectAnswer';
