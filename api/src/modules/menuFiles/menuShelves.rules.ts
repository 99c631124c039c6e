import { isDeepStrictEqual } from 'node:util';
import { textOf } from './menuCsvCells.rules.ts';
import { blocking, type Column, type FileProblem, type TableLine } from './menuCsvTable.rules.ts';
import { messages } from '../products/messages.ts';
import { barcodeOf, SHELF_LIMITS } from '@forkfront/common/shelf.ts';
import { EMPTY_SHELF, type Shelf, type ShelfChange, unitOf } from '../products/shelf.rules.ts';

/** What a line of a file says about the shelf of a product. */
export interface FileShelf {
  line: number;
  productId: string;
  change: ShelfChange;
}

/** Reads a cell: undefined without the column, or when `read` answers null, which is a problem of the line. */
type ReadCell = <Value>(column: Column, read: (cell: string) => Value | null) => Value | undefined;

const stockOf = (cell: string): number | null =>
  /^\d{1,7}$/.test(cell) && Number(cell) <= SHELF_LIMITS.stock ? Number(cell) : null;

/** An empty cell is null. */
const emptyOr =
  <Value>(read: (cell: string) => Value | null) =>
  (cell: string): { value: Value | null } | null => {
    const value = cell === '' ? null : read(textOf(cell));
    return value === null && cell !== '' ? null : { value };
  };

/** What a line of a file says about the shelf of its product. Parts of which the file has no column are undefined. */
export const shelfOf = ({ cells }: TableLine, read: ReadCell): ShelfChange => ({
  barcode: read('barcode', emptyOr(barcodeOf))?.value,
  unit: read(
    'size',
    emptyOr((cell) => unitOf(cell, cells.unit)),
  )?.value,
  stock: read('stock', emptyOr(stockOf))?.value,
});

type Shelves = ReadonlyMap<string, Shelf>;

/** The shelves that a file makes of the present ones, and the changes that are left when what is the same is taken out. */
interface MergedShelves {
  after: Shelves;
  changes: ReadonlyMap<string, ShelfChange>;
  /** Barcodes that two products would have. */
  problems: FileProblem[];
}

/** Merges what a file says about shelves with the present ones. `productIds`: the products of the new menu. */
export function mergeShelves(
  rows: readonly FileShelf[],
  present: Shelves,
  productIds: readonly string[],
): MergedShelves {
  const after = new Map(productIds.map((id) => [id, present.get(id) ?? EMPTY_SHELF]));
  const changes = new Map<string, ShelfChange>();
  for (const { productId, change } of rows) {
    const before = present.get(productId) ?? EMPTY_SHELF;
    const now = {
      ...before,
      barcode: change.barcode === undefined ? before.barcode : change.barcode,
      unit: change.unit === undefined ? before.unit : change.unit,
      stock: change.stock === undefined ? before.stock : change.stock,
    };
    after.set(productId, now);
    if (isDeepStrictEqual(now, before)) continue;
    changes.set(productId, {
      ...(now.barcode === before.barcode ? {} : { barcode: now.barcode }),
      ...(isDeepStrictEqual(now.unit, before.unit) ? {} : { unit: now.unit }),
      ...(now.stock === before.stock ? {} : { stock: now.stock }),
    });
  }
  return { after, changes, problems: barcodeProblems(rows, after) };
}

function barcodeProblems(rows: readonly FileShelf[], after: Shelves): FileProblem[] {
  const owners = Map.groupBy(
    [...after].filter(([, { barcode }]) => barcode !== null),
    ([, { barcode }]) => barcode,
  );
  return rows.flatMap(({ line, productId }) => {
    const barcode = after.get(productId)?.barcode ?? null;
    const [first] = barcode === null ? [] : (owners.get(barcode) ?? []);
    return first === undefined || first[0] === productId
      ? []
      : blocking(line, `Barcode: ${messages.barcodeTaken}`);
  });
}
