import { atOnce } from '../../lib/pieces.ts';
import { MenuCollector } from './menuCollector.rules.ts';
import type { Piece } from './columns.rules.ts';
import { readFact } from './facts.rules.ts';
import { type Heading, readHeading } from './heading.rules.ts';
import { forgetLines } from './lineMemory.ts';
import {
  areColumnTitles,
  hasNoPrice,
  isCalories,
  isClearNote,
  isDescription,
  isNote,
  isRemark,
  withoutBullet,
} from './lineKinds.rules.ts';
import { clean, toPieces } from './pieces.rules.ts';
import type { Price } from './namedSizes.rules.ts';
import { MAX_EACH, readPricedHeading } from './pricedHeading.rules.ts';
import { readPrices, readSizeColumns } from './prices.rules.ts';
import { collectTable } from './readRows.rules.ts';
import type { LineUse, ReadMenu } from './readMenu.types.ts';
import {
  hasContent,
  hasPricesAbove,
  isDishNext,
  isLowerCase,
  isPair,
  isPriceAlone,
  readAhead,
  readColumnNames,
  sizesBelow,
  stackedAt,
} from './lookAhead.rules.ts';
import { readTable } from './table.rules.ts';
import { capitalised, isShort, isShouted, withoutBrackets } from './wording.rules.ts';

/**
 * Reads a menu from typed or pasted text or a table. It never guesses a price and never merges two dishes: a line that is not
 * clear is `unread`. Linear in the number of lines; never throws.
 */
export const readMenu = (text: string): ReadMenu => atOnce(menuReading(text));

