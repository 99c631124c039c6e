import type { Cursor, EntityManager } from '@mikro-orm/postgresql';
import { isUuid } from '../../lib/ids.ts';
import type { PageRequest } from '../../lib/pageRequest.ts';
import { User } from '../accounts/user.entity.ts';
import { isMisleadingName } from './misleadingName.rules.ts';
import { Restaurant } from './restaurant.entity.ts';
import {
  COUNTS_SQL,
  wishedRestaurants,
  type RestaurantCounts,
  type RestaurantWish,
} from './restaurantFilter.ts';

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

/** The owner's view of restaurants: everything here is limited to what one person owns. */
export class RestaurantService {
  constructor(private readonly em: EntityManager) {}

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
  async countOwned(ownerId: string): Promise<RestaurantCounts> {
    const [counts] = await this.em.execute<RestaurantCounts[]>(COUNTS_SQL, [ownerId]);
    if (!counts) throw new Error('A count without a row');
    return counts;
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
    if (!restaurant) return null;
    const products = await this.em.execute<OwnProduct[]>(
      `select p.id, p.name, p.description, p.price, p.image_key as "imageKey"
       from products p join menu_sections s on s.id = p.section_id
       where p.restaurant_id = ? order by s.position, s.id, p.position, p.id`,
      [restaurant.id],
    );
    return { restaurant, products };
  }
}
