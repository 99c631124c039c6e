import { mapFields, PRODUCT_FIELDS, type ProductField } from '@forkfront/common/productFields.ts';
import { COLUMN_NAMES, headingWords } from '@forkfront/common/menuColumns.ts';
import { CsvError, parse } from 'csv-parse/sync';
import { isSize } from '../menuReader/priceTokens.rules.ts';
import { messages } from './messages.ts';
import { penceOfCell } from './menuCsvCells.rules.ts';

type Headings = readonly [string, ...string[]];

/** The columns of a menu file in their order, with other names that people give them. */
const HEADINGS = {
  type: ['Type', 'kind', 'row type'],
  section: ['Section', ...COLUMN_NAMES.section],
  name: ['Name', ...COLUMN_NAMES.name],
  description: ['Description', ...COLUMN_NAMES.description],
  price: ['Price', ...COLUMN_NAMES.price],
  groups: ['Groups', 'option groups', 'options', 'extras'],
  available: ['Available', 'availability', 'in stock'],
  ...mapFields<Record<ProductField, Headings>>((name) => PRODUCT_FIELDS[name].headings),
  allergens: ['Allergens', 'allergen'],
  min: ['Min', 'minimum'],
  max: ['Max', 'maximum'],
  default: ['Default', 'chosen first', 'preselected'],
  maxQuantity: ['Max quantity', 'quantity', 'max qty'],
  periods: ['Periods', 'hours', 'times', 'served'],
  barcode: ['Barcode', 'bar code', 'ean', 'upc', 'gtin'],
  size: ['Size', 'pack size', 'weight', 'volume', 'contents'],
  unit: ['Unit', 'measure', 'unit of measure', 'uom'],
  stock: ['Stock', 'stock level', 'on hand', 'pieces'],
  id: ['Id'],
} as const satisfies Record<string, Headings>;
export type Column = keyof typeof HEADINGS;

/** Reads its keys as columns; TypeScript knows the keys of an object as texts only. */
const ALL_COLUMNS = Object.keys(HEADINGS) as Column[];
const OF_SHOPS: readonly Column[] = ['barcode', 'size', 'unit', 'stock'];
const OF_RESTAURANTS = ALL_COLUMNS.filter((column) => !OF_SHOPS.includes(column));

/** The columns of the menu files of restaurants, or of grocery shops. */
export const columnsOfFiles = (isShop: boolean): readonly Column[] => (isShop ? ALL_COLUMNS : OF_RESTAURANTS);

export const headingOf = (column: Column): string => HEADINGS[column][0];

/** Something in a file that a person should know. */
export interface FileProblem {
  /** Line of the file, from 1. */
  line: number;
  message: string;
  /** Whether the file cannot be published with it. */
  isBlocking: boolean;
}

/** A line of a menu file; a column that the file does not have is missing. */
export interface TableLine {
  line: number;
  cells: Partial<Record<Column, string>>;
  /** As written. */
  text: string;
}

export interface MenuTable {
  columns: ReadonlySet<Column>;
  lines: TableLine[];
  problems: FileProblem[];
}

/** Columns of a list without headings, by their number. */
const WITHOUT_HEADINGS: Readonly<Record<number, Column[]>> = {
  2: ['name', 'price'],
  3: ['section', 'name', 'price'],
  4: ['section', 'name', 'description', 'price'],
};

/** Limits of a file, checked before anything reads it. The largest menu with all choices is within them. */
export const FILE_LIMITS = { characters: 1_000_000, rows: 15_000, columns: 60, cell: 4_000 } as const;

const unread = (line: number, message: string): MenuTable => ({
  columns: new Set(),
  lines: [],
  problems: [blocking(line, message)],
});

/**
 * Reads the lines of a CSV text, or of cells pasted from a spreadsheet. Null when it has no columns of a menu file: it is a menu as it is
 * written, or a table of sizes. Never throws.
 */
export function readTable(text: string, isShop: boolean): MenuTable | null {
  if (text.length > FILE_LIMITS.characters) return unread(1, messages.fileTooLong(FILE_LIMITS.characters));
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (plain.trim() === '') return unread(1, messages.fileEmpty);
  const delimiter = delimiterOf(plain);
  const headed = columnsOf(headingsOf(plain, delimiter), columnsOfFiles(isShop));
  if (headed && !isShop && isTableOfSizes(headed)) return null;
  const rows = readRows(plain, delimiter);
  if (!rows.ok) return headed || isShop ? unread(rows.line, rows.message) : null;
  const [first, ...rest] = rows.rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (!first) return unread(1, messages.fileEmpty);
  const guessed = headed ? null : guessedColumns([first, ...rest]);
  if (!headed && !guessed) return isShop ? unread(first.line, messages.noHeadings) : null;
  const columns = headed?.columns ?? guessed ?? [];
  const cellsOf = (cells: readonly string[]) =>
    Object.fromEntries(columns.flatMap((column, at) => (column ? [[column, (cells[at] ?? '').trim()]] : [])));
  const lines = (headed ? rest : [first, ...rest]).map(({ line, cells }) => ({
    line,
    cells: cellsOf(cells),
    text: cells.join(delimiter).trim(),
  }));
  return {
    columns: new Set(columns.filter((column) => column !== null)),
    lines,
    problems: headed
      ? unknownColumns(headed, first.line)
      : [
          {
            line: first.line,
            message: messages.guessedColumns((guessed ?? []).map(headingOf)),
            isBlocking: false,
          },
        ],
  };
}

