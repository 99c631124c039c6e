import DataLoader from 'dataloader';
import type { Pool } from 'pg';

/** Published versions by restaurant, read together: one statement for a list. */
export type SiteVersionLoader = DataLoader<string, number>;

/** Nothing is kept: after a change the same request reads the version that was just written. */
export function createSiteVersionLoader(pool: Pool): SiteVersionLoader {
  return new DataLoader(
    async (restaurantIds) => {
      const { rows } = await pool.query<{ restaurant_id: string; version: number }>({
        name: 'site_versions',
        text: 'select restaurant_id, version from published_sites where restaurant_id = any($1::uuid[])',
        values: [restaurantIds],
      });
      const versions = new Map(rows.map((row) => [row.restaurant_id, row.version]));
      return restaurantIds.map((id) => versions.get(id) ?? new Error(`Restaurant ${id} is not published`));
    },
    { cache: false },
  );
}
