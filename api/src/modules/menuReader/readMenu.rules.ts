import { atOnce } from '../../lib/pieces.ts';
import { readAllergens } from './allergenLine.rules.ts';
import { MenuCollector } from './menuCollector.rules.ts';
import { readKey } from './codeKey.rules.ts';
import type { Piece } from './columns.rules.ts';
import {
  isDoubtfulDescription,
  isDoubtfulName,
  isFirstSection,
  isHeadingOrDish,
  isMoreLikeName,
  isNameOfNoPrice,
  isNameOfPrice,
  isSectionName,
} from './doubts.rules.ts';
import { readFact } from './facts.rules.ts';
import { type Heading, readHeading } from './heading.rules.ts';
import { forgetLines } from './lineMemory.ts';
import {
  areColumnTitles,
  isCalories,
  isAboutDish,
  isClearDescription,
  isClearNote,
  isDescription,
  isNote,
  isRemark,
  withoutBullet,
} from './lineKinds.rules.ts';
import { layoutOf, type MenuLayout } from './menuLayout.rules.ts';
import { clean, toPieces } from './pieces.rules.ts';
import type { Price } from './namedSizes.rules.ts';
import { hasNoPrice } from './noPrice.rules.ts';
import { tagsOfLine } from './dishName.rules.ts';
import { MAX_EACH, readPricedHeading } from './pricedHeading.rules.ts';
import { PricesForAll } from './pricesForAll.rules.ts';
import { hasNoLabels, isBare, readPrices, readSizeColumns } from './prices.rules.ts';
import { collectTable } from './readRows.rules.ts';
import type { LineUse, ReadMenu } from './readMenu.types.ts';
import {
  hasClearSizesBelow,
  hasContent,
  isDishNext,
  isPriceOrSizeNext,
  isPriceAlone,
  readAhead,
  readColumnNames,
  sizesBelow,
  sizesNamedAbove,
  stackedAt,
} from './lookAhead.rules.ts';
import { tableIn } from './table.rules.ts';
import { capitalised, isShort, isShouted, withoutBrackets } from './wording.rules.ts';

/**
 * Reads a menu from typed or pasted text or a table. It never guesses a price and never merges two dishes: a line that is not
 * clear is `unread`. Linear in the number of lines; never throws.
 */
export const readMenu = (text: string): ReadMenu => atOnce(menuReading(text));

/** `readMenu` in steps of one line, for texts of strangers: other requests have their turn between two of them. */
export function* menuReading(text: string): Generator<void, ReadMenu> {
  const plain = clean(text);
  const found = tableIn(plain);
  try {
    if (found) return yield* collectTable(found.table, found.above);
    const pieces = toPieces(plain);
    for (const piece of pieces) {
      readAhead(piece);
      yield;
    }
    return yield* new LineReader(pieces).read();
  } finally {
    forgetLines();
  }
}

class LineReader {
  private readonly menu: MenuCollector;
  /** The sizes that the heading names. */
  private columns: string[] = [];
  /** `Dips 80p each`: the price of the lines below. */
  private each: Price[] | null = null;
  private readonly pricesForAll = new PricesForAll();
  /** The line above, without a blank between: what it was, and its indentation. */
  private above: { use: LineUse | null; indent: number } = { use: null, indent: 0 };
  /** The dish above was written in capitals. */
  private isLastShouted = false;
  private linesInBlock = 0;
  private readonly layout: MenuLayout;

  constructor(private readonly pieces: Piece[]) {
    this.menu = new MenuCollector(readKey(pieces));
    this.layout = layoutOf(pieces);
  }

  *read(): Generator<void, ReadMenu> {
    for (let i = 0; i < this.pieces.length; i += 1) {
      i += this.readPiece(i);
      yield;
    }
    return this.menu.finish();
  }

