import { Int } from 'type-graphql';
import { resultType } from '../../graphql/errors.graphql.ts';
import { field, inputType, mutationInput, mutationPayload, nullable } from '../../graphql/types.ts';
import { DeliveryZoneInput } from '../ordering/orderingOperations.graphql.ts';
import { MenuPeriodInput } from '../products/productSection.graphql.ts';
import { BrandInput } from '../restaurants/restaurantOperations.graphql.ts';
import { ReviewedDishInput } from '../menuFiles/menuLine.graphql.ts';
import { OnboardingDraftType, OnboardingPreviewType } from './onboarding.graphql.ts';

export const EditOnboardingDraftInput = mutationInput('editOnboardingDraft', {
  conversation: field(String, 'Token of the conversation.'),
  name: nullable(String, 'Name of the business, 1 to 80 characters; null leaves it as it is.'),
  tagline: nullable(String, 'At most 140 characters; null leaves it as it is, an empty text removes it.'),
  addressLine: nullable(String, 'At most 200 characters; null leaves it as it is, an empty text removes it.'),
  phone: nullable(String, 'At most 40 characters; null leaves it as it is, an empty text removes it.'),
  brand: nullable(BrandInput, 'Brand colours; null leaves them as they are.'),
  popularItems: nullable(
    [String],
    'Names of at most 12 popular dishes; null leaves them as they are, an empty list removes them.',
  ),
  removesLogo: nullable(Boolean, 'True removes the logo. A new one is an upload (`confirmUpload`).'),
  hours: nullable(
    [MenuPeriodInput],
    'The week in which people can order, at most 28 periods; null leaves it as it is, an empty list removes it.',
  ),
  deliveryHours: nullable(
    [MenuPeriodInput],
    'The week of deliveries; null leaves it as it is, an empty list: that of `hours`.',
  ),
  collection: nullable(Boolean, 'Whether people can collect; null leaves it as it is.'),
  zones: nullable(
    [DeliveryZoneInput],
    'All areas of delivery, by postcodes; null leaves them as they are, an empty list: no delivery.',
  ),
});
export type EditOnboardingDraftInput = InstanceType<typeof EditOnboardingDraftInput>;

export const EditOnboardingDraftPayload = mutationPayload('editOnboardingDraft', {
  draft: field(OnboardingDraftType, 'All collected data.'),
  preview: nullable(
    OnboardingPreviewType,
    'The preview that was published again: a new name may change its address. null when none was.',
  ),
});

export const EditOnboardingDraftResult = resultType(
  'editOnboardingDraft',
  EditOnboardingDraftPayload,
  'validation',
  'notFound',
  'conflict',
  'rateLimited',
);

const OnboardingDishPlaceInput = inputType(
  'OnboardingDishPlaceInput',
  'A dish of the draft as it was seen.',
  {
    section: field(String, 'Name of its section.'),
    name: field(String, 'Its name.'),
    at: field(Int, 'Its place in the section, from 0: it decides between two dishes of one name.'),
  },
);

export const EditOnboardingDishInput = mutationInput('editOnboardingDish', {
  conversation: field(String, 'Token of the conversation.'),
  place: nullable(OnboardingDishPlaceInput, 'The dish to change or to remove; null adds one.'),
  dish: nullable(ReviewedDishInput, 'The dish as it shall be; null removes it.'),
});
export type EditOnboardingDishInput = InstanceType<typeof EditOnboardingDishInput>;

export const EditOnboardingDishPayload = mutationPayload('editOnboardingDish', {
  draft: field(OnboardingDraftType, 'All collected data.'),
});

export const EditOnboardingDishResult = resultType(
  'editOnboardingDish',
  EditOnboardingDishPayload,
  'validation',
  'notFound',
  'conflict',
  'rateLimited',
);

export const RestoreOnboardingDishInput = mutationInput('restoreOnboardingDish', {
  conversation: field(String, 'Token of the conversation.'),
  place: field(
    OnboardingDishPlaceInput,
    'The dish that was removed last. When it was another one, or is back, nothing changes.',
  ),
});
export type RestoreOnboardingDishInput = InstanceType<typeof RestoreOnboardingDishInput>;

export const RestoreOnboardingDishPayload = mutationPayload('restoreOnboardingDish', {
  draft: field(OnboardingDraftType, 'All collected data.'),
});

export const RestoreOnboardingDishResult = resultType(
  'restoreOnboardingDish',
  RestoreOnboardingDishPayload,
  'validation',
  'notFound',
  'conflict',
  'rateLimited',
);
