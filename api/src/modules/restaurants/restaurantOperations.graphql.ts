import { ACCOUNT_LIMITS, SITE_LENGTHS } from '@forkfront/common/limits.ts';
import { ArgsType, Field, ID } from 'type-graphql';
import {
  field,
  inputType,
  mutationInput,
  mutationPayload,
  nullable,
  objectType,
} from '../../graphql/types.ts';
import { resultType } from '../../graphql/errors.graphql.ts';
import { ConnectionArgs } from '../../graphql/relay.graphql.ts';
import { UserType } from '../accounts/account.graphql.ts';
import { StorefrontThemeEnum } from '../sites/storefront.graphql.ts';
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

export const BrandInput = inputType('BrandInput', 'Brand colours to set.', {
  primary: field(String, '#rrggbb.'),
  secondary: field(String, '#rrggbb.'),
});

export const UpdateRestaurantInput = mutationInput('updateRestaurant', {
  id: field(ID, 'Id of the restaurant.'),
  name: nullable(String, 'Name of the restaurant.'),
  isActive: nullable(Boolean, 'False: the site accepts no orders.'),
  coverImageUrl: nullable(String, 'Address from `confirmUpload`; null removes the picture.'),
  logoUrl: nullable(String, 'Address of the logo from `confirmUpload`; null removes it.'),
  tagline: nullable(String, 'A line below the name; null or blank removes it.'),
  phone: nullable(String, 'Phone number; null or blank removes it.'),
  addressLine: nullable(String, 'Postal address; null or blank removes it.'),
  openingHours: nullable(
    String,
    `Opening hours as diners read them, several lines, at most ${SITE_LENGTHS.openingHours} characters; null or blank removes them.`,
  ),
  aboutText: nullable(
    String,
    `About the restaurant, several lines, at most ${SITE_LENGTHS.about.toLocaleString('en-GB')} characters; null or blank removes it.`,
  ),
  companyName: nullable(
    String,
    'The trader behind the site; null or blank: its name is that of the restaurant.',
  ),
  companyNumber: nullable(String, 'Number at Companies House; null or blank removes it.'),
  vatNumber: nullable(String, 'VAT number, with or without GB; null or blank removes it.'),
  hygieneUrl: nullable(
    String,
    'The page of the restaurant on https://ratings.food.gov.uk; null or blank removes it.',
  ),
  orderEmail: nullable(String, 'Email address for orders; null or blank: the address of the account.'),
  theme: nullable(StorefrontThemeEnum, 'Design of the site.'),
  brand: nullable(BrandInput, 'Brand colours.'),
});
export type UpdateRestaurantInput = InstanceType<typeof UpdateRestaurantInput>;

export const ChangeRestaurantSlugInput = mutationInput('changeRestaurantSlug', {
  id: field(ID, 'Id of the restaurant.'),
  slug: field(String, 'The new subdomain.'),
});
export type ChangeRestaurantSlugInput = InstanceType<typeof ChangeRestaurantSlugInput>;

export const ArchiveRestaurantInput = mutationInput('archiveRestaurant', {
  id: field(ID, 'Id of the restaurant.'),
});
export type ArchiveRestaurantInput = InstanceType<typeof ArchiveRestaurantInput>;

export const ReopenRestaurantInput = mutationInput('reopenRestaurant', {
  id: field(ID, 'Id of the restaurant.'),
});
export type ReopenRestaurantInput = InstanceType<typeof ReopenRestaurantInput>;

/** The payload of a mutation that changes a restaurant. */
const changedPayload = (mutation: string) =>
  mutationPayload(mutation, { restaurant: field(RestaurantType, 'The restaurant after the change.') });

export const UpdateRestaurantPayload = changedPayload('updateRestaurant');
export const ChangeRestaurantSlugPayload = changedPayload('changeRestaurantSlug');
export const ArchiveRestaurantPayload = changedPayload('archiveRestaurant');
export const ReopenRestaurantPayload = changedPayload('reopenRestaurant');

export const UpdateRestaurantResult = resultType(
  'updateRestaurant',
  UpdateRestaurantPayload,
  'confirmation',
  'validation',
  'notFound',
);

export const ChangeRestaurantSlugResult = resultType(
  'changeRestaurantSlug',
  ChangeRestaurantSlugPayload,
  'confirmation',
  'validation',
  'notFound',
  'conflict',
  'rateLimited',
);

export const ArchiveRestaurantResult = resultType(
  'archiveRestaurant',
  ArchiveRestaurantPayload,
  'confirmation',
  'notFound',
  'conflict',
);

export const ReopenRestaurantResult = resultType(
  'reopenRestaurant',
  ReopenRestaurantPayload,
  'notFound',
  'conflict',
);

export const ClaimRestaurantInput = mutationInput('claimRestaurant', {
  claimToken: field(String, 'Claim token of the preview. It works once.'),
  name: field(String, `Full name, at most ${ACCOUNT_LIMITS.name} characters.`),
  email: field(String, 'Email address.'),
  password: field(String, 'Password, 8 to 128 characters.'),
  termsAccepted: field(Boolean, 'Whether the terms are accepted; must be true.'),
});
export type ClaimRestaurantInput = InstanceType<typeof ClaimRestaurantInput>;

export const ClaimRestaurantForViewerInput = mutationInput('claimRestaurantForViewer', {
  claimToken: field(String, 'Claim token of the preview. It works once.'),
  termsAccepted: field(Boolean, 'Whether the terms are accepted; must be true.'),
});
export type ClaimRestaurantForViewerInput = InstanceType<typeof ClaimRestaurantForViewerInput>;

export const UnclaimedSiteType = objectType('UnclaimedSite', 'A preview that waits for its owner.', {
  name: field(String, 'Name of the restaurant.'),
  slug: field(String, 'Subdomain of the preview.'),
  previewUrl: field(String, 'Address of the preview.'),
});
export type UnclaimedSiteType = InstanceType<typeof UnclaimedSiteType>;

export const ClaimRestaurantPayload = objectType(
  'ClaimRestaurantPayload',
  'The claimed restaurant and a session of its owner.',
  {
    restaurant: field(RestaurantType, 'The restaurant.'),
    user: field(UserType, 'Its owner.'),
    token: field(String, 'Session token for `Authorization: Bearer`; shown only here.'),
  },
);

export const ClaimRestaurantForViewerPayload = mutationPayload('claimRestaurantForViewer', {
  restaurantEdge: field(RestaurantEdge, 'The restaurant as an edge of `User.restaurants`.'),
});

export const ClaimRestaurantResult = resultType(
  'claimRestaurant',
  ClaimRestaurantPayload,
  'validation',
  'notFound',
  'conflict',
  'rateLimited',
);

export const ClaimRestaurantForViewerResult = resultType(
  'claimRestaurantForViewer',
  ClaimRestaurantForViewerPayload,
  'validation',
  'notFound',
);