  /** Reads one piece; returns how many of the following pieces it used. */
  private readPiece(index: number): number {
    const piece = this.pieces[index];
    if (piece?.isTooLong) return this.add(piece, 'unread');
    if (!piece || !hasContent(piece)) {
      // Below `All priced at £2.95` the dishes may begin after a blank line.
      if (this.above.use !== 'sizes') this.each = null;
      this.above = { use: null, indent: 0 };
      this.linesInBlock = 0;
      return 0;
    }
    this.linesInBlock += 1;
    const source = piece.text.trim();
    const line = withoutBullet(source);
    if (isRemark(line) || areColumnTitles(piece)) return this.add(piece, 'remark');
    const allergens =
      this.isBelowDish() || this.above.use === 'description' || this.above.use === 'tags'
        ? readAllergens(line)
        : null;
    if (allergens && this.menu.last) {
      this.menu.last.allergens.push(...allergens);
      return this.add(piece, 'tags');
    }
    const fact = readFact(source);
    if (fact) {
      this.menu.facts.push(fact);
      return this.add(piece, 'fact');
    }
    if (hasNoPrice(line)) return this.add(piece, 'unread');
    const heading = readPricedHeading(this.pieces, index, line, this.columns, this.layout);
    if (heading && !(this.each && isBare(line))) {
      this.open(heading.name, heading.note, heading.sizes);
      this.each = heading.each;
      return this.add(piece, 'heading');
    }
    const below = this.pricesForAll.read(this.pieces, index, line, this.menu.section?.name ?? '');
    if (below === 'unclear') return this.add(piece, 'unread');
    if (below) {
      if (below.name !== null) this.open(below.name, '', []);
      this.each = below.each;
      return this.add(piece, below.name === null ? 'sizes' : 'heading');
    }
    const named = sizesNamedAbove(this.pieces, index);
    if (named) {
      this.columns = named;
      return this.add(piece, 'sizes');
    }
    const priced = readPrices(line, this.columns);
    if (priced.kind === 'unclear') return this.add(piece, 'unread');
    // `Samosas 6` below `All £4.50`: pieces, or pounds.
    if (this.each && priced.kind === 'prices' && isBare(line)) return this.add(piece, 'unread');
    const isCount =
      priced.kind === 'prices' &&
      isBare(line) &&
      (this.isPriceNext(index, 'clear') || hasClearSizesBelow(this.pieces, index));
    // `Baklava 6`, and below it `Half 11`, `Full 15`: which of them is the price?
    if (priced.kind === 'prices' && /\s\d{1,2}$/u.test(line) && !isCount && sizesBelow(this.pieces, index))
      return this.add(piece, 'unread');
    // `Benedict 3,7`, and below it `20`: which of them is the price?
    if (priced.kind === 'prices' && isBare(line) && !isCount && this.isPriceNext(index)) {
      const price = this.pieces[index + 1];
      this.add(piece, 'unread');
      return price ? this.add(price, 'unread') + 1 : 0;
    }
    // Nothing says which size each price is for.
    if (priced.kind === 'prices' && hasNoLabels(priced.prices)) return this.add(piece, 'unread');
    if (priced.kind === 'none' || isCount) return this.readUnpriced(index, piece, line);
    if (this.layout.hasPricesAbove && isPriceAlone(piece))
      return this.readBelowPrice(index, piece, priced.prices);
    const isBelowDish = this.above.use === 'dish' || this.above.use === 'price';
    if (isBelowDish && this.menu.addSize(piece, priced.name, priced.prices))
      return this.remember(piece, 'price');
    return this.addDish(piece, priced.name, priced.after, priced.prices);
  }

