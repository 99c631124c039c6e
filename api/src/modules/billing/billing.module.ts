import { mailJob, type Module, perRequest, scoped, singleton } from '../../composition/module.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { CatalogueService } from '../catalogue/catalogue.service.ts';
import { RestaurantService } from '../restaurants/restaurant.service.ts';
import { SiteService } from '../sites/site.service.ts';
import { SiteLinks } from '../sites/siteLinks.ts';
import { BillingCustomer, CheckoutAttempt, PaidSubscription, StripeEvent } from './billing.entity.ts';
import { toPaidSubscriptionType } from './billing.graphql.ts';
import { RefundMailService } from './refund.mail.ts';
import { BillingResolver, RestaurantBillingResolver, UserBillingResolver } from './billing.resolver.ts';
import { billingRoutes, stripeWebhook } from './billing.rest.ts';
import { billingPart, BillingService } from './billing.service.ts';
import { BillingCustomers } from './billingCustomers.service.ts';
import { BillingEnd } from './billingEnd.service.ts';
import { BillingReconcile } from './billingReconcile.service.ts';
import { CatalogueSync } from './catalogueSync.service.ts';
import { CheckoutService } from './checkout.service.ts';
import { CheckoutSync } from './checkoutSync.service.ts';
import { CheckoutStatusService } from './checkoutStatus.service.ts';
import { ProductShelves } from '../products/productShelves.ts';
import { PlanMailService } from './plan.mail.ts';
import type { PlanMailKind } from './messages.ts';
import { PlanService } from './plan.service.ts';
import { RecentCheckouts, RecentInvoices } from './recentAnswers.ts';
import { MonthOrders, SitePayments } from './sitePayments.ts';
import { StripeEventService } from './stripeEvent.service.ts';
import { SubscriptionSync } from './subscriptionSync.service.ts';

declare module '../../gateways/jobs/jobs.gateway.ts' {
  interface JobPayloads {
    /** Processes a webhook event: reads the subscription or the checkout again. */
    applyStripeEvent: { eventId: string; subscriptionId: string | null; checkoutId: string | null };
    /** Reads a payment page and its subscription again. */
    syncCheckout: { stripeSessionId: string };
    /** Ends a subscription that must not exist; with `refund` its last payment is refunded. */
    endSubscription: { stripeSubscriptionId: string; refund: boolean };
    /** Mails the payer of a subscription about its refund. */
    mailRefund: { subscriptionId: string };
    /**
     * Mails the payer of a subscription what changed. `change` numbers the changes of a subscription; `from` is the name of the plan
     * before, null without one.
     */
    mailPlanChange: { subscriptionId: string; kind: PlanMailKind; change: number; from: string | null };
    /** Ends all subscriptions of a customer whose account was deleted. */
    endCustomer: { stripeCustomerId: string };
    /** Sends a person's current name and address to the payment provider. */
    updateCustomer: { userId: string };
    /** Repairs what crashes and outages left inconsistent with the payment provider. Scheduled. */
    reconcileBilling: object;
    /** Copies our catalogue to the payment provider. */
    syncCatalogue: object;
  }
}

