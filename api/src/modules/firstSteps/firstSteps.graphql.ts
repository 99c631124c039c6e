import { ID } from 'type-graphql';
import { resultType } from '../../graphql/errors.graphql.ts';
import { field, mutationInput, mutationPayload, nullable, objectType } from '../../graphql/types.ts';
import { RestaurantType } from '../restaurants/restaurant.graphql.ts';
import type { Progress } from './firstSteps.repository.ts';

export const FirstStepsType = objectType('FirstSteps', 'How far the owner of a new site is.', {
  hasPicture: field(Boolean, 'Whether the site has a hero picture of its own or a picture of a dish.'),
  hasOrder: field(Boolean, 'Whether an order was placed on the site since it was claimed, by anybody.'),
  hasTestOrder: field(Boolean, 'Whether a test order was placed on the site since it was claimed.'),
  hasDish: field(Boolean, 'Whether the menu has a dish that is not sold out.'),
  isShared: field(Boolean, 'Whether the owner has shared the site; see `changeFirstSteps`.'),
  isHidden: field(Boolean, 'Whether the owner has hidden the steps; see `changeFirstSteps`.'),
});
export type FirstStepsType = InstanceType<typeof FirstStepsType>;

/** The first steps of a site as its owner sees them. */
export function toFirstSteps(
  { coverImageUrl, hasSampleCover }: RestaurantType,
  { hasDishPicture, hasOrder, hasTestOrder, hasDish, isShared, isHidden }: Progress,
): FirstStepsType {
  return FirstStepsType.of({
    hasPicture: (coverImageUrl !== null && !hasSampleCover) || Boolean(hasDishPicture),
    hasOrder: Boolean(hasOrder),
    hasTestOrder: Boolean(hasTestOrder),
    hasDish: Boolean(hasDish),
    isShared,
    isHidden,
  });
}

export const ChangeFirstStepsInput = mutationInput('changeFirstSteps', {
  id: field(ID, 'Id of the restaurant.'),
  isShared: nullable(Boolean, 'Whether the owner has shared the site; null: no change.'),
  isHidden: nullable(Boolean, 'Whether the steps are hidden; null: no change.'),
});
export type ChangeFirstStepsInput = InstanceType<typeof ChangeFirstStepsInput>;

export const ChangeFirstStepsPayload = mutationPayload('changeFirstSteps', {
  restaurant: field(RestaurantType, 'The restaurant with its first steps.'),
});

export const ChangeFirstStepsResult = resultType('changeFirstSteps', ChangeFirstStepsPayload, 'notFound');