  private readUnpriced(index: number, piece: Piece, line: string): number {
    const tags = tagsOfLine(line);
    if (tags && this.menu.last && ['dish', 'description', 'price', 'tags'].includes(this.above.use ?? '')) {
      this.menu.last.tags.push(...tags);
      return this.add(piece, 'tags');
    }
    if (isNameOfNoPrice(this.pieces, index, line)) return this.add(piece, 'unread');
    if (tags && ['unread', 'fact', 'remark'].includes(this.above.use ?? '')) return this.add(piece, 'unread');
    if (
      this.layout.hasDescriptionsBelow &&
      !this.each &&
      this.isBelowDish() &&
      isAboutDish(line) &&
      !isDoubtfulDescription(piece.source) &&
      !isPriceOrSizeNext(this.pieces, index)
    ) {
      this.menu.describe(line);
      return this.add(piece, 'description');
    }
    const isBelow = this.above.use === 'dish' || this.above.use === 'description';
    if (this.each && isBelow && isClearDescription(piece, this.above.indent)) {
      this.menu.describe(withoutBrackets(line));
      return this.add(piece, 'description');
    }
    // Among dishes that begin with capitals, a small letter begins a description, or a dish.
    if (
      this.each &&
      isBelow &&
      !this.layout.isLowerCase &&
      /^\p{Ll}/u.test(line) &&
      !/^\p{Ll}/u.test(this.menu.last?.source ?? '')
    )
      return this.add(piece, 'unread');
    const isHeading = this.each !== null && this.isHeadingAmongNames(piece);
    if (this.each && !isHeading && isDoubtfulName(line)) return this.add(piece, 'unread');
    if (this.each && !isHeading && line.length <= MAX_EACH) return this.addDish(piece, line, '', this.each);
    const sized = sizesBelow(this.pieces, index);
    if (sized && this.menu.addDish(piece, line, '', sized.prices)) {
      for (const each of sized.lines) this.add(each, 'price');
      return sized.lines.length;
    }
    const stacked = this.layout.hasPricesAbove
      ? null
      : stackedAt(this.pieces, index, this.columns, this.layout);
    if (
      stacked &&
      (isSectionName(line) ||
        isDoubtfulName(line) ||
        hasNoLabels(stacked.prices) ||
        stacked.between.some(({ source }) => isDoubtfulDescription(source)) ||
        (this.layout.isLowerCase && isMoreLikeName(line, stacked.between)))
    )
      return this.add(piece, 'unread');
    if (
      stacked &&
      this.linesInBlock === 1 &&
      isHeadingOrDish(this.pieces, index, stacked.between, this.layout)
    ) {
      for (const each of [piece, ...stacked.between]) this.add(each, 'unread');
      return this.add(stacked.price, 'unread') + stacked.between.length + 1;
    }
    if (stacked && this.menu.addDish(piece, line, stacked.description, stacked.prices)) {
      for (const each of stacked.between) this.add(each, 'description');
      return this.add(stacked.price, 'price') + stacked.between.length + 1;
    }
    const columns = readSizeColumns(line);
    const sizes = columns ?? readColumnNames(this.pieces, index, line);
    if (sizes?.name === '') {
      this.columns = sizes.sizes;
      return this.add(piece, 'sizes');
    }
    const named = columns ? null : sizes;
    const heading = readHeading(named ? named.name : piece.text);
    if (this.isDescription(index, piece, line)) {
      if (isDoubtfulDescription(piece.source)) return this.add(piece, 'unread');
      this.menu.describe(withoutBrackets(line));
      return this.add(piece, 'description');
    }
    const isAboveDish = isDishNext(this.pieces, index, this.columns);
    if (!columns && this.isTitle(index, line, heading, isAboveDish)) {
      this.menu.title ||= heading ? heading.name : line;
      return this.add(piece, 'title');
    }
    if (heading && isClearNote(line)) {
      this.menu.note(withoutBrackets(line));
      return this.add(piece, this.menu.section ? 'note' : 'remark');
    }
    if (heading && !this.layout.hasPricesAbove && isNameOfPrice(this.pieces, index, heading))
      return this.add(piece, 'unread');
    if (heading) {
      this.open(heading.name, heading.note, sizes?.sizes ?? heading.sizes);
      return this.add(piece, 'heading');
    }
    const isBelowHeading = ['heading', 'note', 'sizes'].includes(this.above.use ?? '');
    if (isBelowHeading && this.menu.section && isNote(line) && !isDoubtfulDescription(piece.source)) {
      this.menu.note(withoutBrackets(line));
      return this.add(piece, 'note');
    }
    const [, head = line, note = ''] = /^([^()]+) \(([^()]*)\)$/u.exec(line) ?? [];
    const isListed = line !== piece.text.trim() && !isShouted(line);
    if (
      isShort(head) &&
      !columns &&
      isAboveDish &&
      !isListed &&
      !isPriceOrSizeNext(this.pieces, index) &&
      this.canStartSection(line) &&
      // `MAINS`, `Lasagne`, `Pie £9`: the dishes stay below the clear heading.
      this.menu.section?.dishes.length !== 0
    ) {
      this.open(head, note, []);
      return this.add(piece, 'heading');
    }
    return this.add(piece, 'unread');
  }

  /** A heading where each line is a dish: marked, or a common name below a blank line or in capitals. */
  private isHeadingAmongNames({ text }: Piece): boolean {
    const heading = readHeading(text);
    if (!heading || this.above.use === 'sizes') return false;
    return (
      heading.isMarked ||
      (heading.isKnown && (this.above.use === null || (isShouted(text) && !this.isLastShouted)))
    );
  }

