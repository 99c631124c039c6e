import { splitCalories } from './calories.rules.ts';
import type { Piece } from './columns.rules.ts';
import { readFact } from './facts.rules.ts';
import { readHeading } from './heading.rules.ts';
import { isCalories, isClearDescription, isClearNote, isNoDish, withoutBullet } from './lineKinds.rules.ts';
import { type Price, sizesAlone } from './namedSizes.rules.ts';
import { hasNoLabels, isBare, isPriceOfEach, readPrices, readSizeColumns } from './prices.rules.ts';
import { isSize } from './priceTokens.rules.ts';
import { capitalised, isShort, isShouted, withoutBrackets } from './wording.rules.ts';

/** A dish on lines of its own: `Margherita`, `tomato, mozzarella`, `8.50`. */
export interface StackedDish {
  description: string;
  prices: Price[];
  between: Piece[];
  price: Piece;
}

export const hasContent = ({ text }: Piece): boolean => /[\p{L}\d]/u.test(text);

/** `23 Classic burger`, whose number was removed: a name, and no description. */
const hadNumber = ({ source, text }: Piece): boolean =>
  /^\s*[A-Z]{0,2}\d/iu.test(source) && !/^\s*[A-Z]{0,2}\d/iu.test(text);

/** The dish whose name is the piece at `index`. Null when no price of its own follows. */
export function stackedAt(
  pieces: readonly Piece[],
  index: number,
  columns: readonly string[],
  { hasPricesOfEach: mayBeEach } = { hasPricesOfEach: false },
): StackedDish | null {
  const name = withoutBullet(pieces[index]?.text.trim() ?? '');
  if (name === '' || name.length > 80 || name.endsWith(':') || isCalories(name) || isClearNote(name))
    return null;
  for (let more = 1; more <= 3; more += 1) {
    const next = pieces[index + more];
    const text = withoutBullet(next?.text.trim() ?? '');
    if (!next || !hasContent(next) || readFact(text)) return null;
    const read = readPrices(text, columns);
    if (read.kind === 'unclear' || (read.kind === 'none' && hadNumber(next))) return null;
    // The line between is a dish with its sizes below.
    if (more === 1 && sizesBelow(pieces, index + 1)) return null;
    if (read.kind === 'prices') {
      if ((!mayBeEach && isPriceOfEach(text)) || sizesNamedAbove(pieces, index + more)) return null;
      const between = pieces.slice(index + 1, index + more);
      if (/\p{L}/u.test(read.name) || read.after !== '') return null;
      if (isHeadingOf(pieces, index, between[0], index + more + 1)) return null;
      const description = between.map((line) => withoutBrackets(line.text.trim())).join(' ');
      return { description, prices: read.prices, between, price: next };
    }
    const isAbout = text.length > name.length || /^\p{Ll}|,/u.test(text) || more > 1;
    if (more === 3 || isShouted(splitCalories(text).text) || !isAbout) return null;
  }
  return null;
}

/** The sizes on the lines below a name: `JERK CHICKEN`, `Quarter 6.50`, `Half 9.50`. Null with fewer than two. */
export function sizesBelow(
  pieces: readonly Piece[],
  index: number,
): { prices: Price[]; lines: Piece[] } | null {
  const prices: Price[] = [];
  const lines: Piece[] = [];
  for (let at = index + 1; at < pieces.length; at += 1) {
    const piece = pieces[at];
    const read = piece ? readPrices(withoutBullet(piece.text.trim()), []) : null;
    if (!piece || read?.kind !== 'prices' || read.prices.length > 1 || !isPortion(read.name)) break;
    prices.push(...read.prices.map(({ pence }) => ({ label: capitalised(read.name), pence })));
    lines.push(piece);
  }
  const isDistinct = new Set(prices.map(({ label }) => label.toLowerCase())).size === prices.length;
  return lines.length > 1 && isDistinct ? { prices, lines } : null;
}

/** Whether sizes with clear prices follow: `Wings 6`, `Small £4`, `Large £7`. */
export const hasClearSizesBelow = (pieces: readonly Piece[], index: number): boolean =>
  sizesBelow(pieces, index)?.lines.some(({ text }) => !isBare(text)) === true;

/**
 * `500ml 6.50 / 1 litre 11.00` or `Tofu 9.95, prawn 12.95` above a dish with the same prices and no names: the names of the sizes below.
 * Null for other lines.
 */
export function sizesNamedAbove(pieces: readonly Piece[], index: number): string[] | null {
  const line = withoutBullet(pieces[index]?.text.trim() ?? '');
  const read = readPrices(line, []);
  const own = read.kind === 'prices' && read.name === '' && !hasNoLabels(read.prices) ? read.prices : [];
  const prices = own.length > 1 ? own : sizesAlone(line);
  if (!prices) return null;
  const below = readPrices(withoutBullet(pieces[nextContent(pieces, index + 1)]?.text.trim() ?? ''), []);
  const isSame =
    below.kind === 'prices' &&
    hasNoLabels(below.prices) &&
    below.prices.length === prices.length &&
    below.prices.every(({ pence }, at) => pence === prices[at]?.pence);
  return isSame ? prices.map(({ label }) => label) : null;
}

