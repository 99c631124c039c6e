import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { anyOf, productsWithPlaces, sectionsWithCounts } from '../products/product.repository.ts';
import { openRestaurants } from '../restaurants/restaurant.repository.ts';
import { type ProductPlace, type SearchWords, type Shop } from './shop.rules.ts';
import type { StockTables } from './stock.entity.ts';

const tablesOf = (em: EntityManager) => em.getKysely<StockTables>();

/** Which products of a shop to list. */
export interface ProductFilter {
  /** uuid of a category; null: all. */
  categoryId: string | null;
  /** null: all products. */
  words: SearchWords | null;
  /** true: only what can be ordered; false: only what cannot; null: all. */
  isOrderable: boolean | null;
  /** Only products of which fewer pieces are left; null: all. */
  stockBelow: number | null;
}

/** The grocery shops that are not closed, real ones first; with a `slug` only that one. */
export const findShops = (em: EntityManager, slug: string | null, limit: number): Promise<Shop[]> =>
  tablesOf(em)
    .selectFrom('grocery_shops as g')
    .innerJoin(openRestaurants(em), 'r.id', 'g.restaurant_id')
    .select(['r.id', 'r.slug', 'r.name', 'r.is_demo as isDemo'])
    .$if(slug !== null, (shops) => shops.where('r.slug', '=', slug ?? ''))
    .orderBy('r.is_demo')
    .orderBy('r.slug')
    .limit(limit)
    .execute();

/** The sections of a shop in their order. */
export const findCategories = (em: EntityManager, shopId: string) =>
  sectionsWithCounts(em)
    .where('s.restaurant_id', '=', shopId)
    .orderBy('s.position')
    .orderBy('s.id')
    .execute();

/** Products of open grocery shops, `p`, with their stock, `k`. */
const shopProducts = (em: EntityManager) =>
  tablesOf(em)
    .selectFrom(productsWithPlaces(em).as('p'))
    .innerJoin('grocery_shops as g', 'g.restaurant_id', 'p.restaurantId')
    .innerJoin(openRestaurants(em), 'r.id', 'p.restaurantId')
    .leftJoin('stock_items as k', 'k.product_id', 'p.id')
    .select(['p.id', 'p.name', 'p.description', 'p.price', 'p.imageKey', 'p.sectionId', 'p.isAlcohol'])
    .select([
      'r.slug',
      'k.barcode',
      'k.unit_amount as unitAmount',
      'k.unit_measure as unitMeasure',
      'k.stock',
    ])
    .select(sql<number>`coalesce(k.version, 0)`.as('version'))
    .select(ORDERABLE.as('isOrderable'));

/** Whether an owner offers the product and a piece is left. */
const ORDERABLE: RawBuilder<boolean> = sql`((p."isAvailable" or p."soldOutUntil" <= now()) and k.stock is distinct from 0)`;

/** A product with its stock. */
export type ShopProduct = Awaited<ReturnType<typeof findProduct>> & object;

/** A product of an open grocery shop by its id; undefined for another one. */
export const findProduct = (em: EntityManager, id: string) =>
  shopProducts(em).where('p.id', '=', id).executeTakeFirst();

/** A product of a shop by its barcode; undefined without one. */
export const findByBarcode = (em: EntityManager, shopId: string, barcode: string) =>
  shopProducts(em).where('k.restaurant_id', '=', shopId).where('k.barcode', '=', barcode).executeTakeFirst();

/** From which similarity on (0 to 1) a word is like another: “yoghurt” has 0.5 to “yogurt”. PostgreSQL's own 0.6 would not find it. */
const LIKENESS = '0.45';

/** Lets searches of this transaction forgive typing errors. */
export const forgiveTypingErrors = (em: EntityManager) =>
  tablesOf(em)
    .selectNoFrom(sql`set_config('pg_trgm.word_similarity_threshold', ${LIKENESS}, true)`.as('set'))
    .execute();

