import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { publishSites } from './publishSites.ts';

/**
 * Rewrites what diners see of a restaurant, inside the caller's transaction and after its flush. Call it with
 * every change that a diner could notice. Returns the site's slug.
 */
export async function publishSite(em: SqlEntityManager, restaurantId: string): Promise<string> {
  const [slug] = await publishSites(em, [restaurantId]);
  if (slug === undefined) throw new Error(`No restaurant ${restaurantId} to publish`);
  return slug;
}
