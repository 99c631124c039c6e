import { type ObjectQuery, type Cursor, type EntityManager } from '@mikro-orm/postgresql';
import { isUuid } from '../../lib/ids.ts';
import type { PageRequest } from '../../lib/pageRequest.ts';
import { oneLine } from '../../lib/plainText.ts';
import { User } from '../accounts/account.entity.ts';
import { isMisleadingName } from './misleadingName.rules.ts';
import { Restaurant } from './restaurant.entity.ts';
import { countsOf, type RestaurantCounts } from './restaurant.repository.ts';

/** Spec §4, filters of the portal. A closed (archived) site is in none of them, only among all. */
export type RestaurantFilter = 'ACTIVE' | 'TRIALING' | 'EXPIRED' | 'FREE';

/** Longer than any name or slug: what is cut off cannot match anyway. */
const MAX_SEARCH_LENGTH = 100;

/** `countsOf` counts by the same conditions. */
const CONDITIONS: Record<RestaurantFilter, ObjectQuery<Restaurant>> = {
  ACTIVE: { isActive: true, status: 'active_paid' },
  TRIALING: { status: 'trialing' },
  EXPIRED: { status: { $in: ['trial_expired', 'cancelled', 'past_due'] } },
  FREE: { package: 'FREE', status: { $ne: 'archived' } },
};

/** Which sites a person wants to see. */
interface RestaurantWish {
  /** null: all. */
  filter: RestaurantFilter | null;
  /** Part of a name or slug, in whatever case; blank: all. */
  search: string;
}

/** The sites of a person that match. */
function wishedRestaurants(ownerId: string, { filter, search }: RestaurantWish): ObjectQuery<Restaurant> {
  const text = oneLine(search.slice(0, MAX_SEARCH_LENGTH));
  const pattern = { $ilike: `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` };
  return {
    owner: ownerId,
    ...(filter ? CONDITIONS[filter] : {}),
    ...(text ? { $or: [{ name: pattern }, { slug: pattern }] } : {}),
  };
}

/** What the REST list answers at most (spec §7 has no pages). */
const MAX_LISTED = 500;

/** One product as its site's owner sees it. */
export interface OwnProduct {
  id: string;
  name: string;
  description: string;
  /** Pence. */
  price: number;
  /** Key of its stored picture; null without one. */
  imageKey: string | null;
}

/** Reads the products of a restaurant; the products module, which knows restaurants, provides it. */
export abstract class OwnProducts {
  /** All products of a restaurant in the order of its menu. The caller knows whose it is. */
  abstract inMenuOrder(restaurantId: string): Promise<OwnProduct[]>;
}

/** The owner's view of restaurants: everything here is limited to what one person owns. */
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
  countOwned(ownerId: string): Promise<RestaurantCounts> {
    return countsOf(this.em, ownerId);
  }

  /** One site of a person; null when it is missing or somebody else's. */
  async findOwned(ownerId: string, id: string): Promise<Restaurant | null> {
    return isUuid(id) ? this.em.findOne(Restaurant, { id, owner: ownerId }) : null;
  }

  /** Whether a person may give a site this name: those of well-known companies need a confirmed email address. */
  async mayUseName(ownerId: string, name: string): Promise<boolean> {
    if (!isMisleadingName(name)) return true;
    return (await this.em.count(User, { id: ownerId, emailVerifiedAt: { $ne: null } })) > 0;
  }

  /** One site of a person with its products in the order of the menu; null when it is missing or somebody else's. */
  async findOwnedWithProducts(
    ownerId: string,
    id: string,
  ): Promise<{ restaurant: Restaurant; products: OwnProduct[] } | null> {
    const restaurant = await this.findOwned(ownerId, id);
    return restaurant && { restaurant, products: await this.ownProducts.inMenuOrder(restaurant.id) };
  }
}