export const blocking = (line: number, message: string): FileProblem => ({ line, message, isBlocking: true });

interface Row {
  line: number;
  cells: string[];
}

type Rows = { ok: true; rows: Row[] } | { ok: false; line: number; message: string };

function readRows(text: string, delimiter: string): Rows {
  const rows: Row[] = [];
  let tooLarge: { line: number; message: string } | null = null;
  try {
    parse(text, {
      delimiter,
      // The library counts the lines up to the end of a row.
      on_record: (cells: string[], { lines }) => {
        tooLarge ??= rowProblem(cells, lines);
        if (!tooLarge) rows.push({ line: lines - cells.join('').split('\n').length + 1, cells });
        return null;
      },
      max_record_size: FILE_LIMITS.columns * FILE_LIMITS.cell,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: FILE_LIMITS.rows + 1,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_MAX_RECORD_SIZE')
      return { ok: false, line: rows.length + 1, message: messages.cellTooLong(FILE_LIMITS.cell) };
    return { ok: false, line: lineOfLastQuote(text), message: messages.quoteOpen };
  }
  if (tooLarge) return { ok: false, ...(tooLarge as { line: number; message: string }) };
  const next = rows[FILE_LIMITS.rows];
  if (next) return { ok: false, line: next.line, message: messages.tooMany(FILE_LIMITS.rows, 'lines') };
  return { ok: true, rows };
}

function rowProblem(cells: readonly string[], line: number): { line: number; message: string } | null {
  if (cells.length > FILE_LIMITS.columns)
    return { line, message: messages.tooMany(FILE_LIMITS.columns, 'columns') };
  return cells.some(({ length }) => length > FILE_LIMITS.cell)
    ? { line, message: messages.cellTooLong(FILE_LIMITS.cell) }
    : null;
}

/** The line with the last quotation mark that begins a cell. */
function lineOfLastQuote(text: string): number {
  const marks = [...text.matchAll(/"/g)];
  return text.slice(0, marks.findLast((_, at) => at % 2 === 0)?.index).split('\n').length;
}

/** The separator that the first line has most of. */
function delimiterOf(text: string): string {
  const first =
    text
      .trimStart()
      .split('\n', 1)[0]
      ?.replace(/"[^"]*"/g, '') ?? '';
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: first.split(mark).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).mark;
}

/** The cells of the first line. */
function headingsOf(text: string, delimiter: string): string[] {
  const first = text.trimStart().split('\n', 1)[0] ?? '';
  if (first.length > FILE_LIMITS.columns * FILE_LIMITS.cell) return [];
  const rows = readRows(first, delimiter);
  return rows.ok ? (rows.rows[0]?.cells ?? []) : first.split(delimiter).slice(0, FILE_LIMITS.columns);
}

interface Headed {
  columns: (Column | null)[];
  /** Headings that are not known. */
  unknown: string[];
}

/** null when no heading is a name. */
function columnsOf(cells: readonly string[], allowed: readonly Column[]): Headed | null {
  const columns: (Column | null)[] = [];
  const unknown: string[] = [];
  for (const cell of cells) {
    const heading = headingWords(cell);
    const column =
      allowed.find((one) => HEADINGS[one].some((known) => known.toLowerCase() === heading)) ?? null;
    const isNew = column !== null && !columns.includes(column);
    if (!isNew && heading !== '') unknown.push(cell.trim());
    columns.push(isNew ? column : null);
  }
  return columns.includes('name') ? { columns, unknown } : null;
}

const unknownColumns = ({ unknown }: Headed, line: number): FileProblem[] =>
  unknown.map((name) => ({ line, message: messages.unknownColumn(name), isBlocking: false }));

/** A table with a column of sizes, or a column of prices for each size. */
const isTableOfSizes = ({ columns, unknown }: Headed): boolean =>
  !columns.includes('type') &&
  !columns.includes('id') &&
  unknown.some((heading) => /^(?:sizes?|portion|variant)$/i.test(heading) || isSize(heading));

/** A list without headings: all its rows have a price at the end, and a section that stands in several rows. */
function guessedColumns(rows: readonly Row[]): Column[] | null {
  const [first] = rows;
  const columns = WITHOUT_HEADINGS[first?.cells.length ?? 0];
  const isList = rows.every(
    ({ cells }) =>
      cells.length === first?.cells.length &&
      penceOfCell(cells.at(-1)?.trim() ?? '') !== null &&
      !cells.slice(1).some((cell) => cell.startsWith(' ')),
  );
  if (!columns || !isList) return null;
  const sections = rows.map(({ cells }) => cells[0]?.trim() ?? '');
  const hasSections = sections
    .slice(1)
    .every((name, at) => name === '' || sections.slice(0, at + 1).includes(name));
  return columns[0] === 'name' || hasSections ? columns : null;
}
