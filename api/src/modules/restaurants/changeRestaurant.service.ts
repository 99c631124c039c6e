import type { EntityManager } from '@mikro-orm/postgresql';
import { announce } from '../../gateways/events/events.gateway.ts';
import { type Failure, type NotFoundFailure, fail, ok, type Result } from '../../lib/result.ts';
import { publishLockedSite } from '../sites/publishSite.repository.ts';
import type { SiteService } from '../sites/site.service.ts';
import { messages } from './messages.ts';
import type { Restaurant } from './restaurant.entity.ts';
import { lockOwned, type RestaurantKey } from './restaurant.repository.ts';

/** Which restaurant an owner changes. */
interface ChangeTarget {
  ownerId: string;
  restaurant: RestaurantKey;
  /** What to say when it is missing or somebody else's; left out: that there is no such website. */
  missing?: string;
}

/** A changed restaurant. */
export interface ChangedRestaurant<T> {
  restaurant: Restaurant;
  /** Version of the document that diners now see. */
  siteVersion: number;
  /** What the change returned. */
  value: T;
}

/**
 * Changes that owners make to their restaurants and menus. Each is one transaction: the restaurant is locked if it is the
 * owner's, changed, and published; after the commit, no process keeps what it knew of the site.
 */
export class RestaurantChanges {
  constructor(
    private readonly em: EntityManager,
    private readonly sites: SiteService,
  ) {}

  /**
   * Runs one change of a restaurant and publishes it. A failure that `change` returns undoes all that it did. Changes of one
   * restaurant run one after the other, so that none is lost.
   */
  async run<T, F extends Failure = never>(
    { ownerId, restaurant: key, missing = messages.restaurantUnknown }: ChangeTarget,
    change: (em: EntityManager, restaurant: Restaurant) => Promise<Result<T, F>>,
  ): Promise<Result<ChangedRestaurant<T>, F | NotFoundFailure>> {
    const changed = await this.em.fork().transactional(async (em) => {
      const restaurant = await lockOwned(em, ownerId, key);
      if (!restaurant) return fail<NotFoundFailure>({ kind: 'notFound', message: missing });
      const slugBefore = restaurant.slug;
      const result = await change(em, restaurant);
      if (!result.ok) {
        await em.rollback();
        // What is left unsaved in the entities must not be saved by the end of `transactional`.
        em.clear();
        return result;
      }
      await em.flush();
      const siteVersion = await publishLockedSite(em, restaurant.id);
      // The other processes still know a site that has moved by its old address.
      if (restaurant.slug !== slugBefore) await announce(em, 'siteChanged', slugBefore);
      return ok({ restaurant, siteVersion, value: result.value, slugBefore });
    });
    if (!changed.ok) return changed;
    const { slugBefore, ...value } = changed.value;
    for (const slug of new Set([slugBefore, value.restaurant.slug])) this.sites.forget(slug);
    return ok(value);
  }
}
