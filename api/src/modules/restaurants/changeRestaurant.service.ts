import type { EntityManager } from '@mikro-orm/postgresql';
import { announce } from '../../gateways/events/events.gateway.ts';
import { type Failure, type NotFoundFailure, fail, ok, type Result } from '../../lib/result.ts';
import type { MenuVersionCause } from '../sites/menu.types.ts';
import { publishLockedSite } from '../sites/publishSite.repository.ts';
import type { SiteService } from '../sites/site.service.ts';
import { messages } from './messages.ts';
import type { Restaurant } from './restaurant.entity.ts';
import type { Permission } from './access.rules.ts';
import { lockFor, type RestaurantKey } from './restaurant.repository.ts';

/** The restaurant that an owner or a manager changes. */
interface ChangeTarget {
  /** The person who changes it. */
  viewerId: string;
  restaurant: RestaurantKey;
  /** What the person needs; the permission to edit by default. */
  permission?: Permission;
  /** Message when it does not exist or the person has no permission. */
  missing?: string;
  /** What changes its menu, for the history; an edit by default. */
  menuCause?: MenuVersionCause;
}

/** A changed restaurant. */
export interface ChangedRestaurant<T> {
  restaurant: Restaurant;
  /** Version of the published document. */
  siteVersion: number;
  /** What the change returned. */
  value: T;
}

/**
 * Changes of owners and managers to restaurants and menus. Each is one transaction: lock the restaurant if they may change it,
 * change it, publish it. After the commit the caches of the site are cleared.
 */
export class RestaurantChanges {
  constructor(
    private readonly em: EntityManager,
    private readonly sites: SiteService,
  ) {}

  /**
   * Runs one change of a restaurant and publishes it. A failure that `change` returns rolls everything back. Changes of
   * one restaurant run one after the other.
   */
  async run<T, F extends Failure = never>(
    {
      viewerId,
      restaurant: key,
      permission = 'EDIT',
      missing = messages.restaurantUnknown,
      menuCause,
    }: ChangeTarget,
    change: (em: EntityManager, restaurant: Restaurant) => Promise<Result<T, F>>,
  ): Promise<Result<ChangedRestaurant<T>, F | NotFoundFailure>> {
    const changed = await this.em.fork().transactional(async (em) => {
      const restaurant = await lockFor(em, viewerId, key, permission);
      if (!restaurant) return fail<NotFoundFailure>({ kind: 'notFound', message: missing });
      const slugBefore = restaurant.slug;
      const result = await change(em, restaurant);
      if (!result.ok) {
        await em.rollback();
        // Otherwise the end of `transactional` would save the changed entities.
        em.clear();
        return result;
      }
      await em.flush();
      const siteVersion = await publishLockedSite(em, restaurant.id, menuCause);
      // Other processes have a moved site in their cache by its old slug.
      if (restaurant.slug !== slugBefore) await announce(em, 'siteChanged', slugBefore);
      return ok({ restaurant, siteVersion, value: result.value, slugBefore });
    });
    if (!changed.ok) return changed;
    const { slugBefore, ...value } = changed.value;
    for (const slug of new Set([slugBefore, value.restaurant.slug])) this.sites.forget(slug);
    return ok(value);
  }
}
