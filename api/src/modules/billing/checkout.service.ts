import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { RateLimiter, RateLimit } from '../../gateways/limits/rateLimiter.gateway.ts';
import {
  PaymentsFailure,
  type PaymentsGateway,
  type ProviderCheckout,
} from '../../gateways/payments/payments.gateway.ts';
import {
  type ConflictFailure,
  type NotFoundFailure,
  type RateLimitedFailure,
  type UnauthenticatedFailure,
  type UnavailableFailure,
  type ValidationFailure,
  fail,
  ok,
  type Result,
} from '../../lib/result.ts';
import { type CheckoutAttempt, PaidSubscription } from './billing.entity.ts';
import { liveInOrder } from './billing.rules.ts';
import type { BillingCustomers } from './billingCustomers.service.ts';
import type { CheckoutAttempts, CheckoutSync } from './checkoutAttempts.service.ts';
import { messages } from './messages.ts';
import type { PlanChangePreview, PlanChangeService, PlanOffer, PlanOffers } from './plan.service.ts';

const CHECKOUTS_PER_USER: RateLimit = { name: 'checkout', points: 30, seconds: 60 * 60 };

/** The payer; null for a guest. */
export type Payer = { id: string; name: string; email: string } | null;

/** A page to pay on, or the cost of changing the existing plan. */
export type CheckoutOutcome = { kind: 'page'; url: string } | { kind: 'change'; preview: PlanChangePreview };

type CheckoutFailure =
  | ConflictFailure
  | NotFoundFailure
  | RateLimitedFailure
  | UnauthenticatedFailure
  | UnavailableFailure
  | ValidationFailure;

/** The addresses to return to after paying or cancelling, by the plan's name and its site (if any). */
export type PagesAfterPayment = (
  plan: string,
  restaurantId: string | null,
) => { successUrl: string; cancelUrl: string };

/** Starts paid plans. */
export class CheckoutService {
  constructor(
    private readonly em: EntityManager,
    private readonly payments: PaymentsGateway,
    private readonly offers: PlanOffers,
    private readonly attempts: CheckoutAttempts,
    private readonly customers: BillingCustomers,
    private readonly changes: PlanChangeService,
    private readonly checkouts: CheckoutSync,
    private readonly limiter: RateLimiter,
    private readonly log: Logger,
    private readonly pagesAfter: PagesAfterPayment,
  ) {}

  /** `restaurantId`: the site to upgrade; null for a plan without a site. */
  async create(
    payer: Payer,
    stripePriceId: string,
    restaurantId: string | null,
  ): Promise<Result<CheckoutOutcome, CheckoutFailure>> {
    if (!payer) return fail({ kind: 'unauthenticated', message: messages.signInToSubscribe });
    const allowed = await this.limiter.take(CHECKOUTS_PER_USER, payer.id);
    if (!allowed.ok) return allowed;
    const offer = await this.offers.find(payer.id, stripePriceId, restaurantId, messages.checkoutFailed);
    if (!offer.ok) return offer;
    try {
      const live = await this.live(payer.id, offer.value);
      if (live?.stripePriceId === stripePriceId)
        return fail({ kind: 'conflict', message: messages.planAlready });
      if (live && offer.value.restaurant) {
        const preview = await this.changes.preview(live, offer.value);
        return preview.ok ? ok({ kind: 'change', preview: preview.value }) : preview;
      }
      return await this.page(payer, offer.value);
    } catch (error) {
      if (!(error instanceof PaymentsFailure)) throw error;
      // The reconcile job finds what the provider may have created.
      this.log.error({ err: error, userId: payer.id, stripePriceId }, 'a checkout could not be opened');
      const message = error.isOutage ? messages.checkoutDown : messages.checkoutFailed;
      return fail({ kind: 'unavailable', message });
    }
  }

  /** The subscription that prevents a new one: any of the site, or the person's for the same price without a site. */
  private async live(
    user: string,
    { restaurant, stripePriceId }: PlanOffer,
  ): Promise<PaidSubscription | null> {
    const where = restaurant ? { restaurant: restaurant.id } : { user, restaurant: null, stripePriceId };
    const all = await this.em.find(PaidSubscription, where, { populate: ['service', 'restaurant'] });
    return liveInOrder(all)[0] ?? null;
  }

  private async page(
    payer: NonNullable<Payer>,
    offer: PlanOffer,
    isRetry = false,
  ): Promise<Result<CheckoutOutcome, ConflictFailure>> {
    const { attempt, replaced } = await this.attempts.begin(payer.id, offer);
    for (const old of replaced)
      if (await this.wasPaid(old)) return fail({ kind: 'conflict', message: messages.justPaid });
    const checkout = await this.open(payer, offer, attempt);
    if (checkout.state === 'open' && checkout.url !== null) return ok({ kind: 'page', url: checkout.url });
    await this.checkouts.take(checkout);
    if (checkout.state === 'complete') return fail({ kind: 'conflict', message: messages.justPaid });
    await this.attempts.close(attempt);
    return isRetry
      ? fail({ kind: 'conflict', message: messages.chosenAgain })
      : this.page(payer, offer, true);
  }

  /** The page of an attempt: the existing one or a new one. */
  private async open(
    payer: NonNullable<Payer>,
    { restaurant, service }: PlanOffer,
    attempt: CheckoutAttempt,
  ): Promise<ProviderCheckout> {
    const known = attempt.stripeSessionId ? await this.payments.findCheckout(attempt.stripeSessionId) : null;
    if (known) return known;
    try {
      const customerId = await this.customers.ensure(payer, attempt.id);
      const opened = await this.payments.openCheckout({
        reference: { userId: payer.id, restaurantId: restaurant?.id ?? null, attemptId: attempt.id },
        customerId,
        priceId: attempt.stripePriceId,
        trialDays: attempt.trialDays,
        description: restaurant?.name ?? null,
        ...this.pagesAfter(service.name, restaurant?.id ?? null),
      });
      if (await this.attempts.opened(attempt, opened.id)) return opened;
      await this.payments.expireCheckout(opened.id);
      return { ...opened, state: 'expired' };
    } catch (error) {
      // Repeating the same request would return the same response.
      if (error instanceof PaymentsFailure && error.reason !== 'unavailable')
        await this.attempts.close(attempt);
      throw error;
    }
  }

  /** Closes the page of a replaced attempt. True when it was paid before. */
  private async wasPaid(attempt: CheckoutAttempt): Promise<boolean> {
    const id = attempt.stripeSessionId;
    // The page is still being opened: its opener notices the replacement; otherwise the reconcile job finds it.
    if (id === null || id === undefined) return false;
    if (await this.payments.expireCheckout(id)) {
      await this.attempts.close(attempt);
      return false;
    }
    const checkout = await this.payments.findCheckout(id);
    if (checkout) await this.checkouts.take(checkout);
    return checkout?.state === 'complete';
  }
}
