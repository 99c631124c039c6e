import { MENU_LENGTHS } from '@forkfront/common/limits.ts';
import { ID, Int } from 'type-graphql';
import { resultType } from '../../graphql/errors.graphql.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { DateTime, Pence } from '../../graphql/scalars.ts';
import {
  field,
  inputType,
  mutationInput,
  mutationPayload,
  nodeType,
  nullable,
  objectType,
} from '../../graphql/types.ts';
import { RestaurantType } from '../restaurants/restaurant.graphql.ts';
import { AllergenAnswerInput, AllergenAnswerType } from '../sites/allergens.graphql.ts';
import { allergenAnswers } from '@forkfront/common/allergens.ts';
import type { GroupView, OptionView } from './option.repository.ts';
import { availabilityAt } from './productDetails.rules.ts';

export const AllergenFactsType = objectType('AllergenFacts', 'What an owner has said about allergens.', {
  answers: field([AllergenAnswerType], 'What diners read: all 14 allergens.'),
  suggestion: nullable(
    [AllergenAnswerType],
    'What an import or the assistant suggests, all 14 allergens; diners do not see it. Null without a suggestion.',
  ),
  confirmedAt: nullable(DateTime, 'When a person confirmed the answers; null: never.'),
  confirmedBy: nullable(String, 'Name of that person; null: nobody, or the account is deleted.'),
  checkAgain: field(Boolean, 'True: something was changed since the confirmation.'),
});
export type AllergenFactsType = InstanceType<typeof AllergenFactsType>;

type AllergenFactsView = Pick<
  OptionView,
  'allergens' | 'allergenSuggestion' | 'allergensConfirmedAt' | 'allergensCheckAgain'
>;

/** What an owner has said about allergens, as GraphQL shows it. `confirmedBy`: name of the person. */
export const toAllergenFacts = (view: AllergenFactsView, confirmedBy: string | null): AllergenFactsType =>
  AllergenFactsType.of({
    answers: allergenAnswers(view.allergens),
    suggestion: view.allergenSuggestion === null ? null : allergenAnswers(view.allergenSuggestion),
    confirmedAt: view.allergensConfirmedAt,
    confirmedBy,
    checkAgain: view.allergensCheckAgain,
  });

const ProductOptionType = objectType(
  'ProductOption',
  'An option of a group as its owner sees it. It is read, saved and deleted with its group, so `node` does not find it.',
  {
    id: field(ID, 'Id of the option for `updateOptionGroup`, `updateMenuGrid` and `placeOrder`.'),
    name: field(String, 'Its name.'),
    price: field(Pence, 'What each adds to the unit price; may be 0 or negative.'),
    maxQuantity: field(Int, 'How many of it can be chosen, 1 to 20.'),
    isDefault: field(Boolean, 'Chosen before the diner chooses.'),
    isAvailable: field(Boolean, 'False: sold out.'),
    soldOutUntil: nullable(
      DateTime,
      'When a sold out option can be ordered again; null: until it is switched back.',
    ),
    allergenFacts: field(AllergenFactsType, 'What it contains.'),
  },
);

export const OptionGroupType = nodeType(
  'OptionGroup',
  'A choice that products and sizes share, e.g. Toppings.',
  {
    name: field(String, 'Its name.'),
    min: field(Int, 'At least this many must be chosen; quantities count.'),
    max: field(Int, 'At most this many can be chosen; 0: any number.'),
    usedBy: field(Int, 'Number of products that have it, themselves or with a size.'),
    options: field([ProductOptionType], 'Its options, in order; at most 50.'),
  },
);
export type OptionGroupType = InstanceType<typeof OptionGroupType>;

/** An option group as GraphQL shows it. */
export const toOptionGroupType = ({ id, options, ...group }: GroupView): OptionGroupType =>
  OptionGroupType.of({
    ...group,
    id: toGlobalId('OptionGroup', id),
    options: options.map((option) => ({
      ...option,
      ...availabilityAt(option, new Date()),
      id: toGlobalId('ProductOption', option.id),
      allergenFacts: toAllergenFacts(option, option.confirmedBy),
    })),
  });

export const SOLD_OUT_UNTIL_DAY =
  'Day (YYYY-MM-DD) on which it can be ordered again, from 05:00 in the time zone of the restaurant; null: until it is switched back; left out: as before. Not used when it is available.';

const ProductOptionInput = inputType('ProductOptionInput', 'An option of a group.', {
  id: nullable(ID, 'Id of an option of this group; null: a new option.'),
  name: field(String, `Name, at most ${MENU_LENGTHS.option} characters.`),
  price: field(Pence, 'What each adds to the unit price, -100000 to 100000.'),
  maxQuantity: field(Int, 'How many of it can be chosen, 1 to 20.', 1),
  isDefault: field(Boolean, 'Chosen before the diner chooses.', false),
  isAvailable: field(Boolean, 'False: sold out.', true),
  soldOutUntilDay: nullable(String, SOLD_OUT_UNTIL_DAY),
  allergens: nullable(
    [AllergenAnswerInput],
    'The confirmed allergens; allergens that are missing stay. Null: no change.',
  ),
});

const content = {
  name: field(String, `Name, at most ${MENU_LENGTHS.option} characters.`),
  min: field(Int, 'At least this many must be chosen.'),
  max: field(Int, 'At most this many can be chosen; 0: any number.'),
  options: field(
    [ProductOptionInput],
    'All options in order, 1 to 50. Options that are missing are deleted.',
  ),
};
const id = field(ID, 'Id of the group.');

export const CreateOptionGroupInput = mutationInput('createOptionGroup', {
  restaurantId: field(ID, 'Id of the restaurant.'),
  ...content,
});
export type CreateOptionGroupInput = InstanceType<typeof CreateOptionGroupInput>;

export const UpdateOptionGroupInput = mutationInput('updateOptionGroup', { id, ...content });
export type UpdateOptionGroupInput = InstanceType<typeof UpdateOptionGroupInput>;

export const DeleteOptionGroupInput = mutationInput('deleteOptionGroup', { id });
export type DeleteOptionGroupInput = InstanceType<typeof DeleteOptionGroupInput>;

const restaurant = field(RestaurantType, 'The restaurant with its option groups.');
const optionGroup = field(OptionGroupType, 'The group after the change.');

export const CreateOptionGroupPayload = mutationPayload('createOptionGroup', { optionGroup, restaurant });
export const UpdateOptionGroupPayload = mutationPayload('updateOptionGroup', { optionGroup, restaurant });
export const DeleteOptionGroupPayload = mutationPayload('deleteOptionGroup', {
  deletedOptionGroupId: field(ID, 'Id of the deleted group.'),
  restaurant,
});

export const CreateOptionGroupResult = resultType(
  'createOptionGroup',
  CreateOptionGroupPayload,
  'validation',
  'notFound',
  'conflict',
);
export const UpdateOptionGroupResult = resultType(
  'updateOptionGroup',
  UpdateOptionGroupPayload,
  'validation',
  'notFound',
);
export const DeleteOptionGroupResult = resultType('deleteOptionGroup', DeleteOptionGroupPayload, 'notFound');
