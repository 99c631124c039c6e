import type { EntityManager } from '@mikro-orm/postgresql';
import { announce } from '../../gateways/events/events.gateway.ts';
import { type Failure, type NotFoundFailure, ok, type Result, notFound } from '../../lib/result.ts';
import { Turns } from '../../lib/turns.ts';
import type { MenuVersionCause } from '@forkfront/common/menu.ts';
import { priceChangesOf } from '../sites/priceChange.repository.ts';
import { publishLockedSite } from '../sites/publishSite.repository.ts';
import type { SiteService } from '../sites/site.service.ts';
import { recordActivity } from './activity.repository.ts';
import { messages } from './messages.ts';
import { priceNote } from './priceNote.rules.ts';
import type { Restaurant } from './restaurant.entity.ts';
import type { Permission } from './access.rules.ts';
import { idOfKey, lockFor, type RestaurantKey } from './restaurant.repository.ts';

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

/** A change takes 5 to 30 ms, so most of these get their turn in time. */
const TURNS = { waiting: 100, waitMs: 3_000 };

/** The changes of restaurants that wait for others of the same restaurant, in this process. */
export class RestaurantTurns extends Turns {
  constructor() {
    super(TURNS, messages.changeInProgress);
  }
}

/**
 * Changes of owners and managers to restaurants and menus. Each is one transaction: lock the restaurant if they may change it,
 * change it, publish it. After the commit the caches of the site are cleared.
 */
export class RestaurantChanges {
  constructor(
    private readonly em: EntityManager,
    private readonly sites: SiteService,
    private readonly turns: RestaurantTurns,
  ) {}

  /**
   * Runs `work` in a transaction that has the lock of the restaurant. null when it does not exist or the person has no
   * permission. While another transaction has the lock, it waits without a connection: many changes of one restaurant leave
   * the connections to others. Throws TryAgainError when too many wait.
   */
  async locked<T extends object>(
    { viewerId, restaurant: key, permission = 'EDIT' }: Omit<ChangeTarget, 'missing' | 'menuCause'>,
    work: (em: EntityManager, restaurant: Restaurant) => Promise<T>,
  ): Promise<T | null> {
    const attempt = (ifLocked: 'skip' | 'wait') =>
      this.em.fork().transactional(async (em) => {
        const restaurant = await lockFor(em, viewerId, key, permission, ifLocked);
        return restaurant && (await work(em, restaurant));
      });
    const done = await attempt('skip');
    if (done) return done;
    const id = await idOfKey(this.em, key);
    // Another process may have the lock; the time limit of the statement ends that wait.
    return id === null ? null : this.turns.run(id, () => attempt('wait'));
  }

  /**
   * Runs one change of a restaurant, publishes it, and logs which prices it changed. A failure that `change` returns rolls everything back. Changes of
   * one restaurant run one after the other.
   */
  async run<T, F extends Failure = never>(
    { missing = messages.restaurantUnknown, menuCause, ...target }: ChangeTarget,
    change: (em: EntityManager, restaurant: Restaurant) => Promise<Result<T, F>>,
  ): Promise<Result<ChangedRestaurant<T>, F | NotFoundFailure>> {
    const changed = await this.locked(target, async (em, restaurant) => {
      const slugBefore = restaurant.slug;
      const result = await change(em, restaurant);
      if (!result.ok) {
        await em.rollback();
        // Otherwise the end of `transactional` would save the changed entities.
        em.clear();
        return result;
      }
      await em.flush();
      const { version: siteVersion, hasNewMenu } = await publishLockedSite(em, restaurant.id, menuCause);
      if (hasNewMenu)
        await logPrices(em, { restaurantId: restaurant.id, userId: target.viewerId }, siteVersion);
      // Other processes have a moved site in their cache by its old slug.
      if (restaurant.slug !== slugBefore) await announce(em, 'siteChanged', slugBefore);
      return ok({ restaurant, siteVersion, value: result.value, slugBefore });
    });
    if (!changed) return notFound(missing);
    if (!changed.ok) return changed;
    const { slugBefore, ...value } = changed.value;
    for (const slug of new Set([slugBefore, value.restaurant.slug])) this.sites.forget(slug);
    return ok(value);
  }
}

/** Writes one entry about the prices that a new version has changed. */
async function logPrices(
  em: EntityManager,
  by: { restaurantId: string; userId: string },
  version: number,
): Promise<void> {
  const detail = priceNote(await priceChangesOf(em, by.restaurantId, version));
  if (detail !== null) await recordActivity(em, { ...by, kind: 'PRICES_CHANGED', detail });
}