/** `2 scoops` is a dish of its own. */
const isPortion = (text: string): boolean => isSize(text) && !/scoops?$/iu.test(text);

/** `STARTERS`, `Kashk`, `6.95`: the first line heads the second, which is no description. */
function isHeadingOf(
  pieces: readonly Piece[],
  index: number,
  below: Piece | undefined,
  after: number,
): boolean {
  const name = pieces[index]?.text.trim() ?? '';
  const heading = readHeading(name);
  const isPairNext = isPairAt(pieces, after);
  // `On the side`, `Onion rings (with mayonnaise)`, `4.50`: the second line has a name and a remark of its own.
  if (!heading) return isPairNext && /^\p{L}[^()]* \([^()]*\)\W*$/u.test(below?.text.trim() ?? '');
  if (heading.isMarked) return true;
  // `TUBS`, `500ml 6.50 / 1 litre 11.00`, `Vanilla 6.50 / 11.00`: the prices are those of the dishes below.
  if (!below) {
    const dish = pieces[after]?.text.trim() ?? '';
    // `Double smash 3,7`, and below it `£8.50`: its number is no price.
    return (
      isPricedDish(dish) &&
      !/^(?:\+|(?:add|extra)\s)/iu.test(dish) &&
      !(isBare(withoutBullet(dish)) && isPairAt(pieces, after))
    );
  }
  const about = below.text.trim();
  if (withoutBullet(about) !== about && withoutBullet(name) === name) return true;
  if (heading.isKnown && !isClearDescription({ ...below, indent: 0 }, 0)) return true;
  if (/^\p{Ll}|,/u.test(about.replaceAll(/\([^()]*\)/gu, ''))) return false;
  if (isPairNext && (about.endsWith(')') || isShort(about))) return true;
  // Where names of dishes are in capitals, the one below the price is, too.
  const next = pieces.slice(after, after + 2).find(hasContent);
  return heading.isKnown || (next !== undefined && !isShouted(next.text));
}

/** Whether the next line is `£8` or `Large £8`: this line has the name of the dish. */
export function isPriceOrSizeNext(pieces: readonly Piece[], index: number): boolean {
  const next = pieces[index + 1];
  if (!next || !hasContent(next)) return false;
  const read = readPrices(withoutBullet(next.text.trim()), []);
  return read.kind === 'prices' && (isPriceAlone(next) || isPortion(read.name));
}

/** Whether one of the next two lines with content is a name without a price, and no fact. */
export function isUnpricedBelow(pieces: readonly Piece[], index: number): boolean {
  const first = nextContent(pieces, index + 1);
  return [first, nextContent(pieces, first + 1)].some((at) => {
    const text = pieces[at]?.text.trim() ?? '';
    const read = readPrices(withoutBullet(text), []);
    return text !== '' && !readFact(text) && (read.kind === 'none' || (/\p{L}/u.test(text) && isBare(text)));
  });
}

/** A name, and its price on the next line. */
export function isPairAt(pieces: readonly Piece[], index: number): boolean {
  const [name, price] = pieces.slice(index, index + 2);
  return (
    name !== undefined &&
    price !== undefined &&
    hasContent(name) &&
    !isPriceAlone(name) &&
    isPriceAlone(price)
  );
}

function isPricedDish(line: string): boolean {
  const read = readPrices(withoutBullet(line), []);
  return read.kind === 'prices' && /\p{L}/u.test(read.name);
}

/** Whether a dish is next, below remarks about the section. */
export function isDishNext(pieces: readonly Piece[], index: number, columns: readonly string[]): boolean {
  let at = nextContent(pieces, index + 1);
  for (let notes = 0; notes < 2 && isNoDish(pieces[at]); notes += 1) at = nextContent(pieces, at + 1);
  const next = pieces[at];
  if (!next) return false;
  const text = withoutBullet(next.text.trim());
  const read = readPrices(text, columns);
  const isPriced = read.kind === 'prices' && /\p{L}/u.test(read.name);
  const namesSizes = readSizeColumns(text)?.name === '' || sizesNamedAbove(pieces, at) !== null;
  return isPriced || namesSizes || stackedAt(pieces, at, []) !== null;
}

/** Reads what the questions about the whole menu ask of each piece, so that they find it remembered. */
export function readAhead(piece: Piece): void {
  isPriceAlone(piece);
  isPricedDish(withoutBullet(piece.text.trim()));
}

