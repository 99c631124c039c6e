import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { restaurantsForOrders } from '../restaurants/restaurant.repository.ts';
import type { OrderTables } from './order.entity.ts';
import { isSold } from './sales.repository.ts';

const tablesOf = (em: EntityManager) => em.getKysely<OrderTables>();

/** The newest orders with a number at these restaurants, at most `limit`. Without the diners. Only for operators. */
export const ordersWithNumber = (
  em: EntityManager,
  restaurantIds: readonly string[],
  number: number,
  limit: number,
) =>
  tablesOf(em)
    .selectFrom('orders as o')
    .innerJoin(restaurantsForOrders(em), 'r.id', 'o.restaurant_id')
    .select(['o.id', 'o.number', 'o.state', 'o.total', 'o.is_test as isTest', 'o.placed_at as placedAt'])
    .select(['r.id as restaurantId', 'r.name as restaurantName'])
    .where('o.restaurant_id', '=', sql<string>`any(${restaurantIds}::uuid[])`)
    .where('o.number', '=', number)
    .orderBy('o.placed_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(limit)
    .execute();

/** An order as operators find it. */
export type NumberedOrder = Awaited<ReturnType<typeof ordersWithNumber>>[number];

/** The orders that were placed at a restaurant since a time, without test orders, and when its last one was placed. Only for operators. */
export const orderFactsOf = (em: EntityManager, restaurantId: string, since: Date) =>
  tablesOf(em)
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('orders as o')
        .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('n'))
        .where('o.restaurant_id', '=', restaurantId)
        .where('o.placed_at', '>=', since)
        .where('o.is_test', '=', false)
        .as('placed'),
      selectFrom('orders as o')
        .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('n'))
        .where('o.restaurant_id', '=', restaurantId)
        .where('o.placed_at', '>=', since)
        .where('o.is_test', '=', false)
        .where(isSold)
        .as('sold'),
      selectFrom('orders as o')
        .select((eb) =>
          eb.cast<number>(eb.fn.coalesce(eb.fn.sum('o.total'), sql<number>`0`), 'integer').as('n'),
        )
        .where('o.restaurant_id', '=', restaurantId)
        .where('o.placed_at', '>=', since)
        .where('o.is_test', '=', false)
        .where(isSold)
        .as('sales'),
      selectFrom('orders as o')
        .select('o.placed_at as at')
        .where('o.restaurant_id', '=', restaurantId)
        .where('o.is_test', '=', false)
        .orderBy('o.placed_at', 'desc')
        .limit(1)
        .as('lastAt'),
    ])
    .executeTakeFirstOrThrow();