/** `count` products of a shop after a place: by name, or with a search the most similar first. */
export async function listProducts(
  em: EntityManager,
  shopId: string,
  { categoryId, words, isOrderable, stockBelow }: ProductFilter,
  { after, count }: { after: ProductPlace | null; count: number },
): Promise<(ShopProduct & { rank: number })[]> {
  const { similar, part } = words ?? { similar: [], part: [] };
  const rank =
    similar.length === 0
      ? sql<number>`0`
      : sql<number>`(-round(1000 * (${sql.join(
          similar.map((word) => sql`word_similarity(${word}, p.name)`),
          sql` + `,
        )})))::int`;
  let found = shopProducts(em).select(rank.as('rank')).where('p.restaurantId', '=', shopId);
  for (const word of similar) found = found.where(sql<boolean>`${word} <% p.name`);
  for (const word of part) found = found.where('p.name', 'ilike', `%${word}%`);
  if (categoryId !== null) found = found.where('p.sectionId', '=', categoryId);
  if (isOrderable !== null) found = found.where(ORDERABLE, '=', isOrderable);
  if (stockBelow !== null) found = found.where('k.stock', '<', stockBelow);
  if (after) {
    const place = sql`(${after.rank}::int, ${after.name}, ${after.id}::uuid)`;
    found = found.where(
      similar.length === 0
        ? sql<boolean>`(p.name, p.id) > (${after.name}, ${after.id}::uuid)`
        : sql<boolean>`(${rank}, p.name, p.id) > ${place}`,
    );
  }
  if (similar.length > 0) found = found.orderBy(rank);
  return found.orderBy('p.name').orderBy('p.id').limit(count).execute();
}

/** The products of a shop with these ids or barcodes. */
export async function findStocked(
  em: EntityManager,
  shopId: string,
  ids: readonly string[],
  barcodes: readonly string[],
): Promise<{ id: string; barcode: string | null }[]> {
  return tablesOf(em)
    .selectFrom(productsWithPlaces(em).as('p'))
    .leftJoin('stock_items as k', 'k.product_id', 'p.id')
    .select(['p.id', 'k.barcode'])
    .where('p.restaurantId', '=', shopId)
    .where((eb) =>
      eb.or([eb('p.id', '=', anyOf(ids)), eb('k.barcode', '=', sql<string>`any(${barcodes}::text[])`)]),
    )
    .execute();
}

/** Locks the stock of products in their order until the transaction ends; creates what is not counted yet. */
export async function lockStock(em: EntityManager, shopId: string, ids: readonly string[], now: Date) {
  await tablesOf(em)
    .insertInto('stock_items')
    .columns(['product_id', 'restaurant_id', 'changed_at'])
    .expression((eb) =>
      eb
        .selectFrom(sql<{ id: string }>`unnest(${ids}::uuid[])`.as<'p'>(sql`p (id)`))
        .select(['p.id', sql<string>`${shopId}::uuid`.as('shop'), sql<Date>`${now}::timestamptz`.as('at')])
        .orderBy('p.id'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tablesOf(em)
    .selectFrom('stock_items')
    .select(['product_id as productId', 'stock', 'version'])
    .where('product_id', '=', anyOf(ids))
    .orderBy('product_id')
    .forNoKeyUpdate()
    .execute();
}

/** Writes locked stock. */
export async function writeStock(
  em: EntityManager,
  changed: readonly { productId: string; stock: number | null; version: number }[],
  now: Date,
): Promise<void> {
  await tablesOf(em)
    .updateTable('stock_items as s')
    .from(
      sql<{ productId: string; stock: number | null; version: number }>`
        json_to_recordset(${JSON.stringify(changed)}::json)`.as<'c'>(
        sql`c ("productId" uuid, stock int, version int)`,
      ),
    )
    .set({ stock: sql`c.stock`, version: sql`c.version`, changed_at: now })
    .whereRef('s.product_id', '=', 'c.productId')
    .execute();
}

/** Fails when the database does not answer. */
export const askDatabase = (em: EntityManager) =>
  tablesOf(em)
    .selectNoFrom(sql`1`.as('one'))
    .execute();
