import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { type Parameter, prepare, type Prepared } from '../../lib/preparedStatement.ts';
import { anyOf, productsWithPlaces, sectionsWithCounts } from '../products/product.repository.ts';
import { openRestaurants } from '../restaurants/restaurant.repository.ts';
import { type ProductPlace, type SearchWords, type Shop } from './shop.rules.ts';
import type { StockTables } from './stock.entity.ts';

const tablesOf = (em: EntityManager) => em.getKysely<StockTables>();

/** Which products of a shop to list. */
export interface ProductFilter {
  /** uuid of a category; null: all. */
  categoryId: string | null;
  /** true: only what can be ordered; false: only what cannot; null: all. */
  isOrderable: boolean | null;
  /** Only products of which fewer pieces are left; null: all. */
  stockBelow: number | null;
}

const shopRows = (em: EntityManager) =>
  tablesOf(em)
    .selectFrom('grocery_shops as g')
    .innerJoin(openRestaurants(em), 'r.id', 'g.restaurant_id')
    .select(['r.id', 'r.slug', 'r.name', 'r.is_demo as isDemo'])
    .orderBy('r.is_demo')
    .orderBy('r.slug');

/** The grocery shops that are not closed, real ones first. */
export const findShops = (em: EntityManager, limit: number): Promise<Shop[]> =>
  shopRows(em).limit(limit).execute();

let shopOfSlug: Prepared<{ slug: string }, Shop> | undefined;
let firstShops: Prepared<object, Shop> | undefined;

/** The open shop with a slug; without a slug two of them, real ones first. By a prepared statement, which `em` builds once. */
export function readShops(em: () => EntityManager, pool: Pool, slug: string | null): Promise<Shop[]> {
  if (slug === null)
    return (firstShops ??= prepare('grocery_first_shops', () => shopRows(em()).limit(2)))(pool, {});
  shopOfSlug ??= prepare('grocery_shop', (parameter) =>
    shopRows(em()).where('r.slug', '=', parameter('slug')),
  );
  return shopOfSlug(pool, { slug });
}

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

interface PageValues extends ProductFilter {
  shopId: string;
  name: string | null;
  id: string | null;
  count: number;
}

/** A page of the products of a shop by name, for `prepare`. The index seeks the place after which the page begins. */
const productPage = (em: EntityManager, isFirst: boolean) => (parameter: Parameter<PageValues>) => {
  const category = sql<string | null>`${parameter('categoryId')}::uuid`;
  const orderable = sql<boolean | null>`${parameter('isOrderable')}::boolean`;
  const below = sql<number | null>`${parameter('stockBelow')}::int`;
  const place = sql`(${parameter('name')}, ${parameter('id')}::uuid)`;
  return shopProducts(em)
    .where('p.restaurantId', '=', parameter('shopId'))
    .where(sql<boolean>`(${category} is null or p."sectionId" = ${category})`)
    .where(sql<boolean>`(${orderable} is null or ${ORDERABLE} = ${orderable})`)
    .where(sql<boolean>`(${below} is null or k.stock < ${below})`)
    .$if(!isFirst, (page) => page.where(sql<boolean>`(p.name, p.id) > ${place}`))
    .orderBy('p.name')
    .orderBy('p.id')
    .limit(sql<number>`${parameter('count')}::int`);
};

let firstPage: Prepared<PageValues, ShopProduct> | undefined;
let nextPage: Prepared<PageValues, ShopProduct> | undefined;

/** `count` products of a shop by name, after a place. By a prepared statement, which `em` builds once. */
export function readProducts(
  em: () => EntityManager,
  pool: Pool,
  shopId: string,
  { categoryId, isOrderable, stockBelow }: ProductFilter,
  { after, count }: { after: ProductPlace | null; count: number },
): Promise<ShopProduct[]> {
  firstPage ??= prepare('grocery_first_products', productPage(em(), true));
  nextPage ??= prepare('grocery_next_products', productPage(em(), false));
  const place = { name: after?.name ?? null, id: after?.id ?? null };
  const page = after ? nextPage : firstPage;
  return page(pool, { shopId, categoryId, isOrderable, stockBelow, ...place, count });
}

/** `count` products of a shop with words like these, after a place: the most similar first. */
export async function searchProducts(
  em: EntityManager,
  shopId: string,
  { categoryId, isOrderable, stockBelow }: ProductFilter,
  { similar, part }: SearchWords,
  { after, count }: { after: ProductPlace | null; count: number },
): Promise<(ShopProduct & { rank: number })[]> {
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
