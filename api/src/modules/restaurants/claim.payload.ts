import { createUnionType, Field, ObjectType } from 'type-graphql';
import {
  ConflictError,
  NotFoundError,
  RateLimitedError,
  ValidationError,
} from '../../graphql/errors.type.ts';
import { UserType } from '../accounts/user.type.ts';
import { RestaurantEdge, RestaurantType } from './restaurant.type.ts';

@ObjectType({ description: 'The site is claimed and its owner signed in.' })
export class ClaimRestaurantPayload {
  @Field(() => RestaurantType, { description: 'The site.' })
  restaurant!: RestaurantType;

  @Field(() => UserType, { description: 'Its owner.' })
  user!: UserType;

  @Field(() => String, { description: 'Session token for `Authorization: Bearer`; shown only here.' })
  token!: string;
}

@ObjectType({ description: 'The site is claimed.' })
export class ClaimRestaurantForViewerPayload {
  @Field(() => RestaurantEdge, { description: 'The site, to be put into the list of sites.' })
  restaurantEdge!: RestaurantEdge;
}

export const ClaimRestaurantResult = createUnionType({
  name: 'ClaimRestaurantResult',
  description: 'Outcome of `claimRestaurant`.',
  types: () =>
    [ClaimRestaurantPayload, ValidationError, NotFoundError, ConflictError, RateLimitedError] as const,
});

export const ClaimRestaurantForViewerResult = createUnionType({
  name: 'ClaimRestaurantForViewerResult',
  description: 'Outcome of `claimRestaurantForViewer`.',
  types: () => [ClaimRestaurantForViewerPayload, ValidationError, NotFoundError] as const,
});
