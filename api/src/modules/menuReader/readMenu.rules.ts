import { MenuCollector } from './collectMenu.rules.ts';
import type { Piece } from './columns.rules.ts';
import { readFact } from './facts.rules.ts';
import { type Heading, readHeading } from './heading.rules.ts';
import {
  areColumnTitles,
  hasNoPrice,
  isCalories,
  isNoDish,
  isDescription,
  isNote,
  isRemark,
  withoutBullet,
} from './lineKinds.rules.ts';
import { clean, toPieces } from './pieces.rules.ts';
import { hasNoLabels, isPriceOfEach, type Price, readPrices, readSizeColumns } from './prices.rules.ts';
import { collectTable } from './readRows.rules.ts';
import type { LineUse, ReadMenu } from './readMenu.types.ts';
import { hasContent, isPair, nextContent, readColumnNames, stackedAt } from './lookAhead.rules.ts';
import { readTable } from './table.rules.ts';
import { ADDED, isShort, isShouted, titled, withoutBrackets } from './wording.rules.ts';

/**
 * Reads a menu from typed or pasted text or a table. It never guesses a price and never merges two dishes: a line that is not
 * clear is `unread`. Linear in the number of lines; never throws.
 */
export function readMenu(text: string): ReadMenu {
  const plain = clean(text);
  const table = readTable(plain);
  return table ? collectTable(table) : new LineReader(toPieces(plain)).read();
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

  constructor(private readonly pieces: Piece[]) {
    this.hasClearSections = pieces
      .slice(0, pieces.findLastIndex(hasContent))
      .some((piece) => !hasContent(piece) || (isShouted(piece.text) && readHeading(piece.text) !== null));
    this.hasPairs =
      pieces.filter((_piece, index) => isPair(pieces.slice(Math.max(index - 1, 0), index + 3), index > 0))
        .length >= 3;
  }

  read(): ReadMenu {
    for (let i = 0; i < this.pieces.length; i += 1) i += this.readPiece(i);
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
    const priced = readPrices(line, this.columns);
    if (priced.kind === 'unclear') return this.add(piece, 'unread');
    if (priced.kind === 'none') return this.readUnpriced(index, piece, line);
    if (this.isHeadOfEach(index, line, priced.name)) {
      this.open(isShouted(priced.name) ? titled(priced.name) : priced.name, '', []);
      this.each = priced.prices;
      return this.add(piece, 'heading');
    }
    if (!this.isHeadOfSizes(index, source, priced.name, priced.prices))
      return this.addDish(piece, priced.name, priced.after, priced.prices);
    const labels = priced.prices.map(({ label }) => label);
    this.open(readHeading(priced.name)?.name ?? priced.name, '', labels);
    return this.add(piece, 'heading');
  }

  private readUnpriced(index: number, piece: Piece, line: string): number {
    if (this.each && line.length <= 60) return this.addDish(piece, line, '', this.each);
    const stacked = stackedAt(this.pieces, index, this.columns);
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
    const isDishNext = this.isDishNext(index);
    if (this.isTitle(index, line, heading, isDishNext)) {
      this.menu.title ||= heading ? heading.name : line;
      return this.add(piece, 'title');
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
    if (isShort(head) && isDishNext && this.canStartSection(line)) {
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
      (!this.hasClearSections && /^\P{Ll}/u.test(line))
    );
  }

  private isDescription(index: number, piece: Piece, line: string): boolean {
    const { use, indent } = this.above;
    if (!this.menu.last || use === null || !['dish', 'description', 'price'].includes(use)) return false;
    if (use === 'price') return isCalories(line) || this.isBelowPrice(index, piece, line);
    if (isDescription(piece, line, indent)) return true;
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
    return /^with\b|,/iu.test(line) || !this.isDishNext(index);
  }

  /** The name of the restaurant above everything else, and the line below it. */
  private isTitle(
    index: number,
    line: string,
    heading: Pick<Heading, 'name' | 'isKnown'> | null,
    isDishNext: boolean,
  ): boolean {
    if (line.length > 80 || (heading ? isDishNext : !isShort(line))) return false;
    if (this.above.use === 'title') return !isDishNext;
    const isFirst = this.menu.lines.every(({ use }) => use === 'remark' || use === 'fact');
    const next = this.pieces[index + 1];
    const hasBlankBelow = !next || !hasContent(next);
    return isFirst && (!heading?.isKnown || /\bmenu\b/iu.test(line)) && (!isDishNext || hasBlankBelow);
  }

  /** `Dips 80p each` above lines without a price. */
  private isHeadOfEach(index: number, line: string, name: string): boolean {
    const next = this.pieces[index + 1];
    if (!next || !hasContent(next) || !isPriceOfEach(line)) return false;
    const isHead = ADDED.test(name) || isShouted(name) || readHeading(name) !== null;
    return isHead && readPrices(withoutBullet(next.text.trim()), []).kind === 'none' && isShort(next.text);
  }

  /** `Pizzas (10" £7, 12" £9)` above dishes with two prices names their sizes. */
  private isHeadOfSizes(index: number, line: string, name: string, prices: Price[]): boolean {
    const next = this.pieces[nextContent(this.pieces, index + 1)];
    if (!next || !line.endsWith(')') || prices.length < 2 || !readHeading(name)?.isKnown) return false;
    const below = readPrices(withoutBullet(next.text.trim()), []);
    return below.kind === 'prices' && below.prices.length === prices.length && hasNoLabels(below.prices);
  }

  /** Whether a dish is next, below remarks about the section. */
  private isDishNext(index: number): boolean {
    let at = nextContent(this.pieces, index + 1);
    for (let notes = 0; notes < 2 && isNoDish(this.pieces[at]); notes += 1)
      at = nextContent(this.pieces, at + 1);
    const next = this.pieces[at];
    if (!next) return false;
    const text = withoutBullet(next.text.trim());
    const read = readPrices(text, this.columns);
    const isPriced = read.kind === 'prices' && /\p{L}/u.test(read.name);
    return isPriced || readSizeColumns(text)?.name === '' || stackedAt(this.pieces, at, []) !== null;
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
