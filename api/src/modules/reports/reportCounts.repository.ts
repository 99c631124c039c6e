import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  answeredOrders,
  dinersOf,
  linesOfAnswered,
  vatOfAnswered,
} from '../orders/orderReport.repository.ts';
import type { OrderState } from '@forkfront/common/orderState.ts';
import { restaurantsForOrders } from '../restaurants/restaurant.repository.ts';
import type { ReportItemKind, ReportTables } from './report.entity.ts';

const tablesOf = (em: SqlEntityManager) => em.getKysely<ReportTables>();

const int = (value: ReturnType<typeof sql>) => sql<number>`coalesce(${value}, 0)::int`;

/** Tells the diners of a restaurant apart, and is no address. */
const DIGEST = sql<string>`md5(d.restaurant_id || d.mailbox)::uuid`;

/** How many orders of `a` are in a state. */
const inState = (state: OrderState) => sql<number>`count(*) filter (where a.state = ${sql.lit(state)})::int`;

/** Counts of one restaurant wait for each other until the transaction ends, so that the last one has read every order. */
async function lockCounts(em: SqlEntityManager, restaurantId: string): Promise<void> {
  await tablesOf(em)
    .selectNoFrom(sql`pg_advisory_xact_lock(hashtext(${`reports:${restaurantId}`}))`.as('locked'))
    .execute();
}

/**
 * Counts the answered orders of a restaurant on one day again (null: on all days), in the caller's transaction. What was counted
 * before is replaced, so a repeat changes nothing. Returns the number of sold orders.
 */
export async function countAgain(
  em: SqlEntityManager,
  restaurantId: string,
  day: string | null,
): Promise<number> {
  await lockCounts(em, restaurantId);
  const { sold } = await countHours(em, restaurantId, day);
  await countItems(em, restaurantId, day);
  await countDiners(em, restaurantId, day);
  return sold;
}

/** Finds the first day of the diners of a day again: an order that was cancelled since is no first order any more. */
async function countDiners(em: SqlEntityManager, restaurantId: string, day: string | null): Promise<void> {
  await tablesOf(em)
    .deleteFrom('report_diners')
    .where('restaurant_id', '=', restaurantId)
    .$if(day !== null, (diners) =>
      diners.where('diner', 'in', () =>
        tablesOf(em)
          .selectFrom(dinersOf(em, restaurantId, day).as('d'))
          .select(DIGEST.as('diner')),
      ),
    )
    .execute();
  await tablesOf(em)
    .insertInto('report_diners')
    .columns(['restaurant_id', 'diner', 'first_day'])
    .expression((eb) =>
      eb
        .selectFrom(dinersOf(em, restaurantId, day).as('d'))
        .select(['d.restaurant_id', DIGEST.as('diner')])
        .select(sql<string>`d.first_day`.as('first_day'))
        .where('d.first_day', 'is not', null),
    )
    .execute();
}

async function countHours(em: SqlEntityManager, restaurantId: string, day: string | null) {
  await tablesOf(em)
    .deleteFrom('report_hours')
    .where('restaurant_id', '=', restaurantId)
    .$if(day !== null, (rows) => rows.where('day', '=', day ?? ''))
    .execute();
  const sold = sql`a.is_sold`;
  const { orders } = await tablesOf(em)
    .with('l', () => vatOfAnswered(em, restaurantId, day))
    .with('counted', (db) =>
      db
        .insertInto('report_hours')
        .columns([
          'restaurant_id',
          'day',
          'hour',
          'fulfilment',
          'orders',
          'value',
          'reduced_value',
          'zero_value',
          'rejected',
          'expired',
          'cancelled',
        ])
        .expression(() =>
          tablesOf(em)
            .selectFrom(answeredOrders(em, restaurantId, day).as('a'))
            .leftJoin(sql<{ order_id: string }>`l`.as<'l'>(sql`l`), 'l.order_id', 'a.id')
            .select(['a.restaurant_id', 'a.day', 'a.hour', 'a.fulfilment'])
            .select([
              sql<number>`count(*) filter (where ${sold})::int`.as('orders'),
              int(sql`sum(a.total) filter (where ${sold})`).as('value'),
              int(sql`sum(l.reduced) filter (where ${sold})`).as('reduced_value'),
              int(sql`sum(l.zero) filter (where ${sold})`).as('zero_value'),
              inState('REJECTED').as('rejected'),
              inState('EXPIRED').as('expired'),
              inState('CANCELLED').as('cancelled'),
            ])
            .groupBy(['a.restaurant_id', 'a.day', 'a.hour', 'a.fulfilment']),
        )
        .returning('orders'),
    )
    .selectFrom('counted')
    .select(int(sql`sum(orders)`).as('orders'))
    .executeTakeFirstOrThrow();
  return { sold: orders };
}

