import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { addJobsSql } from '../../gateways/jobs/jobs.gateway.ts';
import { idArray } from '../../lib/rawSql.ts';
import { BEFORE_FIRST_NUMBER, ORDER_LIMIT, ORDER_LIMIT_REACHED } from '../sites/orderLimitSql.ts';
import { publishSites } from '../sites/publishSite.service.ts';
import {
  hasPlanBegun,
  hasPlanEnded,
  noticeOfChange,
  orderLimitOf,
  type PlanState,
} from './siteNotice.rules.ts';

const JOB_KEY =
  "concat_ws(':', 'mailSiteNotice', payload ->> 'restaurantId', payload ->> 'kind', payload ->> 'period')";

/** SQL: a time as the period of a notice, e.g. `2026-11-20T09:05:00.000Z`. */
export const periodSql = (time: string): string =>
  `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Notes what owners are to be told, and queues its mails in the caller's transaction: one statement. What was noted
 * before is left out, so that nobody hears of the same twice, whoever else is at it. `rows` is SQL for `restaurant_id`,
 * `kind` and `period`. Returns how many are new.
 */
export async function addNotices(
  em: SqlEntityManager,
  rows: string,
  values: readonly unknown[],
  now: Date,
): Promise<number> {
  const [added] = await em.execute<{ count: number }[]>(
    `with told as (
       insert into site_notices (restaurant_id, kind, period, created_at)
       select restaurant_id, kind, period, ?::timestamptz from (${rows}) as due
       on conflict do nothing
       returning restaurant_id, kind, period
     )
     select count(*)::int from ${addJobsSql(
       "'mailSiteNotice'",
       `(select coalesce(json_agg(json_build_object('restaurantId', restaurant_id, 'kind', kind, 'period', period)), '[]')
         from told)`,
       JOB_KEY,
     )}`,
    [now, ...values],
  );
  return added?.count ?? 0;
}

const THIS_MONTH = "date_trunc('month', ?::timestamptz at time zone r.time_zone)";
const COUNTED_MONTH = "date_trunc('month', c.day::timestamp)";

// A counter that is locked is being moved on by an order.
const MOVE_ON = `
  update order_counters c set day = stale.today, last = ${BEFORE_FIRST_NUMBER}, month_count = 0
  from (
    select c.restaurant_id, (?::timestamptz at time zone r.time_zone)::date as today
    from order_counters c join restaurants r on r.id = c.restaurant_id
    where c.restaurant_id = any(?::uuid[]) and ${COUNTED_MONTH} < ${THIS_MONTH}
    for update of c skip locked
  ) stale
  where c.restaurant_id = stale.restaurant_id`;

const NEAR_LIMIT = `
  select r.id as restaurant_id, to_char(c.day, 'YYYY-MM') as period,
    case when c.month_count >= ${ORDER_LIMIT} then 'orders-full' else 'orders-nearly-full' end as kind
  from restaurants r join order_counters c on c.restaurant_id = r.id
  where r.id = any(?::uuid[]) and r.owner_id is not null and c.month_count >= ceil(${ORDER_LIMIT} * 0.8)
    and ${COUNTED_MONTH} = ${THIS_MONTH}`;

const SHOWN_WRONG = `
  select r.id from restaurants r join published_sites s on s.restaurant_id = r.id
  where r.id = any(?::uuid[]) and (s.document ->> 'orderLimitReached')::boolean is distinct from ${ORDER_LIMIT_REACHED}`;

/**
 * Brings these sites up to the limit of orders that counts for them now, after their plan or the month has changed:
 * last month's counters start anew, owners who are near the limit are told, and what diners see is published where it
 * says otherwise. Returns the slugs of the published, to be forgotten after the commit.
 */
export async function settleOrderLimits(
  em: SqlEntityManager,
  restaurantIds: readonly string[],
  now: Date,
): Promise<string[]> {
  if (restaurantIds.length === 0) return [];
  const ids = idArray(restaurantIds);
  await em.execute(MOVE_ON, [now, ids, now]);
  await addNotices(em, NEAR_LIMIT, [ids, now], now);
  const wrong = await em.execute<{ id: string }[]>(SHOWN_WRONG, [ids]);
  return wrong.length > 0
    ? publishSites(
        em,
        wrong.map(({ id }) => id),
      )
    : [];
}

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
