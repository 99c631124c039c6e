import type { Promotion } from '../src/modules/promotions/promotion.entity.ts';
import { PromotionService } from '../src/modules/promotions/promotion.service.ts';
import type { PromotionTerms } from '@forkfront/common/promotion.ts';
import type { MadeSite } from './makeSite.ts';
import { TEN_PERCENT } from '@forkfront/common/test/tenPercent.ts';
import { setPlan } from './setPlan.ts';
import type { TestApp } from './testApp.ts';

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
