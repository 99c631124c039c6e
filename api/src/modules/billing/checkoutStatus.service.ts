import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import type { RateLimiter, RateLimit } from '../../gateways/limits/rateLimiter.gateway.ts';
import {
  PaymentsFailure,
  type PaymentsGateway,
  type ProviderCheckout,
} from '../../gateways/payments/payments.gateway.ts';
import { CheckoutAttempt, PaidSubscription } from './billing.entity.ts';
import { checkoutStateOf } from './billing.rules.ts';
import type { RecentCheckouts } from './recentAnswers.ts';

/** Limits calls to the provider about unknown ids. */
const UNKNOWN_PER_IP: RateLimit = { name: 'checkout-unknown', points: 30, seconds: 60 * 60 };
/** Limits calls about known ids; a page that waits for its plan polls every few seconds. */
const KNOWN_PER_IP: RateLimit = { name: 'checkout-known', points: 300, seconds: 60 * 60 };
const SESSION_ID = /^cs_\w{1,200}$/;

/** The state of payment pages. */
export class CheckoutStatusService {
  constructor(
    private readonly em: EntityManager,
    private readonly payments: PaymentsGateway,
    private readonly limiter: RateLimiter,
    private readonly recent: RecentCheckouts,
  ) {}

  /** Finds a checkout by the page's id, which is the secret; null for an unknown id. */
  async find(stripeSessionId: string, ip: string) {
    if (!SESSION_ID.test(stripeSessionId)) return null;
    let attempt = await this.attempt({ stripeSessionId });
    if (attempt?.state === 'complete') return this.view(attempt, null);
    const checkout = await this.ask(stripeSessionId, attempt ? KNOWN_PER_IP : UNKNOWN_PER_IP, ip);
    // A page of ours whose id was lost.
    if (!attempt && checkout?.reference) attempt = await this.attempt({ id: checkout.reference.attemptId });
    return attempt && this.view(attempt, checkout);
  }

  /** The data that the page's id gives access to. */
  private async view(attempt: CheckoutAttempt, checkout: ProviderCheckout | null) {
    // The webhook may be late or lost, so the page does not wait for it.
    if (attempt.state !== 'complete' && checkout?.state === 'complete')
      await this.em.transactional((em) => addJob(em, 'syncCheckout', { stripeSessionId: checkout.id }));
    const { stripeSubscriptionId } = attempt;
    const subscription = stripeSubscriptionId
      ? await this.em.findOne(PaidSubscription, { stripeSubscriptionId })
      : null;
    const price = attempt.price.getEntity();
    const restaurant = attempt.restaurant?.getEntity();
    return {
      state: checkoutStateOf(attempt.state, checkout?.state ?? null, subscription?.status ?? null),
      planName: price.service.getEntity().name,
      restaurantId: restaurant?.id ?? null,
      restaurantName: restaurant?.name ?? null,
      amount: price.unitAmount,
      interval: price.interval,
      trialEndsAt: subscription?.status === 'trialing' ? (subscription.trialEndsAt ?? null) : null,
    };
  }

  private attempt(where: { id: string } | { stripeSessionId: string }): Promise<CheckoutAttempt | null> {
    return this.em.findOne(CheckoutAttempt, where, { populate: ['price.service', 'restaurant'] });
  }

  /** Null when the page does not exist, the provider does not respond, or the limit is reached. */
  private async ask(stripeSessionId: string, limit: RateLimit, ip: string): Promise<ProviderCheckout | null> {
    try {
      return await this.recent.get(stripeSessionId, async () => {
        const allowed = await this.limiter.take(limit, ip);
        return allowed.ok ? this.payments.findCheckout(stripeSessionId) : null;
      });
    } catch (error) {
      if (error instanceof PaymentsFailure) return null;
      throw error;
    }
  }
}
