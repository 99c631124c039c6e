import { enumType, field, inputType, objectType } from '../../graphql/types.ts';
import type { Allergen, AllergenState } from '@forkfront/common/allergens.ts';

const AllergenEnum = enumType<Allergen>('Allergen', 'The 14 allergens of UK food law.', {
  CELERY: 'Celery and celeriac.',
  CEREALS_WITH_GLUTEN: 'Cereals with gluten: wheat, rye, barley, oats.',
  CRUSTACEANS: 'Crustaceans, e.g. prawns and crab.',
  EGGS: 'Eggs.',
  FISH: 'Fish.',
  LUPIN: 'Lupin.',
  MILK: 'Milk.',
  MOLLUSCS: 'Molluscs, e.g. mussels and squid.',
  MUSTARD: 'Mustard.',
  NUTS: 'Tree nuts, e.g. almonds and cashews.',
  PEANUTS: 'Peanuts.',
  SESAME: 'Sesame.',
  SOYBEANS: 'Soybeans.',
  SULPHUR_DIOXIDE: 'Sulphur dioxide and sulphites.',
});

const AllergenStateEnum = enumType<AllergenState>('AllergenState', 'Whether a dish contains an allergen.', {
  CONTAINS: 'It contains it.',
  MAY_CONTAIN: 'It may contain traces.',
  FREE_FROM: 'The restaurant has confirmed that it is free from it.',
  UNCONFIRMED: 'The restaurant has not confirmed it. Never treat this as safe.',
});

const allergen = field(AllergenEnum, 'The allergen.');
const state = field(AllergenStateEnum, 'Whether it is contained.');

/** Whether a dish contains one allergen. */
export const AllergenAnswerType = objectType('AllergenAnswer', 'Whether a dish contains one allergen.', {
  allergen,
  state,
});

/** The same as an input. */
export const AllergenAnswerInput = inputType('AllergenAnswerInput', 'Whether a dish contains one allergen.', {
  allergen,
  state,
});
export type AllergenAnswerInput = InstanceType<typeof AllergenAnswerInput>;
