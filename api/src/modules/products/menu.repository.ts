import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { isUuid } from '../../lib/ids.ts';
import { namesOfUsers } from '../accounts/account.repository.ts';
import { idsFor } from '../restaurants/member.repository.ts';
import { menuPages } from './menuPage.repository.ts';
import { choicesOf, groupsWithOptions, NO_CHOICES, toGroupView } from './option.repository.ts';
import { anyOf, productsWithPlaces, sectionsWithCounts } from './product.repository.ts';
import type { ProductShelves } from './productShelves.ts';

/** Batches reads into one statement. No cache, so that a read after a write sees the change. */
const batched = <Key, Value>(load: (keys: readonly Key[]) => Promise<(Value | Error)[]>) =>
  new DataLoader(load, { cache: false });

/** Reads menus for their owners in batches: as many statements for many restaurants as for one. */
export class MenuRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly shelves: ProductShelves,
  ) {}

  /** Products of a restaurant in the order of its menu. The caller checks the owner. */
  readonly pages = batched((asked: Parameters<typeof menuPages>[1]) => menuPages(this.em, asked));

  /** Sections of a restaurant, by its id, in order. The caller checks the owner. */
  readonly sections = batched(async (restaurantIds: readonly string[]) => {
    const rows = await sectionsWithCounts(this.em)
      .where('s.restaurant_id', '=', anyOf(restaurantIds))
      .orderBy('s.position')
      .orderBy('s.id')
      .execute();
    const lists = Map.groupBy(rows, ({ restaurantId }) => restaurantId);
    return restaurantIds.map((id) => lists.get(id) ?? []);
  });

  /** The section of a product, by its id. Throws when it was deleted since. */
  readonly section = batched(async (ids: readonly string[]) => {
    const rows = await sectionsWithCounts(this.em).where('s.id', '=', anyOf(ids)).execute();
    return inOrderOf(ids, rows).map((row, index) => row ?? new Error(`Section ${ids[index]} is gone`));
  });

  /** The sizes and groups of a product, by its id. */
  readonly choices = batched(async (ids: readonly string[]) => {
    const found = await choicesOf(this.em, ids);
    return ids.map((id) => found.get(id) ?? NO_CHOICES);
  });

  /** The shelf of a product, by its id; null for a product of a restaurant. */
  readonly shelf = batched(async (ids: readonly string[]) => {
    const found = await this.shelves.ofProducts(ids);
    return ids.map((id) => found.get(id) ?? null);
  });

  /** Whether a restaurant is a grocery shop, by its id. */
  readonly isShop = batched(async (restaurantIds: readonly string[]) => {
    const shops = await this.shelves.shopsAmong(restaurantIds);
    return restaurantIds.map((id) => shops.has(id));
  });

  /** The option groups of a restaurant, by its id, in the order of their names. The caller checks the owner. */
  readonly optionGroups = batched(async (restaurantIds: readonly string[]) => {
    const rows = await groupsWithOptions(this.em)
      .where('g.restaurant_id', '=', anyOf(restaurantIds))
      .orderBy('g.name')
      .orderBy('g.id')
      .execute();
    const lists = Map.groupBy(rows.map(toGroupView), ({ restaurantId }) => restaurantId);
    return restaurantIds.map((id) => lists.get(id) ?? []);
  });

  /** The name of an account, by its id; null for a deleted one. The caller checks who may see it. */
  readonly personName = batched(async (ids: readonly string[]) => {
    const names = new Map((await namesOfUsers(this.em, ids)).map(({ id, name }) => [id, name]));
    return ids.map((id) => names.get(id) ?? null);
  });

  /** One option group of a person; null for an unknown group or that of another person. */
  readonly ownedGroup = ownedReader(async (viewerId, ids) => {
    const rows = await groupsWithOptions(this.em)
      .where('g.id', '=', anyOf(ids))
      .where('g.restaurant_id', 'in', idsFor(this.em, viewerId, 'EDIT'))
      .execute();
    return rows.map(toGroupView);
  });

  /** One product of a person; null for an unknown product or that of another person. */
  readonly ownedProduct = ownedReader((viewerId, ids) =>
    productsWithPlaces(this.em)
      .where('p.id', '=', anyOf(ids))
      .where('p.restaurant_id', 'in', idsFor(this.em, viewerId, 'EDIT'))
      .execute(),
  );

  /** One section of a person; null for an unknown section or that of another person. */
  readonly ownedSection = ownedReader((viewerId, ids) =>
    sectionsWithCounts(this.em)
      .where('s.id', '=', anyOf(ids))
      .where('s.restaurant_id', 'in', idsFor(this.em, viewerId, 'EDIT'))
      .execute(),
  );
}

/** Reads with one statement for each owner; a request has one owner. */
function ownedReader<Row extends { id: string }>(
  read: (viewerId: string, ids: readonly string[]) => Promise<Row[]>,
) {
  const loaders = new Map<string, DataLoader<string, Row | null>>();
  return async (viewerId: string, id: string): Promise<Row | null> => {
    const loader =
      loaders.get(viewerId) ??
      batched(async (ids: readonly string[]) => inOrderOf(ids, await read(viewerId, ids)));
    loaders.set(viewerId, loader);
    return isUuid(id) ? loader.load(id) : null;
  };
}

function inOrderOf<Row extends { id: string }>(ids: readonly string[], rows: Row[]): (Row | null)[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}
