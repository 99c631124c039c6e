import { toGlobalId } from '../../graphql/globalId.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import type { Restaurant } from './restaurant.entity.ts';
import { isFreePlan, isTrialAvailable } from './plan.rules.ts';
import { RestaurantType } from './restaurant.type.ts';

/** A restaurant as its owner sees it in GraphQL. */
export function toRestaurantType(restaurant: Restaurant, links: SiteLinks): RestaurantType {
  const { slug, logoKey, coverImageKey } = restaurant;
  return Object.assign(new RestaurantType(), {
    id: toGlobalId('Restaurant', restaurant.id),
    plan: { package: restaurant.package, status: restaurant.status, pastDueSince: restaurant.pastDueSince },
    name: restaurant.name,
    slug,
    url: links.siteUrl(slug),
    isActive: restaurant.isActive,
    isSuspended: restaurant.suspendedAt != null,
    logoUrl: links.pictureUrl(logoKey),
    coverImageUrl: links.pictureUrl(coverImageKey),
    package: restaurant.package,
    isFreePlan: isFreePlan(restaurant.package),
    isTrialAvailable: isTrialAvailable(restaurant),
    tagline: restaurant.tagline ?? null,
    phone: restaurant.phone ?? null,
    addressLine: restaurant.addressLine ?? null,
    orderEmail: restaurant.orderEmail ?? null,
    isOrderEmailConfirmed:
      restaurant.orderEmail != null && restaurant.orderEmail === restaurant.confirmedOrderEmail,
    theme: restaurant.theme,
    updatedAt: restaurant.updatedAt,
    brand: { primary: restaurant.brandPrimary, secondary: restaurant.brandSecondary },
    subscription: {
      status: restaurant.status,
      package: restaurant.package,
      trialEndsAt: restaurant.trialEndsAt ?? null,
      endedAt: restaurant.planEndedAt ?? null,
      trialOrderCount: restaurant.trialOrderCount,
    },
  });
}
