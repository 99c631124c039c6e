import DataLoader from 'dataloader';
import type { Pool } from 'pg';

/** Published versions by restaurant. Those that are asked for together are read by one statement. */
export class SiteVersions {
  // Nothing is kept: after a change the same request reads the version that was just written.
  private readonly loader = new DataLoader<string, number>((ids) => this.read(ids), { cache: false });

  constructor(private readonly pool: Pool) {}

  /** Rejects for a restaurant that is not published. */
  load(restaurantId: string): Promise<number> {
    return this.loader.load(restaurantId);
  }

  private async read(restaurantIds: readonly string[]): Promise<(number | Error)[]> {
    const { rows } = await this.pool.query<{ restaurant_id: string; version: number }>({
      name: 'site_versions',
      text: 'select restaurant_id, version from published_sites where restaurant_id = any($1::uuid[])',
      values: [restaurantIds],
    });
    const versions = new Map(rows.map((row) => [row.restaurant_id, row.version]));
    return restaurantIds.map((id) => versions.get(id) ?? new Error(`Restaurant ${id} is not published`));
  }
}
