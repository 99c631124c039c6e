import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Clock } from '../../lib/clock.ts';
import { isUuid } from '../../lib/ids.ts';
import {
  type FailureOf,
  ok,
  type Outcome,
  type Result,
  notFound,
  conflict,
  invalid,
  unavailable,
} from '../../lib/result.ts';
import {
  askDatabase,
  findByBarcode,
  findCategories,
  findProduct,
  findShops,
  findStocked,
  forgiveTypingErrors,
  lockStock,
  type ProductFilter,
  readProducts,
  readShops,
  searchProducts,
  type ShopProduct,
  writeStock,
} from './grocery.repository.ts';
import { messages } from './messages.ts';
import { onlyShop, productCursorOf, productPlaceAt, searchWords, type Shop } from './shop.rules.ts';
import {
  problemOf,
  type Repeatable,
  repeatable,
  type StockAnswer,
  stockAfter,
  type StockInput,
} from './stock.rules.ts';
import { answerUpdate, beginUpdate } from './stockUpdate.repository.ts';

/** How many shops the list of shops has at most. */
const MAX_SHOPS = 100;

/** A line of an update: a product by its id or its barcode, and what to do with its stock. */
export interface StockLine extends StockInput {
  id: string | null;
  barcode: string | null;
}

const wrong = (path: string, message: string) => invalid(messages.checkStock, [{ path, message }]);
const productUnknown = notFound(messages.productUnknown);

/** The products and the stock of grocery shops, for their programs. The caller has the key of the grocery API. */
export class GroceryService {
  constructor(
    /** Called when no prepared statement answers: lists and orders need no EntityManager. */
    private readonly em: () => EntityManager,
    private readonly database: { pool: Pool },
    private readonly clock: Clock,
  ) {}

  /** Fails when the database does not answer. */
  async health(): Promise<Outcome<void, 'unavailable'>> {
    try {
      await askDatabase(this.em());
      return ok(undefined);
    } catch {
      // The pool logs the error.
      return unavailable(messages.unavailable);
    }
  }

  /** The shops by their slugs, real ones first. */
  shops(): Promise<Shop[]> {
    return findShops(this.em(), MAX_SHOPS);
  }

  /** The shop with a slug; without one the only shop of the installation. */
  async shop(slug: string | null): Promise<Outcome<Shop, 'validation' | 'notFound'>> {
    const shop = onlyShop(await readShops(this.em, this.database.pool, slug));
    if (shop === 'none') return notFound(messages.shopUnknown);
    return shop === 'several' ? wrong('shop', messages.shopMissing) : ok(shop);
  }

  /** The categories of a shop in its order. */
  categories({ id }: Shop) {
    return findCategories(this.em(), id);
  }

  /** A page of a shop's products, with the cursor of the next one. An empty `search` finds all. */
  async products(
    { id }: Pick<Shop, 'id'>,
    { search, ...filter }: ProductFilter & { search: string },
    { after, count }: { after: string | null; count: number },
  ): Promise<Outcome<{ products: ShopProduct[]; nextCursor: string | null }, 'validation'>> {
    const place = after === null ? null : productPlaceAt(after);
    if (after !== null && !place) return wrong('after', messages.cursorInvalid);
    const words = searchWords(search);
    const isSearch = search.trim() !== '';
    if ((isSearch && !words) || (filter.categoryId !== null && !isUuid(filter.categoryId)))
      return ok({ products: [], nextCursor: null });
    const page = { after: place, count: count + 1 };
    const found = words
      ? await this.em().transactional(async (em) => {
          await forgiveTypingErrors(em);
          return searchProducts(em, id, filter, words, page);
        })
      : await readProducts(this.em, this.database.pool, id, filter, page);
    const products = found.slice(0, count);
    const last = products.at(-1);
    return ok({
      products,
      nextCursor: found.length > count && last ? productCursorOf({ rank: 0, ...last }) : null,
    });
  }

