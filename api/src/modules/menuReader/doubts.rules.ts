import type { Piece } from './columns.rules.ts';
import { splitDish } from './dishName.rules.ts';
import { type Heading, isCourse, isSectionPhrase, readHeading } from './heading.rules.ts';
import { isPairAt, isPriceAlone, isPriceOrSizeNext, nextContent } from './lookAhead.rules.ts';
import { readFact } from './facts.rules.ts';
import { readPrices } from './prices.rules.ts';
import { isAboutDish, isRemark, withoutBullet } from './lineKinds.rules.ts';
import { hasNoPrice, noPriceAt } from './noPrice.rules.ts';
import { isBracketed, isShort } from './wording.rules.ts';

/** `(6)`, `(4 pieces)`, `(1,3,7)`, `3,7`, `12` at the end: what names of dishes have, and descriptions and headings have not. */
const COUNTED = /\(\d[^()]*\)|\s\d{1,2}(?:,\d{1,2})*(?:\s?(?:pcs?|pieces?))?[\s.]*$/u;

/** `Onion rings (with mayonnaise)`. */
const NAME_AND_REMARK = /^\p{Lu}[^()]{2,40} \([^()]+\)\W*$/u;

/** Whether a line has what only the line of a dish has: a bullet or a number, a code such as (v), or a count. */
export const looksLikeDish = (line: string): boolean => {
  const text = line.trim();
  return (
    withoutBullet(text) !== text ||
    splitDish(text).tags.length > 0 ||
    COUNTED.test(text) ||
    NAME_AND_REMARK.test(text)
  );
};

/** Whether a line that would be a heading looks like a dish whose price is missing. */
const isDoubtfulHeading = (line: string): boolean => {
  const heading = readHeading(line);
  return !heading?.isMarked && !heading?.isKnown && looksLikeDish(line);
};

/** Whether a line that would describe the dish above looks like a dish. */
export const isDoubtfulDescription = (line: string): boolean =>
  /\s\d{1,3}(?:[.,]\d{1,2})?(?:\s(?:each|ea|pp))?\s+[-–—]\s/u.test(line) ||
  /^\s*(?:\d{1,3}[.)]|[-•])\s/u.test(line) ||
  (!isBracketed(line.trim()) &&
    !isAboutDish(line.replaceAll(/\([^()]*\)/gu, '')) &&
    !line.trim().startsWith('*') &&
    looksLikeDish(line));

/** Whether the name of a dish reads like a description of one: `with lime and chilli`, `Buttered leeks, new potatoes`. */
export const isDoubtfulName = (name: string): boolean =>
  /^(?:with|served (?:with|on|in)|topped with|made with|our own recipe|please|in a|on a|any|choose|all (?:at|priced|dishes))\b/iu.test(
    name,
  ) ||
  // A currency sign without its number.
  name.includes('£') ||
  // `Mains £9`
  isCourse(name) ||
  /\b(?:are|is)\b|[.!?] \p{Lu}/u.test(name) ||
  /^\p{Ll}[^£\d]*, /u.test(name);

const SECTION_NOUN =
  /\b(?:starters|mains|courses|plates|dishes|pizzas|burgers|sides|orders|desserts|puddings|drinks|breakfast|brunch|lunch|favourites|specials|kitchen|grill)\W*$/iu;

/** Whether a name whose price stands on another line is a common name of a section: `Mains`, and below it `£12 each`. */
export const isSectionName = (name: string): boolean => {
  const heading = readHeading(name);
  return (
    heading?.isMarked === true ||
    (heading?.isKnown === true && /s\W*$/iu.test(name)) ||
    SECTION_NOUN.test(name) ||
    isSectionPhrase(name)
  );
};

/** Among dishes in small letters: `toasted sourdough and butter`, `pancakes`, `4.25`. The second line may be the name. */
export function isMoreLikeName(line: string, [below, ...others]: readonly Piece[]): boolean {
  const text = below?.text.trim() ?? '';
  return (
    others.length === 0 &&
    text !== '' &&
    text.length < line.length &&
    !text.includes(',') &&
    isShort(text) &&
    !isAboutDish(text)
  );
}

/** A heading above a price of its own may be a dish: `BAKLAVA`, and below it `1.75`. */
export function isNameOfPrice(
  pieces: readonly Piece[],
  index: number,
  { isKnown, isMarked }: Pick<Heading, 'isKnown' | 'isMarked'>,
): boolean {
  const next = pieces[index + 1];
  if (isMarked || !next || !isPriceOrSizeNext(pieces, index)) return false;
  const read = readPrices(next.text.trim(), []);
  const hasOne = read.kind === 'prices' && read.prices.length === 1;
  return isDoubtfulHeading(pieces[index]?.text ?? '') || (!isKnown && hasOne && isPriceAlone(next));
}

/**
 * `On the side`, `Onion rings`, `4.50`, and then names with their prices below: a heading and a dish, or a dish and what is said about
 * it.
 */
export function isHeadingOrDish(
  pieces: readonly Piece[],
  index: number,
  [about, ...others]: readonly Piece[],
  { isLowerCase }: { isLowerCase: boolean },
): boolean {
  if (!about || others.length > 0 || isAboutDish(about.text)) return false;
  return (isLowerCase || /^\P{Ll}/u.test(about.text.trim())) && isPairAt(pieces, index + 3);
}

/** `Lobster`, and below it `market price`; not `MAINS` above `Lobster (market price)`. */
export function isNameOfNoPrice(pieces: readonly Piece[], index: number, line: string): boolean {
  const below = pieces[index + 1]?.text.trim() ?? '';
  if (below === '' || below.length > 30 || !isShort(line) || !hasNoPrice(below)) return false;
  const isDish = /^\p{Lu}.*\p{L}/u.test(below.slice(0, noPriceAt(below)));
  return !isDish || readHeading(pieces[index]?.text ?? '') === null;
}

/** `## From the kitchen` above everything else heads what is below it, unless that is a heading, too. */
export function isFirstSection(
  pieces: readonly Piece[],
  index: number,
  line: string,
  isMarked: boolean,
): boolean {
  if (/\bmenu\b|^#\s/iu.test(line) || !(isMarked || isSectionName(line))) return false;
  const at = nextContent(pieces, index + 1);
  const { text = '', source = '' } = pieces[at] ?? {};
  const below = text.trim();
  const heading = readHeading(below);
  // `1. Calzone`, and below it `£9`, is a dish.
  const isDish = /^\s*(?:\d|[-•])/u.test(source) || isPriceOrSizeNext(pieces, at);
  const isHeading =
    !isDish && (heading?.isKnown === true || heading?.isMarked === true || isSectionName(below));
  return below !== '' && !isHeading && !isRemark(below) && !readFact(below);
}
