import { Scope } from './composition/scope.ts';
import type { Shared } from './composition/shared.ts';
import type { JobHandlers } from './gateways/jobs/jobs.gateway.ts';

/** What runs for each background job. */
export function jobHandlers(shared: Shared): JobHandlers {
  return {
    mailOrder: (payload) => new Scope(shared).orderMails.send(payload),
    mailOrderEmail: (payload) => new Scope(shared).orderEmails.send(payload),
    moveDemoOrder: (payload) => new Scope(shared).demoOrders.move(payload),
    expireOrders: () => new Scope(shared).orderExpiry.expireDue(),
    mendOrderCounters: () => new Scope(shared).siteLife.mendOrderCounters(),
    mailPasswordReset: (payload) => new Scope(shared).accountMails.sendResetLink(payload),
    mailPasswordChanged: (payload) => new Scope(shared).accountMails.sendPasswordChanged(payload),
    mailGoogleAdded: (payload) => new Scope(shared).accountMails.sendGoogleAdded(payload),
    mailGoodbye: (payload) => new Scope(shared).accountMails.sendGoodbye(payload),
    mailEmailVerification: (payload) => new Scope(shared).addressMails.sendVerification(payload),
    mailEmailChange: (payload) => new Scope(shared).addressMails.sendChange(payload),
    mailSiteLive: (payload) => new Scope(shared).siteLiveMails.send(payload),
    mailSiteNotice: (payload) => new Scope(shared).siteNoticeMails.send(payload),
    markOrderLimit: (payload) => new Scope(shared).siteLife.markOrderLimit(payload),
    endTrials: () => new Scope(shared).siteLife.endTrials(),
    tellOwners: () => new Scope(shared).siteLife.tellOwners(),
    startOrderMonths: () => new Scope(shared).siteLife.startOrderMonths(),
    removePreviews: () => new Scope(shared).previewRemovals.removeDue(),
    sweepConversations: () => new Scope(shared).conversationSweep.sweep(),
    sweepUploads: async () => void (await new Scope(shared).uploadSweep.sweep()),
    mailContactMessage: (payload) => new Scope(shared).contactMails.send(payload),
    mailPlanInterest: (payload) => new Scope(shared).planInterestMails.send(payload),
    sweepContactMessages: () => new Scope(shared).contactSweep.sweep(),
    mailSiteReport: (payload) => new Scope(shared).siteReportMails.send(payload),
    sweepSiteReports: () => new Scope(shared).siteReports.sweep(),
    mailSuspension: (payload) => new Scope(shared).suspensionMails.send(payload),
    mailProject: (payload) => new Scope(shared).projectMails.sendProject(payload),
    tellProjectAnswer: (payload) => new Scope(shared).projectMails.tellAnswer(payload),
    sweepSignIns: () => new Scope(shared).signInSweep.sweep(),
    sweepApprovals: () => new Scope(shared).approvalSweep.sweep(),
    applyStripeEvent: (payload) => new Scope(shared).stripeEvents.apply(payload),
    syncCheckout: ({ stripeSessionId }) => new Scope(shared).checkoutSync.sync(stripeSessionId),
    endSubscription: (payload) => new Scope(shared).billingEnd.endSubscription(payload),
    mailRefund: (payload) => new Scope(shared).refundMails.send(payload),
    endCustomer: (payload) => new Scope(shared).billingEnd.endCustomer(payload),
    updateCustomer: ({ userId }) => new Scope(shared).billingCustomers.tell(userId),
    reconcileBilling: () => new Scope(shared).billingReconcile.reconcile(),
    syncCatalogue: async () => void (await new Scope(shared).catalogueSync.sync()),
  };
}
