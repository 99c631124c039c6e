import { priceProblem } from '@forkfront/common/menuPrice.ts';
import { AVAILABLE, soldOutOf } from '../editor/availability.rules.ts';
import { stockOf, stockProblem } from '../groceries/shelf.rules.ts';
import { parsePence, priceText } from '@forkfront/common/money.ts';
import { messages } from './messages.ts';

/** A row of the grid: a product, a size or an option. */
export interface GridRow {
  id: string;
  kind: 'product' | 'size' | 'option';
  name: string;
  /** Section or option group. */
  place: string;
  /** Pence; null for a product with sizes, which have the prices. */
  price: number | null;
  /** null for a size: its product is sold out or not. */
  isAvailable: boolean | null;
  /** The product of a size. */
  productId: string | null;
  /** Pieces of a product in a grocery shop and their version; null for all other rows. */
  stock: { count: number | null; version: number } | null;
}

/** Columns of restaurants and of grocery shops. */
export const COLUMNS = {
  restaurant: ['price', 'isAvailable'],
  shop: ['price', 'stock', 'isAvailable'],
} as const;
export type Column = (typeof COLUMNS)['shop'][number];

/** A place of the grid; rows are counted as shown. */
export interface CellPlace {
  row: number;
  column: Column;
}

/** What was typed in a row; `price` in pounds. */
export interface RowEdit {
  price?: string;
  isAvailable?: boolean;
  /** Empty: not counted. */
  stock?: string;
}
export type Edits = Readonly<Record<string, RowEdit>>;

/** A change as it is sent. */
export interface RowChange {
  id: string;
  price?: number;
  isAvailable?: boolean;
  stock?: number | null;
  /** With `stock`: the version that the person sees. */
  stockVersion?: number;
}

interface Sellable {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly isAvailable: boolean;
  readonly soldOutUntil: string | null | undefined;
}

interface GridProduct extends Sellable {
  readonly section: { readonly name: string };
  readonly sizes: readonly { readonly id: string; readonly name: string; readonly price: number }[];
  readonly shelf?:
    | { readonly stock: number | null | undefined; readonly stockVersion: number }
    | null
    | undefined;
}

interface GridGroup {
  readonly name: string;
  readonly options: readonly Sellable[];
}

/** All rows in the order of the menu, then those of the option groups. */
export const gridRows = (products: readonly GridProduct[], groups: readonly GridGroup[]): GridRow[] => [
  ...products.flatMap((product): GridRow[] => {
    const { id, name, section, sizes, shelf } = product;
    const place = section.name;
    const price = sizes.length === 0 ? product.price : null;
    const isAvailable = soldOutOf(product) === AVAILABLE;
    const stock = shelf ? { count: shelf.stock ?? null, version: shelf.stockVersion } : null;
    return [
      { id, kind: 'product', name, place, price, isAvailable, productId: null, stock },
      ...sizes.map((size): GridRow => ({
        ...size,
        kind: 'size',
        place,
        isAvailable: null,
        productId: id,
        stock: null,
      })),
    ];
  }),
  ...groups.flatMap(({ name: place, options }) =>
    options.map((option): GridRow => {
      const { id, name, price } = option;
      return {
        id,
        kind: 'option',
        name,
        place,
        price,
        isAvailable: soldOutOf(option) === AVAILABLE,
        productId: null,
        stock: null,
      };
    }),
  ),
];

/** The rows of a section or group (empty: all) whose name contains the text. Sizes stay with their product. */
export function shownRows(rows: readonly GridRow[], place: string, text: string): GridRow[] {
  const wanted = text.trim().toLowerCase();
  const products = new Map(rows.map(({ id, name }) => [id, name.toLowerCase()]));
  return rows.filter(
    (row) =>
      (place === '' || row.place === place) &&
      [row.name.toLowerCase(), products.get(row.productId ?? '') ?? ''].some((name) => name.includes(wanted)),
  );
}

/** The text of a price cell. */
export const cellPrice = (row: GridRow, edits: Edits): string =>
  edits[row.id]?.price ?? (row.price === null ? '' : priceText(row.price));

/** The text of a stock cell. */
export const cellStock = ({ id, stock }: GridRow, edits: Edits): string =>
  edits[id]?.stock ?? (stock?.count == null ? '' : String(stock.count));

/** The products of which fewer pieces are left. */
export const lowRows = (rows: readonly GridRow[], below: number): GridRow[] =>
  rows.filter(({ stock }) => stock?.count != null && stock.count < below);

/** The state of an availability cell. */
export const cellAvailable = (row: GridRow, edits: Edits): boolean | null =>
  row.isAvailable === null ? null : (edits[row.id]?.isAvailable ?? row.isAvailable);

/** Whether a cell holds something other than what is saved. */
export function isChanged(row: GridRow, column: Column, edits: Edits): boolean {
  const edit = edits[row.id];
  if (column === 'isAvailable')
    return edit?.isAvailable !== undefined && edit.isAvailable !== row.isAvailable;
  if (column === 'stock')
    return row.stock !== null && edit?.stock !== undefined && edit.stock !== cellStock(row, {});
  return row.price !== null && edit?.price !== undefined && parsePence(edit.price) !== row.price;
}

/** Why a row cannot be saved; null when it can. */
export function rowProblem(row: GridRow, edits: Edits): string | null {
  const stock = isChanged(row, 'stock', edits) ? stockProblem(cellStock(row, edits)) : null;
  if (stock !== null || !isChanged(row, 'price', edits)) return stock;
  const pence = parsePence(edits[row.id]?.price ?? '') ?? NaN;
  const problem = priceProblem(pence, row.kind === 'option');
  return problem && messages.priceProblems[problem];
}

/** What is sent: the cells that differ. */
export const changesOf = (rows: readonly GridRow[], edits: Edits): RowChange[] =>
  rows.flatMap((row): RowChange[] => {
    const price = isChanged(row, 'price', edits) ? parsePence(edits[row.id]?.price ?? '') : null;
    const isAvailable = isChanged(row, 'isAvailable', edits) ? edits[row.id]?.isAvailable : undefined;
    const counted = isChanged(row, 'stock', edits) ? row.stock : null;
    if (price === null && isAvailable === undefined && !counted) return [];
    return [
      {
        id: row.id,
        ...(price === null ? {} : { price }),
        ...(isAvailable === undefined ? {} : { isAvailable }),
        ...(counted ? { stock: stockOf(cellStock(row, edits)), stockVersion: counted.version } : {}),
      },
    ];
  });

/** The changes that bring back what `rows` hold. A stock has the next version after the change. */
export const undoOf = (rows: readonly GridRow[], changes: readonly RowChange[]): RowChange[] =>
  changes.flatMap(({ id, price, isAvailable, stock, stockVersion }) => {
    const row = rows.find((each) => each.id === id);
    return row
      ? [
          {
            id,
            ...(price === undefined || row.price === null ? {} : { price: row.price }),
            ...(isAvailable === undefined || row.isAvailable === null
              ? {}
              : { isAvailable: row.isAvailable }),
            ...(stock === undefined || !row.stock
              ? {}
              : { stock: row.stock.count, stockVersion: Number(stockVersion) + 1 }),
          },
        ]
      : [];
  });
