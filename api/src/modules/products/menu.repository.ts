import DataLoader from 'dataloader';
import type { Pool } from 'pg';
import { isUuid } from '../../lib/ids.ts';
import type { MenuPlace } from './menuPlace.rules.ts';

/** A product as its owner sees it. `price` is in pence. */
export interface ProductView {
  id: string;
  restaurantId: string;
  sectionId: string;
  position: number;
  name: string;
  description: string;
  price: number;
  /** Key of the stored picture; null without one. */
  imageKey: string | null;
  isAvailable: boolean;
  isPopular: boolean;
  updatedAt: Date;
}

/** A product with its place on the whole menu. */
export interface PlacedProduct extends ProductView, MenuPlace {}

/** A section as its owner sees it. */
export interface SectionView {
  id: string;
  restaurantId: string;
  name: string;
  position: number;
  productCount: number;
}

/** Columns of a `ProductView`; the tables are called `p` and `s`. */
const PRODUCT_COLUMNS = `
  p.id, p.restaurant_id as "restaurantId", p.section_id as "sectionId", s.position as "sectionPosition",
  p.position, p.name, p.description, p.price, p.image_key as "imageKey", p.is_available as "isAvailable",
  p.is_popular as "isPopular", p.updated_at as "updatedAt"`;

/** Columns of a `SectionView`; the table is called `s`. */
const SECTION_COLUMNS = `
  s.id, s.restaurant_id as "restaurantId", s.name, s.position,
  (select count(*)::int from products counted where counted.section_id = s.id) as "productCount"`;

const placeFrom = (first: number): string =>
  `($${first}::float8, $${first + 1}::uuid, $${first + 2}::float8, $${first + 3}::uuid)`;

/**
 * A page of the menu of each restaurant in `$1`, in one statement: behind the place in `$2` to `$5` and before the one
 * in `$6` to `$9` (null: no bound), at most `$10`, counted from the start or from the end. A restaurant without
 * products has one row, whose `id` is null.
 */
const pageSql = (direction: 'asc' | 'desc'): string => `
  select r.id as "of", (select count(*)::int from products counted where counted.restaurant_id = r.id) as total, page.*
  from unnest($1::uuid[]) as r(id)
  left join lateral (
    select ${PRODUCT_COLUMNS}
    from menu_sections s join products p on p.section_id = s.id
    where s.restaurant_id = r.id
      and ($2::float8 is null or (s.position, s.id, p.position, p.id) > ${placeFrom(2)})
      and ($6::float8 is null or (s.position, s.id, p.position, p.id) < ${placeFrom(6)})
    order by s.position ${direction}, s.id ${direction}, p.position ${direction}, p.id ${direction}
    limit $10
  ) page on true
  order by r.id, page."sectionPosition", page."sectionId", page.position, page.id`;

const PAGE_FROM_START = pageSql('asc');
const PAGE_FROM_END = pageSql('desc');

/** Which products are wanted: `count` of them from the start or from the end, between two places. */
export interface MenuPageRequest {
  count: number;
  from: 'start' | 'end';
  after: MenuPlace | null;
  before: MenuPlace | null;
}

interface MenuPageOf {
  restaurantId: string;
  request: MenuPageRequest;
}

export interface MenuPage {
  items: PlacedProduct[];
  hasNextPage: boolean;
  hasPrevPage: boolean;
  /** How many products the restaurant has in all. */
  totalCount: number;
}

type Row = { of: string; total: number } & (PlacedProduct | { id: null });

/** Pages of menus, in the order asked for: one statement for all that ask for the same page of theirs. */
async function menuPages(pool: Pool, asked: readonly MenuPageOf[]): Promise<MenuPage[]> {
  const known = new Map<string, Map<string, MenuPage>>();
  const keyOf = ({ request }: MenuPageOf) => JSON.stringify(request);
  for (const [key, same] of Map.groupBy(asked, keyOf))
    if (same[0]) known.set(key, await readPages(pool, restaurantIdsOf(same), same[0].request));
  return asked.map((one) => known.get(keyOf(one))?.get(one.restaurantId) ?? EMPTY);
}

const EMPTY: MenuPage = { items: [], hasNextPage: false, hasPrevPage: false, totalCount: 0 };

const restaurantIdsOf = (asked: readonly MenuPageOf[]): string[] => [
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
    values: [restaurantIds, ...placeValuesOf(after), ...placeValuesOf(before), count + 1],
  });
  const pages = [...Map.groupBy(rows, ({ of }) => of)];
  return new Map(pages.map(([id, ofOne]) => [id, toPage(ofOne, request)]));
}

