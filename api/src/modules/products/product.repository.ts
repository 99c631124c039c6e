import { fieldsOf } from '@forkfront/common/productFields.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Expression, type ExpressionBuilder, type InferResult, sql } from 'kysely';
import { isUuid } from '../../lib/ids.ts';
import { idsOfOwner, type RestaurantKey, sitesOfOwner } from '../restaurants/restaurant.repository.ts';
import { OwnProducts, type OwnProduct } from '../restaurants/restaurant.service.ts';
import { fieldsIn, menuOptionGroups, menuSections } from '../sites/publishedMenu.repository.ts';
import type { Placed } from '@forkfront/common/places.ts';
import type { Product, ProductTables } from './product.entity.ts';

const tablesOf = (em: EntityManager) => em.getKysely<ProductTables>();

/** A product with its place on the menu. */
export type PlacedProduct = InferResult<ReturnType<typeof productsWithPlaces>>[number];

/** A product as its owner sees it: `price` is in pence, `imageKey` is the key of the stored picture. */
export type ProductView = Omit<PlacedProduct, 'sectionPosition'>;

/** A section as its owner sees it. */
export type SectionView = InferResult<ReturnType<typeof sectionsWithCounts>>[number];

/** Products with their places, as their owners see them. */
export const productsWithPlaces = (em: EntityManager) =>
  tablesOf(em)
    .selectFrom('products as p')
    .innerJoin('menu_sections as s', 's.id', 'p.section_id')
    .select([
      'p.id',
      'p.restaurant_id as restaurantId',
      'p.section_id as sectionId',
      's.position as sectionPosition',
      'p.position',
      'p.name',
      'p.description',
      'p.price',
      'p.image_key as imageKey',
      'p.is_available as isAvailable',
      'p.sold_out_until as soldOutUntil',
      ...fieldsIn('p'),
      'p.allergens',
      'p.allergen_suggestion as allergenSuggestion',
      'p.allergens_confirmed_at as allergensConfirmedAt',
      'p.allergens_confirmed_by as allergensConfirmedBy',
      'p.allergens_check_again as allergensCheckAgain',
      'p.updated_at as updatedAt',
    ]);

/** The columns of section `s`. */
const sectionColumns = (eb: ExpressionBuilder<ProductTables & { s: ProductTables['menu_sections'] }, 's'>) =>
  [
    's.id',
    's.restaurant_id as restaurantId',
    's.name',
    's.description',
    's.image_key as imageKey',
    's.periods',
    's.position',
    eb
      .selectFrom('products as counted')
      .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'))
      .whereRef('counted.section_id', '=', 's.id')
      .$asScalar()
      .$notNull()
      .as('productCount'),
  ] as const;

/** A stored product as its owner sees it. */
export const viewOf = (product: Product): ProductView => ({
  id: product.id,
  restaurantId: product.restaurant.id,
  sectionId: product.section.id,
  name: product.name,
  description: product.description,
  price: product.price,
  imageKey: product.imageKey ?? null,
  isAvailable: product.isAvailable,
  soldOutUntil: product.soldOutUntil ?? null,
  ...fieldsOf(product),
  allergens: product.allergens,
  allergenSuggestion: product.allergenSuggestion ?? null,
  allergensConfirmedAt: product.allergensConfirmedAt ?? null,
  allergensConfirmedBy: product.allergensConfirmedBy ?? null,
  allergensCheckAgain: product.allergensCheckAgain,
  position: product.position,
  updatedAt: product.updatedAt,
});

/** Sections as their owners see them. */
export const sectionsWithCounts = (em: EntityManager) =>
  tablesOf(em).selectFrom('menu_sections as s').select(sectionColumns);

/** For `= any(...)`: one parameter for all ids. */
export const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

/** The restaurant of a row, for `RestaurantChanges`. No restaurant for a text that is not a uuid. */
export const restaurantOf = (table: 'products' | 'menu_sections', id: string): RestaurantKey =>
  isUuid(id)
    ? (em) => tablesOf(em).selectFrom(table).select('restaurant_id').where('id', '=', id).$asScalar()
    : id;

