import type { EntityManager } from '@mikro-orm/postgresql';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { publishSite } from '../sites/publishSite.ts';
import type { SiteService } from '../sites/site.service.ts';

/** Pictures that owners give their restaurants. */
export class RestaurantPictures {
  constructor(
    private readonly em: EntityManager,
    private readonly sites: SiteService,
  ) {}

  /** Sets the logo and publishes the site. Throws when the restaurant is not this person's. */
  async setLogo(ownerId: string, restaurantId: string, logoKey: string): Promise<void> {
    const slug = await this.em.fork().transactional(async (em) => {
      const changed = await em.nativeUpdate(Restaurant, { id: restaurantId, owner: ownerId }, { logoKey });
      if (changed === 0) throw new Error(`Restaurant ${restaurantId} is not of user ${ownerId}`);
      return publishSite(em, restaurantId);
    });
    this.sites.forget(slug);
  }
}