async function countItems(em: SqlEntityManager, restaurantId: string, day: string | null): Promise<void> {
  await tablesOf(em)
    .deleteFrom('report_items')
    .where('restaurant_id', '=', restaurantId)
    .$if(day !== null, (rows) => rows.where('day', '=', day ?? ''))
    .execute();
  const lines = linesOfAnswered(em, restaurantId, day).where('a.is_sold', '=', true);
  const products = tablesOf(em)
    .selectFrom(lines.as('l'))
    .select(['l.restaurant_id', 'l.day', sql.lit<ReportItemKind>('PRODUCT').as('kind')])
    .select(['l.product_id as item_id', 'l.name', 'l.size_name as detail'])
    .select([int(sql`sum(l.quantity)`).as('quantity'), int(sql`sum(l.value)`).as('value')])
    .groupBy(['l.restaurant_id', 'l.day', 'l.product_id', 'l.name', 'l.size_name']);
  const option = (key: string) => sql<string>`x.o ->> ${sql.lit(key)}`;
  const pieces = sql`(x.o ->> 'quantity')::int * l.quantity`;
  const options = tablesOf(em)
    .selectFrom(lines.as('l'))
    .innerJoin(sql<{ o: unknown }>`lateral jsonb_array_elements(l.options)`.as<'x'>(sql`x (o)`), (join) =>
      join.onTrue(),
    )
    .select(['l.restaurant_id', 'l.day', sql.lit<ReportItemKind>('OPTION').as('kind')])
    .select([
      sql<string>`(${option('optionId')})::uuid`.as('item_id'),
      option('name').as('name'),
      option('groupName').as('detail'),
    ])
    .select([
      int(sql`sum(${pieces})`).as('quantity'),
      int(sql`sum((x.o ->> 'price')::int * ${pieces})`).as('value'),
    ])
    .groupBy([sql`1`, sql`2`, sql`4`, sql`5`, sql`6`]);
  await tablesOf(em)
    .insertInto('report_items')
    .columns(['restaurant_id', 'day', 'kind', 'item_id', 'name', 'detail', 'quantity', 'value'])
    .expression(products.unionAll(options))
    .execute();
}

/**
 * Replaces the digests of diners whose mailbox is in no order of the restaurant any more by random ones, in the caller's
 * transaction: nobody can tell who they were, and the number of new diners stays.
 */
export async function forgetRemovedDiners(em: SqlEntityManager, restaurantId: string): Promise<void> {
  await lockCounts(em, restaurantId);
  await tablesOf(em)
    .updateTable('report_diners')
    .set({ diner: sql<string>`gen_random_uuid()` })
    .where('restaurant_id', '=', restaurantId)
    .where('diner', 'not in', () =>
      tablesOf(em)
        .selectFrom(dinersOf(em, restaurantId, null).as('d'))
        .select(DIGEST.as('diner')),
    )
    .execute();
}

/** The restaurants to count again: the one with this slug, null: all. */
export const restaurantsToCount = (em: SqlEntityManager, slug: string | null) =>
  tablesOf(em)
    .selectFrom(restaurantsForOrders(em))
    .select('r.id')
    .$if(slug !== null, (restaurants) => restaurants.where('r.slug', '=', slug ?? ''))
    .orderBy('r.id')
    .execute();
