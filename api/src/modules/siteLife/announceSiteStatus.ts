import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { addNotices, periodSql } from './addNotices.ts';
import { settleOrderLimits } from './settleOrderLimits.ts';
import {
  hasPlanBegun,
  hasPlanEnded,
  noticeOfChange,
  orderLimitOf,
  type PlanState,
} from './siteNotice.rules.ts';

/** Values: kind, kind, now, restaurant. */
const OF_CHANGE = `
  select r.id as restaurant_id, ?::text as kind, ${periodSql(
    "coalesce(case when ? = 'plan-ended' then r.plan_ended_at else r.past_due_since end, ?::timestamptz)",
  )} as period
  from restaurants r where r.id = ? and r.owner_id is not null and r.status <> 'archived'`;

interface PlanChange {
  from: PlanState;
  to: PlanState;
  now: Date;
}

/**
 * Tells a site's owner and its diners what follows from a change of its plan by the payment provider: call it once for
 * each change, in its transaction and after its flush. Of a closed site nothing is told. Returns slugs for `SiteService.forget` after the commit.
 */
export async function announceSiteStatus(
  em: SqlEntityManager,
  restaurantId: string,
  { from, to, now }: PlanChange,
): Promise<string[]> {
  if (hasPlanEnded(from, to))
    await em.execute('update restaurants set plan_ended_at = ? where id = ? and plan_ended_at is null', [
      now,
      restaurantId,
    ]);
  // A plan that ended before is over and done with: the next end is told of with its own day.
  else if (hasPlanBegun(from, to))
    await em.execute('update restaurants set plan_ended_at = null where id = ?', [restaurantId]);
  const kind = noticeOfChange(from, to);
  if (kind) await addNotices(em, OF_CHANGE, [kind, kind, now, restaurantId], now);
  return orderLimitOf(from) === orderLimitOf(to) ? [] : settleOrderLimits(em, [restaurantId], now);
}
