import { Int } from 'type-graphql';
import { enumType, field, nodeType, nullable, objectType } from '../../graphql/types.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { connectionType, edgeType, type Connection, type Edge } from '../../graphql/relay.graphql.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { ORDERING_DEFAULTS, type OrderingSettings } from '@forkfront/common/ordering.ts';
import { isSampleCover } from '../sites/sampleCover.rules.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import { BrandType, siteTexts, StorefrontThemeEnum } from '../sites/storefront.graphql.ts';
import type { Role } from './access.rules.ts';
import type { ChangedRestaurant } from './restaurantChanges.service.ts';
import type { RestaurantFilter } from './restaurant.service.ts';
import {
  type Plan,
  isFreePlan,
  isTrialAvailable,
  type PackageTier,
  type SubscriptionStatus,
} from '@forkfront/common/plan.ts';
import type { Restaurant } from './restaurant.entity.ts';

export const SubscriptionStatusEnum = enumType<SubscriptionStatus>(
  'SubscriptionStatus',
  'State of a site and its plan.',
  {
    unclaimed: 'An unclaimed preview.',
    trialing: 'In its trial, free or paid.',
    active_paid: 'The plan is paid.',
    past_due: 'A payment failed; paid features stay active for 7 days.',
    trial_expired: 'The trial is over; the free plan is active.',
    cancelled: 'The paid plan was cancelled; the free plan is active.',
    archived: 'Closed by its owner.',
  },
);

export const PackageTierEnum = enumType<PackageTier>('PackageTier', 'Plan of a site.', {
  FREE: 'The free plan.',
  SILVER: 'Silver.',
  GOLD: 'Gold.',
  PLATINUM: 'Platinum.',
});

export const RestaurantFilterEnum = enumType<RestaurantFilter>(
  'RestaurantFilter',
  'A state to filter sites by.',
  {
    ACTIVE: 'With an active paid plan.',
    TRIALING: 'In a trial.',
    EXPIRED: 'Trial over, plan cancelled, or payment past due.',
    FREE: 'On the free plan.',
  },
);

export const DeskRoleEnum = enumType<Role>('DeskRole', 'What a person is in a restaurant.', {
  OWNER: 'The owner.',
  MANAGER: 'Staff who may do everything but billing, the staff, and closing the site.',
  KITCHEN: 'Staff who may see and answer orders.',
});

const RestaurantSubscriptionType = objectType('RestaurantSubscription', 'Plan and state of a site.', {
  status: field(SubscriptionStatusEnum, 'State of the site and its plan.'),
  package: field(PackageTierEnum, 'The plan.'),
  trialEndsAt: nullable(DateTime, 'End of the trial; null when there was none.'),
  endedAt: nullable(DateTime, 'When the paid plan ended; null while it is active and without a paid plan.'),
  trialOrderCount: field(Int, 'Number of orders during the trial.'),
});

export const RestaurantType = nodeType('Restaurant', 'A site, as its owner sees it.', {
  name: field(String, 'Name of the restaurant.'),
  slug: field(String, 'Subdomain of the site.'),
  url: field(String, 'Address of the site, without a trailing slash.'),
  isActive: field(Boolean, 'False closes ordering; the menu stays readable.'),
  isSuspended: field(
    Boolean,
    'True while our support has taken the site offline. It answers 410 and accepts no orders.',
  ),
  logoUrl: nullable(String, 'Address of the logo; null without one.'),
  coverImageUrl: nullable(String, 'Address of the hero picture; null without one.'),
  hasSampleCover: field(
    Boolean,
    'Whether the hero picture is a sample of ours, which a new site has until its owner uploads another or removes it.',
  ),
  package: field(PackageTierEnum, 'The plan.'),
  isFreePlan: field(Boolean, 'True for FREE.'),
  isTrialAvailable: field(
    Boolean,
    'Whether a paid plan starts with a 14-day trial. Each site has one trial.',
  ),
  tagline: nullable(String, 'A line below the name; null without one.'),
  phone: nullable(String, 'Phone number that diners see; null without one.'),
  ...siteTexts,
  orderEmail: nullable(
    String,
    "Email address for orders; null: the address of the owner's account. Orders go to the account's address until `isOrderEmailConfirmed`.",
  ),
  isOrderEmailConfirmed: field(
    Boolean,
    'Whether the link that was mailed to `orderEmail` has been followed; false without an `orderEmail`.',
  ),
  theme: field(StorefrontThemeEnum, 'Design of the site.'),
  updatedAt: field(DateTime, 'Time of the last change.'),
  brand: field(BrandType, 'Brand colours.'),
  subscription: field(RestaurantSubscriptionType, 'Plan and state.'),
});
/**
 * No fields are `ownerId`, for `role`, `plan`, for `hasPaidFeatures`, `settings` and `timeZone`, for `ordering`, and `publishedVersion`, the
 * `siteVersion` right after a change.
 */
