import DataLoader from 'dataloader';
import type { Pool } from 'pg';
import { isUuid } from '../../lib/ids.ts';
import { menuPages, type MenuPage, type MenuPageOf } from './menuPages.ts';
import { PRODUCT_COLUMNS, SECTION_COLUMNS, type ProductView, type SectionView } from './menuSql.ts';

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

  /** Whether a restaurant is this person's. */
  async owns(ownerId: string, restaurantId: string): Promise<boolean> {
    if (!isUuid(restaurantId)) return false;
    const { rowCount } = await this.pool.query('select from restaurants where id = $1 and owner_id = $2', [
      restaurantId,
      ownerId,
    ]);
    return rowCount === 1;
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
