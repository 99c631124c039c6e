import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { slugCandidate, slugOf } from './slug.rules.ts';

/**
 * Finds a free slug for a name and keeps others from taking it until the caller's transaction ends: those that
 * want the same slug wait for each other.
 */
export async function claimSlug(em: SqlEntityManager, name: string): Promise<string> {
  const slug = slugOf(name);
  await em.execute('select pg_advisory_xact_lock(hashtext(?))', [`slug:${slug}`]);
  const rows = await em.execute<{ slug: string }[]>(
    "select slug from restaurants where slug = ? or slug like ? || '-%'",
    [slug, slug],
  );
  const taken = new Set(rows.map((row) => row.slug));
  let attempt = 1;
  while (taken.has(slugCandidate(slug, attempt))) attempt += 1;
  return slugCandidate(slug, attempt);
}