export type RestaurantType = InstanceType<typeof RestaurantType> & {
  ownerId: string | null;
  plan: Plan;
  settings: OrderingSettings;
  timeZone: string;
  publishedVersion?: number;
};

export const RestaurantEdge = edgeType('Restaurant', RestaurantType);
export type RestaurantEdge = Edge<RestaurantType>;

export const RestaurantConnection = connectionType('Restaurant', RestaurantEdge);
export type RestaurantConnection = Connection<RestaurantType>;

export const RestaurantCountsType = objectType(
  'RestaurantCounts',
  'Number of sites of a user, by state (spec §4).',
  {
    total: field(Int, 'Total number.'),
    active: field(Int, 'With an active paid plan.'),
    inTrial: field(Int, 'In a trial.'),
    expired: field(Int, 'Trial over, plan cancelled, or payment past due.'),
    free: field(Int, 'On the free plan.'),
    trialAvailable: field(Int, 'On the free plan, with a trial available.'),
  },
);
export type RestaurantCountsType = InstanceType<typeof RestaurantCountsType>;

/** A restaurant as its owner sees it in GraphQL. */
export function toRestaurantType(restaurant: Restaurant, links: SiteLinks): RestaurantType {
  const { slug, logoKey, coverImageKey } = restaurant;
  return RestaurantType.of({
    id: toGlobalId('Restaurant', restaurant.id),
    ownerId: restaurant.owner?.id ?? null,
    plan: { package: restaurant.package, status: restaurant.status, pastDueSince: restaurant.pastDueSince },
    settings: { ...ORDERING_DEFAULTS, ...restaurant.ordering },
    timeZone: restaurant.timeZone,
    name: restaurant.name,
    slug,
    url: links.siteUrl(slug),
    isActive: restaurant.isActive,
    isSuspended: restaurant.suspendedAt != null,
    logoUrl: links.pictureUrl(logoKey),
    coverImageUrl: links.pictureUrl(coverImageKey),
    hasSampleCover: isSampleCover(coverImageKey),
    package: restaurant.package,
    isFreePlan: isFreePlan(restaurant.package),
    isTrialAvailable: isTrialAvailable(restaurant),
    tagline: restaurant.tagline ?? null,
    phone: restaurant.phone ?? null,
    addressLine: restaurant.addressLine ?? null,
    openingHours: restaurant.openingHours ?? null,
    aboutText: restaurant.aboutText ?? null,
    companyName: restaurant.companyName ?? null,
    companyNumber: restaurant.companyNumber ?? null,
    vatNumber: restaurant.vatNumber ?? null,
    hygieneUrl: restaurant.hygieneUrl ?? null,
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

/** A restaurant that its owner has just changed. */
export const toChangedRestaurant = (
  { restaurant, siteVersion }: ChangedRestaurant<unknown>,
  links: SiteLinks,
): RestaurantType => Object.assign(toRestaurantType(restaurant, links), { publishedVersion: siteVersion });
