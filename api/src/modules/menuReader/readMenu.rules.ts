import type { Piece } from './columns.rules.ts';
import { splitDish } from './dishName.rules.ts';
import { type Fact, readFact } from './facts.rules.ts';
import { readHeading } from './heading.rules.ts';
import { type Price, readPrices, readSizeColumns } from './prices.rules.ts';
import { isSize } from './priceTokens.rules.ts';
import { clean, toPieces } from './pieces.rules.ts';
import { readTable, type Table } from './table.rules.ts';
import { isBracketed, isShort, isShouted, titled, withoutBrackets } from './wording.rules.ts';

/** A dish as the menu states it. Each price belongs to a size; a single price has no label. */
export interface ReadDish {
  name: string;
  description: string;
  /** As written, in lower case: `v`, `gf`, `18+`. */
  tags: string[];
  prices: Price[];
  /** Something that is added to another dish: `extra cheese +1.50`. */
  isExtra: boolean;
}

export interface ReadSection {
  /** Empty for dishes above the first heading. */
  name: string;
  note: string;
  dishes: ReadDish[];
}

/** What a line became. `unread`: nothing, a person must look at it. */
export type LineUse =
  'dish' | 'price' | 'description' | 'heading' | 'sizes' | 'note' | 'fact' | 'title' | 'remark' | 'unread';

/** A menu as read. Every line that has a letter or a digit is in `lines` exactly once. */
export interface ReadMenu {
  title: string;
  sections: ReadSection[];
  facts: Fact[];
  /** Lines that could not be read, as written. */
  unread: string[];
  lines: { text: string; use: LineUse }[];
}

/** Longer lines are not read. */
const MAX_LINE = 1_000;
const BULLET = /^(?:[-+•·–—●▪◦‣»>]|\*(?!\*)|\d{1,3}[.)]|#\d{1,3}\b|no\.?\s?\d{1,3}\b[.:]?)\s+(?=\S)/iu;
const NO_PRICE =
  /(?:\b(?:market price|market rate|seasonal price|price on request|price varies|ask for price|poa|tba|tbc)|\bm\.?p\.?|[-–—]\s*ask)[\s.)]*$/iu;
