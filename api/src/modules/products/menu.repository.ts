import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { isUuid } from '../../lib/ids.ts';
import { idsOfOwner } from '../restaurants/restaurant.repository.ts';
import { type MenuPage, type MenuPageOf, menuPages } from './menuPage.repository.ts';
import {
  anyOf,
  productsWithPlaces,
  type ProductView,
  sectionsWithCounts,
  type SectionView,
} from './product.repository.ts';

/** An id and the owner who reads it. */
interface OwnedKey {
  ownerId: string;
  id: string;
}

/** Batches reads into one statement. No cache, so that a read after a write sees the change. */
const batched = <Key, Value>(load: (keys: readonly Key[]) => Promise<Value[]>) =>
  new DataLoader(load, { cache: false });

/** Reads menus for their owners in batches: as many statements for many restaurants as for one. */
export class MenuReader {
  constructor(private readonly em: EntityManager) {}

  private readonly pages = batched((keys: readonly MenuPageOf[]) => menuPages(this.em, keys));
  private readonly sectionLists = batched((ids: readonly string[]) => this.readSectionLists(ids));
  private readonly sectionsById = batched((ids: readonly string[]) => this.readSections(ids));
  private readonly ownedProducts = batched((keys: readonly OwnedKey[]) => this.readOwnedProducts(keys));
  private readonly ownedSections = batched((keys: readonly OwnedKey[]) => this.readOwnedSections(keys));

  /** Products of a restaurant in the order of its menu. The caller checks the owner. */
  page(of: MenuPageOf): Promise<MenuPage> {
    return this.pages.load(of);
  }

  /** Sections of a restaurant in order. The caller checks the owner. */
  sections(restaurantId: string): Promise<SectionView[]> {
    return this.sectionLists.load(restaurantId);
  }

  /** The section of a product. Throws when it was deleted since. */
  async section(id: string): Promise<SectionView> {
    const section = await this.sectionsById.load(id);
    if (!section) throw new Error(`Section ${id} is gone`);
    return section;
  }

  /** One product of a person; null for an unknown product or that of another person. */
  async ownedProduct(ownerId: string, id: string): Promise<ProductView | null> {
    return isUuid(id) ? this.ownedProducts.load({ ownerId, id }) : null;
  }

  /** One section of a person; null for an unknown section or that of another person. */
  async ownedSection(ownerId: string, id: string): Promise<SectionView | null> {
    return isUuid(id) ? this.ownedSections.load({ ownerId, id }) : null;
  }

  private async readSectionLists(restaurantIds: readonly string[]): Promise<SectionView[][]> {
    const rows = await sectionsWithCounts(this.em)
      .where('s.restaurant_id', '=', anyOf(restaurantIds))
      .orderBy('s.position')
      .orderBy('s.id')
      .execute();
    const lists = Map.groupBy(rows, ({ restaurantId }) => restaurantId);
    return restaurantIds.map((id) => lists.get(id) ?? []);
  }

  private async readSections(ids: readonly string[]): Promise<(SectionView | null)[]> {
    const rows = await sectionsWithCounts(this.em).where('s.id', '=', anyOf(ids)).execute();
    return inOrderOf(ids, rows);
  }

  private readOwnedProducts(keys: readonly OwnedKey[]): Promise<(ProductView | null)[]> {
    return readOwned(keys, (ownerId, ids) =>
      productsWithPlaces(this.em)
        .where('p.id', '=', anyOf(ids))
        .where('p.restaurant_id', 'in', idsOfOwner(this.em, ownerId))
        .execute(),
    );
  }

  private readOwnedSections(keys: readonly OwnedKey[]): Promise<(SectionView | null)[]> {
    return readOwned(keys, (ownerId, ids) =>
      sectionsWithCounts(this.em)
        .where('s.id', '=', anyOf(ids))
        .where('s.restaurant_id', 'in', idsOfOwner(this.em, ownerId))
        .execute(),
    );
  }
}

/** Reads with one statement for each owner; a request has one owner. */
async function readOwned<Row extends { id: string }>(
  keys: readonly OwnedKey[],
  read: (ownerId: string, ids: string[]) => Promise<Row[]>,
): Promise<(Row | null)[]> {
  const nameOf = ({ ownerId, id }: OwnedKey): string => `${ownerId} ${id}`;
  const found = new Map<string, Row>();
  for (const [ownerId, ofOne] of Map.groupBy(keys, (key) => key.ownerId)) {
    const rows = await read(
      ownerId,
      ofOne.map(({ id }) => id),
    );
    for (const row of rows) found.set(nameOf({ ownerId, id: row.id }), row);
  }
  return keys.map((key) => found.get(nameOf(key)) ?? null);
}

function inOrderOf<Row extends { id: string }>(ids: readonly string[], rows: Row[]): (Row | null)[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}
