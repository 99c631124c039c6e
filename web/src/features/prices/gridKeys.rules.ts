import type { CellPlace, Column, Edits, GridRow, RowEdit } from './grid.rules.ts';

/** Whether a row has something in a column. */
export const hasCell = (row: GridRow, column: Column): boolean => row[column] !== null;

/** Fills cells downwards from a place with pasted lines; a tab goes to the next column. Cells without a value are skipped. */
export function pasted(
  rows: readonly GridRow[],
  { row: from, column }: CellPlace,
  text: string,
  edits: Edits,
  columns: readonly Column[],
): Edits {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const next: Record<string, RowEdit> = { ...edits };
  const below = rows.slice(from).filter((row) => hasCell(row, column));
  const targets = columns.slice(columns.indexOf(column));
  for (const [at, line] of lines.entries()) {
    const row = below[at];
    if (!row) break;
    const cells = line.split('\t').map((cell) => cell.trim());
    const values = targets.map((target, place) =>
      cells[place] && hasCell(row, target) ? editOf(target, cells[place]) : {},
    );
    next[row.id] = Object.assign({ ...next[row.id] }, ...values);
  }
  return next;
}

function editOf(column: Column, text: string): RowEdit {
  if (column === 'price') return { price: text.replace('£', '') };
  if (column === 'stock') return { stock: text };
  const isAvailable = asAvailable(text);
  return isAvailable === null ? {} : { isAvailable };
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
  columns: readonly Column[],
): CellPlace | null {
  const inside = (to: number): number => Math.max(0, Math.min(rows - 1, to));
  const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, PageUp: -PAGE, PageDown: PAGE };
  const step = steps[key];
  if (step !== undefined) return { row: inside(isCtrl ? step * rows : row + step), column };
  const at = columns.indexOf(column);
  if (key === 'ArrowLeft') return { row, column: columns[at - 1] ?? column };
  if (key === 'ArrowRight') return { row, column: columns[at + 1] ?? column };
  if (key === 'Home') return { row: isCtrl ? 0 : row, column: columns[0] ?? column };
  if (key === 'End') return { row: isCtrl ? inside(rows) : row, column: columns.at(-1) ?? column };
  return null;
}
