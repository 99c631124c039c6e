import { Field, Int, ObjectType } from 'type-graphql';
import { connectionType, edgeType, type Connection, type Edge } from '../../graphql/connection.type.ts';
import { Node } from '../../graphql/node.type.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { BrandType } from '../sites/brand.type.ts';
import { StorefrontThemeEnum } from '../sites/storefront.type.ts';
import type { Plan } from './plan.rules.ts';
import type { PackageTier, StorefrontTheme, SubscriptionStatus } from './restaurant.entity.ts';
import { PackageTierEnum, SubscriptionStatusEnum } from './restaurant.enums.ts';

@ObjectType('RestaurantSubscription', { description: 'Plan and state of a site.' })
export class RestaurantSubscriptionType {
  @Field(() => SubscriptionStatusEnum, { description: 'State of the site and its plan.' })
  status!: SubscriptionStatus;

  @Field(() => PackageTierEnum, { description: 'The plan.' })
  package!: PackageTier;

  @Field(() => DateTime, { nullable: true, description: 'End of the trial; null when there was none.' })
  trialEndsAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the paid plan ended; null while it goes on, and without one.',
  })
  endedAt!: Date | null;

  @Field(() => Int, { description: 'Orders taken while trialing.' })
  trialOrderCount!: number;
}

@ObjectType('Restaurant', { implements: Node, description: 'A site, as its owner sees it.' })
export class RestaurantType extends Node {
  /** What `hasPaidFeatures` is decided by; no field of its own. */
  plan!: Plan;

  @Field(() => String, { description: 'Name of the restaurant.' })
  name!: string;

  @Field(() => String, { description: 'Subdomain of the site.' })
  slug!: string;

  @Field(() => String, { description: 'Address of the site, without a trailing slash.' })
  url!: string;

  @Field(() => Boolean, { description: 'False closes ordering; the menu stays readable.' })
  isActive!: boolean;

  @Field(() => Boolean, {
    description: 'True while our support has taken the site offline: it answers 410 and takes no orders.',
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
    description: 'Whether a paid plan begins with a 14-day trial; a site has one, ever.',
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
      "Where the owner wants orders to be mailed; null: the address of the owner's account, where they go until `isOrderEmailConfirmed`.",
  })
  orderEmail!: string | null;

  @Field(() => Boolean, {
    description:
      'Whether the link that was mailed to `orderEmail` has been followed; false without an `orderEmail`.',
  })
  isOrderEmailConfirmed!: boolean;

  @Field(() => StorefrontThemeEnum, { description: 'Look of the site.' })
  theme!: StorefrontTheme;

  @Field(() => DateTime, { description: 'When it was changed last.' })
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
