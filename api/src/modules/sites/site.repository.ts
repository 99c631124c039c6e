import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { type Parameter, prepare, tablesFor } from '../../lib/preparedStatement.ts';
import type { SiteTables } from './site.entity.ts';

const tablesOf = (em: SqlEntityManager) => em.getKysely<SiteTables>();

/** The published site of a slug: at most one row. */
export const readSite = prepare('published_site', (parameter: Parameter<{ slug: string }>) =>
  tablesFor<SiteTables>()
    .selectFrom('published_sites')
    .select(['version', 'document'])
    .where('slug', '=', parameter('slug')),
);

/** The present slug of the site that had a slug before; null when the site was removed. No row for a slug that is free. */
export const readRetiredSlug = prepare('retired_slug', (parameter: Parameter<{ slug: string }>) =>
  tablesFor<SiteTables>()
    .selectFrom('retired_slugs as retired')
    .leftJoin('published_sites as site', 'site.restaurant_id', 'retired.restaurant_id')
    .select('site.slug as movedTo')
    .where('retired.slug', '=', parameter('slug'))
    .where(({ eb, or }) => or([eb('free_at', 'is', null), eb('free_at', '>', sql<Date>`now()`)])),
);

/** Slugs that redirect visitors, or that nobody may take yet, at this time. */
const retiredAt = (em: SqlEntityManager, now: Date) =>
  tablesOf(em)
    .selectFrom('retired_slugs')
    .select('slug')
    .where((where) => where.or([where('free_at', 'is', null), where('free_at', '>', now)]));

/** Whether another restaurant had this slug, and the slug is not free yet. */
export async function isSlugRetired(
  em: SqlEntityManager,
  slug: string,
  restaurantId: string,
  now: Date,
): Promise<boolean> {
  const found = await retiredAt(em, now)
    .where('slug', '=', slug)
    .where('restaurant_id', 'is distinct from', restaurantId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Retired slugs that equal this one, or begin with it and a hyphen. */
export async function retiredSlugsLike(em: SqlEntityManager, slug: string): Promise<string[]> {
  const rows = await retiredAt(em, new Date())
    .where((where) => where.or([where('slug', '=', slug), where('slug', 'like', `${slug}-%`)]))
    .execute();
  return rows.map((row) => row.slug);
}

/** Stores that a restaurant moved from one slug to another: the old one redirects visitors. */
export async function retireSlug(
  em: SqlEntityManager,
  { from, to, restaurantId, now }: { from: string; to: string; restaurantId: string; now: Date },
): Promise<void> {
  await tablesOf(em).deleteFrom('retired_slugs').where('slug', '=', to).execute();
  await retire(em, [from], { restaurant_id: restaurantId, retired_at: now, free_at: null });
}

/** Frees the slugs that redirect to a restaurant. */
export async function freeRedirects(em: SqlEntityManager, restaurantId: string): Promise<void> {
  await tablesOf(em).deleteFrom('retired_slugs').where('restaurant_id', '=', restaurantId).execute();
}

/** The published versions of restaurants, by id. */
export async function siteVersionsOf(
  em: SqlEntityManager,
  restaurantIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tablesOf(em)
    .selectFrom('published_sites')
    .select(['restaurant_id', 'version'])
    .where('restaurant_id', '=', sql<string>`any(${restaurantIds}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.restaurant_id, row.version]));
}

/** Keeps slugs back until `freeAt`. */
export const retireSlugs = (
  em: SqlEntityManager,
  slugs: readonly string[],
  { retiredAt, freeAt }: { retiredAt: Date; freeAt: Date },
): Promise<void> => retire(em, slugs, { restaurant_id: null, retired_at: retiredAt, free_at: freeAt });

async function retire(
  em: SqlEntityManager,
  slugs: readonly string[],
  kept: Omit<SiteTables['retired_slugs'], 'slug'>,
): Promise<void> {
  await tablesOf(em)
    .insertInto('retired_slugs')
    .values(slugs.map((slug) => ({ slug, ...kept })))
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(kept))
    .execute();
}

/** Frees slugs that were kept back long enough, at most `limit`. Returns how many. */
export async function freeSlugs(em: SqlEntityManager, now: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await tablesOf(em)
    .deleteFrom('retired_slugs')
    .where('slug', 'in', (eb) =>
      eb
        .selectFrom('retired_slugs')
        .select('slug')
        .where('free_at', '<=', now)
        .orderBy('free_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Removes the published documents of restaurants. */
export async function unpublishSites(em: SqlEntityManager, restaurantIds: readonly string[]): Promise<void> {
  await tablesOf(em).deleteFrom('published_sites').where('restaurant_id', 'in', restaurantIds).execute();
}
