import { COLUMN_NAMES, headingWords } from '@forkfront/common/menuColumns.ts';
import { parsePence } from '@forkfront/common/money.ts';
import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { messages } from './messages.ts';

/** What a column of a table is; `sizePrice`: the prices of the size that its heading names. */
export const MEANINGS = ['none', 'name', 'price', 'section', 'description', 'size', 'sizePrice'] as const;
export type Meaning = (typeof MEANINGS)[number];

/** A column of a table whose headings are not known. */
export interface UnknownColumn {
  /** Empty in a list without headings. */
  heading: string;
  /** Some of its values, the first ones. */
  samples: readonly string[];
  /** What it probably is. */
  guess: Meaning;
}

/** A table with prices whose headings do not say what its columns are. */
export interface UnknownTable {
  columns: readonly UnknownColumn[];
  /** Without the headings. */
  rows: readonly (readonly string[])[];
  /** The headings as one text, to know the file again; null without headings. */
  key: string | null;
}

/** Limits of a table; the API reads no larger one. */
const LIMITS = { characters: 1_000_000, columns: 60, rows: 15_000 } as const;
const SAMPLES = 3;
const DELIMITERS = ['\t', ';', '|', ','];
const LIST_HEADINGS = ['Section', 'Name', 'Description', 'Size', 'Price'];

/** Null for a text that is no table, and for one whose headings are known. */
export function unknownTable(text: string): UnknownTable | null {
  if (text.length > LIMITS.characters) return null;
  const rows = rowsOf(text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'));
  const [first] = rows ?? [];
  if (!rows || !first || first.length < 2 || first.length > LIMITS.columns) return null;
  if (hasKnownHeadings(first)) return null;
  const places = first.map((_, at) => at);
  const body = rows.slice(1);
  const prices = places.filter((at) => isPriceColumn(body.map((row) => row[at] ?? '')));
  if (prices.length === 0) return null;
  const hasHeadings = prices.every((at) => !isPrice(first[at] ?? ''));
  const values = hasHeadings ? body : rows;
  if (values.length === 0 || (!hasHeadings && values.length < 2)) return null;
  const guesses = guessedMeanings(hasHeadings ? first : [], values, prices);
  return {
    key: hasHeadings ? first.map(headingWords).join('\n') : null,
    rows: values,
    columns: places.map((at) => ({
      heading: hasHeadings ? (first[at] ?? '').trim() : '',
      samples: values.flatMap((row) => row[at]?.trim() || []).slice(0, SAMPLES),
      guess: guesses[at] ?? 'none',
    })),
  };
}

/** Rows with the same number of cells; null for a text without. */
function rowsOf(text: string): string[][] | null {
  const heading = text.trimStart().split('\n', 1)[0] ?? '';
  for (const delimiter of DELIMITERS) {
    if (!heading.includes(delimiter)) continue;
    const rows = parsed(text, delimiter);
    const [first] = rows ?? [];
    // `Garlic bread, with cheese, 4.50` is a sentence of a menu.
    const isSentence =
      delimiter === ',' && rows?.some((row) => row.slice(1).some((cell) => cell.startsWith(' ')));
    if (
      rows &&
      first &&
      rows.length > 1 &&
      !isSentence &&
      rows.every(({ length }) => length === first.length)
    )
      return rows;
  }
  return null;
}

function parsed(text: string, delimiter: string): string[][] | null {
  try {
    const rows: string[][] = parse(text, {
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: LIMITS.rows,
    });
    return rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  } catch (error) {
    // An open quotation mark: no table.
    if (error instanceof CsvError) return null;
    throw error;
  }
}

const namesOf = (kind: keyof typeof COLUMN_NAMES): readonly string[] => COLUMN_NAMES[kind];

function hasKnownHeadings(cells: readonly string[]): boolean {
  const words = cells.map(headingWords);
  const has = (kind: keyof typeof COLUMN_NAMES) =>
    words.filter((word) => namesOf(kind).includes(word)).length === 1;
  return has('name') && (has('price') || words.includes('type'));
}

/** `1,80` and `£1.80` are prices; a year or a barcode is none. */
const isPrice = (cell: string): boolean => {
  const pence = parsePence(withPoint(cell));
  return pence !== null && pence >= 0 && pence <= 100_000;
};

/** Most of its cells are prices, and some have a sign or pence: numbers of dishes have none. */
const isPriceColumn = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const prices = filled.filter(isPrice);
  return (
    prices.length > 0 &&
    prices.length * 2 > filled.length &&
    prices.some((cell) => /[£€]|[.,]\d{1,2}\D*$/.test(cell))
  );
};

