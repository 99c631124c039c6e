import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { addJob } from '../../gateways/jobs/addJob.ts';
import type { ProviderSubscription } from '../../gateways/payments/payments.gateway.ts';
import type { Restaurant } from '../restaurants/restaurant.entity.ts';
import { announceSiteStatus } from '../siteLife/announceSiteStatus.ts';
import { PaidSubscription } from './paidSubscription.entity.ts';
import { liveInOrder, rulingSubscription } from './rulingSubscription.rules.ts';
import { siteStateOf, tierOf, type SiteState } from './siteState.rules.ts';
import { isEnded } from './subscriptionStatus.rules.ts';

/** Gives a site the plan that its subscriptions pay for. */
export class SitePlan {
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
