import type { PromotionTerms } from '../promotion.ts';

/** 10 % off everything, without a code and without limits. */
export const TEN_PERCENT: PromotionTerms = {
  name: 'Autumn',
  code: null,
  kind: 'PERCENT',
  percent: 10,
  amount: null,
  cap: null,
  minimum: 0,
  startsOn: null,
  endsOn: null,
  periods: [],
  fulfilment: null,
  sectionIds: [],
  productIds: [],
  isFirstOrder: false,
  useLimit: null,
  dinerLimit: null,
};
