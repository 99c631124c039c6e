import { HOUR_MS } from '@forkfront/common/durations.ts';
import { GRACE_MS } from '@forkfront/common/plan.ts';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { sql, type AliasedExpression } from 'kysely';
import { addJobsSql } from '../../gateways/jobs/jobs.gateway.ts';
import type { AccountTables } from '../accounts/account.entity.ts';
import type { OrderTables } from '../orders/order.entity.ts';
import type { RestaurantTables } from '../restaurants/restaurant.entity.ts';
import { FREE_ORDER_LIMIT, ORDER_LIMIT, PLAN_ORDER_LIMIT } from '../sites/orderLimit.repository.ts';
import type { SiteLifeTables } from './siteNotice.entity.ts';
import type { SiteNoticeKind } from './siteNotice.rules.ts';

const tablesOf = (em: SqlEntityManager) =>
  em.getKysely<AccountTables & OrderTables & RestaurantTables & SiteLifeTables>();

/** SQL for due notices. */
type DueNotices = AliasedExpression<{ restaurant_id: string; kind: SiteNoticeKind; period: string }, 'due'>;

const JOB_KEY =
  "concat_ws(':', 'mailSiteNotice', payload ->> 'restaurantId', payload ->> 'kind', payload ->> 'period')";
const JOB_PAYLOADS = `(
    select coalesce(json_agg(json_build_object('restaurantId', restaurant_id, 'kind', kind, 'period', period)), '[]')
    from told
  )`;

/**
 * Stores notices and queues their mails in the caller's transaction, in one statement. Stored notices are skipped, so
 * that an owner gets no mail twice, however many workers run. Returns the number of new notices.
 */
