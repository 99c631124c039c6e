import { MENU_LIMITS } from '@forkfront/common/limits.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FieldProblem } from '../../lib/result.ts';
import { shopProductLimit } from '@forkfront/common/plan.ts';
import type { Restaurant } from '../restaurants/restaurant.entity.ts';
import { messages } from './messages.ts';
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

  /** Makes a restaurant a grocery shop in the caller's transaction; nothing for one that is a shop already. */
  abstract openShop(em: EntityManager, restaurantId: string): Promise<void>;

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

  /** Changes the shelf of one product as its form says. Returns each wrong field. */
  async change(
    em: EntityManager,
    restaurantId: string,
    productId: string,
    change: ShelfChange,
  ): Promise<FieldProblem[]> {
    if (!(await this.isShop(em, restaurantId))) return [{ path: 'shelf', message: messages.noShop }];
    const problems = await this.write(em, restaurantId, new Map([[productId, change]]));
    return problems.map(({ part, message }) => ({ path: `shelf.${part}`, message }));
  }

  /** How many products a restaurant, or a grocery shop on its present plan, may have. */
  async productLimit(em: EntityManager, restaurant: Restaurant, now: Date): Promise<number> {
    return (await this.isShop(em, restaurant.id)) ? shopProductLimit(restaurant, now) : MENU_LIMITS.products;
  }
}
