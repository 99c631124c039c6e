import type { EntityManager } from '@mikro-orm/postgresql';
import { shopProductLimit } from '../restaurants/plan.rules.ts';
import type { Restaurant } from '../restaurants/restaurant.entity.ts';
import { MENU_LIMITS } from '../sites/menu.types.ts';
import type { Shelf, ShelfChange } from './shelf.rules.ts';

/** A part of a shelf that could not be changed. */
export interface ShelfProblem {
  productId: string;
  part: 'barcode' | 'stock';
  message: string;
}

/** Reads and changes the shelves of grocery shops. The module of grocery shops provides it. */
export abstract class ProductShelves {
  /** Which of these restaurants are grocery shops. */
  abstract shopsAmong(restaurantIds: readonly string[]): Promise<ReadonlySet<string>>;

  /** Whether a restaurant is a grocery shop, in the caller's transaction. */
  abstract isShop(em: EntityManager, restaurantId: string): Promise<boolean>;

  /** The shelves of products by their ids; products of restaurants are missing. The caller checks the owner. */
  abstract ofProducts(productIds: readonly string[]): Promise<ReadonlyMap<string, Shelf>>;

  /** All shelves of a grocery shop by the ids of its products; null for a restaurant. Products without one are missing. */
  abstract ofShop(em: EntityManager, restaurantId: string): Promise<ReadonlyMap<string, Shelf> | null>;

  /**
   * Changes shelves of a grocery shop in the caller's transaction. With problems nothing is changed: a stock has another
   * version than the one that the person has seen, or another product has the barcode. The products belong to the shop.
   */
  abstract write(
    em: EntityManager,
    restaurantId: string,
    changes: ReadonlyMap<string, ShelfChange>,
  ): Promise<ShelfProblem[]>;
}

/** How many products a restaurant, or a grocery shop on its present plan, may have. */
export const productLimitOf = (restaurant: Restaurant, isShop: boolean, now: Date): number =>
  isShop ? shopProductLimit(restaurant, now) : MENU_LIMITS.products;
