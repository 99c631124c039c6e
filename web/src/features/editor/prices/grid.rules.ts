import { parsePence, priceText } from '../../../lib/money.ts';
import { canOrder } from '../availability.rules.ts';
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
}

export const COLUMNS = ['price', 'isAvailable'] as const;
export type Column = (typeof COLUMNS)[number];

/** A place of the grid; rows are counted as shown. */
export interface CellPlace {
  row: number;
  column: Column;
}

/** What was typed in a row; `price` in pounds. */
export interface RowEdit {
  price?: string;
  isAvailable?: boolean;
}
export type Edits = Readonly<Record<string, RowEdit>>;

/** A change as it is sent. */
export interface RowChange {
  id: string;
  price?: number;
  isAvailable?: boolean;
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
}

interface GridGroup {
  readonly name: string;
  readonly options: readonly Sellable[];
}

/** All rows in the order of the menu, then those of the option groups. */
export const gridRows = (products: readonly GridProduct[], groups: readonly GridGroup[]): GridRow[] => [
  ...products.flatMap((product): GridRow[] => {
    const { id, name, section, sizes } = product;
    const place = section.name;
    const price = sizes.length === 0 ? product.price : null;
    const isAvailable = canOrder(product);
    return [
      { id, kind: 'product', name, place, price, isAvailable, productId: null },
      ...sizes.map((size): GridRow => ({ ...size, kind: 'size', place, isAvailable: null, productId: id })),
    ];
  }),
  ...groups.flatMap(({ name: place, options }) =>
    options.map((option): GridRow => {
      const { id, name, price } = option;
      return { id, kind: 'option', name, place, price, isAvailable: canOrder(option), productId: null };
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

/** The state of an availability cell. */
export const cellAvailable = (row: GridRow, edits: Edits): boolean | null =>
  row.isAvailable === null ? null : (edits[row.id]?.isAvailable ?? row.isAvailable);

/** Whether a cell holds something other than what is saved. */
export function isChanged(row: GridRow, column: Column, edits: Edits): boolean {
  const edit = edits[row.id];
  if (column === 'isAvailable')
    return edit?.isAvailable !== undefined && edit.isAvailable !== row.isAvailable;
  return row.price !== null && edit?.price !== undefined && parsePence(edit.price) !== row.price;
}

/** Why a price cell cannot be saved; null when it can. */
export function priceProblem(row: GridRow, edits: Edits): string | null {
  if (!isChanged(row, 'price', edits)) return null;
  const pence = parsePence(edits[row.id]?.price ?? '');
  if (pence === null) return messages.priceInvalid;
  if (pence < 0 && row.kind !== 'option') return messages.priceNegative;
  return Math.abs(pence) > MAX_PRICE ? messages.priceTooHigh : null;
}

/** Pence; spec §9: 1000 pounds. */
const MAX_PRICE = 100_000;

/** What is sent: the cells that differ. */
export const changesOf = (rows: readonly GridRow[], edits: Edits): RowChange[] =>
  rows.flatMap((row): RowChange[] => {
    const price = isChanged(row, 'price', edits) ? parsePence(edits[row.id]?.price ?? '') : null;
    const isAvailable = isChanged(row, 'isAvailable', edits) ? edits[row.id]?.isAvailable : undefined;
    if (price === null && isAvailable === undefined) return [];
    return [
      {
        id: row.id,
        ...(price === null ? {} : { price }),
        ...(isAvailable === undefined ? {} : { isAvailable }),
      },
    ];
  });

/** The changes that bring back what `rows` hold. */
export const undoOf = (rows: readonly GridRow[], changes: readonly RowChange[]): RowChange[] =>
  changes.flatMap(({ id, price, isAvailable }) => {
    const row = rows.find((each) => each.id === id);
    return row
      ? [
          {
            id,
            ...(price === undefined || row.price === null ? {} : { price: row.price }),
            ...(isAvailable === undefined || row.isAvailable === null
              ? {}
              : { isAvailable: row.isAvailable }),
          },
        ]
      : [];
  });

/** Fills cells downwards from a place with pasted lines; a tab goes to the next column. Cells without a value are skipped. */
export function pasted(rows: readonly GridRow[], from: CellPlace, text: string, edits: Edits): Edits {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const next: Record<string, RowEdit> = { ...edits };
  const below = rows
    .slice(from.row)
    .filter((row) => (from.column === 'price' ? row.price : row.isAvailable) !== null);
  for (const [at, line] of lines.entries()) {
    const row = below[at];
    const cells = line.split('\t').map((cell) => cell.trim());
    if (!row) break;
    const [price, available] = from.column === 'price' ? cells : [undefined, cells[0]];
    const isAvailable = available === undefined ? null : asAvailable(available);
    next[row.id] = {
      ...next[row.id],
      ...(price === undefined || price === '' ? {} : { price: price.replace('£', '') }),
      ...(isAvailable === null || row.isAvailable === null ? {} : { isAvailable }),
    };
  }
  return next;
}

/** null when the text is neither. */
function asAvailable(text: string): boolean | null {
  if (/^(?:yes|y|true|1|available)$/i.test(text)) return true;
  return /^(?:no|n|false|0|sold out)$/i.test(text) ? false : null;
}

/** Rows of a page, for Page Up and Page Down. */
const PAGE = 10;

/** The place after a key; null when the key does not move. */
export function placeAfter(
  { row, column }: CellPlace,
  key: string,
  isCtrl: boolean,
  rows: number,
): CellPlace | null {
  const inside = (to: number): number => Math.max(0, Math.min(rows - 1, to));
  const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, PageUp: -PAGE, PageDown: PAGE };
  const step = steps[key];
  if (step !== undefined) return { row: inside(isCtrl ? step * rows : row + step), column };
  if (key === 'ArrowLeft') return { row, column: 'price' };
  if (key === 'ArrowRight') return { row, column: 'isAvailable' };
  if (key === 'Home') return { row: isCtrl ? 0 : row, column: 'price' };
  if (key === 'End') return { row: isCtrl ? inside(rows) : row, column: 'isAvailable' };
  return null;
}
