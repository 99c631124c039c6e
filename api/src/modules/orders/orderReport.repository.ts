import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { restaurantsForOrders } from '../restaurants/restaurant.repository.ts';
import type { OrderedOption, OrderTables } from './order.entity.ts';

const tablesOf = (em: SqlEntityManager) => em.getKysely<OrderTables>();

/** When a calendar day begins in the time zone of restaurant `r`. */
const startOf = (day: RawBuilder<string>) =>
  sql<Date>`(${day})::date::timestamp at time zone ${sql.ref('r.time_zone')}`;

const PLACED_THERE = sql`(${sql.ref('o.placed_at')} at time zone ${sql.ref('r.time_zone')})`;

/**
 * The answered orders of a restaurant without its test orders, on one calendar day in its time zone (null: on every day).
 * Orders that wait for an answer are not part of it.
 */
export const answeredOrders = (em: SqlEntityManager, restaurantId: string, day: string | null) =>
  tablesOf(em)
    .selectFrom('orders as o')
    .innerJoin(restaurantsForOrders(em), 'r.id', 'o.restaurant_id')
    .select(['o.id', 'o.restaurant_id', 'o.state', 'o.fulfilment', 'o.total'])
    .select([
      sql<string>`${PLACED_THERE}::date`.as('day'),
      sql<number>`extract(hour from ${PLACED_THERE})::smallint`.as('hour'),
      sql<string>`lower(${sql.ref('o.customer_email')})`.as('email'),
    ])
    .where('o.restaurant_id', '=', restaurantId)
    .where('o.is_test', '=', false)
    .where('o.state', '<>', sql.lit('PLACED' as const))
    .$if(day !== null, (orders) =>
      orders
        .where('o.placed_at', '>=', startOf(sql`${day}`))
        .where('o.placed_at', '<', startOf(sql`${day}::date + 1`)),
    );

/** The orders of a restaurant that wait for an answer. */
export const waitingOrders = (em: SqlEntityManager, restaurantId: string) =>
  tablesOf(em)
    .selectFrom('orders')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .where('state', '=', sql.lit('PLACED' as const));

/** The lines of these orders. Their value is what was paid for them, without what a promotion took off. */
export const linesOfAnswered = (em: SqlEntityManager, restaurantId: string, day: string | null) =>
  tablesOf(em)
    .selectFrom(answeredOrders(em, restaurantId, day).as('a'))
    .innerJoin('order_lines as l', 'l.order_id', 'a.id')
    .select(['a.id as order_id', 'a.restaurant_id', 'a.day', 'a.state'])
    .select(['l.product_id', 'l.name', 'l.size_name', 'l.quantity', 'l.vat_class'])
    .select([
      sql<number>`${sql.ref('l.unit_price')} * ${sql.ref('l.quantity')} - ${sql.ref('l.discount')}`.as(
        'value',
      ),
      sql<OrderedOption[]>`${sql.ref('l.options')}`.as('options'),
    ]);

/**
 * SQL that queues the count of the days of these orders for the reports: the number of days. `changed` is a table with
 * `restaurant_id`, `placed_at` and `is_test`. A count that runs may have read the orders before the change, so another one is
 * queued behind it.
 */
export const queueCounts = (em: SqlEntityManager, changed: RawBuilder<unknown>) => sql<number>`(
  select count(graphile_worker.add_job('countOrders',
    json_build_object('restaurantId', d.id, 'day', d.day),
    job_key => concat_ws(':', 'countOrders', d.id, d.day), job_key_mode => 'preserve_run_at'))::int
  from (
    select distinct r.id, (c.placed_at at time zone r.time_zone)::date as day
    from ${changed} c join ${restaurantsForOrders(em).expression} r on r.id = c.restaurant_id where not c.is_test
  ) d
)`;

/** Queues the count of the day of an order. */
export async function queueCountOf(em: SqlEntityManager, orderId: string): Promise<void> {
  await tablesOf(em)
    .selectNoFrom(
      queueCounts(
        em,
        sql`(${tablesOf(em).selectFrom('orders').select(['restaurant_id', 'placed_at', 'is_test']).where('id', '=', orderId)})`,
      ).as('queued'),
    )
    .execute();
}

/** Queues, once for each restaurant of the orders `emptied`, that its reports forget these diners too. */
export const QUEUE_FORGETTING = sql`(
  select count(graphile_worker.add_job('forgetDiners', json_build_object('restaurantId', r.restaurant_id),
    job_key => concat('forgetDiners:', r.restaurant_id), job_key_mode => 'preserve_run_at'))
  from (select distinct restaurant_id from emptied) r
)`;