/** By the headings, then by the values: one column of prices, and of the texts the first one without repetitions is the name. */
function guessedMeanings(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  prices: readonly number[],
): Meaning[] {
  const words = headings.map(headingWords);
  const count = rows[0]?.length ?? 0;
  const meanings = Array.from({ length: count }, (): Meaning => 'none');
  for (const at of prices) meanings[at] = prices.length > 1 && headings.length > 0 ? 'sizePrice' : 'none';
  if (prices.length === 1 || headings.length === 0) meanings[prices.at(-1) ?? 0] = 'price';
  for (const kind of ['section', 'description', 'name'] as const) {
    const at = words.findIndex((word, place) => meanings[place] === 'none' && namesOf(kind).includes(word));
    if (at >= 0) meanings[at] = kind;
  }
  const size = words.findIndex((word) => /^(?:sizes?|portion|variant)$/.test(word));
  if (size >= 0) meanings[size] = 'size';
  if (!meanings.includes('name')) {
    const texts = meanings.flatMap((meaning, at) =>
      meaning === 'none' && rows.some((row) => /\p{L}/u.test(row[at] ?? '')) ? [at] : [],
    );
    const named = texts.find((at) => /\bname\b/.test(words[at] ?? ''));
    const name =
      named ?? texts.find((at) => new Set(rows.map((row) => row[at])).size === rows.length) ?? texts[0];
    if (name !== undefined) meanings[name] = 'name';
  }
  return meanings;
}

/** Why columns cannot be used like this; null when they can. */
export function meaningsProblem(meanings: readonly Meaning[]): string | null {
  const count = (meaning: Meaning) => meanings.filter((one) => one === meaning).length;
  if (count('name') !== 1) return messages.oneName;
  if (count('price') > 1 || (count('price') === 1) === count('sizePrice') > 0) return messages.onePrice;
  return count('section') > 1 || count('description') > 1 || count('size') > 1 ? messages.columnTwice : null;
}

/** The table as a list with headings that every reader knows. */
export function asList({ columns, rows }: UnknownTable, meanings: readonly Meaning[]): string {
  const at = (meaning: Meaning) => meanings.indexOf(meaning);
  const prices = meanings.flatMap((meaning, place) =>
    meaning === 'price' || meaning === 'sizePrice' ? [place] : [],
  );
  const commas = new Set(prices.filter((place) => hasDecimalCommas(rows.map((row) => row[place] ?? ''))));
  const isSized = at('size') >= 0 || at('sizePrice') >= 0;
  const lines = rows.flatMap((row) => {
    const cell = (place: number) => (row[place] ?? '').trim();
    const filled = prices.filter((place) => cell(place) !== '');
    // A dish without any price is kept, so that it is asked about.
    return (filled.length > 0 ? filled : prices.slice(0, 1)).map((place) => [
      cell(at('section')),
      cell(at('name')),
      cell(at('description')),
      meanings[place] === 'sizePrice' ? (columns[place]?.heading ?? '') : cell(at('size')),
      commas.has(place) ? withPoint(cell(place)) : cell(place),
    ]);
  });
  const kept = LIST_HEADINGS.flatMap((heading, place) => {
    const isUsed =
      heading === 'Size' ? isSized : place === 1 || place === 4 || at(heading.toLowerCase() as Meaning) >= 0;
    return isUsed ? [place] : [];
  });
  return [LIST_HEADINGS, ...lines]
    .map((line) => kept.map((place) => quoted(line[place] ?? '')).join(','))
    .join('\n');
}

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Prices with commas before their pence, and none with a point there. */
const hasDecimalCommas = (cells: readonly string[]): boolean =>
  cells.some((cell) => /\d,\d{1,2}\D*$/.test(cell)) && !cells.some((cell) => /\d\.\d{1,2}\D*$/.test(cell));

/** `1,80` is `1.80`. */
const withPoint = (cell: string): string =>
  /\d,\d{1,2}\D*$/.test(cell) ? cell.trim().replace(',', '.') : cell.trim();