/** `readMenu` in steps of one line, for texts of strangers: other requests have their turn between two of them. */
export function* menuReading(text: string): Generator<void, ReadMenu> {
  const plain = clean(text);
  const table = readTable(plain);
  try {
    if (table) return yield* collectTable(table);
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
  private readonly menu = new MenuCollector();
  /** The sizes that the heading names. */
  private columns: string[] = [];
  /** `Dips 80p each`: the price of the lines below. */
  private each: Price[] | null = null;
  /** The line above, without a blank between: what it was, and its indentation. */
  private above: { use: LineUse | null; indent: number } = { use: null, indent: 0 };
  /** The dish above was written in capitals. */
  private isLastShouted = false;
  private linesInBlock = 0;
  /** Sections begin after a blank line or in capitals. */
  private readonly hasClearSections: boolean;
  /** Each dish has its description on the next line, and a blank line follows. */
  private readonly hasPairs: boolean;

  private readonly hasPricesAbove: boolean;
  /** Names of dishes begin with a small letter, so a small letter marks no description. */
  private readonly isLowerCase: boolean;

  constructor(private readonly pieces: Piece[]) {
    this.hasPricesAbove = hasPricesAbove(pieces);
    this.isLowerCase = isLowerCase(pieces);
    this.hasClearSections = pieces
      .slice(0, pieces.findLastIndex(hasContent))
      .some(
        (piece) =>
          !hasContent(piece) ||
          (isShouted(piece.text) && !/\d/u.test(piece.text) && readHeading(piece.text) !== null),
      );
    this.hasPairs =
      pieces.filter((_piece, index) => isPair(pieces.slice(Math.max(index - 1, 0), index + 3), index > 0))
        .length >= 3;
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
      this.above = { use: null, indent: 0 };
      this.each = null;
      this.linesInBlock = 0;
      return 0;
    }
    this.linesInBlock += 1;
    const source = piece.text.trim();
    const line = withoutBullet(source);
    if (isRemark(line) || areColumnTitles(piece)) return this.add(piece, 'remark');
    const fact = readFact(source);
    if (fact) {
      this.menu.facts.push(fact);
      return this.add(piece, 'fact');
    }
    if (hasNoPrice(line)) return this.add(piece, 'unread');
    const heading = readPricedHeading(this.pieces, index, line, this.columns);
    if (heading) {
      this.open(heading.name, heading.note, heading.sizes);
      this.each = heading.each;
      return this.add(piece, 'heading');
    }
    const priced = readPrices(line, this.columns);
    if (priced.kind === 'unclear') return this.add(piece, 'unread');
    if (priced.kind === 'none') return this.readUnpriced(index, piece, line);
    if (this.hasPricesAbove && isPriceAlone(piece)) return this.readBelowPrice(index, piece, priced.prices);
    const isBelowDish = this.above.use === 'dish' || this.above.use === 'price';
    if (isBelowDish && this.menu.addSize(piece, priced.name, priced.prices))
      return this.remember(piece, 'price');
    return this.addDish(piece, priced.name, priced.after, priced.prices);
  }

  private readUnpriced(index: number, piece: Piece, line: string): number {
    if (this.each && line.length <= MAX_EACH) return this.addDish(piece, line, '', this.each);
    const sized = sizesBelow(this.pieces, index);
    if (sized && this.menu.addDish(piece, line, '', sized.prices)) {
      for (const each of sized.lines) this.add(each, 'price');
      return sized.lines.length;
    }
    const stacked = this.hasPricesAbove ? null : stackedAt(this.pieces, index, this.columns);
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
      this.menu.describe(withoutBrackets(line));
      return this.add(piece, 'description');
    }
    const isAboveDish = isDishNext(this.pieces, index, this.columns);
    if (this.isTitle(index, line, heading, isAboveDish)) {
      this.menu.title ||= heading ? heading.name : line;
      return this.add(piece, 'title');
    }
    if (heading && isClearNote(line)) {
      this.menu.note(withoutBrackets(line));
      return this.add(piece, this.menu.section ? 'note' : 'remark');
    }
    if (heading) {
      this.open(heading.name, heading.note, sizes?.sizes ?? heading.sizes);
      return this.add(piece, 'heading');
    }
    const isBelowHeading = ['heading', 'note', 'sizes'].includes(this.above.use ?? '');
    if (isBelowHeading && this.menu.section && isNote(line)) {
      this.menu.note(withoutBrackets(line));
      return this.add(piece, 'note');
    }
    const [, head = line, note = ''] = /^([^()]+) \(([^()]*)\)$/u.exec(line) ?? [];
    const isListed = line !== piece.text.trim() && !isShouted(line);
    if (isShort(head) && isAboveDish && !isListed && this.canStartSection(line)) {
      this.open(head, note, []);
      return this.add(piece, 'heading');
    }
    return this.add(piece, 'unread');
  }

  /** Between dishes a line without a price is a dish whose price is missing, where sections are marked in another way. */
  private canStartSection(line: string): boolean {
    return (
      this.above.use === null ||
      this.above.use === 'title' ||
      this.menu.section === null ||
      (!this.hasClearSections && (this.isLowerCase || /^\P{Ll}/u.test(line)))
    );
  }

  private isDescription(index: number, piece: Piece, line: string): boolean {
    const { use, indent } = this.above;
    if (!this.menu.last || use === null || !['dish', 'description', 'price'].includes(use)) return false;
    if (this.hasPricesAbove && readHeading(piece.text) === null) return true;
    if (use === 'price') return isCalories(line) || this.isBelowPrice(index, piece, line);
    if (isDescription(piece, this.isLowerCase ? capitalised(line) : line, indent)) return true;
    const heading = readHeading(piece.text);
    // CRISPY WHITEBAIT 7.50, and below it: Tartare sauce, lemon.
    if (this.isLastShouted && !isShouted(line) && !heading) return true;
    const next = this.pieces[index + 1];
    const isAlone = this.linesInBlock === 2 && (!next || !hasContent(next));
    return isAlone && (line.includes(',') || this.hasPairs) && !heading;
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
    heading: Pick<Heading, 'name' | 'isKnown'> | null,
    isAboveDish: boolean,
  ): boolean {
    if (line.length > 80 || (heading ? isAboveDish : !isShort(line))) return false;
    if (this.above.use === 'title') return !isAboveDish;
    const isFirst = this.menu.lines.every(({ use }) => use === 'remark' || use === 'fact');
    const next = this.pieces[index + 1];
    const hasBlankBelow = !next || !hasContent(next);
    return isFirst && (!heading?.isKnown || /\bmenu\b/iu.test(line)) && (!isAboveDish || hasBlankBelow);
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
    this.menu.add(piece, use);
    return this.remember(piece, use);
  }

  private remember({ indent }: Piece, use: LineUse): number {
    this.above = { use, indent: use === 'description' ? this.above.indent : indent };
    return 0;
  }
}
