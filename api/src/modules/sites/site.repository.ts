import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { SiteTables } from './site.entity.ts';

const tablesOf = (em: SqlEntityManager) => em.getKysely<SiteTables>();

/** Slugs that send visitors on, or are kept back, at this time. */
const retiredAt = (em: SqlEntityManager, now: Date) =>
  tablesOf(em)
    .selectFrom('retired_slugs')
    .select('slug')
    .where((where) => where.or([where('free_at', 'is', null), where('free_at', '>', now)]));

/** Whether another restaurant had this slug and visitors are still sent on from it. */
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

/** Retired slugs that are this one, or this one with something behind a hyphen. */
export async function retiredSlugsLike(em: SqlEntityManager, slug: string): Promise<string[]> {
  const rows = await retiredAt(em, new Date())
    .where((where) => where.or([where('slug', '=', slug), where('slug', 'like', `${slug}-%`)]))
    .execute();
  return rows.map((row) => row.slug);
}

/** Notes that a restaurant has moved from one slug to another: the old one sends visitors on, the new one does not. */
export async function retireSlug(
  em: SqlEntityManager,
  { from, to, restaurantId, now }: { from: string; to: string; restaurantId: string; now: Date },
): Promise<void> {
  await tablesOf(em).deleteFrom('retired_slugs').where('slug', '=', to).execute();
  await tablesOf(em)
    .insertInto('retired_slugs')
    .values({ slug: from, restaurant_id: restaurantId, retired_at: now, free_at: null })
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet({ restaurant_id: restaurantId, retired_at: now, free_at: null }),
    )
    .execute();
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
