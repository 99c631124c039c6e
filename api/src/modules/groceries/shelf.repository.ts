import type { Measure } from '@forkfront/common/shelf.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { type Parameter, prepare, tablesFor } from '../../lib/preparedStatement.ts';
import { anyOf, productsWithPlaces } from '../products/product.repository.ts';
import type { Shelf } from '../products/shelf.rules.ts';
import type { StockTables } from './stock.entity.ts';

const tables = tablesFor<StockTables>();
const tablesOf = (em: EntityManager) => em.getKysely<StockTables>();

const shelf = prepare('shop_shelf', (parameter: Parameter<{ productIds: string[] }>) =>
  tables
    .selectFrom('stock_items')
    .select(['product_id as productId', 'unit_amount as unitAmount', 'unit_measure as unitMeasure', 'stock'])
    .where('product_id', '=', sql<string>`any(${parameter('productIds')}::uuid[])`),
);

/** Size and stock of products, as they are now; products without both are missing. */
export const readShelf = (pool: Pool, productIds: readonly string[]) =>
  shelf(pool, { productIds: [...productIds] });

/** Shelves by the ids of their products: of one shop, or of some products of shops. A product without one has nulls. */
export async function findShelves(
  em: EntityManager,
  of: { shopId: string } | { productIds: readonly string[] },
): Promise<Map<string, Shelf>> {
  const found = tablesOf(em)
    .selectFrom(productsWithPlaces(em).as('p'))
    .innerJoin('grocery_shops as g', 'g.restaurant_id', 'p.restaurantId')
    .leftJoin('stock_items as k', 'k.product_id', 'p.id')
    .select(['p.id', 'k.barcode', 'k.unit_amount as amount', 'k.unit_measure as measure', 'k.stock'])
    .select(sql<number>`coalesce(k.version, 0)`.as('stockVersion'));
  const rows = await (
    'shopId' in of
      ? found.where('p.restaurantId', '=', of.shopId)
      : found.where('p.id', '=', anyOf(of.productIds))
  ).execute();
  return new Map(
    rows.map(({ id, amount, measure, ...shelf }) => [
      id,
      { ...shelf, unit: amount === null || measure === null ? null : { amount, measure } },
    ]),
  );
}

/** Which of these restaurants are grocery shops. */
export async function shopsAmong(
  em: EntityManager,
  restaurantIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tablesOf(em)
    .selectFrom('grocery_shops')
    .select('restaurant_id')
    .where('restaurant_id', '=', anyOf(restaurantIds))
    .execute();
  return new Set(rows.map((row) => row.restaurant_id));
}

/** A shelf to write. Parts that are not set stay as they are. */
interface WrittenShelf {
  productId: string;
  setsBarcode: boolean;
  barcode: string | null;
  setsUnit: boolean;
  amount: number | null;
  measure: Measure | null;
  stock: number | null;
  version: number;
}

/** Writes locked shelves. Barcodes are taken away first, so that two products can exchange theirs. */
export async function writeShelves(
  em: EntityManager,
  shelves: readonly WrittenShelf[],
  now: Date,
): Promise<void> {
  const ids = shelves.flatMap(({ productId, setsBarcode }) => (setsBarcode ? [productId] : []));
  if (ids.length > 0)
    await tablesOf(em)
      .updateTable('stock_items')
      .set({ barcode: null })
      .where('product_id', '=', anyOf(ids))
      .execute();
  await tablesOf(em)
    .updateTable('stock_items as s')
    .from(
      sql<WrittenShelf>`json_to_recordset(${JSON.stringify(shelves)}::json)`.as<'c'>(
        sql`c ("productId" uuid, "setsBarcode" boolean, barcode text, "setsUnit" boolean, amount int, measure text, stock int, version int)`,
      ),
    )
    .set({
      barcode: sql`case when c."setsBarcode" then c.barcode else s.barcode end`,
      unit_amount: sql`case when c."setsUnit" then c.amount else s.unit_amount end`,
      unit_measure: sql`case when c."setsUnit" then c.measure else s.unit_measure end`,
      stock: sql`c.stock`,
      version: sql`c.version`,
      changed_at: now,
    })
    .whereRef('s.product_id', '=', 'c.productId')
    .execute();
}

/** Makes a restaurant a grocery shop; nothing for one that is a shop already. */
export async function openShop(em: EntityManager, restaurantId: string, now: Date): Promise<void> {
  await tablesOf(em)
    .insertInto('grocery_shops')
    .values({ restaurant_id: restaurantId, opened_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
