import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { RateLimiter, RateLimit } from '../../gateways/limits/rateLimiter.gateway.ts';
import {
  PaymentsFailure,
  type PaymentsGateway,
  type ProviderCheckout,
} from '../../gateways/payments/payments.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { fail, ok, type Outcome, conflict, unavailable } from '../../lib/result.ts';
import type { CheckoutAttempt } from './billing.entity.ts';
import { noteCheckoutPage } from './billing.repository.ts';
import type { BillingCustomers, Payer } from './billingCustomers.service.ts';
import { beginAttempt, closeAttempt, type CheckoutSync } from './checkoutSync.service.ts';
import { messages } from './messages.ts';
import type { PlanChangePreview, PlanOffer, PlanService } from './plan.service.ts';

const CHECKOUTS_PER_USER: RateLimit = { name: 'checkout', points: 30, seconds: 60 * 60 };

/** A page to pay on, or the cost of changing the existing plan. */
type CheckoutOutcome = { kind: 'page'; url: string } | { kind: 'change'; preview: PlanChangePreview };

/** Starts paid plans. */
export class CheckoutService {
  constructor(
    private readonly em: EntityManager,
    private readonly payments: PaymentsGateway,
    private readonly plans: PlanService,
    private readonly customers: BillingCustomers,
    private readonly checkouts: CheckoutSync,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly log: Logger,
    /** The addresses to return to after paying or cancelling, by the plan's name and its site (if any). */
    private readonly pagesAfter: (
      plan: string,
      restaurantId: string | null,
    ) => { successUrl: string; cancelUrl: string },
  ) {}

  /** `payer`: null for a guest. `restaurantId`: the site to upgrade; null for a plan without a site. */
  async create(
    payer: Payer | null,
    stripePriceId: string,
    restaurantId: string | null,
  ): Promise<
    Outcome<
      CheckoutOutcome,
      'conflict' | 'notFound' | 'rateLimited' | 'unauthenticated' | 'unavailable' | 'validation'
    >
  > {
    if (!payer) return fail({ kind: 'unauthenticated', message: messages.signInToSubscribe });
    const allowed = await this.limiter.take(CHECKOUTS_PER_USER, payer.id);
    if (!allowed.ok) return allowed;
    const offer = await this.plans.offer(payer.id, stripePriceId, restaurantId, messages.checkoutFailed);
    if (!offer.ok) return offer;
    try {
      const { restaurant } = offer.value;
      // A new one is prevented by any of the site, or by the person's for the same price without a site.
      const live = await this.plans.live(
        restaurant ? { restaurant: restaurant.id } : { user: payer.id, restaurant, stripePriceId },
      );
      if (live?.stripePriceId === stripePriceId) return conflict(messages.planAlready);
      if (live && restaurant) {
        const preview = await this.plans.preview(live, offer.value);
        return preview.ok ? ok({ kind: 'change', preview: preview.value }) : preview;
      }
      return await this.page(payer, offer.value);
    } catch (error) {
      if (!(error instanceof PaymentsFailure)) throw error;
      // The reconcile job finds what the provider may have created.
      this.log.error({ err: error, userId: payer.id, stripePriceId }, 'a checkout could not be opened');
      const message = error.isOutage ? messages.checkoutDown : messages.checkoutFailed;
      return unavailable(message);
    }
  }

  private async page(
    payer: Payer,
    offer: PlanOffer,
    isRetry = false,
  ): Promise<Outcome<CheckoutOutcome, 'conflict'>> {
    const { attempt, replaced } = await beginAttempt(this.em, payer.id, offer, this.clock);
    for (const old of replaced) if (await this.wasPaid(old)) return conflict(messages.justPaid);
    const checkout = await this.open(payer, offer, attempt);
    if (checkout.state === 'open' && checkout.url !== null) return ok({ kind: 'page', url: checkout.url });
    await this.checkouts.take(checkout);
    if (checkout.state === 'complete') return conflict(messages.justPaid);
    await closeAttempt(this.em, attempt.id);
    return isRetry ? conflict(messages.chosenAgain) : this.page(payer, offer, true);
  }

  /** The page of an attempt: the existing one or a new one. */
  private async open(
    payer: Payer,
    { restaurant, service }: PlanOffer,
    attempt: CheckoutAttempt,
  ): Promise<ProviderCheckout> {
    const known = attempt.stripeSessionId ? await this.payments.findCheckout(attempt.stripeSessionId) : null;
    if (known) return known;
    const restaurantId = restaurant?.id ?? null;
    try {
      const openFor = (customerId: string) =>
        this.payments.openCheckout({
          reference: { userId: payer.id, restaurantId, attemptId: attempt.id },
          customerId,
          priceId: attempt.stripePriceId,
          trialDays: attempt.trialDays,
          description: restaurant?.name ?? null,
          ...this.pagesAfter(service.name, restaurantId),
        });
      const customerId = await this.customers.ensure(payer, attempt.id);
      const opened = await openFor(customerId).catch(async (error: unknown) => {
        if (!(error instanceof PaymentsFailure) || error.reason !== 'noCustomer') throw error;
        return openFor(await this.customers.ensure(payer, attempt.id, customerId));
      });
      const noted = await noteCheckoutPage(this.em, attempt.id, opened.id);
      if (noted?.state === 'open') return opened;
      // Another attempt has replaced this one.
      await this.payments.expireCheckout(opened.id);
      return { ...opened, state: 'expired' };
    } catch (error) {
      // Repeating the same request would return the same response.
      if (error instanceof PaymentsFailure && error.reason !== 'unavailable')
        await closeAttempt(this.em, attempt.id);
      throw error;
    }
  }

  /** Closes the page of a replaced attempt. True when it was paid before. */
  private async wasPaid({ id, stripeSessionId }: CheckoutAttempt): Promise<boolean> {
    // The page is still being opened: its opener notices the replacement; otherwise the reconcile job finds it.
    if (!stripeSessionId) return false;
    if (await this.payments.expireCheckout(stripeSessionId)) {
      await closeAttempt(this.em, id);
      return false;
    }
    const checkout = await this.payments.findCheckout(stripeSessionId);
    if (checkout) await this.checkouts.take(checkout);
    return checkout?.state === 'complete';
  }
}