  /** A product of any open grocery shop. */
  async product(id: string): Promise<Outcome<ShopProduct, 'notFound'>> {
    const product = isUuid(id) ? await findProduct(this.em(), id) : undefined;
    return product ? ok(product) : productUnknown;
  }

  /** The product of a shop with this barcode. */
  async productByBarcode(shop: Shop, barcode: string): Promise<Outcome<ShopProduct, 'notFound'>> {
    const product = await findByBarcode(this.em(), shop.id, barcode);
    return product ? ok(product) : productUnknown;
  }

  /**
   * Changes the stock of one product. A stale version, and fewer pieces than none, are conflicts. With an idempotency key it is
   * made once, however often it is sent; null: each call counts.
   */
  async updateStock(
    id: string,
    wish: StockInput,
    key: string | null,
  ): Promise<Outcome<ShopProduct, 'notFound' | 'conflict'>> {
    const found = await this.product(id);
    if (!found.ok) return found;
    const shop = await this.shop(found.value.slug);
    if (!shop.ok) return productUnknown;
    const wishes = [{ id: found.value.id, wish }];
    const written = await this.write(shop.value, wishes, repeatable(key, wishes));
    if (!written.ok) return written;
    const [answer] = written.value;
    // The product may have been deleted in between.
    if (!answer || answer.outcome === 'NOT_FOUND') return productUnknown;
    const problem = problemOf(answer);
    return problem === null ? this.product(id) : conflict(problem);
  }

  /** Changes the stock of many products of a shop in one transaction. Each line succeeds or fails alone. `key`: as in `updateStock`. */
  async updateStocks(
    shop: Shop,
    lines: readonly StockLine[],
    key: string | null,
  ): Promise<Result<StockAnswer[], FailureOf<'validation' | 'conflict'>>> {
    const given = (values: (string | null)[]) => values.filter((value) => value !== null);
    const ids = given(lines.map(({ id }) => id)).filter(isUuid);
    const found = await findStocked(this.em(), shop.id, ids, given(lines.map(({ barcode }) => barcode)));
    const byId = new Map(found.map(({ id }) => [id, id]));
    const byBarcode = new Map(found.map(({ id, barcode }) => [barcode, id]));
    const wishes = lines.map(({ id, barcode, ...wish }) => ({
      id: (id === null ? byBarcode.get(barcode) : byId.get(id.toLowerCase())) ?? null,
      wish,
    }));
    const seen = new Set<string>();
    for (const [at, { id }] of wishes.entries()) {
      if (id === null) continue;
      if (seen.has(id)) return wrong(`lines.${at}`, messages.productTwice);
      seen.add(id);
    }
    return this.write(shop, wishes, repeatable(key, lines));
  }

  private write(
    shop: Shop,
    wishes: readonly { id: string | null; wish: StockInput }[],
    update: Repeatable | null,
  ): Promise<Result<StockAnswer[], FailureOf<'conflict'>>> {
    return this.em().transactional(async (em) => {
      const now = this.clock();
      const before = update && (await beginUpdate(em, shop.id, update, now));
      if (before) return before.content === update.content ? ok(before.answers) : conflict(messages.keyUsed);
      const ids = wishes.flatMap(({ id }) => id ?? []);
      const locked = await lockStock(em, shop.id, ids, now);
      const stock = new Map(locked.map(({ productId, ...counted }) => [productId, counted]));
      const answers = wishes.map(({ id, wish }): StockAnswer => {
        const counted = id === null ? undefined : stock.get(id);
        return counted
          ? { id, ...stockAfter(counted, wish) }
          : { id: null, stock: null, version: 0, outcome: 'NOT_FOUND' };
      });
      const changed = answers.flatMap(({ id, stock: pieces, version }) =>
        id !== null && version !== stock.get(id)?.version ? [{ productId: id, stock: pieces, version }] : [],
      );
      if (changed.length > 0) await writeStock(em, changed, now);
      if (update) await answerUpdate(em, shop.id, update, answers);
      return ok(answers);
    });
  }
}
