import { LockMode, ref, type EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { addJob } from '../../gateways/jobs/addJob.ts';
import type {
  PaymentsGateway,
  PaymentsReference,
  ProviderSubscription,
} from '../../gateways/payments/payments.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { User } from '../accounts/user.entity.ts';
import { Price } from '../catalogue/price.entity.ts';
import { Service } from '../catalogue/service.entity.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import type { SiteService } from '../sites/site.service.ts';
import { CheckoutAttempt } from './checkoutAttempt.entity.ts';
import { nextLook } from './nextLook.rules.ts';
import { PaidSubscription } from './paidSubscription.entity.ts';
import { SitePlan } from './sitePlan.ts';
import { isEnded, isLive } from './subscriptionStatus.rules.ts';

/** Of a person who is gone: what was paid this recently was paid by mistake. */
const MISTAKE_MS = 24 * 60 * 60 * 1000;

/**
 * Brings what we know of subscriptions, and the sites they are for, up to what the provider has. Nobody is believed:
 * each time the subscription is read again, under a lock of its own, so the last one to write has read last.
 */
export class SubscriptionSync {
  private readonly sitePlan: SitePlan;

  constructor(
    private readonly em: EntityManager,
    private readonly payments: PaymentsGateway,
    private readonly sites: SiteService,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {
    this.sitePlan = new SitePlan(log);
  }

  /** The subscription as written; null when it is none of ours. Throws PaymentsFailure when it cannot be read. */
  async sync(stripeSubscriptionId: string): Promise<PaidSubscription | null> {
    const synced = await this.em.fork().transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
        `subscription:${stripeSubscriptionId}`,
      ]);
      const found = await this.payments.findSubscription(stripeSubscriptionId);
      if (found?.reference) return this.write(em, found, found.reference);
      this.log.error({ stripeSubscriptionId, isGone: !found }, 'a subscription is gone or none of ours');
      await this.lookTomorrow(em, stripeSubscriptionId);
      return null;
    });
    for (const slug of synced?.slugs ?? []) this.sites.forget(slug);
    return synced?.subscription ?? null;
  }

  private async write(
    em: EntityManager,
    found: ProviderSubscription,
    { userId, restaurantId, attemptId }: PaymentsReference,
  ): Promise<{ subscription: PaidSubscription; slugs: string[] } | null> {
    // Locks go from the person to the site, as when an account is deleted.
    const [person] = await em.execute<unknown[]>('select from users where id = ? for key share', [userId]);
    if (!person) {
      await this.endOrphan(em, found);
      return null;
    }
    const where = { id: restaurantId, owner: userId };
    const restaurant =
      restaurantId && (await em.findOne(Restaurant, where, { lockMode: LockMode.PESSIMISTIC_WRITE }));
    const subscription = await this.upsert(em, found, userId, restaurant || null);
    await em.nativeUpdate(
      CheckoutAttempt,
      { id: attemptId },
      { state: 'complete', stripeSubscriptionId: found.id },
    );
    await em.flush();
    const slugs = restaurant ? await this.sitePlan.apply(em, restaurant, found, this.clock()) : [];
    return { subscription, slugs };
  }

  private async upsert(
    em: EntityManager,
    found: ProviderSubscription,
    userId: string,
    restaurant: Restaurant | null,
  ): Promise<PaidSubscription> {
    const now = this.clock();
    const service = await serviceOf(em, found);
    if (!service)
      this.log.error({ stripeSubscriptionId: found.id }, 'the price of a subscription is none of ours');
    const fields = {
      restaurant: restaurant && ref(restaurant),
      service: service && ref(service),
      stripePriceId: found.priceId,
      status: found.status,
      currentPeriodEnd: found.currentPeriodEnd,
      cancelAtPeriodEnd: found.cancelAtPeriodEnd,
      trialEndsAt: found.trialEndsAt,
      endedAt: found.endedAt ?? (isEnded(found.status) ? now : null),
      startedAt: found.createdAt,
      dueAt: nextLook(found, now),
      updatedAt: now,
    };
    const known = await em.findOne(
      PaidSubscription,
      { stripeSubscriptionId: found.id },
      { populate: ['service', 'restaurant'] },
    );
    if (known) return em.assign(known, fields);
    const user = ref(em.getReference(User, userId));
    return em.create(PaidSubscription, { ...fields, user, stripeSubscriptionId: found.id, createdAt: now });
  }

  /** Nobody is left who could use it or cancel it. */
  private async endOrphan(em: EntityManager, { id, status, createdAt }: ProviderSubscription): Promise<void> {
    if (!isLive(status)) return;
    this.log.error({ stripeSubscriptionId: id }, 'a subscription of nobody is ended');
    const refund = this.clock().getTime() - createdAt.getTime() < MISTAKE_MS;
    await addJob(em, 'endSubscription', { stripeSubscriptionId: id, refund });
  }

  private async lookTomorrow(em: EntityManager, stripeSubscriptionId: string): Promise<void> {
    const nothing = { status: '', currentPeriodEnd: null, trialEndsAt: null };
    await em.nativeUpdate(
      PaidSubscription,
      { stripeSubscriptionId },
      { dueAt: nextLook(nothing, this.clock()) },
    );
  }
}

/** The plan that a subscription's price says it is for; null for a price that is none of ours. */
async function serviceOf(
  em: EntityManager,
  { planKey, priceId }: ProviderSubscription,
): Promise<Service | null> {
  const named = planKey === null ? null : await em.findOne(Service, { key: planKey });
  if (named || priceId === null) return named;
  const price = await em.findOne(Price, { stripePriceId: priceId }, { populate: ['service'] });
  return price?.service.$ ?? null;
}