const REMARK =
  /^(?:hi|hello|hey|ok|okay|sure|yes|thanks|thank you|cheers|here (?:it is|you go)|here(?:'s|’s| is| are)\b.*|this is\b.*\bmenu\b.*|(?:our|the|my)?\s?(?:full |main |food |drinks? )?menu)[\s!.,:]*$/iu;

/**
 * Reads a menu from typed or pasted text or a table. It never guesses a price and never merges two dishes: a line that is not
 * clear is `unread`. Linear in the number of lines; never throws.
 */
export function readMenu(text: string): ReadMenu {
  const plain = clean(text);
  const table = readTable(plain);
  const reader = new MenuReader();
  return table ? reader.readRows(table) : reader.readLines(toPieces(plain));
}

class MenuReader {
  private readonly menu: ReadMenu = { title: '', sections: [], facts: [], unread: [], lines: [] };
  private section: ReadSection | null = null;
  private columns: string[] = [];
  /** The line above, without a blank between: what it was, and its indentation. */
  private above: { use: LineUse | null; indent: number } = { use: null, indent: 0 };
  private last: ReadDish | null = null;

  private pieces: Piece[] = [];

  readLines(pieces: Piece[]): ReadMenu {
    this.pieces = pieces;
    for (let i = 0; i < pieces.length; i += 1) i += this.readPiece(i);
    return this.finish();
  }

  readRows({ heading, rows, name, description, section, tags, sizes }: Table): ReadMenu {
    this.add({ source: heading, text: heading, indent: 0 }, 'remark');
    for (const row of rows) {
      const cell = (column: number | null) => (column === null ? '' : (row[column] ?? ''));
      const source = row.filter(Boolean).join(' ');
      const piece = { source, text: source, indent: 0 };
      if (!/[\p{L}\d]/u.test(source)) continue;
      const read = sizes.map(({ label, column }) => ({ label, price: readPrices(cell(column), []) }));
      const prices = read.flatMap(({ label, price }) =>
        price.kind === 'prices' && price.name === ''
          ? price.prices.map(({ pence }) => ({ label, pence }))
          : [],
      );
      const isHeading = row.filter(Boolean).length === 1 && cell(name) !== '';
      const isUnclear = prices.length === 0 || read.some(({ price }) => price.kind === 'unclear');
      if (isHeading) {
        this.open(cell(name), '', []);
        this.add(piece, 'heading');
      } else if (
        isUnclear ||
        !this.addDish({ ...piece, section: cell(section) }, cell(name), cell(description), prices)
      )
        this.add(piece, 'unread');
      else
        this.last?.tags.push(
          ...(cell(tags)
            .toLowerCase()
            .match(/[\p{L}\d+]+/gu) ?? []),
        );
    }
    return this.finish();
  }

  private finish(): ReadMenu {
    const [filled, empty] = [true, false].map((isFilled) =>
      this.menu.sections.filter(({ dishes }) => dishes.length > 0 === isFilled),
    );
    for (const { name } of empty ?? []) this.forget(name);
    this.menu.sections = (filled ?? []).map(distinctNames);
    return this.menu;
  }

  /** Reads one piece; returns how many of the following pieces it used. */
  private readPiece(index: number): number {
    const piece = this.pieces[index];
    const source = piece?.text.trim() ?? '';
    if (!piece || !/[\p{L}\d]/u.test(source)) {
      this.above = { use: null, indent: 0 };
      return 0;
    }
    if (source.length > MAX_LINE) return this.add(piece, 'unread');
    const line = source.replace(/^\*\*(.+)\*\*(.*)$/u, '$1$2').replace(BULLET, '');
    if (REMARK.test(line)) return this.add(piece, 'remark');
    const fact = readFact(source);
    if (fact) {
      this.menu.facts.push(fact);
      return this.add(piece, 'fact');
    }
    if (NO_PRICE.test(line)) return this.add(piece, 'unread');
    const priced = readPrices(line, this.columns);
    if (priced.kind === 'unclear') return this.add(piece, 'unread');
    if (priced.kind === 'prices')
      return this.addDish(piece, priced.name, priced.after, priced.prices) ? 0 : this.add(piece, 'unread');
    return this.readUnpriced(index, piece, line);
  }

  private readUnpriced(index: number, piece: Piece, line: string): number {
    const used = this.readStacked(index, line);
    if (used > 0) return used;
    const source = piece.text.trim();
    const sizes = readSizeColumns(line) ?? this.readColumnNames(index, line);
    if (sizes?.name === '') {
      this.columns = sizes.sizes;
      return this.add(piece, 'sizes');
    }
    const isBelowDish = this.above.use === 'dish' || this.above.use === 'description';
    if (isBelowDish && this.last && isDescription(piece, line, this.above.indent)) {
      this.last.description = [this.last.description, withoutBrackets(line)].filter(Boolean).join(' ');
      return this.add(piece, 'description');
    }
    const isFirst = this.menu.lines.every(({ use }) => use === 'remark' || use === 'fact');
    const isDishNext = this.isDishNext(index);
    const isTitle = isFirst && (!isDishNext || !this.pieces[index + 1]?.text.trim());
    const heading = readHeading(source);
    if (isTitle && line.length <= 80 && !sizes && (heading ? !isDishNext : isShort(line))) {
      this.menu.title = heading ? heading.name : line;
      return this.add(piece, 'title');
    }
    if (heading) {
      this.open(heading.name, heading.note, heading.sizes);
      return this.add(piece, 'heading');
    }
    const isBelowHeading =
      this.above.use === 'heading' || this.above.use === 'note' || this.above.use === 'sizes';
    if (isBelowHeading && this.section && isNote(line)) {
      this.section.note = [this.section.note, withoutBrackets(line)].filter(Boolean).join(' ');
      return this.add(piece, 'note');
    }
    const startsSection = this.above.use === null || /^\P{Ll}/u.test(line);
    if (isShort(line) && isDishNext && startsSection) {
      this.open(line, '', []);
      return this.add(piece, 'heading');
    }
    return this.add(piece, 'unread');
  }

  /** `Margherita`, `tomato, mozzarella`, `8.50` on lines of their own are one dish. Returns how many more pieces it used. */
  private readStacked(index: number, name: string): number {
    const piece = this.pieces[index];
    if (!piece || name.length > 80 || /[:]$/u.test(name)) return 0;
    for (let more = 1; more <= 3; more += 1) {
      const next = this.pieces[index + more];
      const text = next?.text.trim().replace(BULLET, '') ?? '';
      if (!next || !/[\p{L}\d]/u.test(text) || readFact(text)) return 0;
      const read = readPrices(text, this.columns);
      if (read.kind === 'unclear') return 0;
      if (read.kind === 'none') {
        if (more === 3 || isShouted(text) || !(text.length > name.length || /^\p{Ll}|,/u.test(text)))
          return 0;
        continue;
      }
      if (/\p{L}/u.test(read.name) || read.after !== '') return 0;
      const between = this.pieces.slice(index + 1, index + more);
      const about = between.map((line) => withoutBrackets(line.text.trim())).join(' ');
      if (!this.addDish(piece, name, about, read.prices)) return 0;
      for (const line of between) this.add(line, 'description');
      this.add(next, 'price');
      return more;
    }
    return 0;
  }

  /** `Chicken   Lamb   Prawn` above dishes with three prices names their sizes. */
  private readColumnNames(index: number, line: string): { name: string; sizes: string[] } | null {
    const all = line.split(/\s{2,}|\t|\s*[/|]\s*/u).filter(Boolean);
    // The first cell may head the names.
    const cells = /^(?:dish|item|name|pizza|curry|meal)e?s?$/iu.test(all[0] ?? '') ? all.slice(1) : all;
    const next = this.pieces.slice(index + 1).find(({ text }) => /[\p{L}\d]/u.test(text));
    if (cells.length < 2 || !next || cells.some((cell) => cell.length > 24)) return null;
    const read = readPrices(next.text.trim().replace(BULLET, ''), cells);
    if (read.kind !== 'prices' || read.prices.length !== cells.length) return null;
    return { name: '', sizes: cells };
  }

  private addDish(piece: Piece, text: string, after: string, prices: Price[]): boolean {
    const { name, description, tags } = splitDish(text);
    if (!/\p{L}/u.test(name) || name.length > 120 || isSize(name)) return false;
    if (piece.section) this.open(piece.section, '', this.columns);
    this.section ??= this.open('', '', []);
    this.last = {
      name: isShouted(name) ? titled(name) : name,
      description: [description, after].filter(Boolean).join(' '),
      tags,
      prices,
      isExtra: /\+\s?£?\s?\d/u.test(piece.text) || /^(?:extra|add)\b/iu.test(name),
    };
    this.section.dishes.push(this.last);
    this.add(piece, 'dish');
    return true;
  }

  private open(name: string, note: string, sizes: string[]): ReadSection {
    const known = this.menu.sections.find((section) => section.name.toLowerCase() === name.toLowerCase());
    const section = known ?? { name, note, dishes: [] };
    if (!known) this.menu.sections.push(section);
    this.section = section;
    this.columns = sizes;
    this.last = null;
    return section;
  }

  /** A heading without dishes is unread. */
  private forget(name: string): void {
    const isIts = (line: { text: string; use: LineUse }) =>
      line.use === 'heading' && readHeadingName(line.text) === name.toLowerCase();
    for (const line of this.menu.lines.filter(isIts)) {
      line.use = 'unread';
      this.menu.unread.push(line.text);
    }
  }

  private add(piece: Piece, use: LineUse): number {
    this.menu.lines.push({ text: piece.source.trim(), use });
    if (use === 'unread') this.menu.unread.push(piece.source.trim());
    this.above = { use, indent: use === 'description' ? this.above.indent : piece.indent };
    return 0;
  }

  /** Whether the next line that is no remark in brackets is a dish. */
  private isDishNext(index: number): boolean {
    const next = this.pieces
      .slice(index + 1, index + 6)
      .find(({ text }) => /[\p{L}\d]/u.test(text) && !/^\s*\(.*\)\s*$/u.test(text));
    if (!next) return false;
    const read = readPrices(next.text.trim().replace(BULLET, ''), this.columns);
    return (read.kind === 'prices' && /\p{L}/u.test(read.name)) || readSizeColumns(next.text)?.name === '';
  }
}

/** Indented, in brackets, beginning with a small letter, or a list of ingredients. */
function isDescription({ indent }: Piece, line: string, indentOfDish: number): boolean {
  const commas = line.split(',').length - 1;
  return indent > indentOfDish || isBracketed(line) || /^\p{Ll}/u.test(line) || commas > 1;
}

/** A remark about a section: in brackets, beginning with a small letter, or a sentence. */
const isNote = (line: string): boolean =>
  isBracketed(line) || /^\p{Ll}/u.test(line) || (line.split(' ').length >= 4 && !isShouted(line));

/** Two dishes of one name keep their short descriptions in the name: `Flat white`, `Flat white (oat)`. */
function distinctNames(section: ReadSection): ReadSection {
  const counts = new Map<string, number>();
  for (const { name } of section.dishes)
    counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1);
  const dishes = section.dishes.map((dish) => {
    const isAlone = (counts.get(dish.name.toLowerCase()) ?? 0) < 2;
    if (isAlone || dish.description === '' || dish.description.length > 30) return dish;
    return { ...dish, name: `${dish.name} (${dish.description})`, description: '' };
  });
  return { ...section, dishes };
}

const readHeadingName = (text: string): string => (readHeading(text)?.name ?? text).toLowerCase();
