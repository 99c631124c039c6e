import { PROMOTION_LIMITS } from '@forkfront/common/promotion.ts';
import { ID, Int } from 'type-graphql';
import { resultType } from '../../graphql/errors.graphql.ts';
import { searchIdOf, toGlobalId } from '../../graphql/globalId.ts';
import { connectionType, edgeType } from '../../graphql/relay.graphql.ts';
import { DateTime, Pence } from '../../graphql/scalars.ts';
import {
  enumType,
  field,
  inputType,
  mutationInput,
  mutationPayload,
  nodeType,
  nullable,
} from '../../graphql/types.ts';
import { MenuPeriodInput } from '../products/productSection.graphql.ts';
import { RestaurantType } from '../restaurants/restaurant.graphql.ts';
import { FulfilmentEnum } from '../sites/ordering.graphql.ts';
import type { PromotionKind, PromotionTerms } from '@forkfront/common/promotion.ts';
import { promotionSentence } from '@forkfront/common/promotionText.ts';
import { MenuPeriodType } from '../sites/storefrontMenu.graphql.ts';
import type { Promotion } from './promotion.entity.ts';
import type { PromotionPlace } from './promotion.service.ts';
import { type PromotionState, stateOf, termsIn } from './promotionTerms.rules.ts';

const PromotionKindEnum = enumType<PromotionKind>('PromotionKind', 'What a promotion gives.', {
  PERCENT: 'A part of the price of the dishes.',
  AMOUNT: 'An amount off the dishes.',
  FREE_DELIVERY: 'The delivery.',
  FREE_PRODUCT: 'One dish: the cheapest of those in the basket that it is for.',
});

const PromotionStateEnum = enumType<PromotionState>('PromotionState', 'Whether a promotion counts.', {
  ACTIVE: 'It counts in its hours.',
  SCHEDULED: 'It begins on a later day.',
  PAUSED: 'It does not count until it is resumed.',
  ENDED: 'It was ended, its days are over, or all its uses are taken.',
});

export const PromotionType = nodeType(
  'Promotion',
  'An offer of a restaurant. One counts for an order: the best.',
  {
    name: field(String, 'What diners read.'),
    code: nullable(String, 'The code that diners enter; null: it counts without one.'),
    kind: field(PromotionKindEnum, 'What it gives.'),
    percent: nullable(Int, 'Percent off, 1 to 100; null for other kinds.'),
    amount: nullable(Pence, 'Amount off; null for other kinds.'),
    cap: nullable(Pence, 'The most that a percentage takes off; null: any amount.'),
    minimum: field(Pence, 'Price of the dishes that an order must have; 0: any order.'),
    startsOn: nullable(String, 'The first day, as `2026-11-20`; null: at once.'),
    endsOn: nullable(String, 'The last day; null: without an end.'),
    periods: field([MenuPeriodType], 'When orders are placed for which it counts; empty: at any time.'),
    fulfilment: nullable(FulfilmentEnum, 'Only for these orders; null: for both.'),
    sectionIds: field([ID], 'Sections whose dishes it is for.'),
    productIds: field([ID], 'Dishes that it is for. Without sections and dishes it is for all.'),
    isFirstOrder: field(Boolean, 'Only for the first order of a diner.'),
    useLimit: nullable(Int, 'How many orders can use it; null: any number.'),
    dinerLimit: nullable(Int, 'How many orders of one diner can use it; null: any number.'),
    sentence: field(String, 'Its terms in one sentence, without a full stop.'),
    state: field(PromotionStateEnum, 'Whether it counts now.'),
    uses: field(Int, 'Orders that used it, without those that ended without food.'),
    createdAt: field(DateTime, 'When it was created.'),
    endedAt: nullable(
      DateTime,
      'When it was ended for good; null before. Until then it keeps its code, and its terms can be changed.',
    ),
  },
);
export type PromotionType = InstanceType<typeof PromotionType>;

/** A promotion for GraphQL, with the day of its restaurant and the names of its menu. */
export function toPromotionType(promotion: Promotion, { today, names }: PromotionPlace): PromotionType {
  const terms = termsIn(promotion);
  const { uses, pausedAt, endedAt } = promotion;
  return PromotionType.of({
    id: toGlobalId('Promotion', promotion.id),
    ...terms,
    sectionIds: terms.sectionIds.map((id) => toGlobalId('ProductSection', id)),
    productIds: terms.productIds.map((id) => toGlobalId('Product', id)),
    sentence: promotionSentence(terms, names),
    state: stateOf({ ...terms, uses, pausedAt, endedAt }, today),
    uses,
    createdAt: promotion.createdAt,
    endedAt: endedAt ?? null,
  });
}

