import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { MenuPlace } from './menuPlace.rules.ts';
import type { ProductTables } from './product.entity.ts';
import { type PlacedProduct, productsWithPlaces } from './product.repository.ts';

const place = sql`(s.position, s.id, p.position, p.id)`;
const valueOf = ({ sectionPosition, sectionId, position, id }: MenuPlace) =>
  sql`(${sectionPosition}::float8, ${sectionId}::uuid, ${position}::float8, ${id}::uuid)`;

/** A page: `count` products from the start or from the end, between two places. */
export interface MenuPageRequest {
  count: number;
  from: 'start' | 'end';
  after: MenuPlace | null;
  before: MenuPlace | null;
}

export interface MenuPageOf {
  restaurantId: string;
  request: MenuPageRequest;
}

export interface MenuPage {
  items: PlacedProduct[];
  hasNextPage: boolean;
  hasPrevPage: boolean;
  /** Number of products of the restaurant. */
  totalCount: number;
}

/**
 * A product of the restaurant `of`, which has `total` products. A restaurant without products has one row, with the id
 * null.
 */
type Row = { of: string; total: number } & {
  [Key in keyof PlacedProduct]: PlacedProduct[Key] | null;
};

/** A page of the menu of each of these restaurants, with one product more if there is one: one statement. */
const pageRows = (
  em: EntityManager,
  restaurantIds: readonly string[],
  { count, from, after, before }: MenuPageRequest,
): Promise<Row[]> => {
  const direction = from === 'start' ? 'asc' : 'desc';
  return em
    .getKysely<ProductTables>()
    .selectFrom(sql<{ id: string }>`unnest(${restaurantIds}::uuid[])`.as<'r'>(sql`r(id)`))
    .leftJoinLateral(
      () =>
        productsWithPlaces(em)
          .whereRef('s.restaurant_id', '=', sql.ref('r.id'))
          .$if(after !== null, (products) =>
            products.where(sql<boolean>`${place} > ${after && valueOf(after)}`),
          )
          .$if(before !== null, (products) =>
            products.where(sql<boolean>`${place} < ${before && valueOf(before)}`),
          )
          .orderBy('s.position', direction)
          .orderBy('s.id', direction)
          .orderBy('p.position', direction)
          .orderBy('p.id', direction)
          .limit(count + 1)
          .as('page'),
      (join) => join.onTrue(),
    )
    .selectAll('page')
    .select((eb) => [
      'r.id as of',
      eb
        .selectFrom('products as counted')
        .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'))
        .whereRef('counted.restaurant_id', '=', 'r.id')
        .$asScalar()
        .$notNull()
        .as('total'),
    ])
    .orderBy('r.id')
    .orderBy('page.sectionPosition')
    .orderBy('page.sectionId')
    .orderBy('page.position')
    .orderBy('page.id')
    .execute();
};

/** Pages of menus, in the order of `asked`: one statement for all requests of the same page. */
export async function menuPages(em: EntityManager, asked: readonly MenuPageOf[]): Promise<MenuPage[]> {
  const known = new Map<string, Map<string, MenuPage>>();
  const keyOf = ({ request }: MenuPageOf) => JSON.stringify(request);
  for (const [key, same] of Map.groupBy(asked, keyOf))
    if (same[0]) known.set(key, await readPages(em, restaurantIdsOf(same), same[0].request));
  return asked.map((one) => known.get(keyOf(one))?.get(one.restaurantId) ?? EMPTY);
}

const EMPTY: MenuPage = { items: [], hasNextPage: false, hasPrevPage: false, totalCount: 0 };

const restaurantIdsOf = (asked: readonly MenuPageOf[]): string[] => [
  ...new Set(asked.map(({ restaurantId }) => restaurantId)),
];

async function readPages(
  em: EntityManager,
  restaurantIds: string[],
  request: MenuPageRequest,
): Promise<Map<string, MenuPage>> {
  const rows = await pageRows(em, restaurantIds, request);
  const pages = [...Map.groupBy(rows, ({ of }) => of)];
  return new Map(pages.map(([id, ofOne]) => [id, toPage(ofOne, request)]));
}

function toPage(rows: Row[], { count, from, after, before }: MenuPageRequest): MenuPage {
  const found = rows.filter((row): row is Row & PlacedProduct => row.id !== null);
  const hasMore = found.length > count;
  const fromStart = from === 'start';
  return {
    items: fromStart ? found.slice(0, count) : found.slice(-count),
    hasNextPage: fromStart ? hasMore : before !== null,
    hasPrevPage: fromStart ? after !== null : hasMore,
    totalCount: rows[0]?.total ?? 0,
  };
}
