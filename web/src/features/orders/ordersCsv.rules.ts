/** Characters with which a spreadsheet begins a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const NEEDS_QUOTES = /[",\r\n]/;

/** One cell of a CSV file. An apostrophe keeps a spreadsheet from calculating what a customer typed. */
export function csvCell(value: string | number): string {
  // A number of ours is no formula, even if it is negative.
  const text = typeof value === 'number' ? String(value) : value.replace(FORMULA, "'$&");
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A CSV file (RFC 4180) of a heading and rows, with the mark by which spreadsheets know UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;

/** How many orders a file may have. */
export const MAX_ROWS = 5000;
