import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { MenuPlace } from './menuPlace.rules.ts';
import type { ProductTables } from './product.entity.ts';
import { type PlacedProduct, productsWithPlaces } from './product.repository.ts';

const place = sql`(s.position, s.id, p.position, p.id)`;
const valueOf = ({ sectionPosition, sectionId, position, id }: MenuPlace) =>
  sql`(${sectionPosition}::float8, ${sectionId}::uuid, ${position}::float8, ${id}::uuid)`;

/** A page of a menu: `count` products from the start or from the end, between two places. */
interface MenuPageRequest {
  restaurantId: string;
  count: number;
  from: 'start' | 'end';
  after: MenuPlace | null;
  before: MenuPlace | null;
}

/**
 * A page of the menu of each of these restaurants, with one product more if there is one: one statement. A restaurant
 * without products has one row, with the id null.
 */
const pageRows = (
  em: EntityManager,
  restaurantIds: readonly string[],
  { count, from, after, before }: MenuPageRequest,
) => {
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
export async function menuPages(em: EntityManager, asked: readonly MenuPageRequest[]) {
  const rowsOf = new Map<MenuPageRequest, Row[]>();
  const pageOf = ({ count, from, after, before }: MenuPageRequest) =>
    JSON.stringify([count, from, after, before]);
  for (const same of Map.groupBy(asked, pageOf).values()) {
    const [first] = same;
    if (!first) continue;
    const ids = new Set(same.map(({ restaurantId }) => restaurantId));
    const rows = Map.groupBy(await pageRows(em, [...ids], first), ({ of }) => of);
    for (const one of same) rowsOf.set(one, rows.get(one.restaurantId) ?? []);
  }
  return asked.map((one) => toPage(rowsOf.get(one) ?? [], one));
}

type Row = Awaited<ReturnType<typeof pageRows>>[number];

function toPage(rows: readonly Row[], { count, from, after, before }: MenuPageRequest) {
  const found = rows.filter((row): row is Row & PlacedProduct => row.id !== null);
  const hasMore = found.length > count;
  const fromStart = from === 'start';
  return {
    items: fromStart ? found.slice(0, count) : found.slice(-count),
    hasNextPage: fromStart ? hasMore : before !== null,
    hasPreviousPage: fromStart ? after !== null : hasMore,
    /** Number of products of the restaurant. */
    totalCount: rows[0]?.total ?? 0,
  };
}
