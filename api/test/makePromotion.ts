import type { Promotion } from '../src/modules/promotions/promotion.entity.ts';
import { PromotionService } from '../src/modules/promotions/promotion.service.ts';
import type { PromotionTerms } from '../src/modules/sites/promotion.types.ts';
import type { MadeSite } from './makeSite.ts';
import { setPlan } from './setPlan.ts';
import type { TestApp } from './testApp.ts';

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

/** Gives a site the Gold plan and a promotion. */
export async function makePromotion(
  app: TestApp,
  site: MadeSite,
  terms: Partial<PromotionTerms> = {},
): Promise<Promotion> {
  await setPlan(app, site, 'GOLD');
  const made = await app
    .scope()
    .get(PromotionService)
    .create(site.owner?.id ?? '', site.restaurantId, { ...TEN_PERCENT, ...terms }, false);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value.value;
}
