import { capitalised } from './wording.rules.ts';
import { isSize } from './priceTokens.rules.ts';

/** A row of a table; `source` is its text as written. */
export interface Row {
  cells: string[];
  source: string;
}

export const parseCsv = (text: string, delimiter: string): string[][] | null =>
  parseRows(text, delimiter)?.map(({ cells }) => cells) ?? null;

/**
 * The rows of a delimited text (RFC 4180). Quoted cells may contain the delimiter, line breaks and doubled quotes.
 * Cells are trimmed. Null when a quote is not closed.
 */
function parseRows(text: string, delimiter: string): Row[] | null {
  const rows: Row[] = [];
  let start = 0;
  let row: string[] = [];
  let cell = '';
  let blank = true;
  let quoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
    blank = true;
  };
  const endRow = (end: number) => {
    endCell();
    rows.push({ cells: row, source: text.slice(start, end) });
    row = [];
    start = end + 1;
  };
  for (let i = 0; i < text.length; i += 1) {
    const character = text.charAt(i);
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text[i + 1] === '"') cell += text[(i += 1)];
      else quoted = false;
    } else if (character === '"' && blank) {
      cell = '';
      blank = false;
      quoted = true;
    } else if (character === delimiter) endCell();
    else if (character === '\n') endRow(i);
    else {
      cell += character;
      blank &&= character === ' ';
    }
  }
  if (quoted) return null;
  if (cell !== '' || row.length > 0) endRow(text.length);
  return rows;
}

/** A table: what each column means. `sizes` are columns of prices. */
export interface Table {
  rows: Row[];
  name: number;
  description: number | null;
  /** Of lists of grocery shops. */
  barcode: number | null;
  section: number | null;
  tags: number | null;
  /** One size in each row; null without such a column. */
  size: number | null;
  sizes: { label: string; column: number }[];
  heading: string;
}

const DELIMITERS = ['\t', '|', ';', ','];
const HEADINGS = {
  name: /^(?:name|item|item name|dish|dish name|product|product name|title)$/,
  description: /^(?:description|desc|details|ingredients|about|notes)$/,
  barcode: /^(?:barcode|bar code|ean|upc|gtin)$/,
  section: /^(?:section|category|course|group|menu section|menu category|type)$/,
  tags: /^(?:tags?|diet|dietary|diets|allergens?)$/,
  size: /^(?:sizes?|portion|variant|option)$/,
};
const PRICE = /^(?:unit )?(?:price|cost|amount|£$|gbp$)/;

/** Lines of a message that may stand above the table that is attached to it. */
const MOST_ABOVE = 8;

/** The table of a text, below at most a few words: `Here is our list`, a blank line, and the table. Null without one. */
export function tableIn(text: string): { above: string[]; table: Table } | null {
  const lines = text.trimStart().split('\n', MOST_ABOVE + 1);
  let start = 0;
  for (const [at, line] of lines.entries()) {
    // Words and the table are two paragraphs.
    if (at === 0 || lines[at - 1]?.trim() === '') {
      const table = readTable(text.trimStart().slice(start));
      if (table && (at === 0 || table.rows.length > 0)) return { above: lines.slice(0, at), table };
    }
    start += line.length + 1;
  }
  return null;
}

/** Reads a table whose first line names its columns (at least a name and a price or sizes). Null for other texts. */
export function readTable(text: string): Table | null {
  const start = text.trimStart();
  const heading = start.split('\n', 1)[0] ?? '';
  for (const delimiter of DELIMITERS) {
    const [cells = []] = parseCsv(heading, delimiter) ?? [];
    const titles = cells.map((cell) => cell.toLowerCase().replaceAll('_', ' '));
    const find = (pattern: RegExp) => {
      const at = titles.findIndex((title) => pattern.test(title));
      return at < 0 ? null : at;
    };
    const name = find(HEADINGS.name);
    const price = titles.findIndex((title) => PRICE.test(title));
    const sizes = cells.flatMap((label, column) =>
      isSize(label) ? [{ label: capitalised(label), column }] : [],
    );
    if (name === null || (price < 0 && sizes.length === 0)) continue;
    const rows = parseRows(start, delimiter);
    if (!rows) continue;
    return {
      rows: rows.slice(1),
      name,
      description: find(HEADINGS.description),
      barcode: find(HEADINGS.barcode),
      section: find(HEADINGS.section),
      tags: find(HEADINGS.tags),
      size: find(HEADINGS.size),
      sizes: price < 0 ? sizes : [...sizes, { label: '', column: price }],
      heading,
    };
  }
  return null;
}
