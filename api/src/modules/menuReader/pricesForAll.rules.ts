import type { Piece } from './columns.rules.ts';
import { readHeading } from './heading.rules.ts';
import { isUnpricedBelow } from './lookAhead.rules.ts';
import { type Price, sizesInBrackets } from './namedSizes.rules.ts';
import { isPriceOfEach, readPrices } from './prices.rules.ts';
import { isBracketed, isShouted, titled } from './wording.rules.ts';

/** What a line says about the prices of all lines below it. */
interface PricesBelow {
  /** The section that the line opens; null: the present one. */
  name: string | null;
  each: Price[];
}

/** Sections whose prices another section may name. */
const MAX_LISTS = 40;

/** Reads the lines that have the prices of all dishes below them, and remembers those of each section. */
export class PricesForAll {
  /** By the names of the sections in small letters. */
  private readonly lists = new Map<string, Price[]>();

  /** Null when the line says nothing about other lines; `unclear` when it does, and it is not clear what. */
  read(
    pieces: readonly Piece[],
    index: number,
    line: string,
    section: string,
  ): PricesBelow | 'unclear' | null {
    const same = readSamePrices(line);
    if (same) {
      const each = this.listOf(same.as);
      return each ? { name: same.name, each } : 'unclear';
    }
    const isBelow = isUnpricedBelow(pieces, index);
    const listed = readListedHeading(line);
    if (listed && isBelow) return this.remember(listed.name, listed);
    const forAll = readPriceForAll(line);
    const each = forAll ?? readPriceList(line);
    if (each && isBelow) return this.remember(section, { name: null, each });
    return forAll ? 'unclear' : null;
  }

  private remember(section: string, prices: PricesBelow): PricesBelow {
    if (this.lists.size < MAX_LISTS) this.lists.set(section.toLowerCase(), prices.each);
    return prices;
  }

  /** The prices of the section that a heading names: `same prices as curries`. Null when it has none. */
  private listOf(name: string): Price[] | null {
    const word = name.toLowerCase().replace(/s$/u, '');
    return [...this.lists].find(([known]) => known.includes(word))?.[1] ?? null;
  }
}

const FOR_ALL =
  /^\W*(?:all|everything|any|each|every (?:dish|item|one))(?: (?:dishes|items|mains|starters|pizzas|of these|below|the following))?(?: (?:is|are|at|for|priced at|cost|only|just))*\W*$/iu;

/** `All priced at £2.95`, `£3.50 each`: the price of each line below. Null for other lines. */
function readPriceForAll(line: string): Price[] | null {
  const priced = readPrices(line.replaceAll(/\s{2,}/gu, ' '), []);
  if (priced.kind !== 'prices' || priced.prices.length > 1 || priced.after !== '') return null;
  return FOR_ALL.test(priced.name) || (isPriceOfEach(line) && !/\p{L}/u.test(priced.name))
    ? priced.prices
    : null;
}

/** `Curries are chicken or tofu 9.95, prawn 11.95`: a heading, and what each of its dishes costs. Null for other lines. */
function readListedHeading(line: string): { name: string; each: Price[] } | null {
  const [, head = '', list = ''] = /^([^\d£]{3,40}?) (?:are|is) (.*\d.*)$/iu.exec(line.trim()) ?? [];
  const heading = readHeading(head);
  const sizes = heading?.isKnown ? sizesInBrackets(`Each (${list})`, { mayChoose: true }) : null;
  return heading && sizes ? { name: heading.name, each: sizes.prices } : null;
}

/** `Stir fries same prices as curries`: the heading, and the section whose prices it has. Null for other lines. */
function readSamePrices(line: string): { name: string; as: string } | null {
  const [, name = '', as = ''] =
    /^(\P{N}{3,40}?)[\s–—:(-]+(?:all )?(?:the )?same prices? as (?:the |our )?(\P{N}{3,40}?)\W*$/iu.exec(
      line.trim(),
    ) ?? [];
  return name === '' ? null : { name: isShouted(name) ? titled(name) : name.trim(), as: as.trim() };
}

/** `(Chicken 9.95, King prawn 11.95)` below a heading: what each dish of the section costs. Null for other lines. */
function readPriceList(line: string): Price[] | null {
  const text = line.trim().replace(/[\s.:]+$/u, '');
  return isBracketed(text) ? (sizesInBrackets(`Each ${text}`, { mayChoose: true })?.prices ?? null) : null;
}