export async function addNotices(em: SqlEntityManager, due: DueNotices, now: Date): Promise<number> {
  const { count } = await tablesOf(em)
    .with('told', (db) =>
      db
        .insertInto('site_notices')
        .columns(['restaurant_id', 'kind', 'period', 'created_at'])
        .expression((eb) =>
          eb
            .selectFrom(due)
            .select([
              'due.restaurant_id',
              'due.kind',
              'due.period',
              sql<Date>`${now}::timestamptz`.as('created_at'),
            ]),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning(['restaurant_id', 'kind', 'period']),
    )
    .selectNoFrom(
      sql<number>`(select count(*)::int from ${sql.raw(addJobsSql("'mailSiteNotice'", JOB_PAYLOADS, JOB_KEY))})`.as(
        'count',
      ),
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** SQL: a time as the period of a notice, e.g. `2026-11-20T09:05:00.000Z`. */
const periodOf = (time: string) =>
  sql<string>`to_char(${sql.ref(time)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const kindOf = (kind: SiteNoticeKind) => sql<SiteNoticeKind>`${kind}::text`;

// Reads restaurants of restaurants, order_counters of orders, services of catalogue, users of accounts

/** A notice of this kind and period to the owner of a site. */
export const noticeFor = (
  em: SqlEntityManager,
  { restaurantId, kind, period }: { restaurantId: string; kind: SiteNoticeKind; period: string },
): DueNotices =>
  tablesOf(em)
    .selectFrom('restaurants as r')
    .select(['r.id as restaurant_id', kindOf(kind).as('kind'), sql<string>`${period}::text`.as('period')])
    .where('r.id', '=', restaurantId)
    .where('r.owner_id', 'is not', null)
    .as('due');

/** Notices of a plan change of open sites. The period is the start of the new state, or now. */
export const changeNotices = (
  em: SqlEntityManager,
  ids: readonly string[],
  kind: keyof typeof STARTS,
  now: Date,
): DueNotices =>
  tablesOf(em)
    .selectFrom((eb) =>
      eb
        .selectFrom('restaurants')
        .select(({ fn }) => ['id', fn.coalesce(STARTS[kind], sql<Date>`${now}::timestamptz`).as('since')])
        .where('id', 'in', ids)
        .where('owner_id', 'is not', null)
        .where('status', '<>', 'archived')
        .as('r'),
    )
    .select(['r.id as restaurant_id', kindOf(kind).as('kind'), periodOf('r.since').as('period')])
    .as('due');

const STARTS = {
  'trial-ended': 'trial_ends_at',
  'plan-ended': 'plan_ended_at',
  'payment-failed': 'past_due_since',
} as const;

/** Notices for sites that have at least four fifths of the orders of this month, in their own time zone. */
export const orderLimitNotices = (em: SqlEntityManager, ids: readonly string[], now: Date): DueNotices => {
  const limit = sql<number>`(${ORDER_LIMIT})`;
  return tablesOf(em)
    .selectFrom('restaurants as r')
    .innerJoin('order_counters as c', 'c.restaurant_id', 'r.id')
    .select((eb) => [
      'r.id as restaurant_id',
      eb
        .case()
        .when('c.month_count', '>=', limit)
        .then(kindOf('orders-full'))
        .else(kindOf('orders-nearly-full'))
        .end()
        .as('kind'),
      sql<string>`to_char(${eb.ref('c.day')}, 'YYYY-MM')`.as('period'),
    ])
    .where('r.id', 'in', ids)
    .where('r.owner_id', 'is not', null)
    .where('c.month_count', '>=', sql<number>`ceil(${limit} * 0.8)`)
    .where((eb) =>
      eb(
        sql`date_trunc('month', ${eb.ref('c.day')}::timestamp)`,
        '=',
        sql`date_trunc('month', ${now}::timestamptz at time zone ${eb.ref('r.time_zone')})`,
      ),
    )
    .as('due');
};

/**
 * Due notices that are not stored, at most `limit`. Of several about one payment only the latest is due. A reminder
 * comes three days before a trial ends. A failed payment is due at once, after five days, and when paid features
 * stop (`graceEndsAt`). A site that takes orders without opening hours gets one notice.
 */
export function dueNotices(em: SqlEntityManager, now: Date, limit: number): DueNotices {
  const hours = (count: number) => new Date(now.getTime() + count * HOUR_MS);
  const tables = tablesOf(em);
  const trials = tables
    .selectFrom('restaurants')
    .select((eb) => [
      'id as restaurant_id',
      'owner_id',
      periodOf('trial_ends_at').as('period'),
      eb
        .case('package')
        .when('FREE')
        .then(kindOf('trial-ending'))
        .else(kindOf('card-charge'))
        .end()
        .as('kind'),
    ])
    .where('status', '=', 'trialing')
    .where('trial_ends_at', '>', now)
    .where('trial_ends_at', '<=', hours(72));
  const payments = tables
    .selectFrom('restaurants')
    .select((eb) => [
      'id as restaurant_id',
      'owner_id',
      periodOf('past_due_since').as('period'),
      eb
        .case()
        .when('past_due_since', '<', new Date(now.getTime() - GRACE_MS))
        .then(kindOf('features-paused'))
        .when('past_due_since', '<=', hours(-120))
        .then(kindOf('payment-due'))
        .else(kindOf('payment-failed'))
        .end()
        .as('kind'),
    ])
    .where('status', '=', 'past_due')
    .where('package', '<>', 'FREE')
    .where('past_due_since', '<=', now);
  const ends = tables
    .selectFrom('restaurants')
    .select([
      'id as restaurant_id',
      'owner_id',
      periodOf('plan_ended_at').as('period'),
      kindOf('plan-ended').as('kind'),
    ])
    .where('plan_ended_at', '>', hours(-72))
    .where('plan_ended_at', '<=', now)
    .where('status', 'in', ['cancelled', 'trial_expired'])
    .where('package', '=', 'FREE');
  const withoutHours = tables
    .selectFrom('restaurants')
    .select(['id as restaurant_id', 'owner_id', sql.lit('once').as('period')])
    .select(kindOf('hours-needed').as('kind'))
    // As in the index of the table.
    .where(sql<boolean>`ordering ->> 'opensWithoutHours' = 'true'`)
    .where('status', '<>', 'archived')
    .where('suspended_at', 'is', null);
  return tables
    .selectFrom(trials.unionAll(payments).unionAll(ends).unionAll(withoutHours).as('d'))
    .select(['d.restaurant_id', 'd.kind', 'd.period'])
    .where('d.owner_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('site_notices as told')
            .select('told.kind')
            .whereRef('told.restaurant_id', '=', 'd.restaurant_id')
            .whereRef('told.kind', '=', 'd.kind')
            .whereRef('told.period', '=', 'd.period'),
        ),
      ),
    )
    .limit(limit)
    .as('due');
}

/** The owner, the site with what decides its state, and its monthly order limits for a mail; nothing without an owner. */
export const noticedSite = (em: SqlEntityManager, restaurantId: string) =>
  tablesOf(em)
    .selectFrom('restaurants as r')
    .innerJoin('users as u', 'u.id', 'r.owner_id')
    .select(['r.name as site', 'r.time_zone as timeZone'])
    .select(['r.package', 'r.status', 'r.trial_ends_at as trialEndsAt', 'r.is_active as isActive'])
    .select(['r.suspended_at as suspendedAt', 'r.ordering'])
    .select(['u.name', 'u.email', 'u.email_verified_at as emailVerifiedAt'])
    .select([FREE_ORDER_LIMIT.as('freeLimit'), PLAN_ORDER_LIMIT.as('limit')])
    .where('r.id', '=', restaurantId)
    .executeTakeFirst();