/** Whether the prices stand above the names: `£5.95`, `Onion bhaji`, `crispy onions`, and a blank line. */
export function hasPricesAbove(pieces: readonly Piece[]): boolean {
  const isEmpty = (piece: Piece | undefined) => piece === undefined || !hasContent(piece);
  const alone = pieces.flatMap((piece, at) => (isPriceAlone(piece) ? [at] : []));
  const above = alone.filter((at) => {
    const [before, after] = [pieces[at - 1], pieces[at + 1]];
    const heading = readHeading(before?.text ?? '');
    // A name in capitals above a price is the dish.
    return !isEmpty(after) && (isEmpty(before) || heading?.isMarked === true || heading?.isKnown === true);
  });
  return above.length >= 2 && above.length === alone.length;
}

/** Whether the line below most dishes is about them, without a blank line between: `Salmon £19`, `Fillet on spinach`, `Chicken £18`. */
export function hasDescriptionsBelow(pieces: readonly Piece[]): boolean {
  const isPriced = (piece: Piece | undefined) =>
    piece !== undefined && (isPriceAlone(piece) || isPricedDish(withoutBullet(piece.text.trim())));
  let dishes = 0;
  let described = 0;
  for (const [at, piece] of pieces.entries()) {
    if (!isPriced(piece)) continue;
    dishes += 1;
    const [below, next, after] = pieces.slice(at + 1, at + 4);
    if (!below || !hasContent(below) || isPriced(below) || readHeading(below.text)) continue;
    if (!next || !hasContent(next) || isPriced(next) || isPriced(after)) described += 1;
  }
  return described >= 3 && described * 2 >= dishes;
}

/** Whether `each` or `pp` stands behind the prices of dishes, one below the other or with a description between. */
export function hasPricesOfEach(pieces: readonly Piece[]): boolean {
  const ends = pieces.filter(hasContent).map(({ text }) => /\d/u.test(text) && isPriceOfEach(text));
  return ends.filter((is, at) => is && (ends[at + 1] || ends[at + 2])).length > 1;
}

/** Whether most dishes begin with a small letter. */
export function isLowerCase(pieces: readonly Piece[]): boolean {
  const dishes = pieces.flatMap(({ text }, at) => {
    const line = withoutBullet(text.trim());
    return isPricedDish(line) || isPairAt(pieces, at) ? [line] : [];
  });
  return dishes.filter((dish) => /^\p{Ll}/u.test(dish)).length * 2 > dishes.length;
}

/** `£5.95` on a line of its own. */
export function isPriceAlone(piece: Piece): boolean {
  const read = readPrices(piece.text.trim(), []);
  return read.kind === 'prices' && !/\p{L}/u.test(read.name) && read.after === '';
}

/** A dish and its description between blank lines: the pieces from the one above to the one below. */
export function isPair(pieces: readonly Piece[], hasAbove: boolean): boolean {
  const [above, dish, about, below] = hasAbove ? pieces : [undefined, ...pieces];
  if (!dish || !about || !hasContent(dish) || !hasContent(about)) return false;
  if ((above && hasContent(above)) || (below && hasContent(below))) return false;
  return readPrices(dish.text, []).kind === 'prices' && !/\d/u.test(about.text);
}

/** The next piece with letters or digits, at most five lines ahead; else behind the last piece. */
export function nextContent(pieces: readonly Piece[], from: number): number {
  for (let at = from; at < from + 5; at += 1) {
    const piece = pieces[at];
    if (piece && hasContent(piece)) return at;
  }
  return pieces.length;
}

/** `served  with salad` names no columns, and `---  Something sweet ---` is a heading. */
const isColumnName = (cell: string): boolean =>
  cell.length <= 24 &&
  !/^[-–—=~*#_]|[-–—=~*_:]$/u.test(cell) &&
  !/[(),.]|^(?:with|and|in|on|of|or|served|from|our)\b|\b(?:and|with)\b/iu.test(cell);

/** `Chicken   Lamb   Prawn` above dishes with three prices names their sizes. The first cell may be a heading. */
export function readColumnNames(
  pieces: readonly Piece[],
  index: number,
  line: string,
): { name: string; sizes: string[] } | null {
  const cells = line.split(/\s{2,}|\t|\s*[/|]\s*/u).filter(Boolean);
  const next = pieces[nextContent(pieces, index + 1)];
  if (cells.length < 2 || !next || cells.some((cell) => !isColumnName(cell))) return null;
  // `half 7.95 whole 12.95` names its sizes itself.
  const own = readPrices(withoutBullet(next.text.trim()), []);
  if (own.kind === 'prices' && own.prices.length > 1 && !hasNoLabels(own.prices)) return null;
  const [head = '', ...others] = cells;
  for (const sizes of [cells, others]) {
    const read = readPrices(withoutBullet(next.text.trim()), sizes);
    if (sizes.length < 2 || read.kind !== 'prices' || read.prices.length !== sizes.length) continue;
    const isGeneric = /^(?:dish|item|name|meal)e?s?$/iu.test(head);
    return { name: sizes === cells || isGeneric ? '' : head, sizes };
  }
  return null;
}
