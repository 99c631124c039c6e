import { toGlobalId } from '../../graphql/globalId.ts';
import { toRestaurantType } from '../restaurants/toRestaurantType.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import { PaidSubscriptionType } from './billing.type.ts';
import type { PaidSubscription } from './paidSubscription.entity.ts';
import { planNameOf } from './planNameOf.ts';

/** A subscription as its payer sees it in GraphQL; its plan and site must be loaded. */
export function toPaidSubscriptionType(
  subscription: PaidSubscription,
  links: SiteLinks,
): PaidSubscriptionType {
  const { user, stripePriceId, status, currentPeriodEnd, cancelAtPeriodEnd, trialEndsAt, endedAt } =
    subscription;
  const site = subscription.restaurant?.getEntity();
  return Object.assign(new PaidSubscriptionType(), {
    id: toGlobalId('PaidSubscription', subscription.id),
    stripePriceId: stripePriceId ?? null,
    planName: planNameOf(subscription),
    status,
    currentPeriodEnd: endedAt ? null : (currentPeriodEnd ?? null),
    cancelAtPeriodEnd,
    trialEndsAt: trialEndsAt ?? null,
    // A site is only ever shown to its owner.
    restaurant: site?.owner?.id === user.id ? toRestaurantType(site, links) : null,
  });
}
