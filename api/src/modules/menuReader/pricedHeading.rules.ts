import type { Piece } from './columns.rules.ts';
import { looksLikeDish } from './doubts.rules.ts';
import { readFact } from './facts.rules.ts';
import { readHeading } from './heading.rules.ts';
import { tagsOfLine } from './dishName.rules.ts';
import { isAboutDish, withoutBullet } from './lineKinds.rules.ts';
import { hasContent, isDishNext, isPriceOrSizeNext, nextContent } from './lookAhead.rules.ts';
import type { MenuLayout } from './menuLayout.rules.ts';
import { type Price, sizesInBrackets } from './namedSizes.rules.ts';
import { hasNoLabels, isPriceOfEach, readPrices } from './prices.rules.ts';
import { ADDED, isShort, isShouted, titled } from './wording.rules.ts';

/** Maximum length in characters of a dish whose price stands in the heading. */
export const MAX_EACH = 60;

/** A heading that has numbers: times, sizes, or the prices of the dishes below. */
interface PricedHeading {
  name: string;
  note: string;
  sizes: string[];
  /** The prices of each dish below; null when they have their own. */
  each: Price[] | null;
}

/** Reads the line at `index` as a heading with numbers. Null for other lines. `columns`: the sizes of the section above. */
export function readPricedHeading(
  pieces: readonly Piece[],
  index: number,
  line: string,
  columns: readonly string[],
  { hasPricesOfEach }: Pick<MenuLayout, 'hasPricesOfEach'>,
): PricedHeading | null {
  const remark = readHeadingWithRemark(line);
  const isPriced = readPrices(line, columns).kind === 'prices';
  if (remark && !isPriced && !isPriceOrSizeNext(pieces, index) && isDishNext(pieces, index, columns))
    return { ...remark, sizes: [], each: null };
  // Most lines end here: a heading with prices has a letter and a number.
  if (!/\p{L}/u.test(line) || !/\d/u.test(line)) return null;
  const sizes = readSizesOfSection(pieces, index, line);
  if (sizes) return sizes;
  const priced = readPrices(line, columns);
  if (priced.kind !== 'prices' || hasNoLabels(priced.prices) || !isUnpricedNext(pieces, index)) return null;
  const [, named] = /^(.*\p{L})(?:\s+[-–—])?\s+all$/iu.exec(priced.name) ?? [];
  const below = pieces[index + 1]?.text.trim() ?? '';
  const isForEach =
    (isPriceOfEach(line) && !hasPricesOfEach && !looksLikeDish(priced.name) && !isAboutDish(below)) ||
    isListBelow(pieces, index, priced.name) ||
    /\+\s?£?\d[\d.]*p?$/u.test(line);
  const name = named ?? (isForEach ? priced.name : null);
  if (name === null || !(ADDED.test(name) || isShouted(name) || readHeading(name))) return null;
  const bare = name.replace(/^[^\p{L}\d]+/u, '');
  return { name: isShouted(bare) ? titled(bare) : bare, note: '', sizes: [], each: priced.prices };
}

/**
 * `SAUCES 50p`, and below it `Garlic` and `Chilli`, each on a line. `Soup £4` inside a section is a dish, and no heading stands in the
 * list.
 */
function isListBelow(pieces: readonly Piece[], index: number, name: string): boolean {
  const below = pieces.slice(index + 1, index + 3).map(({ text }) => withoutBullet(text.trim()));
  const isList =
    below.length === 2 &&
    below.every(
      (text) =>
        /\p{L}/u.test(text) &&
        isShort(text) &&
        !isAboutDish(text) &&
        tagsOfLine(text) === null &&
        readHeading(text) === null,
    );
  const above = pieces[index - 1];
  const isFirst = !above || !hasContent(above) || isShouted(name) || readHeading(name)?.isMarked === true;
  return isFirst && isList && isUnpricedNext(pieces, index + 1) && readHeading(name)?.isKnown === true;
}

const REMARK =
  /^([^()–—]{3,40}?)(?: [-–—] | ?\()((?:all|served|comes?|with|until|till|from|before|after)\b[^£]*?|[^()£]*\+ ?\d[^()]*)\)?\W*$/iu;

/** `Roasts - all served with gravy`, `Breakfast (till 11.30)`, `Sandwiches (ciabatta +50p)`: a common name and a remark. */
function readHeadingWithRemark(line: string): { name: string; note: string } | null {
  const [, head = '', note = ''] = REMARK.exec(line.trim()) ?? [];
  if (!isShort(head) || head === '') return null;
  const heading = readHeading(head);
  const isClear =
    heading?.isKnown || /^all\b/iu.test(note) || (!/\d/u.test(line) && /^(?:served|comes?)\b/iu.test(note));
  return isClear ? { name: heading?.name ?? head, note: note.trim() } : null;
}

/**
 * `Pizzas (10" £7, 12" £9)` above dishes with two prices names their sizes; `Curries (choose chicken 9.50 or prawn 11.50)` above
 * dishes without a price has their prices, too.
 */
function readSizesOfSection(pieces: readonly Piece[], index: number, line: string): PricedHeading | null {
  const choices = sizesInBrackets(line, { mayChoose: true });
  const read = choices ?? readPrices(line, []);
  if (
    read.kind !== 'prices' ||
    read.prices.length < 2 ||
    hasNoLabels(read.prices) ||
    !line.trim().endsWith(')')
  )
    return null;
  const heading = readHeading(read.name);
  if (!heading?.isKnown) return null;
  const opened = { name: heading.name, note: '', sizes: read.prices.map(({ label }) => label) };
  const next = pieces[nextContent(pieces, index + 1)];
  const below = readPrices(withoutBullet(next?.text.trim() ?? ''), []);
  if (below.kind === 'prices' && below.prices.length === read.prices.length && hasNoLabels(below.prices))
    return { ...opened, each: null };
  return isUnpricedNext(pieces, index) ? { ...opened, sizes: [], each: read.prices } : null;
}

function isUnpricedNext(pieces: readonly Piece[], index: number): boolean {
  const next = pieces[index + 1];
  if (!next || !hasContent(next) || next.text.length > MAX_EACH || readFact(next.text.trim())) return false;
  const line = withoutBullet(next.text.trim());
  return tagsOfLine(line) === null && readPrices(line, []).kind === 'none';
}
