import { LockMode, ref, type EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import type {
  PaymentsGateway,
  PaymentsReference,
  ProviderSubscription,
} from '../../gateways/payments/payments.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { User } from '../accounts/account.entity.ts';
import type { Service } from '../catalogue/catalogue.entity.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { announceSiteStatus } from '../siteLife/siteStatus.service.ts';
import type { SiteService } from '../sites/site.service.ts';
import { CheckoutAttempt, PaidSubscription } from './billing.entity.ts';
import { findPlan, findPrice, keepPerson, lockByName, subscriptionVersion } from './billing.repository.ts';
import { nextLook, isEnded, isLive, liveInOrder, rulingSubscription } from './billing.rules.ts';
import { siteStateOf, tierOf, type SiteState } from './siteState.rules.ts';

/** Of a person who is gone: what was paid this recently was paid by mistake. */
const MISTAKE_MS = 24 * 60 * 60 * 1000;

/** A process that loses this many races may use what the winner stored: the last winner has read after this call began. */
const MAX_READS = 2;

/** What was written, and slugs for `SiteService.forget` after the commit. */
interface Written {
  /** null when the subscription is not ours, or its person is gone. */
  subscription: PaidSubscription | null;
  slugs: string[];
}

const NOTHING: Written = { subscription: null, slugs: [] };

/**
 * Stores subscriptions, and the plans of the sites they are for, as the provider has them. Messages are not trusted: the
 * subscription is read again each time. Nobody writes over a version that was stored after their own read began, so the
 * last one to write has read last.
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

  /** The subscription as stored; null when it is not ours. Throws PaymentsFailure when it cannot be read. */
  async sync(stripeSubscriptionId: string): Promise<PaidSubscription | null> {
    for (let reads = 0; reads < MAX_READS; reads += 1) {
      const seen = await subscriptionVersion(this.em.fork(), stripeSubscriptionId);
      const found = await this.payments.findSubscription(stripeSubscriptionId);
      const written = await this.em.fork().transactional(async (em) => {
        await lockByName(em, `subscription:${stripeSubscriptionId}`);
        const isCurrent = (await subscriptionVersion(em, stripeSubscriptionId)) === seen;
        return isCurrent ? this.write(em, stripeSubscriptionId, found) : null;
      });
      if (!written) continue;
      for (const slug of written.slugs) this.sites.forget(slug);
      return written.subscription;
    }
    return this.em
      .fork()
      .findOne(PaidSubscription, { stripeSubscriptionId }, { populate: ['service', 'restaurant'] });
  }

  private async write(
    em: EntityManager,
    stripeSubscriptionId: string,
    found: ProviderSubscription | null,
  ): Promise<Written> {
    if (found?.reference) return this.writeOurs(em, found, found.reference);
    this.log.error({ stripeSubscriptionId, isGone: !found }, 'a subscription is gone or not ours');
    await this.lookTomorrow(em, stripeSubscriptionId);
    return NOTHING;
  }

  private async writeOurs(
    em: EntityManager,
    found: ProviderSubscription,
    { userId, restaurantId, attemptId }: PaymentsReference,
  ): Promise<Written> {
    // Locks go from the person to the site, as when an account is deleted.
    if (!(await keepPerson(em, userId))) {
      await this.endOrphan(em, found);
      return NOTHING;
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
      this.log.error(
        { stripeSubscriptionId: found.id },
        'the price of a subscription is not in the catalogue',
      );
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
    if (known) return em.assign(known, { ...fields, version: known.version + 1 });
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

/** The plan of a subscription's price; null for a price that is not in the catalogue. */
async function serviceOf(
  em: EntityManager,
  { planKey, priceId }: ProviderSubscription,
): Promise<Service | null> {
  const named = planKey === null ? null : await findPlan(em, planKey);
  if (named || priceId === null) return named;
  const price = await findPrice(em, priceId);
  return price?.service.$ ?? null;
}

/** Gives a site the plan that its subscriptions pay for. */
class SitePlan {
  constructor(private readonly log: Logger) {}

  /**
   * Works within the caller's transaction, which holds the site's lock and has written `found`. The value are slugs
   * for `SiteService.forget` after the commit.
   */
  async apply(
    em: EntityManager,
    restaurant: Restaurant,
    found: ProviderSubscription,
    now: Date,
  ): Promise<string[]> {
    const all = await em.find(PaidSubscription, { restaurant: restaurant.id }, { populate: ['service'] });
    await this.endSurplus(em, restaurant, all);
    if (found.trialStartedAt) restaurant.trialUsedAt ??= found.trialStartedAt;
    const ruling = rulingSubscription(all);
    if (!ruling) return [];
    const decider = deciding(ruling);
    const before = stateOf(restaurant);
    const after = siteStateOf(decider, before, now);
    assign(restaurant, after);
    await em.flush();
    if (after.status === before.status && after.package === before.package) return [];
    this.log.info({ restaurantId: restaurant.id, from: before, to: after }, 'the plan of a site changed');
    // A plan that was over before we first heard of it has ended like any other.
    const from = {
      ...before,
      package: isEnded(ruling.status) ? (decider.tier ?? before.package) : before.package,
    };
    return announceSiteStatus(em, restaurant.id, { from, to: after, now });
  }

  /** A site is paid for once: of several subscriptions the one that began first stays. */
  private async endSurplus(em: EntityManager, { id }: Restaurant, all: PaidSubscription[]): Promise<void> {
    const [, ...surplus] = liveInOrder(all);
    for (const { stripeSubscriptionId } of surplus) {
      this.log.error({ restaurantId: id, stripeSubscriptionId }, 'a second subscription of a site is ended');
      await addJob(em, 'endSubscription', { stripeSubscriptionId, refund: true });
    }
  }
}

/** A closed site stays closed: what changes is what it goes back to. */
function stateOf(restaurant: Restaurant): SiteState {
  const { status, statusBeforeArchive } = restaurant;
  return {
    package: restaurant.package,
    status: status === 'archived' ? (statusBeforeArchive ?? 'trial_expired') : status,
    trialEndsAt: restaurant.trialEndsAt ?? null,
    pastDueSince: restaurant.pastDueSince ?? null,
  };
}

function assign(restaurant: Restaurant, { status, ...state }: SiteState): void {
  Object.assign(restaurant, state);
  if (restaurant.status === 'archived') restaurant.statusBeforeArchive = status;
  else restaurant.status = status;
}

const deciding = ({ status, service, trialEndsAt = null, endedAt = null }: PaidSubscription) => ({
  status,
  tier: service ? tierOf(service.getEntity().name) : null,
  trialEndsAt,
  endedAt,
});
