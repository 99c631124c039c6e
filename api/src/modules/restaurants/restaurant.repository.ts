import type { EntityManager } from '@mikro-orm/postgresql';
import type { Expression } from 'kysely';
import { isUuid } from '../../lib/ids.ts';
import { Restaurant, type RestaurantTables } from './restaurant.entity.ts';

const tablesOf = (em: EntityManager) => em.getKysely<RestaurantTables>();

/** Names a restaurant: by its id, or by a query for the id, e.g. of the restaurant that has a product. */
export type RestaurantKey = string | ((em: EntityManager) => Expression<string>);

/**
 * One site of a person, kept from other changes until the transaction ends; null when it is missing or somebody else's. It
 * is not the strongest lock: orders may refer to the restaurant meanwhile.
 */
export async function lockOwned(
  em: EntityManager,
  ownerId: string,
  key: RestaurantKey,
): Promise<Restaurant | null> {
  if (typeof key === 'string' && !isUuid(key)) return null;
  const row = await tablesOf(em)
    .selectFrom('restaurants')
    .selectAll()
    .where('id', '=', typeof key === 'string' ? key : key(em))
    .where('owner_id', '=', ownerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ? em.map(Restaurant, row) : null;
}
