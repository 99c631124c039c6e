import { ArgsType, type ClassType, Field, ID, InputType, ObjectType } from 'type-graphql';
import {
  ConflictError,
  NotFoundError,
  RateLimitedError,
  ValidationError,
  resultType,
} from '../../graphql/errors.graphql.ts';
import { ConnectionArgs } from '../../graphql/relay.graphql.ts';
import { UserType } from '../accounts/account.graphql.ts';
import { StorefrontThemeEnum } from '../sites/storefront.graphql.ts';
import type { StorefrontTheme } from './restaurant.entity.ts';
import { RestaurantFilterEnum, RestaurantType, RestaurantEdge } from './restaurant.graphql.ts';
import type { RestaurantFilter } from './restaurant.service.ts';

/** Arguments of `User.restaurants`. */
@ArgsType()
export class RestaurantsArgs extends ConnectionArgs {
  @Field(() => RestaurantFilterEnum, {
    nullable: true,
    description: 'Only sites in this state; null: all.',
  })
  filter?: RestaurantFilter | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only sites whose name or slug contains this text, case-insensitive; null or blank: all.',
  })
  search?: string | null;
}

@InputType({ description: 'Brand colours to set.' })
class BrandInput {
  @Field(() => String, { description: '#rrggbb.' })
  primary!: string;

  @Field(() => String, { description: '#rrggbb.' })
  secondary!: string;
}

@InputType({ description: 'Input of `updateRestaurant`.' })
export class UpdateRestaurantInput {
  @Field(() => ID, { description: 'Id of the restaurant.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Name of the restaurant.' })
  name?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'False: the site accepts no orders.' })
  isActive?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address from `confirmUpload`; null removes the picture.',
  })
  coverImageUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the logo from `confirmUpload`; null removes it.',
  })
  logoUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'A line below the name; null or blank removes it.' })
  tagline?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number; null or blank removes it.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address; null or blank removes it.' })
  addressLine?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Email address for orders; null or blank: the address of the account.',
  })
  orderEmail?: string | null;

  @Field(() => StorefrontThemeEnum, { nullable: true, description: 'Design of the site.' })
  theme?: StorefrontTheme | null;

  @Field(() => BrandInput, { nullable: true, description: 'Brand colours.' })
  brand?: BrandInput | null;
}

@InputType({ description: 'Input of `changeRestaurantSlug`.' })
export class ChangeRestaurantSlugInput {
  @Field(() => ID, { description: 'Id of the restaurant.' })
  id!: string;

  @Field(() => String, { description: 'The new subdomain.' })
  slug!: string;
}

@InputType({ description: 'Input of `archiveRestaurant`.' })
export class ArchiveRestaurantInput {
  @Field(() => ID, { description: 'Id of the restaurant.' })
  id!: string;
}

@InputType({ description: 'Input of `reopenRestaurant`.' })
export class ReopenRestaurantInput {
  @Field(() => ID, { description: 'Id of the restaurant.' })
  id!: string;
}

/** The payload of a mutation that changes a restaurant. */
function changedPayload(mutation: string): ClassType<{ restaurant: RestaurantType }> {
  @ObjectType(`${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Payload`, {
    description: `Result of a successful \`${mutation}\`.`,
  })
  class ChangedPayload {
    @Field(() => RestaurantType, { description: 'The restaurant after the change.' })
    restaurant!: RestaurantType;
  }
  return ChangedPayload;
}

export const UpdateRestaurantPayload = changedPayload('updateRestaurant');
export const ChangeRestaurantSlugPayload = changedPayload('changeRestaurantSlug');
export const ArchiveRestaurantPayload = changedPayload('archiveRestaurant');
export const ReopenRestaurantPayload = changedPayload('reopenRestaurant');

export const UpdateRestaurantResult = resultType(
  'updateRestaurant',
  UpdateRestaurantPayload,
  ValidationError,
  NotFoundError,
);

export const ChangeRestaurantSlugResult = resultType(
  'changeRestaurantSlug',
  ChangeRestaurantSlugPayload,
  ValidationError,
  NotFoundError,
  ConflictError,
  RateLimitedError,
);

export const ArchiveRestaurantResult = resultType(
  'archiveRestaurant',
  ArchiveRestaurantPayload,
  NotFoundError,
  ConflictError,
);

export const ReopenRestaurantResult = resultType(
  'reopenRestaurant',
  ReopenRestaurantPayload,
  NotFoundError,
  ConflictError,
);

@InputType({ description: 'Claims a preview site with a new account.' })
export class ClaimRestaurantInput {
  @Field(() => String, { description: 'Claim token of the preview. It works once.' })
  claimToken!: string;

  @Field(() => String, { description: 'Full name, at most 100 characters.' })
  name!: string;

  @Field(() => String, { description: 'Email address.' })
  email!: string;

  @Field(() => String, { description: 'Password, 8 to 128 characters.' })
  password!: string;

  @Field(() => Boolean, { description: 'Whether the terms are accepted; must be true.' })
  termsAccepted!: boolean;
}

@InputType({ description: 'Input of `claimRestaurantForViewer`.' })
export class ClaimRestaurantForViewerInput {
  @Field(() => String, { description: 'Claim token of the preview. It works once.' })
  claimToken!: string;

  @Field(() => Boolean, { description: 'Whether the terms are accepted; must be true.' })
  termsAccepted!: boolean;
}

@ObjectType({ description: 'The claimed restaurant and a session of its owner.' })
export class ClaimRestaurantPayload {
  @Field(() => RestaurantType, { description: 'The restaurant.' })
  restaurant!: RestaurantType;

  @Field(() => UserType, { description: 'Its owner.' })
  user!: UserType;

  @Field(() => String, { description: 'Session token for `Authorization: Bearer`; shown only here.' })
  token!: string;
}

@ObjectType({ description: 'The claimed restaurant.' })
export class ClaimRestaurantForViewerPayload {
  @Field(() => RestaurantEdge, { description: 'The restaurant as an edge of `User.restaurants`.' })
  restaurantEdge!: RestaurantEdge;
}

export const ClaimRestaurantResult = resultType(
  'claimRestaurant',
  ClaimRestaurantPayload,
  ValidationError,
  NotFoundError,
  ConflictError,
  RateLimitedError,
);

export const ClaimRestaurantForViewerResult = resultType(
  'claimRestaurantForViewer',
  ClaimRestaurantForViewerPayload,
  ValidationError,
  NotFoundError,
);
