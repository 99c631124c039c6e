import { toGlobalId } from '../graphql/globalId.ts';
import { BillingService } from '../modules/billing/billing.service.ts';
import { BillingCustomers } from '../modules/billing/billingCustomers.ts';
import { BillingEnd } from '../modules/billing/billingEnd.service.ts';
import { BillingReconcile } from '../modules/billing/billingReconcile.service.ts';
import { CatalogueSync } from '../modules/billing/catalogueSync.service.ts';
import { CheckoutService } from '../modules/billing/checkout.service.ts';
import { CheckoutAttempts } from '../modules/billing/checkoutAttempts.ts';
import { CheckoutStatusService } from '../modules/billing/checkoutStatus.service.ts';
import { CheckoutSync } from '../modules/billing/checkoutSync.service.ts';
import { PlanChangeService } from '../modules/billing/planChange.service.ts';
import { PlanOffers } from '../modules/billing/planOffers.ts';
import { RefundMailService } from '../modules/billing/refundMail.service.ts';
import { StripeEventService } from '../modules/billing/stripeEvent.service.ts';
import { SubscriptionSync } from '../modules/billing/subscriptionSync.service.ts';
import { CatalogueService } from '../modules/catalogue/catalogue.service.ts';
import { VisitorScope } from './visitorScope.ts';

/** Services about paid plans. */
export class BillingScope extends VisitorScope {
  get billing(): BillingService {
    const { recentInvoices, infrastructure } = this.shared;
    const { payments, limiter, clock, log, publicUrl } = infrastructure;
    return this.once(
      'billing',
      () =>
        new BillingService(
          this.em,
          payments,
          this.billingCustomers,
          limiter,
          clock,
          log,
          publicUrl,
          recentInvoices,
        ),
    );
  }

  get checkouts(): CheckoutService {
    const { payments, limiter, log, publicUrl } = this.shared.infrastructure;
    return this.once(
      'checkouts',
      () =>
        new CheckoutService(
          this.em,
          payments,
          this.planOffers,
          this.checkoutAttempts,
          this.billingCustomers,
          this.planChanges,
          this.checkoutSync,
          limiter,
          log,
          (plan, restaurantId) => pagesAfterPayment(publicUrl, plan, restaurantId),
        ),
    );
  }

  get checkoutStatus(): CheckoutStatusService {
    const { recentCheckouts, infrastructure } = this.shared;
    const { payments, limiter } = infrastructure;
    return this.once(
      'checkoutStatus',
      () => new CheckoutStatusService(this.em, payments, limiter, recentCheckouts),
    );
  }

  get planChanges(): PlanChangeService {
    const { payments, log } = this.shared.infrastructure;
    return this.once(
      'planChanges',
      () => new PlanChangeService(this.em, payments, this.planOffers, this.subscriptionSync, log),
    );
  }

  get stripeEvents(): StripeEventService {
    const { payments, clock } = this.shared.infrastructure;
    return this.once(
      'stripeEvents',
      () => new StripeEventService(this.em, payments, this.checkoutSync, this.subscriptionSync, clock),
    );
  }

  get checkoutSync(): CheckoutSync {
    const { payments } = this.shared.infrastructure;
    return this.once('checkoutSync', () => new CheckoutSync(this.em, payments, this.subscriptionSync));
  }

  get billingCustomers(): BillingCustomers {
    const { payments } = this.shared.infrastructure;
    return this.once('billingCustomers', () => new BillingCustomers(this.em, payments));
  }

  get billingEnd(): BillingEnd {
    const { payments, log } = this.shared.infrastructure;
    return this.once('billingEnd', () => new BillingEnd(this.em, payments, this.subscriptionSync, log));
  }

  get refundMails(): RefundMailService {
    const { database, mail, publicUrl } = this.shared.infrastructure;
    return this.once('refundMails', () => new RefundMailService(database.pool, mail, publicUrl));
  }

  get billingReconcile(): BillingReconcile {
    const { payments, clock, log } = this.shared.infrastructure;
    return this.once(
      'billingReconcile',
      () =>
        new BillingReconcile(
          this.em,
          payments,
          this.checkoutAttempts,
          this.checkoutSync,
          this.subscriptionSync,
          clock,
          log,
        ),
    );
  }

  get catalogueSync(): CatalogueSync {
    const { payments, log } = this.shared.infrastructure;
    return this.once(
      'catalogueSync',
      () => new CatalogueSync(this.em, payments, new CatalogueService(this.em), log),
    );
  }

  private get subscriptionSync(): SubscriptionSync {
    const { sites, infrastructure } = this.shared;
    const { payments, clock, log } = infrastructure;
    return this.once('subscriptionSync', () => new SubscriptionSync(this.em, payments, sites, clock, log));
  }

  private get planOffers(): PlanOffers {
    return this.once('planOffers', () => new PlanOffers(this.em, this.restaurants));
  }

  private get checkoutAttempts(): CheckoutAttempts {
    return this.once(
      'checkoutAttempts',
      () => new CheckoutAttempts(this.em, this.shared.infrastructure.clock),
    );
  }
}

/** The query of the page for a payment that was left names the plan and the site, for the way back to them. */
function pagesAfterPayment(publicUrl: string, plan: string, restaurantId: string | null) {
  const upgrading = restaurantId === null ? {} : { upgrading: toGlobalId('Restaurant', restaurantId) };
  return {
    successUrl: `${publicUrl}/subscription-success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${publicUrl}/subscription-canceled?${new URLSearchParams({ plan, ...upgrading }).toString()}`,
  };
}
