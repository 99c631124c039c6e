import { HOUR_MS } from '@forkfront/common/durations.ts';
import { isFreePlan, tierOf, type PackageTier, type SubscriptionStatus } from '@forkfront/common/plan.ts';

/** The state of a site that its subscription decides. */
export interface SiteState {
  package: PackageTier;
  status: SubscriptionStatus;
  trialEndsAt: Date | null;
  pastDueSince: Date | null;
}

/** The deciding fields of a subscription. */
export interface DecidingSubscription {
  /** As received from the provider. */
  status: string;
  /** Null when the price is not in the catalogue. */
  tier: PackageTier | null;
  trialEndsAt: Date | null;
  endedAt: Date | null;
}

/** The provider ends a trial without a card a little after its last second. */
const TRIAL_END_SLACK_MS = HOUR_MS;

/** The package of a plan that is paid for, by its name; null without one. */
export function paidTierOf(planName: string): PackageTier | null {
  const tier = tierOf(planName);
  return tier === null || isFreePlan(tier) ? null : tier;
}

/**
 * The state of a site from its subscription as the provider has it now (docs/architecture.md, "Site life"). It depends
 * only on that and on the first overdue day, so the order of webhooks does not matter.
 */
export function siteStateOf(subscription: DecidingSubscription, site: SiteState, now: Date): SiteState {
  const { tier, trialEndsAt } = subscription;
  switch (subscription.status) {
    case 'trialing':
      return paid(site, tier, { status: 'trialing', trialEndsAt });
    case 'active':
      return paid(site, tier, { status: 'active_paid', trialEndsAt });
    case 'past_due':
    case 'unpaid':
      return paid(site, tier, {
        status: 'past_due',
        trialEndsAt,
        pastDueSince: site.pastDueSince ?? now,
      });
    // The provider pauses a trial that ends without a card.
    case 'paused':
      return free(site, trialEndsAt, trialEndsAt !== null);
    case 'canceled':
      return free(site, trialEndsAt, endedWithTrial(subscription));
    case 'incomplete_expired':
      // The first payment failed, so the plan never started.
      return isFreePlan(site.package) ? site : free(site, trialEndsAt, endedWithTrial(subscription));
    default:
      return site;
  }
}

/** A plan that is not in the catalogue changes nothing. */
function paid(site: SiteState, tier: PackageTier | null, change: Partial<SiteState>): SiteState {
  if (tier === null) return site;
  const kept = { ...site, package: tier, pastDueSince: null, ...change };
  return { ...kept, trialEndsAt: change.trialEndsAt ?? site.trialEndsAt };
}

const free = (site: SiteState, trialEndsAt: Date | null, wasTrial: boolean): SiteState => ({
  package: 'FREE',
  status: wasTrial ? 'trial_expired' : 'cancelled',
  trialEndsAt: trialEndsAt ?? site.trialEndsAt,
  pastDueSince: null,
});

const endedWithTrial = ({ trialEndsAt, endedAt }: DecidingSubscription): boolean =>
  trialEndsAt !== null && endedAt !== null && endedAt.getTime() <= trialEndsAt.getTime() + TRIAL_END_SLACK_MS;
