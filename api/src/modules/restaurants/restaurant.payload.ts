import { createUnionType, Field, ObjectType } from 'type-graphql';
import {
  ConflictError,
  NotFoundError,
  RateLimitedError,
  ValidationError,
} from '../../graphql/errors.type.ts';
import { RestaurantType } from './restaurant.type.ts';

@ObjectType({ description: 'Done.' })
export class UpdateRestaurantPayload {
  @Field(() => RestaurantType, { description: 'The site, as changed.' })
  restaurant!: RestaurantType;
}

@ObjectType({ description: 'Done.' })
export class ChangeRestaurantSlugPayload {
  @Field(() => RestaurantType, { description: 'The site, as changed.' })
  restaurant!: RestaurantType;
}

@ObjectType({ description: 'Done.' })
export class ArchiveRestaurantPayload {
  @Field(() => RestaurantType, { description: 'The site, as changed.' })
  restaurant!: RestaurantType;
}

@ObjectType({ description: 'Done.' })
export class ReopenRestaurantPayload {
  @Field(() => RestaurantType, { description: 'The site, as changed.' })
  restaurant!: RestaurantType;
}

export const UpdateRestaurantResult = createUnionType({
  name: 'UpdateRestaurantResult',
  description: 'Outcome of `updateRestaurant`.',
  types: () => [UpdateRestaurantPayload, ValidationError, NotFoundError] as const,
});

export const ChangeRestaurantSlugResult = createUnionType({
  name: 'ChangeRestaurantSlugResult',
  description: 'Outcome of `changeRestaurantSlug`.',
  types: () =>
    [ChangeRestaurantSlugPayload, ValidationError, NotFoundError, ConflictError, RateLimitedError] as const,
});

export const ArchiveRestaurantResult = createUnionType({
  name: 'ArchiveRestaurantResult',
  description: 'Outcome of `archiveRestaurant`.',
  types: () => [ArchiveRestaurantPayload, NotFoundError, ConflictError] as const,
});

export const ReopenRestaurantResult = createUnionType({
  name: 'ReopenRestaurantResult',
  description: 'Outcome of `reopenRestaurant`.',
  types: () => [ReopenRestaurantPayload, NotFoundError, ConflictError] as const,
});
