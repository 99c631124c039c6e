import type { Pool } from 'pg';
import type { MenuPlace } from './menuPlace.rules.ts';
import { PAGE_FROM_END, PAGE_FROM_START } from './menuPageSql.ts';
import type { ProductView } from './menuSql.ts';

/** Which products are wanted: `count` of them from the start or from the end, between two places. */
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
  items: ProductView[];
  hasNextPage: boolean;
  hasPrevPage: boolean;
  /** How many products the restaurant has in all. */
  totalCount: number;
}

type Row = { of: string; total: number } & (ProductView | { id: null });

/** Pages of menus, in the order asked for: one statement for all that ask for the same page of theirs. */
export async function menuPages(pool: Pool, asked: readonly MenuPageOf[]): Promise<MenuPage[]> {
  const known = new Map<string, Map<string, MenuPage>>();
  const keyOf = ({ request }: MenuPageOf) => JSON.stringify(request);
  for (const [key, same] of Map.groupBy(asked, keyOf))
    if (same[0]) known.set(key, await readPages(pool, idsOf(same), same[0].request));
  return asked.map((one) => known.get(keyOf(one))?.get(one.restaurantId) ?? EMPTY);
}

const EMPTY: MenuPage = { items: [], hasNextPage: false, hasPrevPage: false, totalCount: 0 };

const idsOf = (asked: readonly MenuPageOf[]): string[] => [
  ...new Set(asked.map(({ restaurantId }) => restaurantId)),
];

async function readPages(
  pool: Pool,
  restaurantIds: string[],
  request: MenuPageRequest,
): Promise<Map<string, MenuPage>> {
  const { count, from, after, before } = request;
  const { rows } = await pool.query<Row>({
    name: `menu_page_from_${from}`,
    text: from === 'start' ? PAGE_FROM_START : PAGE_FROM_END,
    // One more than asked for tells whether more follows.
    values: [restaurantIds, ...valuesOf(after), ...valuesOf(before), count + 1],
  });
  const pages = [...Map.groupBy(rows, ({ of }) => of)];
  return new Map(pages.map(([id, ofOne]) => [id, toPage(ofOne, request)]));
}

const valuesOf = (place: MenuPlace | null) =>
  place ? [place.sectionPosition, place.sectionId, place.position, place.id] : [null, null, null, null];

function toPage(rows: Row[], { count, from, after, before }: MenuPageRequest): MenuPage {
  const found = rows.filter((row): row is Row & ProductView => row.id !== null);
  const hasMore = found.length > count;
  const fromStart = from === 'start';
  return {
    items: fromStart ? found.slice(0, count) : found.slice(-count),
    hasNextPage: fromStart ? hasMore : before !== null,
    hasPrevPage: fromStart ? after !== null : hasMore,
    totalCount: rows[0]?.total ?? 0,
  };
}