export const PromotionEdge = edgeType('Promotion', PromotionType);
export const PromotionConnection = connectionType('Promotion', PromotionEdge);

export const PromotionInput = inputType('PromotionInput', 'The terms of a promotion.', {
  name: field(String, `What diners read, at most ${PROMOTION_LIMITS.name} characters.`),
  code: nullable(
    String,
    'Code of 3 to 20 letters and digits, in any spelling; null or empty: it counts without one.',
  ),
  kind: field(PromotionKindEnum, 'What it gives.'),
  percent: nullable(Int, '1 to 100; required for PERCENT.'),
  amount: nullable(Pence, 'Up to £1,000; required for AMOUNT.'),
  cap: nullable(Pence, 'The most that PERCENT takes off; null: any amount.'),
  minimum: field(Pence, 'Price of the dishes that an order must have; 0: any order.'),
  startsOn: nullable(String, 'The first day, as `2026-11-20`; null: at once.'),
  endsOn: nullable(String, 'The last day, today or later; null: without an end.'),
  periods: field([MenuPeriodInput], 'When it counts, at most 14 periods; empty: at any time.'),
  fulfilment: nullable(FulfilmentEnum, 'Only for these orders; null: for both.'),
  sectionIds: field([ID], 'Sections whose dishes it is for.'),
  productIds: field(
    [ID],
    'Dishes that it is for. Without sections and dishes it is for all; FREE_PRODUCT needs one.',
  ),
  isFirstOrder: field(Boolean, 'Only for the first order of a diner.'),
  useLimit: nullable(Int, 'How many orders can use it; null: any number.'),
  dinerLimit: nullable(
    Int,
    'How many orders of one diner can use it, by mailbox and telephone number; null: any number.',
  ),
});
export type PromotionInput = InstanceType<typeof PromotionInput>;

/** The terms of an input. Ids of other types belong to no menu. */
export const termsOf = ({ sectionIds, productIds, ...input }: PromotionInput): PromotionTerms => ({
  ...input,
  code: input.code ?? null,
  percent: input.percent ?? null,
  amount: input.amount ?? null,
  cap: input.cap ?? null,
  startsOn: input.startsOn ?? null,
  endsOn: input.endsOn ?? null,
  fulfilment: input.fulfilment ?? null,
  useLimit: input.useLimit ?? null,
  dinerLimit: input.dinerLimit ?? null,
  sectionIds: sectionIds.map((id) => searchIdOf('ProductSection', id)),
  productIds: productIds.map((id) => searchIdOf('Product', id)),
});

const promotionId = field(ID, 'Id of the promotion.');
const terms = field(PromotionInput, 'Its terms.');

export const CreatePromotionInput = mutationInput('createPromotion', {
  restaurantId: field(ID, 'Id of the restaurant.'),
  terms,
  isPaused: nullable(Boolean, 'True: it does not count before `pausePromotion` resumes it; null: false.'),
});
export type CreatePromotionInput = InstanceType<typeof CreatePromotionInput>;

export const UpdatePromotionInput = mutationInput('updatePromotion', { promotionId, terms });
export type UpdatePromotionInput = InstanceType<typeof UpdatePromotionInput>;

export const PausePromotionInput = mutationInput('pausePromotion', {
  promotionId,
  isPaused: field(Boolean, 'False: it counts again.'),
});
export type PausePromotionInput = InstanceType<typeof PausePromotionInput>;

export const EndPromotionInput = mutationInput('endPromotion', { promotionId });
export type EndPromotionInput = InstanceType<typeof EndPromotionInput>;

const payload = (mutation: string) =>
  mutationPayload(mutation, {
    promotion: field(PromotionType, 'The promotion after the change.'),
    restaurant: field(RestaurantType, 'Its restaurant, whose site changes with it.'),
  });

export const CreatePromotionPayload = payload('createPromotion');
export const UpdatePromotionPayload = payload('updatePromotion');
export const PausePromotionPayload = payload('pausePromotion');
export const EndPromotionPayload = payload('endPromotion');

export const CreatePromotionResult = resultType(
  'createPromotion',
  CreatePromotionPayload,
  'validation',
  'notFound',
  'conflict',
  'paidPlan',
);
export const UpdatePromotionResult = resultType(
  'updatePromotion',
  UpdatePromotionPayload,
  'validation',
  'notFound',
  'conflict',
  'paidPlan',
);
export const PausePromotionResult = resultType(
  'pausePromotion',
  PausePromotionPayload,
  'notFound',
  'conflict',
  'paidPlan',
);
export const EndPromotionResult = resultType('endPromotion', EndPromotionPayload, 'notFound');