const placeValuesOf = (place: MenuPlace | null) =>
  place ? [place.sectionPosition, place.sectionId, place.position, place.id] : [null, null, null, null];

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

/** What is asked for, and by whom. */
interface OwnedKey {
  ownerId: string;
  id: string;
}

/** Several reads at once become one statement; nothing is kept, so that a read after a write sees it. */
const batched = <Key, Value>(load: (keys: readonly Key[]) => Promise<Value[]>) =>
  new DataLoader(load, { cache: false });

/** Reads menus for their owners as plain rows: as many statements for many restaurants as for one. */
export class MenuReader {
  constructor(private readonly pool: Pool) {}

  private readonly pages = batched((keys: readonly MenuPageOf[]) => menuPages(this.pool, keys));
  private readonly sectionLists = batched((ids: readonly string[]) => this.readSectionLists(ids));
  private readonly sectionsById = batched((ids: readonly string[]) => this.readSections(ids));
  private readonly ownedProducts = batched((keys: readonly OwnedKey[]) => this.readOwnedProducts(keys));
  private readonly ownedSections = batched((keys: readonly OwnedKey[]) => this.readOwnedSections(keys));

  /** Products of a restaurant in the order of its menu. Whose it is, is the caller's to know. */
  page(of: MenuPageOf): Promise<MenuPage> {
    return this.pages.load(of);
  }

  /** Sections of a restaurant in order. Whose it is, is the caller's to know. */
  sections(restaurantId: string): Promise<SectionView[]> {
    return this.sectionLists.load(restaurantId);
  }

  /** The section of a product that was read. Throws when it went in between. */
  async section(id: string): Promise<SectionView> {
    const section = await this.sectionsById.load(id);
    if (!section) throw new Error(`Section ${id} is gone`);
    return section;
  }

  /** One product of a person; null when it is missing or somebody else's. */
  async ownedProduct(ownerId: string, id: string): Promise<ProductView | null> {
    return isUuid(id) ? this.ownedProducts.load({ ownerId, id }) : null;
  }

  /** One section of a person; null when it is missing or somebody else's. */
  async ownedSection(ownerId: string, id: string): Promise<SectionView | null> {
    return isUuid(id) ? this.ownedSections.load({ ownerId, id }) : null;
  }

  private async readSectionLists(restaurantIds: readonly string[]): Promise<SectionView[][]> {
    const { rows } = await this.pool.query<SectionView>({
      name: 'menu_section_lists',
      text: `select ${SECTION_COLUMNS} from menu_sections s
             where s.restaurant_id = any($1::uuid[]) order by s.position, s.id`,
      values: [restaurantIds],
    });
    const lists = Map.groupBy(rows, ({ restaurantId }) => restaurantId);
    return restaurantIds.map((id) => lists.get(id) ?? []);
  }

  private async readSections(ids: readonly string[]): Promise<(SectionView | null)[]> {
    const { rows } = await this.pool.query<SectionView>({
      name: 'menu_sections_by_id',
      text: `select ${SECTION_COLUMNS} from menu_sections s where s.id = any($1::uuid[])`,
      values: [[...new Set(ids)]],
    });
    return inOrderOf(ids, rows);
  }

  private async readOwnedProducts(keys: readonly OwnedKey[]): Promise<(ProductView | null)[]> {
    const { rows } = await this.pool.query<ProductView>({
      name: 'owned_products',
      text: `select ${PRODUCT_COLUMNS}
             from unnest($1::uuid[], $2::uuid[]) as key(id, owner_id)
             join products p on p.id = key.id
             join restaurants r on r.id = p.restaurant_id and r.owner_id = key.owner_id
             join menu_sections s on s.id = p.section_id`,
      values: valuesOf(keys),
    });
    return inOrderOf(idsOf(keys), rows);
  }

  private async readOwnedSections(keys: readonly OwnedKey[]): Promise<(SectionView | null)[]> {
    const { rows } = await this.pool.query<SectionView>({
      name: 'owned_sections',
      text: `select ${SECTION_COLUMNS}
             from unnest($1::uuid[], $2::uuid[]) as key(id, owner_id)
             join menu_sections s on s.id = key.id
             join restaurants r on r.id = s.restaurant_id and r.owner_id = key.owner_id`,
      values: valuesOf(keys),
    });
    return inOrderOf(idsOf(keys), rows);
  }
}

const idsOf = (keys: readonly OwnedKey[]): string[] => keys.map(({ id }) => id);

const valuesOf = (keys: readonly OwnedKey[]): string[][] => [idsOf(keys), keys.map(({ ownerId }) => ownerId)];

function inOrderOf<Row extends { id: string }>(ids: readonly string[], rows: Row[]): (Row | null)[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}
