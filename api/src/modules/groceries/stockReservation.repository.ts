import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { type Parameter, prepare, tablesFor } from '../../lib/preparedStatement.ts';
import type { StockTables } from './stock.entity.ts';

const tables = tablesFor<StockTables>();
const tablesOf = (em: SqlEntityManager) => em.getKysely<StockTables>();

/** Whether a restaurant is a grocery shop, for another module's statement. */
export const isShop = (restaurantId: Expression<string>) =>
  sql<boolean>`exists (${tables.selectFrom('grocery_shops').select('restaurant_id').where('restaurant_id', '=', restaurantId)})`;

const counted = prepare('stock_of_products', (parameter: Parameter<{ productIds: string[] }>) =>
  tables
    .selectFrom('stock_items')
    .select(['product_id as productId', 'stock'])
    .where('product_id', '=', sql<string>`any(${parameter('productIds')}::uuid[])`)
    .where('stock', 'is not', null),
);

/** How many pieces of these products can be ordered; products that are not counted are missing. */
export async function readStock(pool: Pool, productIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await counted(pool, { productIds: [...productIds] });
  return new Map(rows.map(({ productId, stock }) => [productId, stock ?? 0]));
}

/** Locks stock in the order of the products, as all changes do, so that none waits for another in a circle. */
const locked = (em: SqlEntityManager, changed: string) =>
  tablesOf(em)
    .selectFrom('stock_items')
    .innerJoin(
      sql<{ product_id: string; pieces: number }>`(
        select product_id, sum(pieces)::int as pieces from ${sql.ref(changed)} group by product_id)`.as<'c'>(
        sql`c`,
      ),
      'c.product_id',
      'stock_items.product_id',
    )
    .select(['stock_items.product_id', 'stock_items.stock', 'c.pieces'])
    .where('stock_items.stock', 'is not', null)
    .orderBy('stock_items.product_id')
    .forNoKeyUpdate('stock_items');

/** Takes the reservations of the orders `ended`, which end without goods, back: for another module's statement. */
export const reservationsGivenBack = (em: SqlEntityManager, ended: RawBuilder<{ id: string }>) =>
  tablesOf(em)
    .updateTable('stock_reservations as r')
    .from(ended.as<'e'>(sql`e`))
    .set({ is_given_back: true })
    .where(sql<boolean>`r.order_id = e.id and not r.is_given_back`)
    .returning(['r.product_id', 'r.taken as pieces']);

/** The part of a statement that locks the stock of the part `given` (`reservationsGivenBack`). */
export const stockToGiveBack = (em: SqlEntityManager, given: string) => locked(em, given);

/** Puts the pieces of the part `toGive` (`stockToGiveBack`) into the stock, in the same statement. */
export const stockGivenBack = (em: SqlEntityManager, toGive: string) =>
  tablesOf(em)
    .updateTable('stock_items as s')
    .from(sql<{ product_id: string; pieces: number }>`${sql.ref(toGive)}`.as<'g'>(sql`g`))
    .set({
      stock: sql<number>`s.stock + g.pieces`,
      version: sql<number>`s.version + 1`,
      changed_at: sql<Date>`now()`,
    })
    .whereRef('s.product_id', '=', 'g.product_id');

/** Gives the pieces of an order that ended without goods back to the stock; nothing for an order without any. */
export async function giveStockBack(em: SqlEntityManager, orderId: string): Promise<void> {
  await tablesOf(em)
    .with('given', () => reservationsGivenBack(em, sql`(select ${orderId}::uuid as id)`))
    .with('to_give', () => stockToGiveBack(em, 'given'))
    .with('put_back', () => stockGivenBack(em, 'to_give'))
    .selectNoFrom(sql`1`.as('done'))
    .execute();
}

/** Takes the pieces of an order again that comes back; only those that are still there, because stock is never below zero. */
export async function takeStockAgain(em: SqlEntityManager, orderId: string): Promise<void> {
  await tablesOf(em)
    .with('again', (db) =>
      db
        .selectFrom('stock_reservations')
        .select(['product_id', 'quantity as pieces'])
        .where('order_id', '=', orderId)
        .where('is_given_back', '=', true),
    )
    .with('to_take', () => locked(em, 'again'))
    .with('taken', (db) =>
      db
        .updateTable('stock_items as s')
        .from('to_take as t')
        .set({
          stock: sql<number>`s.stock - least(t.stock, t.pieces)`,
          version: sql<number>`s.version + 1`,
          changed_at: sql<Date>`now()`,
        })
        .whereRef('s.product_id', '=', 't.product_id'),
    )
    .updateTable('stock_reservations as r')
    .from('again as a')
    .leftJoin('to_take as t', 't.product_id', 'a.product_id')
    .set({ is_given_back: false, taken: sql<number>`coalesce(least(t.stock, t.pieces), 0)` })
    .where('r.order_id', '=', orderId)
    .whereRef('r.product_id', '=', 'a.product_id')
    .execute();
}
