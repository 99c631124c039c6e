import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { addJobsSql } from '../../gateways/jobs/addJobsSql.ts';

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
