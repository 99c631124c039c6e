import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { isUuid } from '../../lib/ids.ts';
import { Restaurant } from './restaurant.entity.ts';

/** One site of a person, kept from other changes until the transaction ends; null when it is missing or not theirs. */
export async function lockOwned(em: EntityManager, ownerId: string, id: string): Promise<Restaurant | null> {
  if (!isUuid(id)) return null;
  return em.findOne(Restaurant, { id, owner: ownerId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
