import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { startCounterMonths } from '../orders/orderUpkeep.repository.ts';
import { forgetPlanEnd, notePlanEnd } from '../restaurants/restaurantLife.repository.ts';
import { publishSites } from '../sites/publishSite.repository.ts';
import { sitesShownWrong } from '../sites/orderLimit.repository.ts';
import { addNotices, changeNotice, orderLimitNotices } from './siteNotice.repository.ts';
import {
  hasPlanBegun,
  hasPlanEnded,
  noticeOfChange,
  orderLimitOf,
  type PlanState,
} from './siteNotice.rules.ts';

/**
 * Brings these sites up to the limit of orders that counts for them now, after their plan or the month has changed:
 * last month's counters start anew, owners near the limit get an email, and what diners see is published where it
 * says otherwise. Returns the slugs of the published, to be forgotten after the commit.
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

interface PlanChange {
  from: PlanState;
  to: PlanState;
  now: Date;
}

/**
 * Tells a site's owner and its diners what follows from a change of its plan by the payment provider: call it once for
 * each change, in its transaction and after its flush. A closed site gets no notices. Returns slugs for `SiteService.forget` after the commit.
 */
export async function announceSiteStatus(
  em: SqlEntityManager,
  restaurantId: string,
  { from, to, now }: PlanChange,
): Promise<string[]> {
  if (hasPlanEnded(from, to)) await notePlanEnd(em, restaurantId, now);
  else if (hasPlanBegun(from, to)) await forgetPlanEnd(em, restaurantId);
  const kind = noticeOfChange(from, to);
  if (kind) await addNotices(em, changeNotice(em, restaurantId, kind, now), now);
  return orderLimitOf(from) === orderLimitOf(to) ? [] : settleOrderLimits(em, [restaurantId], now);
}