/** The positions of a restaurant's sections, in order. */
export const sectionPlaces = (em: EntityManager, restaurantId: string): Promise<Placed[]> =>
  tablesOf(em)
    .selectFrom('menu_sections')
    .select(['id', 'position'])
    .where('restaurant_id', '=', restaurantId)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** The positions of a section's products, in order. */
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

/** Moves products to these positions of a section. `updated_at` does not change. */
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

/** Moves sections to these positions. */
export async function placeSections(em: EntityManager, places: readonly Placed[]): Promise<void> {
  if (places.length === 0) return;
  await tablesOf(em)
    .updateTable('menu_sections')
    .from(asTable(places))
    .set(({ ref }) => ({ position: ref('place.position') }))
    .whereRef('menu_sections.id', '=', 'place.id')
    .execute();
}

/** Renames a section and returns it; undefined for an unknown section. */
export const renameSection = (em: EntityManager, id: string, name: string) =>
  tablesOf(em)
    .updateTable('menu_sections as s')
    .set({ name })
    .where('s.id', '=', id)
    .returning(sectionColumns)
    .executeTakeFirst();

/** A section as its owner sees it. Throws for an unknown one. */
export const requireSection = (em: EntityManager, id: string) =>
  sectionsWithCounts(em).where('s.id', '=', id).executeTakeFirstOrThrow();

/** The dishes of a restaurant that have a picture, for another module's statement. */
export const picturedDishes = (em: EntityManager, restaurantId: Expression<string>) =>
  tablesOf(em)
    .selectFrom('products')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .where('image_key', 'is not', null);

/** The dishes of a restaurant that are not sold out, for another module's statement. */
export const availableDishes = (em: EntityManager, restaurantId: Expression<string>) =>
  tablesOf(em)
    .selectFrom('products')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .where(sql<boolean>`(is_available or sold_out_until <= now())`);

/** The menus of a person's sites, in one statement. */
export const menusOf = (em: EntityManager, ownerId: string) =>
  tablesOf(em)
    .selectFrom(sitesOfOwner(em, ownerId))
    .select(({ ref }) => [
      'r.slug as site',
      menuSections(ref('r.id')).as('sections'),
      menuOptionGroups(ref('r.id')).as('optionGroups'),
    ])
    .orderBy('r.id')
    .execute();

/** Removes the pictures from all products and sections of a person's restaurants. */
export async function removePictures(em: EntityManager, ownerId: string): Promise<void> {
  await tablesOf(em)
    .updateTable('products')
    .set({ image_key: null, updated_at: sql<Date>`now()` })
    .where('image_key', 'is not', null)
    .where('restaurant_id', 'in', idsOfOwner(em, ownerId))
    .execute();
  await tablesOf(em)
    .updateTable('menu_sections')
    .set({ image_key: null })
    .where('image_key', 'is not', null)
    .where('restaurant_id', 'in', idsOfOwner(em, ownerId))
    .execute();
}

/** The products of restaurants, for the module `restaurants`. */
export class ProductRepository extends OwnProducts {
  constructor(private readonly em: EntityManager) {
    super();
  }

  inMenuOrder(restaurantId: string): Promise<OwnProduct[]> {
    return productsWithPlaces(this.em)
      .where('p.restaurant_id', '=', restaurantId)
      .orderBy('s.position')
      .orderBy('s.id')
      .orderBy('p.position')
      .orderBy('p.id')
      .execute();
  }
}

/** Those of the ids that are products or sections of a restaurant, in one statement. */
export async function idsOnMenu(
  em: EntityManager,
  restaurantId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const wanted = ids.filter(isUuid);
  if (wanted.length === 0) return new Set();
  const tables = tablesOf(em);
  const rows = await tables
    .selectFrom('products')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', anyOf(wanted))
    .unionAll(
      tables
        .selectFrom('menu_sections')
        .select('id')
        .where('restaurant_id', '=', restaurantId)
        .where('id', '=', anyOf(wanted)),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}
