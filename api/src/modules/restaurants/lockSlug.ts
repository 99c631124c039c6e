import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { slugRoot } from './slug.rules.ts';

/** Makes all who want this slug, or one that differs only in its number, wait for each other until their transactions end. */
export async function lockSlug(em: SqlEntityManager, slug: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtext(?))', [`slug:${slugRoot(slug)}`]);
}
