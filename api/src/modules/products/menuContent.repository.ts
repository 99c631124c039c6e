import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { existingUsers } from '../accounts/account.repository.ts';
import type { MenuContent } from '@forkfront/common/menu.ts';
import { menuOptionGroups, menuSections } from '../sites/publishedMenu.repository.ts';
import { MENU_COLUMNS, menuRows, type MenuRows, type MenuTables } from './menuRows.rules.ts';
import { anyOf } from './product.repository.ts';

const tablesOf = (em: EntityManager) => em.getKysely<MenuTables>();

/** The whole menu of a restaurant, as its tables have it now: one statement. */
export async function readMenuContent(em: EntityManager, restaurantId: string): Promise<MenuContent> {
  const id = sql<string>`${restaurantId}::uuid`;
  return tablesOf(em)
    .selectNoFrom([menuSections(id).as('sections'), menuOptionGroups(id).as('optionGroups')])
    .executeTakeFirstOrThrow();
}

/**
 * Writes the whole menu of a restaurant inside the caller's transaction: what has an id of the present menu is changed,
 * other ids are added, and what is missing is deleted. As many statements for a large menu as for a small one. The
 * content keeps to `MENU_LIMITS`. Throws for an id that belongs to another restaurant.
 */
export async function replaceMenu(
  em: EntityManager,
  restaurantId: string,
  content: MenuContent,
): Promise<void> {
  const rows = menuRows(restaurantId, await withKnownConfirmers(em, content));
  await refuseForeignIds(em, restaurantId, rows);
  await tablesOf(em).deleteFrom('option_group_uses').where('restaurant_id', '=', restaurantId).execute();
  for (const table of PARENTS_FIRST) await writeRows(em, table, rows[table]);
  await deleteMissing(em, restaurantId, rows);
}

/** An account that confirmed allergens in an old version of the menu may be deleted since. */
async function withKnownConfirmers(em: EntityManager, content: MenuContent): Promise<MenuContent> {
  const all = [
    ...content.sections.flatMap(({ items }) => items),
    ...content.optionGroups.flatMap(({ options }) => options),
  ];
  const ids = new Set(all.flatMap(({ allergensConfirmedBy: by }) => (by === null ? [] : [by])));
  if (ids.size === 0) return content;
  const known = new Set(await existingUsers(em, [...ids]));
  const checked = <One extends { allergensConfirmedBy: string | null }>(one: One): One =>
    one.allergensConfirmedBy === null || known.has(one.allergensConfirmedBy)
      ? one
      : { ...one, allergensConfirmedBy: null };
  return {
    sections: content.sections.map((section) => ({ ...section, items: section.items.map(checked) })),
    optionGroups: content.optionGroups.map((group) => ({ ...group, options: group.options.map(checked) })),
  };
}

/** Adds or changes rows by their ids. Rows that are the same already stay untouched, with the time of their last change. */
async function writeRows<Table extends keyof MenuRows>(
  em: EntityManager,
  table: Table,
  rows: MenuRows[Table],
): Promise<void> {
  if (rows.length === 0) return;
  const types: Readonly<Record<string, string>> = MENU_COLUMNS[table];
  const names = Object.keys(types);
  const list = sql.join(names.map((name) => sql.ref(name)));
  const typed = sql.join(Object.entries(types).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`));
  const compared = names.filter((name) => name !== 'updated_at');
  const old = sql.join(compared.map((name) => sql.ref(`${table}.${name}`)));
  const fresh = sql.join(compared.map((name) => sql.ref(`excluded.${name}`)));
  const set = sql.join(names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`));
  await sql`insert into ${sql.table(table)} (${list})
    select ${list} from json_to_recordset(${JSON.stringify(rows)}::json) as row (${typed})
    on conflict (id) do update set ${set} where (${old}) is distinct from (${fresh})`.execute(tablesOf(em));
}

const PARENTS_FIRST = [
  'option_groups',
  'menu_options',
  'menu_sections',
  'products',
  'product_sizes',
  'option_group_uses',
] as const;

const idsOf = (rows: readonly { id: string }[]) => anyOf(rows.map(({ id }) => id));

const productsOf = (em: EntityManager, restaurantId: string) =>
  tablesOf(em).selectFrom('products').select('id').where('restaurant_id', '=', restaurantId);

const groupsOf = (em: EntityManager, restaurantId: string) =>
  tablesOf(em).selectFrom('option_groups').select('id').where('restaurant_id', '=', restaurantId);

async function refuseForeignIds(em: EntityManager, restaurantId: string, rows: MenuRows): Promise<void> {
  const foreign = await tablesOf(em)
    .selectFrom('menu_sections')
    .select('id')
    .where('id', '=', idsOf(rows.menu_sections))
    .where('restaurant_id', '<>', restaurantId)
    .unionAll((eb) =>
      eb
        .selectFrom('products')
        .select('id')
        .where('id', '=', idsOf(rows.products))
        .where('restaurant_id', '<>', restaurantId),
    )
    .unionAll((eb) =>
      eb
        .selectFrom('option_groups')
        .select('id')
        .where('id', '=', idsOf(rows.option_groups))
        .where('restaurant_id', '<>', restaurantId),
    )
    .unionAll((eb) =>
      eb
        .selectFrom('product_sizes')
        .select('id')
        .where('id', '=', idsOf(rows.product_sizes))
        .where('product_id', 'not in', productsOf(em, restaurantId)),
    )
    .unionAll((eb) =>
      eb
        .selectFrom('menu_options')
        .select('id')
        .where('id', '=', idsOf(rows.menu_options))
        .where('group_id', 'not in', groupsOf(em, restaurantId)),
    )
    .limit(1)
    .executeTakeFirst();
  if (foreign) throw new Error(`${foreign.id} belongs to another menu than that of ${restaurantId}`);
}

/** After the new rows are written, so that no product goes with the section that it has left. */
async function deleteMissing(em: EntityManager, restaurantId: string, rows: MenuRows): Promise<void> {
  await tablesOf(em)
    .with('sizes', (db) =>
      db
        .deleteFrom('product_sizes')
        .where('product_id', 'in', productsOf(em, restaurantId))
        .where(({ not, eb }) => not(eb('id', '=', idsOf(rows.product_sizes))))
        .returning('id'),
    )
    .with('options', (db) =>
      db
        .deleteFrom('menu_options')
        .where('group_id', 'in', groupsOf(em, restaurantId))
        .where(({ not, eb }) => not(eb('id', '=', idsOf(rows.menu_options))))
        .returning('id'),
    )
    .with('products_gone', (db) =>
      db
        .deleteFrom('products')
        .where('restaurant_id', '=', restaurantId)
        .where(({ not, eb }) => not(eb('id', '=', idsOf(rows.products))))
        .returning('id'),
    )
    .with('groups', (db) =>
      db
        .deleteFrom('option_groups')
        .where('restaurant_id', '=', restaurantId)
        .where(({ not, eb }) => not(eb('id', '=', idsOf(rows.option_groups))))
        .returning('id'),
    )
    .deleteFrom('menu_sections')
    .where('restaurant_id', '=', restaurantId)
    .where(({ not, eb }) => not(eb('id', '=', idsOf(rows.menu_sections))))
    .execute();
}
