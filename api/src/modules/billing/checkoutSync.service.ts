import { ref, type EntityManager } from '@mikro-orm/postgresql';
import type { PaymentsGateway, ProviderCheckout } from '../../gateways/payments/payments.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { User } from '../accounts/account.entity.ts';
import { isTrialAvailable, TRIAL_DAYS } from '@forkfront/common/plan.ts';
import { CheckoutAttempt } from './billing.entity.ts';
import { lockByName } from './billing.repository.ts';
import type { PlanOffer } from './plan.service.ts';
import type { SubscriptionSync } from './subscriptionSync.service.ts';

/** How long a page is reused. */
const REUSED_MS = 30 * 60 * 1000;
/** Spec §9. */

/**
 * Begins an attempt to pay: one is open per site, and one per person for plans without a site. Two tabs share one
 * attempt. `replaced` are older attempts for another price, whose pages must be closed.
 */
export const beginAttempt = (
  outer: EntityManager,
  userId: string,
  { price, stripePriceId, restaurant }: PlanOffer,
  clock: Clock,
) =>
  outer.fork().transactional(async (em) => {
    await lockByName(em, `checkout:${restaurant?.id ?? userId}`);
    const open = await em.find(
      CheckoutAttempt,
      { user: userId, restaurant: restaurant?.id ?? null, state: { $in: ['open', 'replaced'] } },
      { orderBy: { id: 'desc' } },
    );
    const now = clock();
    const same = open.find(
      (one) =>
        one.state === 'open' &&
        one.stripePriceId === stripePriceId &&
        now.getTime() - one.createdAt.getTime() < REUSED_MS,
    );
    const attempt =
      same ??
      em.create(CheckoutAttempt, {
        user: ref(em.getReference(User, userId)),
        restaurant: restaurant && ref(restaurant),
        price: ref(price),
        stripePriceId,
        trialDays: restaurant && isTrialAvailable(restaurant) ? TRIAL_DAYS : 0,
        state: 'open',
        createdAt: now,
      });
    const replaced = open.filter((one) => one !== attempt);
    for (const one of replaced) one.state = 'replaced';
    await em.flush();
    return { attempt, replaced };
  });

/** Marks an attempt that can no longer be paid; a completed one stays. */
export const closeAttempt = (em: EntityManager, id: string) =>
  em.nativeUpdate(CheckoutAttempt, { id, state: { $in: ['open', 'replaced'] } }, { state: 'closed' });

/** Updates attempts from the state of their pages. */
export class CheckoutSync {
  constructor(
    private readonly em: EntityManager,
    private readonly payments: PaymentsGateway,
    private readonly subscriptions: SubscriptionSync,
  ) {}

  /** Reads a page and its subscription again. Throws PaymentsFailure when it cannot be read. */
  async sync(stripeSessionId: string): Promise<void> {
    const checkout = await this.payments.findCheckout(stripeSessionId);
    if (checkout) await this.take(checkout);
  }

  /** Stores the state of a page that was just read. Unknown pages are ignored. */
  async take({ id: stripeSessionId, state, subscriptionId, reference }: ProviderCheckout): Promise<void> {
    if (!reference) return;
    const id = reference.attemptId;
    // The id is stored late when its response was lost.
    await this.em.nativeUpdate(CheckoutAttempt, { id, stripeSessionId: null }, { stripeSessionId });
    if (subscriptionId !== null) await this.subscriptions.sync(subscriptionId);
    else if (state === 'expired') await closeAttempt(this.em, id);
  }
}
