import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type Expression } from 'kysely';
import type { CatalogueTables } from '../catalogue/catalogue.entity.ts';
import type { OrderTables } from '../orders/order.entity.ts';
import type { RestaurantTables } from '../restaurants/restaurant.entity.ts';
import type { SiteTables } from './site.entity.ts';

const tablesOf = (em: SqlEntityManager) => em.getKysely<OrderTables & RestaurantTables & SiteTables>();

/** These expressions are parts of statements that call the restaurant `r`. */
const ofRestaurant = expressionBuilder<
  CatalogueTables & OrderTables & { r: RestaurantTables['restaurants'] },
  'r'
>();

const limitOf = (service: Expression<string>) =>
  ofRestaurant.selectFrom('services').select('order_limit').where('key', '=', service).$asScalar();

/** Orders a month on the free plan; null without a limit. */
export const FREE_ORDER_LIMIT = limitOf(sql.lit('restaurant-free'));

/** Orders a month on the plan of restaurant `r`; null without a limit. */
export const PLAN_ORDER_LIMIT = limitOf(sql<string>`'restaurant-' || lower(${sql.ref('r.package')})`);

/** Orders a month that restaurant `r` may take now; null without a limit, as in every trial. */
export const ORDER_LIMIT = ofRestaurant
  .case()
  .when('r.status', 'not in', [sql.lit('trialing' as const), sql.lit('unclaimed' as const)])
  .then(PLAN_ORDER_LIMIT)
  .end();

/**
 * Whether restaurant `r` has taken all orders of the month of its counter. When the month is over, the job
 * `startOrderMonths` resets the counter.
 */
export const ORDER_LIMIT_REACHED = ofRestaurant.fn.coalesce(
  ofRestaurant
    .selectFrom('order_counters as c')
    .select((eb) => eb('c.month_count', '>=', ORDER_LIMIT).$castTo<boolean>().as('reached'))
    .whereRef('c.restaurant_id', '=', 'r.id')
    .$asScalar(),
  sql.lit(false),
);

/** The orders of this month at these sites, in their own time zones, and how many they may take (null: no limit). */
export const ordersOfMonth = (em: SqlEntityManager, ids: readonly string[], now: Date) =>
  tablesOf(em)
    .selectFrom('restaurants as r')
    .leftJoin('order_counters as c', 'c.restaurant_id', 'r.id')
    .select(['r.id', ORDER_LIMIT.as('limit')])
    .select((eb) =>
      eb
        .case()
        .when(
          sql`date_trunc('month', ${eb.ref('c.day')}::timestamp)`,
          '=',
          sql`date_trunc('month', ${now}::timestamptz at time zone ${eb.ref('r.time_zone')})`,
        )
        .then(eb.fn.coalesce('c.month_count', sql.lit(0)))
        .else(sql.lit(0))
        .end()
        .as('count'),
    )
    .where('r.id', 'in', ids)
    .execute();

/** The ids of these sites whose published page and counter disagree on whether the limit of the month is reached. */
export async function sitesShownWrong(em: SqlEntityManager, ids: readonly string[]): Promise<string[]> {
  const rows = await tablesOf(em)
    .selectFrom('restaurants as r')
    .innerJoin('published_sites as s', 's.restaurant_id', 'r.id')
    .select('r.id')
    .where('r.id', 'in', ids)
    .where(({ eb, ref }) =>
      eb(
        sql<boolean>`(${ref('s.document')} ->> 'orderLimitReached')::boolean`,
        'is distinct from',
        ORDER_LIMIT_REACHED,
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Locks sites after `lastId` whose page says that the limit is reached although a new month has begun or the limit is higher
 * now: at most `limit`, ordered by id. Returns their ids.
 */
export async function sitesNoLongerFull(
  em: SqlEntityManager,
  lastId: string,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await tablesOf(em)
    .selectFrom('published_sites as s')
    .innerJoin('restaurants as r', 'r.id', 's.restaurant_id')
    .leftJoin('order_counters as c', 'c.restaurant_id', 'r.id')
    .select('r.id')
    .where(({ eb, ref }) => eb(sql`${ref('s.document')} ->> 'orderLimitReached'`, '=', 'true'))
    .where('r.id', '>', lastId)
    .where(({ eb, or, not, ref }) =>
      or([
        eb(
          sql`date_trunc('month', ${ref('c.day')}::timestamp)`,
          '<',
          sql`date_trunc('month', ${now}::timestamptz at time zone ${ref('r.time_zone')})`,
        ),
        not(ORDER_LIMIT_REACHED),
      ]),
    )
    .orderBy('r.id')
    .limit(limit)
    .forNoKeyUpdate('r')
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}
