import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { MenuTables } from './menuRows.rules.ts';
import { anyOf } from './product.repository.ts';

const tablesOf = (em: EntityManager) => em.getKysely<MenuTables>();

/** A new price or availability; null leaves it as it is. */
export interface GridRow {
  id: string;
  /** Pence. */
  price: number | null;
  isAvailable: boolean | null;
}

const asTable = (rows: readonly GridRow[]) =>
  sql<GridRow>`json_to_recordset(${JSON.stringify(rows)}::json)`.as<'row'>(
    sql`row(id uuid, price int, "isAvailable" boolean)`,
  );

const PRICE = sql<number>`coalesce(row.price, t.price)`;
const IS_AVAILABLE = sql<boolean>`coalesce(row."isAvailable", t.is_available)`;
/** A switch ends what was planned before. */
const SOLD_OUT_UNTIL = sql<Date | null>`case when row."isAvailable" is null then t.sold_out_until end`;

/** Changes products of a restaurant and returns their ids. A product with sizes keeps its price. */
export const changeProducts = (em: EntityManager, restaurantId: string, rows: readonly GridRow[]) =>
  tablesOf(em)
    .updateTable('products as t')
    .from(asTable(rows))
    .set({
      price: PRICE,
      is_available: IS_AVAILABLE,
      sold_out_until: SOLD_OUT_UNTIL,
      updated_at: sql<Date>`now()`,
    })
    .whereRef('t.id', '=', sql.ref('row.id'))
    .where('t.restaurant_id', '=', restaurantId)
    .where(({ or, not, exists, selectFrom }) =>
      or([
        sql<boolean>`row.price is null`,
        not(exists(selectFrom('product_sizes as z').select('z.id').whereRef('z.product_id', '=', 't.id'))),
      ]),
    )
    .returning('t.id')
    .execute();

/** Those of the rows that are products with sizes. */
export async function sizedProducts(em: EntityManager, restaurantId: string, rows: readonly GridRow[]) {
  const products = await tablesOf(em)
    .selectFrom('products as p')
    .innerJoin('product_sizes as z', 'z.product_id', 'p.id')
    .select('p.id')
    .where('p.restaurant_id', '=', restaurantId)
    .where('p.id', '=', anyOf(rows.map(({ id }) => id)))
    .execute();
  return new Set(products.map(({ id }) => id));
}

/** Changes sizes of a restaurant and returns their ids; their products get the price of the cheapest size. */
export async function changeSizes(em: EntityManager, restaurantId: string, rows: readonly GridRow[]) {
  const changed = await tablesOf(em)
    .updateTable('product_sizes as t')
    .from(asTable(rows))
    .set({ price: PRICE })
    .whereRef('t.id', '=', sql.ref('row.id'))
    .where('t.product_id', 'in', (eb) =>
      eb.selectFrom('products').select('id').where('restaurant_id', '=', restaurantId),
    )
    .returning(['t.id', 't.product_id as productId'])
    .execute();
  await tablesOf(em)
    .updateTable('products')
    .set((eb) => ({
      price: eb
        .selectFrom('product_sizes as z')
        .select(({ fn }) => fn.min('z.price').as('price'))
        .whereRef('z.product_id', '=', 'products.id')
        .$asScalar()
        .$notNull(),
      updated_at: sql<Date>`now()`,
    }))
    .where('id', '=', anyOf(changed.map(({ productId }) => productId)))
    .execute();
  return changed;
}

/** Changes options of a restaurant and returns their ids. */
export const changeOptions = (em: EntityManager, restaurantId: string, rows: readonly GridRow[]) =>
  tablesOf(em)
    .updateTable('menu_options as t')
    .from(asTable(rows))
    .set({ price: PRICE, is_available: IS_AVAILABLE, sold_out_until: SOLD_OUT_UNTIL })
    .whereRef('t.id', '=', sql.ref('row.id'))
    .where('t.group_id', 'in', (eb) =>
      eb.selectFrom('option_groups').select('id').where('restaurant_id', '=', restaurantId),
    )
    .returning('t.id')
    .execute();

/** Confirms the allergens of products of a restaurant: a suggestion becomes the answer. Returns the ids of the products. */
export const confirmAllergens = (
  em: EntityManager,
  restaurantId: string,
  productIds: readonly string[],
  { viewerId, now }: { viewerId: string; now: Date },
) =>
  tablesOf(em)
    .updateTable('products')
    .set(({ fn, ref }) => ({
      allergens: fn.coalesce(ref('allergen_suggestion'), ref('allergens')),
      allergen_suggestion: null,
      allergens_confirmed_at: now,
      allergens_confirmed_by: viewerId,
      allergens_check_again: false,
      updated_at: now,
    }))
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', anyOf(productIds))
    .returning('id')
    .execute();

/** Which of these restaurants have products whose allergens nobody has confirmed. The caller checks the owner. */
export async function restaurantsToConfirm(
  em: EntityManager,
  restaurantIds: readonly string[],
): Promise<string[]> {
  const rows = await tablesOf(em)
    .selectFrom('products')
    .select('restaurant_id')
    .distinct()
    .where('restaurant_id', 'in', restaurantIds)
    .where('allergens_confirmed_at', 'is', null)
    .execute();
  return rows.map((row) => row.restaurant_id);
}
