/**
 * The rows of a delimited text (RFC 4180). Quoted cells may contain the delimiter, line breaks and doubled quotes.
 * Cells are trimmed. Null when a quote is not closed.
 */
export function parseCsv(text: string, delimiter: string): string[][] | null {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let blank = true;
  let quoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
    blank = true;
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
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
    else if (character === '\n') endRow();
    else {
      cell += character;
      blank &&= character === ' ';
    }
  }
  if (quoted) return null;
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}

/** A table row: its cells by column, and the original text for reports of unreadable rows. */
export interface MenuRow {
  name: string;
  description: string;
  price: string;
  section: string;
  source: string;
}

const DELIMITERS = ['\t', '|', ';', ','];

const COLUMNS: readonly [column: 'name' | 'description' | 'price' | 'section', heading: RegExp][] = [
  ['price', /^(?:unit )?(?:price|cost|amount|£$|gbp$)/],
  ['section', /^(?:section|category|course|group|menu section|menu category)$/],
  ['description', /^(?:description|desc|details|ingredients|about)$/],
  ['name', /^(?:name|item|item name|dish|dish name|product|product name|title)$/],
];

/** Reads a table whose first line names its columns (at least name and price); null for other texts. */
export function readMenuTable(text: string): MenuRow[] | null {
  const start = text.trimStart();
  const heading = start.split('\n', 1)[0] ?? '';
  for (const delimiter of DELIMITERS) {
    const [cells] = parseCsv(heading, delimiter) ?? [];
    const columns = cells && findColumns(cells);
    if (!columns) continue;
    const rows = parseCsv(start, delimiter);
    return rows && rows.slice(1).map((row) => toMenuRow(row, columns, delimiter));
  }
  return null;
}

type Columns = Partial<Record<'name' | 'description' | 'price' | 'section', number>>;

function findColumns(cells: string[]): Columns | null {
  const columns: Columns = {};
  cells.forEach((cell, index) => {
    const heading = cell.toLowerCase().replaceAll('_', ' ');
    const column = COLUMNS.find(([name, pattern]) => columns[name] === undefined && pattern.test(heading));
    if (column) columns[column[0]] = index;
  });
  return columns.name !== undefined && columns.price !== undefined ? columns : null;
}

function toMenuRow(row: string[], columns: Columns, delimiter: string): MenuRow {
  const cell = (index: number | undefined) => (index === undefined ? '' : (row[index] ?? ''));
  return {
    name: cell(columns.name),
    description: cell(columns.description),
    price: cell(columns.price),
    section: cell(columns.section),
    source: row.join(delimiter === '\t' ? ' ' : delimiter),
  };
}
