import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { lockSlug } from './lockSlug.ts';
import { slugCandidate, slugOf } from './slug.rules.ts';

/**
 * Finds a free slug for a name and keeps others from taking it until the caller's transaction ends. Slugs that send
 * visitors on to a site's new address are not free.
 */
export async function claimSlug(em: SqlEntityManager, name: string): Promise<string> {
  const slug = slugOf(name);
  await lockSlug(em, slug);
  const rows = await em.execute<{ slug: string }[]>(
    `select slug from restaurants where slug = ? or slug like ? || '-%'
     union all
     select slug from retired_slugs
     where (slug = ? or slug like ? || '-%') and (free_at is null or free_at > now())`,
    [slug, slug, slug, slug],
  );
  const taken = new Set(rows.map((row) => row.slug));
  let attempt = 1;
  while (taken.has(slugCandidate(slug, attempt))) attempt += 1;
  return slugCandidate(slug, attempt);
}
