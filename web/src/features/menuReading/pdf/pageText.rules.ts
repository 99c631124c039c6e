import { rowsOf, type Row, type TextRun } from './rows.rules.ts';

/** The menu reader takes so many spaces for a gap between columns. */
const GAP = '    ';
/** A larger distance between two lines, as a multiple of the usual one, becomes a blank line. */
const PARAGRAPH = 1.7;
/** Points between the places where a gutter is looked for. */
const STEP = 2;
/** Each side of a gutter has at least so many lines. */
const LEAST_LINES = 3;
/** Shares of the lines of a page or of one of its sides. */
const MOST_ACROSS = 0.4;
const MOST_WORDS = 0.6;
const SOME_PRICES = 0.2;
const TABLE_ROWS = 0.8;
const DIFFERENT_WORDS = 0.5;

const WORD = /\p{L}{2}/u;
const PRICE = /\d/u;

/** The text of a page, line by line. Columns of text are read one after the other; a list with prices is one column. */
export const pageText = (runs: readonly TextRun[]): string => linesOf(rowsOf(runs)).join('\n');

function linesOf(rows: readonly Row[]): string[] {
  const gutter = gutterOf(rows);
  if (gutter === null) return toLines(rows);
  const lines: string[] = [];
  let block: Row[] = [];
  const endBlock = (): void => {
    lines.push(...linesOf(sideOf(block, gutter, 'left')), ...linesOf(sideOf(block, gutter, 'right')));
    block = [];
  };
  for (const row of rows) {
    if (!isAcross(row, gutter)) block.push(row);
    else {
      endBlock();
      lines.push(...toLines([row]));
    }
  }
  endBlock();
  return lines;
}

function toLines(rows: readonly Row[]): string[] {
  const distances = rows.slice(1).map(({ y }, index) => y - (rows[index]?.y ?? y));
  const usual = distances.toSorted((a, b) => a - b)[Math.floor(distances.length / 2)] ?? 0;
  return rows.flatMap(({ segments }, index) => {
    const line = segments.map(({ text }) => text).join(GAP);
    return index > 0 && (distances[index - 1] ?? 0) > PARAGRAPH * usual ? ['', line] : [line];
  });
}

const isAcross = ({ segments }: Row, at: number): boolean =>
  segments.some(({ x, end }) => x < at && end > at);

const sideOf = (rows: readonly Row[], at: number, side: 'left' | 'right'): Row[] =>
  rows
    .map(({ y, segments }) => ({
      y,
      segments: segments.filter(({ end }) => (side === 'left' ? end <= at : end > at)),
    }))
    .filter(({ segments }) => segments.length > 0);

/** Where a gap between two columns of text is; null on a page with one column. */
function gutterOf(rows: readonly Row[]): number | null {
  const segments = rows.flatMap((row) => row.segments);
  const start = Math.min(...segments.map(({ x }) => x));
  const end = Math.max(...segments.map((segment) => segment.end));
  const strips: { from: number; to: number; across: number }[] = [];
  for (let at = start + STEP; at < end; at += STEP) {
    const across = rows.filter((row) => isAcross(row, at)).length;
    const strip = strips.at(-1);
    if (strip?.across === across) strip.to = at;
    else strips.push({ from: at, to: at, across });
  }
  const gutters = strips
    .filter(({ across }) => across <= MOST_ACROSS * rows.length)
    .map(({ from, to, across }) => ({ at: (from + to) / 2, width: to - from, across }))
    // Where the fewest lines are cut, and then the widest.
    .sort((a, b) => a.across - b.across || b.width - a.width);
  return gutters.find(({ at }) => isGutter(rows, at))?.at ?? null;
}

/** Whether both sides are text of their own: not names and prices, sizes, or descriptions of one list. */
function isGutter(rows: readonly Row[], at: number): boolean {
  const own = rows.filter((row) => !isAcross(row, at));
  const left = sideOf(own, at, 'left').map(textOf);
  const right = sideOf(own, at, 'right').map(textOf);
  const least = Math.min(left.length, right.length);
  if (least < LEAST_LINES || rows.length - own.length > MOST_ACROSS * rows.length) return false;
  if (share(left, WORD) < MOST_WORDS || share(right, /^\P{N}*\p{L}{2}/u) < MOST_WORDS) return false;
  // `Large 11.00` on every line is a size.
  const words = new Set(right.map((text) => text.split(/\s/u, 1)[0]));
  if (words.size < DIFFERENT_WORDS * right.length) return false;
  const isTable = left.length + right.length - own.length >= TABLE_ROWS * least;
  return !isTable || (share(left, PRICE) >= SOME_PRICES && share(right, PRICE) >= SOME_PRICES);
}

const textOf = ({ segments }: Row): string => segments.map(({ text }) => text).join(' ');

const share = (texts: readonly string[], pattern: RegExp): number =>
  texts.filter((text) => pattern.test(text)).length / texts.length;
