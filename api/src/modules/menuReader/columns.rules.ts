import { readHeading } from './heading.rules.ts';
import { readPrices } from './prices.rules.ts';
import { isSize } from './priceTokens.rules.ts';
import { parseCsv } from './table.rules.ts';
import { withoutLetterSpacing } from './wording.rules.ts';

/** A line of the menu, or one half of a line with two columns. */
export interface Piece {
  /** As written. */
  source: string;
  /** To be read: cells of a table are separated by spaces. */
  text: string;
  /** The last cell of a table row, after the price. */
  section?: string;
  /** Not read: `text` is empty. */
  isTooLong?: boolean;
  /** Spaces before the text. */
  indent: number;
}

/** Longer lines are read as a list of dishes only: no dish needs so many characters. */
export const MAX_READ = 300;

/** `[12/03/2025, 10:14] Sal: ` in front of a message of a chat. */
const SENDER =
  /^\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?(?:\] ?| - )[^:\n]{1,40}: /iu;
const GAP = /\s{3,}|\t+/u;

/** The lines of a text. Two columns that stand side by side become one below the other. */
export function readColumns(text: string): Piece[] {
  const pieces: Piece[] = [];
  let right: Piece[] | null = null;
  /** The column (characters) where the right half begins. */
  let middle = 0;
  const endBlock = () => {
    if (right) pieces.push(...right);
    right = null;
  };
  for (const source of text.split('\n')) {
    if (source.trim().length > MAX_READ) {
      endBlock();
      pieces.push({ source, text: source.trim(), indent: 0 });
      continue;
    }
    const line = withoutLetterSpacing(source.replace(SENDER, ''));
    const halves = splitColumns(line, right !== null);
    if (halves) {
      right ??= [];
      middle = line.indexOf(halves[1]);
      pieces.push(toPiece(halves[0]));
      right.push({ ...toPiece(halves[1]), indent: 0 });
      continue;
    }
    const piece = { ...toPiece(line), source };
    if (right && piece.indent > 8 && piece.indent >= middle - 8) right.push({ ...piece, indent: 0 });
    else {
      if (right && readHeading(line)) endBlock();
      pieces.push(piece);
    }
  }
  endBlock();
  return pieces;
}

function toPiece(source: string): Piece {
  const indent = source.length - source.trimStart().length;
  // An unclosed quote is a leftover of the source table.
  const line = source.trim().replace(/^"([^"]*)$/u, '$1');
  const cells = cellsOf(line);
  if (!cells) return { source, text: `${' '.repeat(indent)}${line}`, indent };
  const last = cells.at(-1) ?? '';
  const hasSection = cells.length > 2 && isPrice(cells.at(-2) ?? '') && /\p{L}/u.test(last) && !isPrice(last);
  const own = hasSection ? cells.slice(0, -1) : cells;
  return { source, text: own.join('    '), indent, ...(hasSection && { section: last }) };
}

/** The cells of a table row without empty ones. Null for another line. */
function cellsOf(line: string): string[] | null {
  const filled = (cells: string[]) => cells.filter((cell) => !/^[\s:–—-]*$/u.test(cell));
  if (line.includes('|')) return filled(line.split('|').map((cell) => cell.trim()));
  if (line.includes('\t')) return filled(line.split('\t').map((cell) => cell.trim()));
  for (const delimiter of [';', ',']) {
    // `Soup 5,25` has a comma between pounds and pence.
    if (delimiter === ',' && !/(?:^|,)\s*"[^"]/u.test(line) && /\d,\d|, /u.test(line)) continue;
    const [cells = []] = parseCsv(line, delimiter) ?? [];
    if (cells.length > 1 && cells.some(isPrice)) return filled(cells);
  }
  return null;
}

function isPrice(text: string): boolean {
  const read = readPrices(text, []);
  return read.kind === 'prices' && read.name === '' && read.after === '';
}

/** `Margherita 8.50     Cola 1.50` and `PIZZAS      DRINKS` are two halves. */
function splitColumns(line: string, isInBlock: boolean): [left: string, right: string] | null {
  for (const gap of line.matchAll(new RegExp(GAP, 'gu'))) {
    const left = line.slice(0, gap.index);
    const right = line.slice(gap.index + gap[0].length);
    if (!/\p{L}/u.test(left) || !/\p{L}/u.test(right)) continue;
    // Inside a block the left half may be the description of the dish above.
    // `Fries 12    19.00 - with salad` is one dish.
    if (/^\W*\d/u.test(right) && !/^\W*(?:£|\d+[.,]\d{2})/u.test(left)) continue;
    if (isDish(right) && (isDish(left) || (isInBlock && /^\s/u.test(line)))) return [left, right];
    if (areBareHeadings(left, right)) return [left, right];
  }
  return null;
}

function isDish(text: string): boolean {
  const read = readPrices(text, []);
  return read.kind === 'prices' && /\p{L}/u.test(read.name);
}

/** `CHICKEN     PIECES     MEAL` has more than two parts: names of columns. */
const areBareHeadings = (left: string, right: string): boolean =>
  isBareHeading(left) &&
  isBareHeading(right) &&
  !isSize(right) &&
  !GAP.test(right.trim()) &&
  !GAP.test(left.trim());

const isBareHeading = (text: string): boolean => {
  const heading = readHeading(text);
  return heading !== null && heading.sizes.length === 0;
};