  /** Between dishes a line without a price is a dish whose price is missing, where sections are marked in another way. */
  private canStartSection(line: string): boolean {
    return (
      this.above.use === null ||
      this.above.use === 'title' ||
      this.menu.section === null ||
      (!this.layout.hasClearSections && (this.layout.isLowerCase || /^\P{Ll}/u.test(line)))
    );
  }

  private isBelowDish(): boolean {
    return this.menu.last !== null && (this.above.use === 'dish' || this.above.use === 'price');
  }

  private isDescription(index: number, piece: Piece, line: string): boolean {
    const { use, indent } = this.above;
    if (!this.menu.last || use === null || !['dish', 'description', 'price'].includes(use)) return false;
    if (this.layout.hasPricesAbove && readHeading(piece.text) === null) return true;
    if (use !== 'description' && isClearDescription({ ...piece, indent: 0 }, 0)) return true;
    if (use === 'price') return isCalories(line) || this.isBelowPrice(index, piece, line);
    if (isDescription(piece, this.layout.isLowerCase ? capitalised(line) : line, indent)) return true;
    const heading = readHeading(piece.text);
    // CRISPY WHITEBAIT 7.50, and below it: Tartare sauce, lemon.
    if (this.isLastShouted && !isShouted(line) && !heading) return true;
    const next = this.pieces[index + 1];
    const isAlone = this.linesInBlock === 2 && (!next || !hasContent(next));
    return isAlone && (line.includes(',') || this.layout.hasPairs) && !heading;
  }

  /** `Nachos`, `9.00`, `with cheese, salsa`: the description is on the line below the price. */
  private isBelowPrice(index: number, piece: Piece, line: string): boolean {
    if (readHeading(piece.text)) return false;
    return /^with\b|,/iu.test(line) || !isDishNext(this.pieces, index, this.columns);
  }

  /** The name of the restaurant above everything else, and the line below it. */
  private isTitle(
    index: number,
    line: string,
    heading: Pick<Heading, 'name' | 'isKnown' | 'isMarked'> | null,
    isAboveDish: boolean,
  ): boolean {
    if (isPriceOrSizeNext(this.pieces, index)) return false;
    if (line.length > 80 || (heading ? isAboveDish : !isShort(line))) return false;
    if (this.above.use === 'title') return !isAboveDish;
    const isFirst = this.menu.lines.every(({ use }) => use === 'remark' || use === 'fact');
    const next = this.pieces[index + 1];
    const hasBlankBelow = !next || !hasContent(next);
    if (isFirstSection(this.pieces, index, line, heading?.isMarked === true)) return false;
    return isFirst && (!heading?.isKnown || /\bmenu\b/iu.test(line)) && (!isAboveDish || hasBlankBelow);
  }

  /** `Samosas 6`, and below it `£4.50`: the number is not the price. */
  private isPriceNext(index: number, kind: 'any' | 'clear' = 'any'): boolean {
    const next = this.layout.hasPricesAbove ? undefined : this.pieces[index + 1];
    return next !== undefined && isPriceAlone(next) && (kind === 'any' || !isBare(next.text.trim()));
  }

  /** A price above the name of its dish. */
  private readBelowPrice(index: number, piece: Piece, prices: Price[]): number {
    const next = this.pieces[index + 1];
    if (!next || !this.menu.addDish(next, withoutBullet(next.text.trim()), '', prices))
      return this.add(piece, 'unread');
    this.add(piece, 'price');
    this.isLastShouted = false;
    this.linesInBlock += 1;
    return this.remember(next, 'dish') + 1;
  }

  private addDish(piece: Piece, name: string, after: string, prices: Price[]): number {
    if (isDoubtfulName(name)) return this.add(piece, 'unread');
    this.isLastShouted = isShouted(name.replaceAll(/\([^()]*\)/gu, ''));
    if (!this.menu.addDish(piece, name, after, prices)) return this.add(piece, 'unread');
    return this.remember(piece, 'dish');
  }

  private open(name: string, note: string, sizes: string[]): void {
    this.menu.open(name, note);
    this.columns = sizes;
    this.each = null;
    this.linesInBlock = 0;
  }

  private add(piece: Piece, use: LineUse): number {
    // The sizes below would have the names of another section.
    if (use === 'unread' && readSizeColumns(piece.text.trim())) this.columns = [];
    this.menu.add(piece, use);
    return this.remember(piece, use);
  }

  private remember({ indent }: Piece, use: LineUse): number {
    this.above = { use, indent: use === 'description' ? this.above.indent : indent };
    return 0;
  }
}
