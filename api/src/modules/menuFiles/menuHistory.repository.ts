import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { MenuContent } from '@forkfront/common/menu.ts';
import { siteVersionsOf } from '../sites/site.repository.ts';
import { sitesOfOwner } from '../restaurants/restaurant.repository.ts';
import { readMenuContent } from '../products/menuContent.repository.ts';
import { asMenuOfNow } from './menuRestore.rules.ts';
import type { MenuVersionTables } from './menuVersion.entity.ts';

const tablesOf = (em: EntityManager) => em.getKysely<MenuVersionTables>();

/** A kept version of a menu, without the menu itself. */
export type KeptVersion = Awaited<ReturnType<typeof listVersions>>[number];

/** Kept versions of a menu, newest first; `before` leaves out this version and newer ones. */
export const listVersions = (
  em: EntityManager,
  restaurantId: string,
  { first, before }: { first: number; before: number | null },
) =>
  tablesOf(em)
    .selectFrom('menu_versions')
    .select(['version', 'cause', 'created_at as createdAt'])
    .select(
      sql<number>`jsonb_array_length(jsonb_path_query_array(content, '$.sections[*].items[*]'))`.as(
        'productCount',
      ),
    )
    .where('restaurant_id', '=', restaurantId)
    .$if(before !== null, (query) => query.where('version', '<', before))
    .orderBy('version', 'desc')
    .limit(first)
    .execute();

const versionsWithMenus = (em: EntityManager, restaurantId: string) =>
  tablesOf(em)
    .selectFrom('menu_versions')
    .select(['version', 'cause', 'content', 'created_at as createdAt'])
    .where('restaurant_id', '=', restaurantId)
    .orderBy('version', 'desc')
    .limit(1);

async function newestOf(versions: ReturnType<typeof versionsWithMenus>) {
  const newest = await versions.executeTakeFirst();
  return newest && { ...newest, content: asMenuOfNow(newest.content) };
}

/** One version of a menu; undefined when it is not kept. */
export const findVersion = (em: EntityManager, restaurantId: string, version: number) =>
  newestOf(versionsWithMenus(em, restaurantId).where('version', '=', version));

/** The last version that an import or its undo made since a time; undefined without one. */
export const lastImport = (em: EntityManager, restaurantId: string, since: Date) =>
  newestOf(
    versionsWithMenus(em, restaurantId)
      .where('cause', 'in', ['IMPORT', 'UNDO'])
      .where('created_at', '>', since),
  );

/** The version that was published before another one; undefined when none is kept. */
export const versionBefore = (em: EntityManager, restaurantId: string, version: number) =>
  newestOf(versionsWithMenus(em, restaurantId).where('version', '<', version));

/** Whether the menu was published in another state after a version of the site. */
export async function hasMenuChangedSince(
  em: EntityManager,
  restaurantId: string,
  version: number,
): Promise<boolean> {
  const newer = await tablesOf(em)
    .selectFrom('menu_versions')
    .select('version')
    .where('restaurant_id', '=', restaurantId)
    .where('version', '>', version)
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
}

/**
 * Keeps the present menu, for a menu that was last published before there was a history. Call it before a change that
 * can be undone, inside its transaction. Returns the present menu.
 */
export async function keepPresentMenu(
  em: EntityManager,
  restaurantId: string,
  now: Date,
): Promise<MenuContent> {
  const content = await readMenuContent(em, restaurantId);
  const [newest] = await listVersions(em, restaurantId, { first: 1, before: null });
  const version = (await siteVersionsOf(em, [restaurantId])).get(restaurantId);
  if (!newest && version !== undefined)
    await tablesOf(em)
      .insertInto('menu_versions')
      .values({
        restaurant_id: restaurantId,
        version,
        content: sql<MenuContent>`${JSON.stringify(content)}::jsonb`,
        cause: 'EDIT',
        created_at: now,
      })
      .execute();
  return content;
}

/** Removes versions that were replaced by a newer one before a time. The newest of each menu stays. */
export async function removeVersions(em: EntityManager, replacedBefore: Date): Promise<void> {
  await tablesOf(em)
    .deleteFrom('menu_versions as v')
    .where('v.created_at', '<', replacedBefore)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('menu_versions as newer')
          .select('newer.version')
          .whereRef('newer.restaurant_id', '=', 'v.restaurant_id')
          .whereRef('newer.version', '>', 'v.version')
          .where('newer.created_at', '<', replacedBefore),
      ),
    )
    .execute();
}

/** The histories of a person's menus, for the download of an account: one statement. */
export const historiesOf = (em: EntityManager, ownerId: string) =>
  tablesOf(em)
    .selectFrom(sitesOfOwner(em, ownerId))
    .innerJoin('menu_versions as v', 'v.restaurant_id', 'r.id')
    .select(['r.slug as site', 'v.version', 'v.cause', 'v.created_at as createdAt'])
    .orderBy('r.id')
    .orderBy('v.version')
    .execute();

/** Removes the histories of a person's menus. */
export async function removeHistories(em: EntityManager, ownerId: string): Promise<void> {
  await tablesOf(em)
    .deleteFrom('menu_versions')
    .where('restaurant_id', 'in', (eb) => eb.selectFrom(sitesOfOwner(em, ownerId)).select('r.id'))
    .execute();
}
