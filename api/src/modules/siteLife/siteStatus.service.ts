import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { startCounterMonths } from '../orders/orderUpkeep.repository.ts';
import { PLAN_FEATURES } from '@forkfront/common/plan.ts';
import { forgetPlanEnd, notePlanEnd } from '../restaurants/restaurantLife.repository.ts';
import { publishSites } from '../sites/publishSite.repository.ts';
import { sitesShownWrong } from '../sites/orderLimit.repository.ts';
import { addNotices, changeNotices, orderLimitNotices } from './siteNotice.repository.ts';
import {
  hasPlanBegun,
  hasPlanEnded,
  noticeOfChange,
  orderLimitOf,
  type PlanState,
} from './siteNotice.rules.ts';

/**
 * Applies the current order limit to these sites after a change of plan or month: restarts counters of last month,
 * notifies owners near the limit, and publishes pages that changed. Returns their slugs for `SiteService.forget` after
 * the commit.
 */
export async function settleOrderLimits(
  em: SqlEntityManager,
  restaurantIds: readonly string[],
  now: Date,
): Promise<string[]> {
  if (restaurantIds.length === 0) return [];
  await startCounterMonths(em, restaurantIds, now);
  await addNotices(em, orderLimitNotices(em, restaurantIds, now), now);
  const wrong = await sitesShownWrong(em, restaurantIds);
  return wrong.length > 0 ? publishSites(em, wrong) : [];
}

/**
 * Applies a plan change by the payment provider: notifies the owner and publishes the page, which shows the promotions of the plan. Call it once per change, in
 * its transaction and after its flush. A closed site gets no notices. Returns slugs for `SiteService.forget` after the
 * commit.
 */
export async function announceSiteStatus(
  em: SqlEntityManager,
  restaurantId: string,
  { from, to, now }: { from: PlanState; to: PlanState; now: Date },
): Promise<string[]> {
  if (hasPlanEnded(from, to)) await notePlanEnd(em, restaurantId, now);
  else if (hasPlanBegun(from, to)) await forgetPlanEnd(em, restaurantId);
  const kind = noticeOfChange(from, to);
  if (kind) await addNotices(em, changeNotices(em, [restaurantId], kind, now), now);
  const changed =
    orderLimitOf(from) === orderLimitOf(to) ? [] : await settleOrderLimits(em, [restaurantId], now);
  const showsPromotions = [from, to].some((plan) => PLAN_FEATURES[plan.package].includes('PROMOTIONS'));
  return changed.length === 0 && showsPromotions ? publishSites(em, [restaurantId]) : changed;
}
