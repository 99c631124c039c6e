import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../lib/clock.ts';
import { messages } from '../products/messages.ts';
import { ProductShelves, type ShelfProblem } from '../products/productShelves.ts';
import type { Shelf, ShelfChange } from '../products/shelf.rules.ts';
import { findStocked, lockStock } from './grocery.repository.ts';
import { findShelves, openShop, shopsAmong, writeShelves } from './shelf.repository.ts';
import { stockAfter } from './stock.rules.ts';

/** The shelves of grocery shops, for their owners. */
export class OwnerShelves extends ProductShelves {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {
    super();
  }

  shopsAmong(restaurantIds: readonly string[]): Promise<ReadonlySet<string>> {
    return shopsAmong(this.em, restaurantIds);
  }

  async isShop(em: EntityManager, restaurantId: string): Promise<boolean> {
    return (await shopsAmong(em, [restaurantId])).size > 0;
  }

  openShop(em: EntityManager, restaurantId: string): Promise<void> {
    return openShop(em, restaurantId, this.clock());
  }

  ofProducts(productIds: readonly string[]): Promise<ReadonlyMap<string, Shelf>> {
    return findShelves(this.em, { productIds });
  }

  async ofShop(em: EntityManager, restaurantId: string): Promise<ReadonlyMap<string, Shelf> | null> {
    const shelves = await findShelves(em, { shopId: restaurantId });
    // An empty map is a shop without products, or no shop.
    return shelves.size > 0 || (await this.isShop(em, restaurantId)) ? shelves : null;
  }

  async write(
    em: EntityManager,
    restaurantId: string,
    changes: ReadonlyMap<string, ShelfChange>,
  ): Promise<ShelfProblem[]> {
    if (changes.size === 0) return [];
    const now = this.clock();
    const locked = await lockStock(em, restaurantId, [...changes.keys()], now);
    const problems = await barcodeProblems(em, restaurantId, changes);
    const shelves = locked.map(({ productId, stock, version }) => {
      const change = changes.get(productId) ?? {};
      const wish = { stock: change.stock, version: change.stockVersion ?? null };
      const counted = { stock, version };
      const after =
        change.stock === undefined ? { ...counted, outcome: 'UPDATED' as const } : stockAfter(counted, wish);
      if (after.outcome !== 'UPDATED')
        problems.push({ productId, part: 'stock', message: messages.stockStale(stock) });
      return {
        productId,
        setsBarcode: change.barcode !== undefined,
        barcode: change.barcode ?? null,
        setsUnit: change.unit !== undefined,
        amount: change.unit?.amount ?? null,
        measure: change.unit?.measure ?? null,
        stock: after.stock,
        version: after.version,
      };
    });
    if (problems.length === 0) await writeShelves(em, shelves, now);
    return problems;
  }
}

/** Barcodes that two products would have. */
async function barcodeProblems(
  em: EntityManager,
  shopId: string,
  changes: ReadonlyMap<string, ShelfChange>,
): Promise<ShelfProblem[]> {
  const wanted = [...changes].flatMap(([productId, { barcode }]) =>
    barcode ? [{ productId, barcode }] : [],
  );
  if (wanted.length === 0) return [];
  const found = await findStocked(
    em,
    shopId,
    [],
    wanted.map(({ barcode }) => barcode),
  );
  // A product that gets another barcode makes its old one free.
  const taken = new Map(
    found.flatMap(({ id, barcode }) => (changes.get(id)?.barcode === undefined ? [[barcode, id]] : [])),
  );
  return wanted.flatMap(({ productId, barcode }) => {
    const owner = taken.get(barcode) ?? productId;
    taken.set(barcode, owner);
    return owner === productId ? [] : { productId, part: 'barcode' as const, message: messages.barcodeTaken };
  });
}
