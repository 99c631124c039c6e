import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../lib/clock.ts';
import { isUuid } from '../../lib/ids.ts';
import { fail, type FailureOf, type FieldProblem, ok, problemAt, notFound } from '../../lib/result.ts';
import type { RestaurantChanges } from '../restaurants/restaurantChanges.service.ts';
import { invalidFields } from '../restaurants/invalidFields.ts';
import {
  changeOptions,
  changeProducts,
  changeSizes,
  confirmAllergens,
  type GridRow,
  sizedProducts,
} from './menuGrid.repository.ts';
import { messages } from './messages.ts';
import { priceText } from './option.rules.ts';
import { anyOf, productsWithPlaces, type ProductView } from './product.repository.ts';
import type { Changed } from './product.service.ts';
import type { ProductShelves } from './productShelves.ts';
import { stockProblem } from './shelf.rules.ts';

/** What a row of the grid is. */
export const GRID_KINDS = ['Product', 'ProductSize', 'ProductOption'] as const;
type GridKind = (typeof GRID_KINDS)[number];

/** A changed row of the grid. Ids are uuids; other texts are not found. */
export interface GridChange extends GridRow {
  /** null: an id of another type. */
  kind: GridKind | null;
  /** The new stock of a product of a grocery shop, and the version that the person has seen; null: no change. */
  count: { stock: number | null; stockVersion: number } | null;
}

const MAX_ROWS = 2_000;

/** A size has no availability of its own. */
const CHANGES: Record<GridKind, typeof changeOptions> = {
  Product: changeProducts,
  ProductSize: changeSizes,
  ProductOption: changeOptions,
};

/** Changes many products at once. */
export class MenuGridService {
  constructor(
    private readonly changes: RestaurantChanges,
    private readonly shelves: ProductShelves,
    private readonly clock: Clock,
  ) {}

  /** Changes prices, availability and stock, all or nothing. */
  update(
    viewerId: string,
    restaurantId: string,
    rows: readonly GridChange[],
  ): Changed<null, FailureOf<'validation' | 'notFound'>> {
    type Failed = FailureOf<'validation' | 'notFound'>;
    const problems = problemsOf(rows);
    if (problems.length > 0) return Promise.resolve(fail(invalidFields(problems, messages.updateFailed)));
    return this.changes.run<null, Failed>({ viewerId, restaurant: restaurantId }, async (em, { id }) => {
      const written = new Set<string>();
      for (const kind of GRID_KINDS) {
        const some = rows.filter((row) => row.kind === kind);
        if (some.length === 0) continue;
        for (const row of await CHANGES[kind](em, id, some)) written.add(row.id);
      }
      const left = rows.filter((row) => !written.has(row.id));
      const sized = left.length > 0 ? await sizedProducts(em, id, left) : new Set();
      const missing = rows.flatMap((row, at) => {
        if (written.has(row.id)) return [];
        return sized.has(row.id)
          ? { path: `rows.${at}.price`, message: messages.priceOfSizes }
          : { path: `rows.${at}.id`, message: messages.rowGone };
      });
      const wrong = missing.length > 0 ? missing : await this.countProblems(em, id, rows);
      return wrong.length > 0 ? fail(invalidFields(wrong, messages.updateFailed)) : ok(null);
    });
  }

  /** Writes the stock of the rows; with problems none of it. */
  private async countProblems(
    em: EntityManager,
    restaurantId: string,
    rows: readonly GridChange[],
  ): Promise<FieldProblem[]> {
    const counted = new Map(rows.flatMap(({ id, count }) => (count ? [[id.toLowerCase(), count]] : [])));
    if (counted.size === 0) return [];
    const pathOf = (productId: string) =>
      `rows.${rows.findIndex(({ id }) => id.toLowerCase() === productId)}.stock`;
    if (!(await this.shelves.isShop(em, restaurantId)))
      return [...counted.keys()].map((id) => ({ path: pathOf(id), message: messages.noShop }));
    const problems = await this.shelves.write(em, restaurantId, counted);
    return problems.map(({ productId, message }) => ({ path: pathOf(productId), message }));
  }

  /** Confirms the allergens of these products as they are, or as they are suggested. The value has the products. */
  confirmAllergens(
    viewerId: string,
    restaurantId: string,
    productIds: readonly string[],
  ): Changed<ProductView[]> {
    return this.changes.run({ viewerId, restaurant: restaurantId }, async (em, { id }) => {
      const ids = [...new Set(productIds)];
      if (!ids.every(isUuid)) return notFound(messages.productGone);
      const confirmed = await confirmAllergens(em, id, ids, { viewerId, now: this.clock() });
      if (confirmed.length < ids.length) return notFound(messages.productGone);
      return ok(await productsOf(em, ids));
    });
  }
}

const productsOf = (em: EntityManager, ids: readonly string[]): Promise<ProductView[]> =>
  productsWithPlaces(em).where('p.id', '=', anyOf(ids)).orderBy('p.id').execute();

function problemsOf(rows: readonly GridChange[]): FieldProblem[] {
  if (rows.length > MAX_ROWS) return [{ path: 'rows', message: messages.tooManyRows(MAX_ROWS) }];
  if (new Set(rows.map(({ id }) => id)).size < rows.length)
    return [{ path: 'rows', message: messages.twice }];
  return rows.flatMap(({ kind, id, price, isAvailable, count }, at) => [
    ...problemAt(`rows.${at}.id`, kind !== null && isUuid(id) ? null : messages.rowGone),
    ...problemAt(
      `rows.${at}.isAvailable`,
      kind === 'ProductSize' && isAvailable !== null ? messages.sizeHasNoAvailability : null,
    ),
    ...problemAt(`rows.${at}.price`, price === null ? null : priceText(price, kind === 'ProductOption')),
    ...problemAt(
      `rows.${at}.stock`,
      count && kind !== 'Product' ? messages.noShop : stockProblem(count?.stock),
    ),
  ]);
}
