import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { MenuOption, MenuProduct, MenuSize } from '@forkfront/common/menu.ts';
import type { MenuVersionTables } from '../menuFiles/menuVersion.entity.ts';

const tablesOf = (em: EntityManager) => em.getKysely<MenuVersionTables>();

/** A price of the menu that a publication changed. */
export interface PriceChange {
  kind: 'DISH' | 'EXTRA';
  /** Of the dish or the extra; a dish with several changed sizes has several changes. */
  id: string;
  name: string;
  /** Null for a dish with one price, and for an extra. */
  size: string | null;
  /** Pence. */
  before: number;
  /** Pence. */
  after: number;
}

const textOf = (column: 'dish' | 'size' | 'extra', field: 'id' | 'name') =>
  sql<string>`${sql.ref(column)} ->> ${sql.lit(field)}`;
const priceOf = (column: 'dish' | 'size' | 'extra') => sql<number>`(${sql.ref(column)} -> 'price')::int`;

/** The prices that a version of a site has changed; its menu must be in the history. */
export const priceChangesOf = (
  em: EntityManager,
  restaurantId: string,
  version: number,
): Promise<PriceChange[]> =>
  tablesOf(em)
    .with('versions', (db) =>
      db
        .selectFrom('menu_versions as v')
        .select(['v.version', 'v.content'])
        .where('v.restaurant_id', '=', restaurantId)
        .where('v.version', '<=', version)
        .orderBy('v.version', 'desc')
        .limit(2),
    )
    .with('dishes', (db) =>
      db
        .selectFrom('versions')
        .select('version')
        .select(sql<MenuProduct>`jsonb_path_query(content, '$.sections[*].items[*]')`.as('dish')),
    )
    .with('sizes', (db) =>
      db
        .selectFrom('dishes')
        .select(['version', 'dish'])
        .select(sql<MenuSize>`jsonb_path_query(dish, '$.sizes[*]')`.as('size')),
    )
    .with('extras', (db) =>
      db
        .selectFrom('versions')
        .select('version')
        .select(sql<MenuOption>`jsonb_path_query(content, '$.optionGroups[*].options[*]')`.as('extra')),
    )
    .with('priced', (db) =>
      db
        .selectFrom('dishes')
        .select(['version', sql<PriceChange['kind']>`'DISH'`.as('kind')])
        .select([textOf('dish', 'id').as('id'), textOf('dish', 'name').as('name')])
        .select([sql<string | null>`null::text`.as('size'), textOf('dish', 'id').as('priceId')])
        .select(priceOf('dish').as('price'))
        .where(sql<boolean>`not jsonb_path_exists(dish, '$.sizes[*]')`)
        .unionAll(
          db
            .selectFrom('sizes')
            .select(['version', sql<PriceChange['kind']>`'DISH'`.as('kind')])
            .select([textOf('dish', 'id').as('id'), textOf('dish', 'name').as('name')])
            .select([textOf('size', 'name').as('size'), textOf('size', 'id').as('priceId')])
            .select(priceOf('size').as('price')),
        )
        .unionAll(
          db
            .selectFrom('extras')
            .select(['version', sql<PriceChange['kind']>`'EXTRA'`.as('kind')])
            .select([textOf('extra', 'id').as('id'), textOf('extra', 'name').as('name')])
            .select([sql<string | null>`null::text`.as('size'), textOf('extra', 'id').as('priceId')])
            .select(priceOf('extra').as('price')),
        ),
    )
    .selectFrom('priced as now')
    .innerJoin('priced as old', (join) =>
      join.onRef('old.kind', '=', 'now.kind').onRef('old.priceId', '=', 'now.priceId'),
    )
    .select(['now.kind', 'now.id', 'now.name', 'now.size', 'old.price as before', 'now.price as after'])
    .where('now.version', '=', version)
    .where('old.version', '<', version)
    .whereRef('now.price', '<>', 'old.price')
    .execute();
