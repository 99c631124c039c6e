import { DAY_MS } from '@forkfront/common/durations.ts';
import { LockMode, ref, type EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import type { PaymentsGateway, ProviderSubscription } from '../../gateways/payments/payments.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { User } from '../accounts/account.entity.ts';
import { Service } from '../catalogue/catalogue.entity.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { announceSiteStatus } from '../siteLife/siteStatus.service.ts';
import type { SiteService } from '../sites/site.service.ts';
import { CheckoutAttempt, PaidSubscription } from './billing.entity.ts';
import { findPrice, keepPerson, lockByName, subscriptionVersion } from './billing.repository.ts';
import { nextLook, isEnded, isLive, liveInOrder, rulingSubscription } from './billing.rules.ts';
import { planMailOf, type PlanSnapshot, yearlyOf } from './planMail.rules.ts';
import { siteStateOf, paidTierOf, type SiteState } from './siteState.rules.ts';

/** A payment by a deleted person within this time was a mistake. */
const MISTAKE_MS = DAY_MS;

/** A process that loses this many races may use the stored state: the last winner read it after this call began. */
const MAX_READS = 2;

/**
 * Stores subscriptions and the plans of their sites as the provider has them. Webhooks are not trusted: the
 * subscription is read again. No write replaces a version that was stored after its own read began, so the last write
 * has the last read.
 */
export class SubscriptionSync {
  constructor(
    private readonly em: EntityManager,
    private readonly payments: PaymentsGateway,
    private readonly sites: SiteService,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /** The stored subscription; null when it is not ours. Throws PaymentsFailure when it cannot be read. */
  async sync(stripeSubscriptionId: string): Promise<PaidSubscription | null> {
    for (let reads = 0; reads < MAX_READS; reads += 1) {
      const seen = await subscriptionVersion(this.em.fork(), stripeSubscriptionId);
      const found = await this.payments.findSubscription(stripeSubscriptionId);
      const written = await this.em.fork().transactional(async (em) => {
        await lockByName(em, `subscription:${stripeSubscriptionId}`);
        const stored = await subscriptionVersion(em, stripeSubscriptionId);
        return stored?.version === seen?.version ? this.write(em, stripeSubscriptionId, found) : null;
      });
      if (!written) continue;
      for (const slug of written.slugs) this.sites.forget(slug);
      return written.subscription;
    }
    return this.em
      .fork()
      .findOne(PaidSubscription, { stripeSubscriptionId }, { populate: ['service', 'restaurant'] });
  }

  /**
   * Returns the stored subscription, and slugs for `SiteService.forget` after the commit. The subscription is null when
   * it is not ours or its person was deleted.
   */
  private async write(em: EntityManager, stripeSubscriptionId: string, found: ProviderSubscription | null) {
    if (!found?.reference) {
      this.log.error(
        { stripeSubscriptionId, isGone: !found },
        'a subscription does not exist or is not ours',
      );
      const nothing = { status: '', currentPeriodEnd: null, trialEndsAt: null };
      const dueAt = nextLook(nothing, this.clock());
      await em.nativeUpdate(PaidSubscription, { stripeSubscriptionId }, { dueAt });
      return { subscription: null, slugs: [] };
    }
    const { userId, restaurantId, attemptId } = found.reference;
    // The person is locked before the site, as in the deletion of an account.
    if (!(await keepPerson(em, userId))) {
      await this.endOrphan(em, found);
      return { subscription: null, slugs: [] };
    }
    const where = { id: restaurantId, owner: userId };
    const restaurant =
      restaurantId && (await em.findOne(Restaurant, where, { lockMode: LockMode.PESSIMISTIC_WRITE }));
    const before = await snapshotOf(em, stripeSubscriptionId);
    const subscription = await this.upsert(em, found, userId, restaurant || null);
    await em.nativeUpdate(CheckoutAttempt, { id: attemptId }, { state: 'complete', stripeSubscriptionId });
    await em.flush();
    const slugs = restaurant ? await this.applyPlan(em, restaurant, found) : [];
    await this.tellPayer(em, subscription, before);
    return { subscription, slugs };
  }

  /** Queues the mail about this change in its transaction, so each change sends one mail. A second subscription gets only the mail about its refund. */
  private async tellPayer(
    em: EntityManager,
    { id, version, restaurant, stripeSubscriptionId }: PaidSubscription,
    before: PlanSnapshot | null,
  ): Promise<void> {
    const after = await snapshotOf(em, stripeSubscriptionId);
    const kind = after && planMailOf(before, after);
    if (!kind) return;
    const others = restaurant ? await em.find(PaidSubscription, { restaurant: restaurant.id }) : [];
    const [first] = liveInOrder(others);
    if (first && first.id !== id) return;
    const payload = { subscriptionId: id, kind, change: version, from: before?.plan ?? null };
    await addJob(em, 'mailPlanChange', payload);
  }

  private async upsert(
    em: EntityManager,
    found: ProviderSubscription,
    userId: string,
    restaurant: Restaurant | null,
  ): Promise<PaidSubscription> {
    const now = this.clock();
    const { id: stripeSubscriptionId, status, currentPeriodEnd, cancelAtPeriodEnd, trialEndsAt } = found;
    const service = await serviceOf(em, found);
    if (!service)
      this.log.error({ stripeSubscriptionId }, 'the price of a subscription is not in the catalogue');
    const fields = {
      restaurant: restaurant && ref(restaurant),
      service: service && ref(service),
      stripePriceId: found.priceId,
      status,
      currentPeriodEnd,
      cancelAtPeriodEnd,
      trialEndsAt,
      endedAt: found.endedAt ?? (isEnded(status) ? now : null),
      startedAt: found.createdAt,
      dueAt: nextLook(found, now),
      updatedAt: now,
    };
    const known = await em.findOne(
      PaidSubscription,
      { stripeSubscriptionId },
      { populate: ['service', 'restaurant'] },
    );
    if (known) return em.assign(known, { ...fields, version: known.version + 1 });
    const user = ref(em.getReference(User, userId));
    return em.create(PaidSubscription, { ...fields, user, stripeSubscriptionId, createdAt: now });
  }

  /** A subscription without a person: it cannot be used or cancelled by anybody. */
  private async endOrphan(em: EntityManager, { id, status, createdAt }: ProviderSubscription): Promise<void> {
    if (!isLive(status)) return;
    this.log.error({ stripeSubscriptionId: id }, 'a subscription without a person is ended');
    const refund = this.clock().getTime() - createdAt.getTime() < MISTAKE_MS;
    await addJob(em, 'endSubscription', { stripeSubscriptionId: id, refund });
  }

  /**
   * Gives a site the plan of its subscriptions. The caller's transaction holds the site's lock and has written `found`.
   * Returns slugs for `SiteService.forget` after the commit.
   */
  private async applyPlan(em: EntityManager, restaurant: Restaurant, found: ProviderSubscription) {
    const now = this.clock();
    const all = await em.find(PaidSubscription, { restaurant: restaurant.id }, { populate: ['service'] });
    await this.endSurplus(em, restaurant, all);
    if (found.trialStartedAt) restaurant.trialUsedAt ??= found.trialStartedAt;
    const ruling = rulingSubscription(all);
    if (!ruling) return [];
    const { status, service, trialEndsAt = null, endedAt = null } = ruling;
    const tier = service ? paidTierOf(service.getEntity().name) : null;
    const before = stateOf(restaurant);
    const after = siteStateOf({ status, tier, trialEndsAt, endedAt }, before, now);
    assign(restaurant, after);
    await em.flush();
    if (after.status === before.status && after.package === before.package) return [];
    this.log.info({ restaurantId: restaurant.id, from: before, to: after }, 'the plan of a site changed');
    // A plan that ended before its first read has ended like any other.
    const from = { ...before, package: (isEnded(status) ? tier : null) ?? before.package };
    return announceSiteStatus(em, restaurant.id, { from, to: after, now });
  }

  /** A site is paid for once: of several subscriptions the oldest one stays. */
  private async endSurplus(em: EntityManager, { id }: Restaurant, all: PaidSubscription[]): Promise<void> {
    const [, ...surplus] = liveInOrder(all);
    for (const { stripeSubscriptionId } of surplus) {
      this.log.error({ restaurantId: id, stripeSubscriptionId }, 'a second subscription of a site is ended');
      await addJob(em, 'endSubscription', { stripeSubscriptionId, refund: true });
    }
  }
}

/** A stored subscription with the name and the price of its plan; null when it is not stored. */
async function snapshotOf(em: EntityManager, stripeSubscriptionId: string): Promise<PlanSnapshot | null> {
  const stored = await em.findOne(PaidSubscription, { stripeSubscriptionId }, { populate: ['service'] });
  if (!stored) return null;
  const { status, cancelAtPeriodEnd, service, stripePriceId = null } = stored;
  const price = stripePriceId === null ? null : await findPrice(em, stripePriceId);
  return {
    status,
    cancelAtPeriodEnd,
    stripePriceId,
    plan: service?.getEntity().name ?? null,
    yearly: price && yearlyOf(price),
  };
}

/** The plan of a price; null for a price that is not in the catalogue. */
async function serviceOf(
  em: EntityManager,
  { planKey: key, priceId }: ProviderSubscription,
): Promise<Service | null> {
  const named = key === null ? null : await em.findOne(Service, { key });
  if (named || priceId === null) return named;
  const price = await findPrice(em, priceId);
  return price?.service.$ ?? null;
}

/** A closed site stays closed; only the state for its reopening changes. */
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
