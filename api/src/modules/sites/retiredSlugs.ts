import type { Pool } from 'pg';
import { isSlug } from './isSlug.ts';

/** What became of the site that had a slug: it has another one now (`movedTo`), or is gone (null). */
export interface FormerSite {
  movedTo: string | null;
}

/** Slugs that sites had before. Ask only for those that no site has now. */
export class RetiredSlugs {
  constructor(private readonly pool: Pool) {}

  /** null when no site ever had this slug, or it is free again. */
  async find(slug: string): Promise<FormerSite | null> {
    if (!isSlug(slug)) return null;
    const { rows } = await this.pool.query<FormerSite>({
      name: 'retired_slug',
      text: `select site.slug as "movedTo" from retired_slugs retired
        left join published_sites site on site.restaurant_id = retired.restaurant_id
        where retired.slug = $1 and (retired.free_at is null or retired.free_at > now())`,
      values: [slug],
    });
    return rows[0] ?? null;
  }
}
