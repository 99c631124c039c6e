import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { restaurantsForOrders } from '../restaurants/restaurant.repository.ts';
import type { VatClass } from '@forkfront/common/productChoices.ts';
import { mailboxIn } from './dinerMailbox.repository.ts';
import type { OrderedOption } from '@forkfront/common/quote.ts';
import type { OrderTables } from './order.entity.ts';
import { isSold, isSuppliedIn, SUPPLIED_AT } from './sales.repository.ts';

const tablesOf = (em: SqlEntityManager) => em.getKysely<OrderTables>();

/** When a calendar day begins in the time zone of restaurant `r`. */
const startOf = (day: RawBuilder<string>) =>
  sql<Date>`((${day})::date::timestamp at time zone ${sql.ref('r.time_zone')})`;

const SUPPLIED_THERE = sql`(${sql.raw(SUPPLIED_AT)} at time zone ${sql.ref('r.time_zone')})`;

/** The orders of a restaurant without its test orders that diners get on one calendar day in its time zone (null: on any day). */
const ordersOf = (em: SqlEntityManager, restaurantId: string, day: string | null) =>
  tablesOf(em)
    .selectFrom('orders as o')
    .innerJoin(restaurantsForOrders(em), 'r.id', 'o.restaurant_id')
    .where('o.restaurant_id', '=', restaurantId)
    .where('o.is_test', '=', false)
    .$if(day !== null, (orders) =>
      orders.where((eb) =>
        isSuppliedIn(eb, { from: startOf(sql`${day}`), to: startOf(sql`${day}::date + 1`) }),
      ),
    );

/**
 * The answered orders of a restaurant without its test orders, with the day and hour at which diners get them. Orders that wait for
 * an answer are not part of it. `is_sold`: what counts as an order and as sales.
 */
export const answeredOrders = (em: SqlEntityManager, restaurantId: string, day: string | null) =>
  ordersOf(em, restaurantId, day)
    .select(['o.id', 'o.restaurant_id', 'o.state', 'o.fulfilment', 'o.total'])
    .select((eb) => isSold(eb).$castTo<boolean>().as('is_sold'))
    .select([
      sql<string>`${SUPPLIED_THERE}::date`.as('day'),
      sql<number>`extract(hour from ${SUPPLIED_THERE})::smallint`.as('hour'),
    ])
    .where('o.state', '<>', sql.lit('PLACED' as const));

/** The mailboxes of the diners of one day (null: of any day), each with the day of its first sold order; null without one. */
export const dinersOf = (em: SqlEntityManager, restaurantId: string, day: string | null) =>
  tablesOf(em)
    .selectFrom(
      ordersOf(em, restaurantId, day)
        .select(['o.restaurant_id', 'r.time_zone'])
        .select((eb) => mailboxIn(eb.ref('o.customer_email')).as('mailbox'))
        .where('o.customer_email', '<>', '')
        .distinct()
        .as('d'),
    )
    .select(['d.restaurant_id', 'd.mailbox'])
    .select((diner) =>
      diner
        .selectFrom('orders as o')
        .select(sql<string | null>`min((${sql.raw(SUPPLIED_AT)} at time zone d.time_zone)::date)`.as('day'))
        .whereRef('o.restaurant_id', '=', 'd.restaurant_id')
        .where((eb) => eb(mailboxIn(eb.ref('o.customer_email')), '=', eb.ref('d.mailbox')))
        .where('o.is_test', '=', false)
        .where((eb) => isSold(eb))
        .as('first_day'),
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
    .select(['a.id as order_id', 'a.restaurant_id', 'a.day', 'a.is_sold', 'a.total'])
    .select(['l.product_id', 'l.name', 'l.size_name', 'l.quantity', 'l.vat_class'])
    .select([
      sql<number>`l.unit_price * l.quantity`.as('list'),
      sql<number>`l.unit_price * l.quantity - l.discount`.as('value'),
      sql<OrderedOption[]>`${sql.ref('l.options')}`.as('options'),
    ]);

/**
 * What these orders contain with the reduced and with the zero rate of VAT, in pence. The delivery has the rates of the dishes in
 * proportion to their value: the same as `grossByClass` (`common/src/vat.ts`), which a test compares with it.
 */
export const vatOfAnswered = (em: SqlEntityManager, restaurantId: string, day: string | null) => {
  const sumOf = (column: 'list' | 'value', vatClass: VatClass | null) =>
    sql<number>`coalesce(sum(l.${sql.raw(column)}) filter (where ${vatClass === null ? sql`true` : sql`l.vat_class = ${sql.lit(vatClass)}`}), 0)`;
  const paid = tablesOf(em)
    .selectFrom(linesOfAnswered(em, restaurantId, day).as('l'))
    .select(['l.order_id', 'l.total'])
    .select([sumOf('value', null).as('paid'), sumOf('list', null).as('list')])
    .select([sumOf('value', 'REDUCED').as('reduced'), sumOf('value', 'ZERO').as('zero')])
    .select([sumOf('list', 'REDUCED').as('list_reduced'), sumOf('list', 'ZERO').as('list_zero')])
    .groupBy(['l.order_id', 'l.total']);
  const weighed = tablesOf(em)
    .selectFrom(paid.as('p'))
    .select(['p.order_id', 'p.reduced', 'p.zero', sql<number>`p.total - p.paid`.as('delivery')])
    .select([
      sql<number>`case when p.paid > 0 then p.paid else p.list end`.as('all_weight'),
      sql<number>`case when p.paid > 0 then p.reduced else p.list_reduced end`.as('reduced_weight'),
      sql<number>`case when p.paid > 0 then p.zero else p.list_zero end`.as('zero_weight'),
    ]);
  const share = (weight: RawBuilder<unknown>) =>
    sql<number>`coalesce(div(2 * w.delivery * (${weight}) + w.all_weight, nullif(2 * w.all_weight, 0)), 0)`;
  return tablesOf(em)
    .selectFrom(weighed.as('w'))
    .select('w.order_id')
    .select([
      sql<number>`w.zero + ${share(sql`w.zero_weight`)}`.as('zero'),
      sql<number>`w.reduced + ${share(sql`w.zero_weight + w.reduced_weight`)} - ${share(sql`w.zero_weight`)}`.as(
        'reduced',
      ),
    ]);
};

/**
 * SQL that queues the count of the days of these orders for the reports: the number of days. `changed` is a table with
 * `restaurant_id`, `placed_at`, `due_at` and `is_test`. A count that runs may have read the orders before the change, so another one is
 * queued behind it.
 */
export const queueCounts = (em: SqlEntityManager, changed: RawBuilder<unknown>) => sql<number>`(
  select count(graphile_worker.add_job('countOrders',
    json_build_object('restaurantId', d.id, 'day', d.day),
    job_key => concat_ws(':', 'countOrders', d.id, d.day), job_key_mode => 'preserve_run_at'))::int
  from (
    select distinct r.id, (${sql.raw(SUPPLIED_AT)} at time zone r.time_zone)::date as day
    from ${changed} o join ${restaurantsForOrders(em).expression} r on r.id = o.restaurant_id where not o.is_test
  ) d
)`;

/** Queues the count of the day of an order. */
export async function queueCountOf(em: SqlEntityManager, orderId: string): Promise<void> {
  await tablesOf(em)
    .selectNoFrom(
      queueCounts(
        em,
        sql`(${tablesOf(em).selectFrom('orders').select(['restaurant_id', 'placed_at', 'due_at', 'is_test']).where('id', '=', orderId)})`,
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
