import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { isUuid } from '../../lib/ids.ts';
import type { RestaurantKey } from '../restaurants/restaurant.repository.ts';
import type { SectionView } from './menu.repository.ts';
import type { Placed } from './menuPlace.rules.ts';
import type { ProductTables } from './product.entity.ts';

const tablesOf = (em: EntityManager) => em.getKysely<ProductTables>();

/** The restaurant that has a product, to be locked for a change. A text that is no uuid names none. */
export const ofProduct = (id: string): RestaurantKey =>
  isUuid(id)
    ? (em) => tablesOf(em).selectFrom('products').select('restaurant_id').where('id', '=', id).$asScalar()
    : id;

/** The restaurant that has a section, to be locked for a change. A text that is no uuid names none. */
export const ofSection = (id: string): RestaurantKey =>
  isUuid(id)
    ? (em) =>
        tablesOf(em).selectFrom('menu_sections').select('restaurant_id').where('id', '=', id).$asScalar()
    : id;

/** The sections of a restaurant with their places, in order. */
export const sectionPlaces = (em: EntityManager, restaurantId: string): Promise<Placed[]> =>
  tablesOf(em)
    .selectFrom('menu_sections')
    .select(['id', 'position'])
    .where('restaurant_id', '=', restaurantId)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** The products of a section with their places, in order. */
export const productPlaces = (em: EntityManager, sectionId: string): Promise<Placed[]> =>
  tablesOf(em)
    .selectFrom('products')
    .select(['id', 'position'])
    .where('section_id', '=', sectionId)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** The highest position in a section; null when it has no products. */
export async function lastProductPosition(em: EntityManager, sectionId: string): Promise<number | null> {
  const { last } = await tablesOf(em)
    .selectFrom('products')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .where('section_id', '=', sectionId)
    .executeTakeFirstOrThrow();
  return last;
}

const asTable = (places: readonly Placed[]) =>
  sql<Placed>`json_to_recordset(${JSON.stringify(places)}::json)`.as<'place'>(
    sql`place(id uuid, position float8)`,
  );

/** Puts products at these places of a section. When they were saved last does not change. */
export async function placeProducts(
  em: EntityManager,
  sectionId: string,
  places: readonly Placed[],
): Promise<void> {
  if (places.length === 0) return;
  await tablesOf(em)
    .updateTable('products')
    .from(asTable(places))
    .set(({ ref }) => ({ position: ref('place.position'), section_id: sectionId }))
    .whereRef('products.id', '=', 'place.id')
    .execute();
}

/** Puts sections at these places of their menu. */
export async function placeSections(em: EntityManager, places: readonly Placed[]): Promise<void> {
  if (places.length === 0) return;
  await tablesOf(em)
    .updateTable('menu_sections')
    .from(asTable(places))
    .set(({ ref }) => ({ position: ref('place.position') }))
    .whereRef('menu_sections.id', '=', 'place.id')
    .execute();
}

/** Renames a section. Returns it as its owner sees it; null when there is none. */
export async function renameSection(
  em: EntityManager,
  id: string,
  name: string,
): Promise<SectionView | null> {
  const renamed = await tablesOf(em)
    .updateTable('menu_sections')
    .set({ name })
    .where('id', '=', id)
    .returning(({ selectFrom }) => [
      'id',
      'restaurant_id as restaurantId',
      'name',
      'position',
      selectFrom('products')
        .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'))
        .where('section_id', '=', id)
        .$asScalar()
        .$notNull()
        .as('productCount'),
    ])
    .executeTakeFirst();
  return renamed ?? null;
}
