/** Characters that stand together on a page. Lengths in points (1/72 inch), from the top left corner of the page. */
export interface TextRun {
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
  width: number;
  /** Of the font. */
  size: number;
}

/** A part of a row, with a wide gap before and after it. */
export interface Segment {
  text: string;
  x: number;
  end: number;
}

/** What stands on one baseline, from left to right. */
export interface Row {
  y: number;
  segments: Segment[];
}

/** All factors are shares of a font's size. Baselines of one line differ by less than this. */
const SAME_LINE = 0.4;
/** A raised character is at most so large, so high above the baseline, and so far from the character before it. */
const RAISED = { size: 0.8, height: 0.6, gap: 0.35 };
/** A smaller gap is kerning, a larger one is a space. */
const SPACE = 0.15;
/** A larger gap separates columns. */
const WIDE = 1.5;
/** Text that is drawn twice, for a bold look or a shadow, is moved by less than this. */
const DOUBLED = 0.2;

interface OpenRow {
  y: number;
  size: number;
  runs: TextRun[];
}

/** The rows of a page, from top to bottom. A raised `50` after a digit is read as pence: `8.50`. */
export function rowsOf(runs: readonly TextRun[]): Row[] {
  const rows: OpenRow[] = [];
  // The largest first: what is raised then finds the row that it belongs to.
  const bySize = runs.flatMap(withoutWideSpaces).sort((a, b) => b.size - a.size || a.y - b.y || a.x - b.x);
  for (const run of bySize) {
    const row = rows.find((open) => isInRow(open, run)) ?? rows.find((open) => isRaised(open, run));
    if (row) row.runs.push(run);
    else rows.push({ y: run.y, size: run.size, runs: [run] });
  }
  return rows.sort((a, b) => a.y - b.y).map(({ y, runs: own }) => ({ y, segments: segmentsOf(y, own) }));
}

/** Three or more spaces stand for a gap; the places of the parts are estimated by their characters. */
function withoutWideSpaces(run: TextRun): TextRun[] {
  const each = run.width / Math.max(run.text.length, 1);
  return [...run.text.matchAll(/\S+(?:\s{1,2}\S+)*/gu)].map(({ 0: text, index }) => ({
    ...run,
    text,
    x: run.x + index * each,
    width: text.length * each,
  }));
}

const isInRow = (row: OpenRow, run: TextRun): boolean => Math.abs(row.y - run.y) <= SAME_LINE * run.size;

const isRaised = (row: OpenRow, run: TextRun): boolean =>
  run.size <= RAISED.size * row.size &&
  run.y < row.y &&
  row.y - run.y <= RAISED.height * row.size &&
  row.runs.some(({ x, width }) => Math.abs(run.x - x - width) <= RAISED.gap * row.size);

function segmentsOf(y: number, runs: TextRun[]): Segment[] {
  const segments: Segment[] = [];
  let before: TextRun | null = null;
  for (const run of runs.sort((a, b) => a.x - b.x)) {
    if (before && isSameAgain(before, run)) continue;
    const last = segments.at(-1);
    const gap = last ? run.x - last.end : Infinity;
    const end = run.x + run.width;
    if (!last || gap > WIDE * run.size) segments.push({ text: run.text, x: run.x, end });
    else {
      last.text += separator(last.text, run, y, gap) + run.text;
      last.end = Math.max(last.end, end);
    }
    before = run;
  }
  return segments;
}

const isSameAgain = (before: TextRun, run: TextRun): boolean =>
  before.text === run.text &&
  Math.abs(before.x - run.x) < DOUBLED * run.size &&
  Math.abs(before.y - run.y) < DOUBLED * run.size;

function separator(text: string, run: TextRun, y: number, gap: number): string {
  const isHigh = y - run.y > DOUBLED * run.size;
  // Without the point £8 with small pence would become £850; a footnote would change a price.
  if (isHigh && /\d$/u.test(text)) return /^\d\d$/u.test(run.text) ? '.' : ' ';
  return isHigh || gap > SPACE * run.size ? ' ' : '';
}
