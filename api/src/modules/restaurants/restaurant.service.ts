import { MAX_SEARCH_LENGTH } from '@forkfront/common/limits.ts';
import type { ProductFields } from '@forkfront/common/productFields.ts';
import { type ObjectQuery, type Cursor, type EntityManager } from '@mikro-orm/postgresql';
import type { PageRequest } from '../../lib/pageRequest.ts';
import { oneLine } from '@forkfront/common/plainText.ts';
import { User } from '../accounts/account.entity.ts';
import type { Permission, Role } from './access.rules.ts';
import type { Activity } from './activity.entity.ts';
import { listActivities, removeOldActivities } from './activity.repository.ts';
import { findRole } from './member.repository.ts';
import { isMisleadingName } from '../accounts/misleadingName.rules.ts';
import { Restaurant } from './restaurant.entity.ts';
import { countsOf, findFor } from './restaurant.repository.ts';

/** Spec §4, filters of the portal. No filter includes closed (archived) sites. */
export type RestaurantFilter = 'ACTIVE' | 'TRIALING' | 'EXPIRED' | 'FREE';

/** The same conditions as in `countsOf`. */
const CONDITIONS: Record<RestaurantFilter, ObjectQuery<Restaurant>> = {
  ACTIVE: { isActive: true, status: 'active_paid' },
  TRIALING: { status: 'trialing' },
  EXPIRED: { status: { $in: ['trial_expired', 'cancelled', 'past_due'] } },
  FREE: { package: 'FREE', status: { $ne: 'archived' } },
};

/** A search among a person's sites. */
interface RestaurantWish {
  /** null: all. */
  filter: RestaurantFilter | null;
  /** Part of a name or slug, case-insensitive; blank: all. */
  search: string;
}

/** The condition for a person's sites. */
function wishedRestaurants(ownerId: string, { filter, search }: RestaurantWish): ObjectQuery<Restaurant> {
  const text = oneLine(search.slice(0, MAX_SEARCH_LENGTH));
  const pattern = { $ilike: `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` };
  return {
    owner: ownerId,
    ...(filter ? CONDITIONS[filter] : {}),
    ...(text ? { $or: [{ name: pattern }, { slug: pattern }] } : {}),
  };
}

/** Limit of the REST list (spec §7 has no pages). */
const MAX_LISTED = 500;

/** A product as the owner of its site sees it. */
export interface OwnProduct extends ProductFields {
  id: string;
  name: string;
  description: string;
  /** Pence. */
  price: number;
  /** Key of its stored picture; null without one. */
  imageKey: string | null;
}

/** Reads the products of a restaurant. The module of the products provides it. */
export abstract class OwnProducts {
  /** All products of a restaurant in the order of its menu. The caller checks the owner. */
  abstract inMenuOrder(restaurantId: string): Promise<OwnProduct[]>;
}

/** Reads the restaurants of one person. */
export class RestaurantService {
  constructor(
    private readonly em: EntityManager,
    private readonly ownProducts: OwnProducts,
  ) {}

  /** A page of a person's sites, newest first. */
  listOwned(ownerId: string, page: PageRequest, wish: RestaurantWish): Promise<Cursor<Restaurant>> {
    return this.em.findByCursor(Restaurant, {
      where: wishedRestaurants(ownerId, wish),
      orderBy: { id: 'desc' },
      ...page,
    });
  }

  /** A person's newest 500 sites, newest first. */
  listAllOwned(ownerId: string): Promise<Restaurant[]> {
    return this.em.find(Restaurant, { owner: ownerId }, { orderBy: { id: 'desc' }, limit: MAX_LISTED });
  }

  /** How many sites a person has, by state. */
  countOwned(ownerId: string) {
    return countsOf(this.em, ownerId);
  }

  /** A site that a person may edit, or with another permission; null for an unknown site, and without it. */
  findPermitted(viewerId: string, id: string, permission: Permission = 'EDIT'): Promise<Restaurant | null> {
    return findFor(this.em, viewerId, id, permission);
  }

  /** A page of the activity log, newest first. The caller checks the permission. */
  activity(id: string, page: PageRequest): Promise<Cursor<Activity>> {
    return listActivities(this.em, id, page);
  }

  /** The role of a person who may read a restaurant. */
  roleOf(viewerId: string, id: string): Promise<Role> {
    return findRole(this.em, viewerId, id);
  }

  /** Removes entries of activity logs that are older than 12 months. */
  sweepActivities(): Promise<void> {
    return removeOldActivities(this.em);
  }

  /** Whether a person may give a site this name. Names of well-known companies need a verified email address. */
  async mayUseName(viewerId: string, name: string): Promise<boolean> {
    if (!isMisleadingName(name)) return true;
    return (await this.em.count(User, { id: viewerId, emailVerifiedAt: { $ne: null } })) > 0;
  }

  /** The same with its products in the order of the menu. */
  async findOwnedWithProducts(
    viewerId: string,
    id: string,
  ): Promise<{ restaurant: Restaurant; products: OwnProduct[] } | null> {
    const restaurant = await this.findPermitted(viewerId, id);
    return restaurant && { restaurant, products: await this.ownProducts.inMenuOrder(restaurant.id) };
  }
}