/** Payment pages, paid subscriptions, plan changes and the webhooks of the payment provider. */
export const billingModule = {
  entities: [BillingCustomer, PaidSubscription, CheckoutAttempt, StripeEvent],
  services: [
    singleton(RecentCheckouts, ({ clock }) => new RecentCheckouts(clock)),
    singleton(RecentInvoices, ({ clock }) => new RecentInvoices(clock)),
    perRequest(SitePayments, 'em'),
    perRequest(MonthOrders, 'em', 'clock'),
    scoped(BillingCustomers, ({ em, payments }) => new BillingCustomers(em, payments)),
    scoped(
      SubscriptionSync,
      ({ em, payments, get, clock, log }) => new SubscriptionSync(em, payments, get(SiteService), clock, log),
    ),
    scoped(CheckoutSync, ({ em, payments, get }) => new CheckoutSync(em, payments, get(SubscriptionSync))),
    scoped(
      PlanService,
      ({ em, payments, get, log }) =>
        new PlanService(
          em,
          payments,
          get(RestaurantService),
          get(ProductShelves),
          get(SubscriptionSync),
          log,
        ),
    ),
    scoped(
      BillingService,
      ({ em, payments, get, limiter, clock, log, publicUrl }) =>
        new BillingService(em, payments, limiter, clock, log, publicUrl, get(RecentInvoices)),
    ),
    scoped(
      CheckoutService,
      ({ em, payments, get, limiter, clock, log, publicUrl }) =>
        new CheckoutService(
          em,
          payments,
          get(PlanService),
          get(BillingCustomers),
          get(CheckoutSync),
          limiter,
          clock,
          log,
          (plan, restaurantId) => pagesAfterPayment(publicUrl, plan, restaurantId),
        ),
    ),
    scoped(
      CheckoutStatusService,
      ({ em, payments, limiter, get }) =>
        new CheckoutStatusService(em, payments, limiter, get(RecentCheckouts)),
    ),
    scoped(
      StripeEventService,
      ({ em, payments, get, clock }) =>
        new StripeEventService(em, payments, get(CheckoutSync), get(SubscriptionSync), clock),
    ),
    scoped(
      BillingEnd,
      ({ em, payments, get, log }) => new BillingEnd(em, payments, get(SubscriptionSync), log),
    ),
    perRequest(PlanMailService, 'em', 'mail', 'clock', 'publicUrl'),
    scoped(RefundMailService, ({ em, mail, publicUrl }) => new RefundMailService(em, mail, publicUrl)),
    scoped(
      BillingReconcile,
      ({ em, payments, get, clock, log }) =>
        new BillingReconcile(em, payments, get(CheckoutSync), get(SubscriptionSync), clock, log),
    ),
    scoped(
      CatalogueSync,
      ({ em, payments, get, log }) => new CatalogueSync(em, payments, get(CatalogueService), log),
    ),
  ],
  resolvers: [
    scoped(
      BillingResolver,
      ({ get }) =>
        new BillingResolver(
          get(CheckoutService),
          get(CheckoutStatusService),
          get(PlanService),
          get(BillingService),
          get(SiteLinks),
        ),
    ),
    perRequest(RestaurantBillingResolver, SitePayments, MonthOrders, 'clock'),
    scoped(UserBillingResolver, ({ get }) => new UserBillingResolver(get(BillingService), get(SiteLinks))),
  ],
  access: {
    'Query.checkout': 'secret',
    'Mutation.createCheckoutSession': 'public',
    'Mutation.changePlan': 'viewer',
    'Mutation.createBillingPortalSession': 'viewer',
  },
  nodes: {
    async PaidSubscription(get, id, viewer) {
      const found = viewer && (await get(BillingService).findOwned(viewer.id, id));
      return found && toPaidSubscriptionType(found, get(SiteLinks));
    },
  },
  routes: billingRoutes,
  routers: [
    {
      path: '/api/v1/webhooks/stripe',
      create: (newScope) => stripeWebhook(() => newScope()(StripeEventService)),
    },
  ],
  jobs: {
    applyStripeEvent: { run: (get, payload) => get(StripeEventService).apply(payload) },
    syncCheckout: { run: (get, { stripeSessionId }) => get(CheckoutSync).sync(stripeSessionId) },
    endSubscription: { run: (get, payload) => get(BillingEnd).endSubscription(payload) },
    mailRefund: { isMail: true, run: (get, payload) => get(RefundMailService).send(payload) },
    mailPlanChange: mailJob((get, payload) => get(PlanMailService).send(payload)),
    endCustomer: { run: (get, payload) => get(BillingEnd).endCustomer(payload) },
    updateCustomer: { run: (get, { userId }) => get(BillingCustomers).tell(userId) },
    reconcileBilling: { schedule: '*/10 * * * *', run: (get) => get(BillingReconcile).reconcile() },
    syncCatalogue: { run: (get) => get(CatalogueSync).sync() },
  },
  accountParts: () => [billingPart],
} satisfies Module;

/** The cancel address contains the plan and the site, so that the page can link back to them. */
function pagesAfterPayment(publicUrl: string, plan: string, restaurantId: string | null) {
  const upgrading = restaurantId === null ? {} : { upgrading: toGlobalId('Restaurant', restaurantId) };
  return {
    successUrl: `${publicUrl}/subscription-success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${publicUrl}/subscription-canceled?${new URLSearchParams({ plan, ...upgrading }).toString()}`,
  };
}
