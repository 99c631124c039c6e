import { registerEnumType, Field, Int, ObjectType } from 'type-graphql';
import { toGlobalId } from '../../graphql/globalId.ts';
import { connectionType, edgeType, type Connection, type Edge, Node } from '../../graphql/relay.graphql.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import { BrandType, StorefrontThemeEnum } from '../sites/storefront.graphql.ts';
import type { ChangedRestaurant } from './changeRestaurant.service.ts';
import { type Plan, isFreePlan, isTrialAvailable } from './plan.rules.ts';
import type { PackageTier, StorefrontTheme, SubscriptionStatus, Restaurant } from './restaurant.entity.ts';

/** GraphQL names are upper-case; the stored words are those of the specification (§4). */
const SubscriptionStatusEnum = {
  UNCLAIMED: 'unclaimed',
  TRIALING: 'trialing',
  ACTIVE_PAID: 'active_paid',
  PAST_DUE: 'past_due',
  TRIAL_EXPIRED: 'trial_expired',
  CANCELLED: 'cancelled',
  ARCHIVED: 'archived',
} as const;

registerEnumType(SubscriptionStatusEnum, {
  name: 'SubscriptionStatus',
  description: 'State of a site and its plan.',
  valuesConfig: {
    UNCLAIMED: { description: 'An unclaimed preview.' },
    TRIALING: { description: 'In its trial, free or paid.' },
    ACTIVE_PAID: { description: 'The plan is paid.' },
    PAST_DUE: { description: 'A payment failed; paid features stay active for 7 days.' },
    TRIAL_EXPIRED: { description: 'The trial is over; the free plan is active.' },
    CANCELLED: { description: 'The paid plan was cancelled; the free plan is active.' },
    ARCHIVED: { description: 'Closed by its owner.' },
  },
});

const PackageTierEnum = {
  FREE: 'FREE',
  SILVER: 'SILVER',
  GOLD: 'GOLD',
  PLATINUM: 'PLATINUM',
} as const;

registerEnumType(PackageTierEnum, {
  name: 'PackageTier',
  description: 'Plan of a site.',
  valuesConfig: {
    FREE: { description: 'The free plan.' },
    SILVER: { description: 'Silver.' },
    GOLD: { description: 'Gold.' },
    PLATINUM: { description: 'Platinum.' },
  },
});

export const RestaurantFilterEnum = {
  ACTIVE: 'ACTIVE',
  TRIALING: 'TRIALING',
  EXPIRED: 'EXPIRED',
  FREE: 'FREE',
} as const;

registerEnumType(RestaurantFilterEnum, {
  name: 'RestaurantFilter',
  description: 'A state to filter sites by.',
  valuesConfig: {
    ACTIVE: { description: 'With an active paid plan.' },
    TRIALING: { description: 'In a trial.' },
    EXPIRED: { description: 'Trial over, plan cancelled, or payment past due.' },
    FREE: { description: 'On the free plan.' },
  },
});

@ObjectType('RestaurantSubscription', { description: 'Plan and state of a site.' })
class RestaurantSubscriptionType {
  @Field(() => SubscriptionStatusEnum, { description: 'State of the site and its plan.' })
  status!: SubscriptionStatus;

  @Field(() => PackageTierEnum, { description: 'The plan.' })
  package!: PackageTier;

  @Field(() => DateTime, { nullable: true, description: 'End of the trial; null when there was none.' })
  trialEndsAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the paid plan ended; null while it is active and without a paid plan.',
  })
  endedAt!: Date | null;

  @Field(() => Int, { description: 'Number of orders during the trial.' })
  trialOrderCount!: number;
}

@ObjectType('Restaurant', { implements: Node, description: 'A site, as its owner sees it.' })
export class RestaurantType extends Node {
  /** For `hasPaidFeatures`; not a field. */
  plan!: Plan;

  /** `siteVersion` right after a change, when it needs no read. */
  publishedVersion?: number;

  @Field(() => String, { description: 'Name of the restaurant.' })
  name!: string;

  @Field(() => String, { description: 'Subdomain of the site.' })
  slug!: string;

  @Field(() => String, { description: 'Address of the site, without a trailing slash.' })
  url!: string;

  @Field(() => Boolean, { description: 'False closes ordering; the menu stays readable.' })
  isActive!: boolean;

  @Field(() => Boolean, {
    description: 'True while our support has taken the site offline. It answers 410 and accepts no orders.',
  })
  isSuspended!: boolean;

  @Field(() => String, { nullable: true, description: 'Address of the logo; null without one.' })
  logoUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the hero picture; null without one.' })
  coverImageUrl!: string | null;

  @Field(() => PackageTierEnum, { description: 'The plan.' })
  package!: PackageTier;

  @Field(() => Boolean, { description: 'True for FREE.' })
  isFreePlan!: boolean;

  @Field(() => Boolean, {
    description: 'Whether a paid plan starts with a 14-day trial. Each site has one trial.',
  })
  isTrialAvailable!: boolean;

  @Field(() => String, { nullable: true, description: 'A line below the name; null without one.' })
  tagline!: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number that diners see; null without one.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address in one line; null without one.' })
  addressLine!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Email address for orders; null: the address of the owner's account. Orders go to the account's address until `isOrderEmailConfirmed`.",
  })
  orderEmail!: string | null;

  @Field(() => Boolean, {
    description:
      'Whether the link that was mailed to `orderEmail` has been followed; false without an `orderEmail`.',
  })
  isOrderEmailConfirmed!: boolean;

  @Field(() => StorefrontThemeEnum, { description: 'Design of the site.' })
  theme!: StorefrontTheme;

  @Field(() => DateTime, { description: 'Time of the last change.' })
  updatedAt!: Date;

  @Field(() => BrandType, { description: 'Brand colours.' })
  brand!: BrandType;

  @Field(() => RestaurantSubscriptionType, { description: 'Plan and state.' })
  subscription!: RestaurantSubscriptionType;
}

export const RestaurantEdge = edgeType('Restaurant', RestaurantType);
export type RestaurantEdge = Edge<RestaurantType>;

export const RestaurantConnection = connectionType('Restaurant', RestaurantEdge);
export type RestaurantConnection = Connection<RestaurantType>;

@ObjectType('RestaurantCounts', { description: 'Number of sites of a user, by state (spec §4).' })
export class RestaurantCountsType {
  @Field(() => Int, { description: 'Total number.' })
  total!: number;

  @Field(() => Int, { description: 'With an active paid plan.' })
  active!: number;

  @Field(() => Int, { description: 'In a trial.' })
  inTrial!: number;

  @Field(() => Int, { description: 'Trial over, plan cancelled, or payment past due.' })
  expired!: number;

  @Field(() => Int, { description: 'On the free plan.' })
  free!: number;

  @Field(() => Int, { description: 'On the free plan, with a trial available.' })
  trialAvailable!: number;
}

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

/** A restaurant that its owner has just changed. */
export const toChangedRestaurant = (
  { restaurant, siteVersion }: ChangedRestaurant<unknown>,
  links: SiteLinks,
): RestaurantType => Object.assign(toRestaurantType(restaurant, links), { publishedVersion: siteVersion });
