import type { Cursor, EntityManager } from '@mikro-orm/postgresql';
import type { PageRequest } from '../../lib/pageRequest.ts';
import { Restaurant } from './restaurant.entity.ts';

/** The owner's view of restaurants: everything here is limited to what one person owns. */
export class RestaurantService {
  constructor(private readonly em: EntityManager) {}

  /** A person's sites, newest first. */
  listOwned(ownerId: string, page: PageRequest): Promise<Cursor<Restaurant>> {
    return this.em.findByCursor(Restaurant, {
      where: { owner: ownerId },
      orderBy: { id: 'desc' },
      ...page,
    });
  }

  /** One site of a person; null when it is missing or somebody else's. */
  findOwned(ownerId: string, id: string): Promise<Restaurant | null> {
    return this.em.findOne(Restaurant, { id, owner: ownerId });
  }
}
