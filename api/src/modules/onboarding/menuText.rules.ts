import { containsAddress } from '../restaurants/misleadingName.rules.ts';
import {
  type MenuLine,
  makeItem,
  readMenuLine,
  splitDescription,
  parsePrice,
  splitTailPrice,
} from './menuLine.rules.ts';
import { type MenuRow, readMenuTable } from './menuTable.rules.ts';
import { DRAFT_LIMITS, type DraftItem, type DraftSection } from './onboarding.rules.ts';

interface MenuText {
  sections: DraftSection[];
  /** Unreadable lines as written, at most 200 characters each. */
  unread: string[];
}

const DEFAULT_SECTION = 'Menu';
/** Characters kept of an unreadable line. */
const MAX_UNREAD_LINE = 200;

/**
 * Collects the dishes of a menu under their headings, within the limits of a draft. A text with a web address is
 * unread, because an unclaimed preview is public.
 */
class MenuBuilder {
  private readonly sections = new Map<string, DraftSection>();
  private readonly unread: string[] = [];
  private heading = DEFAULT_SECTION;
  private itemCount = 0;
  private last: DraftItem | null = null;

  /** Starts a section for the items that follow. */
  openSection(name: string): void {
    if (containsAddress(name)) return this.addUnread(name);
    this.heading = name;
  }

  /**
   * With `section` null the item belongs to the current heading. `source` is reported as unread when the draft is full.
   */
  addItem(item: DraftItem, section: string | null, source: string): void {
    if (containsAddress(source)) return this.addUnread(source);
    const home = this.section(section ?? this.heading);
    if (!home || this.itemCount >= DRAFT_LIMITS.items) return this.addUnread(source);
    home.items.push(item);
    this.itemCount += 1;
    this.last = item;
  }

  /** Adds to the description of the last item. */
  describe(text: string): void {
    if (!this.last) return;
    if (containsAddress(text)) return this.addUnread(text);
    const description = this.last.description ? `${this.last.description} ${text}` : text;
    this.last.description = description.slice(0, DRAFT_LIMITS.itemDescription).trimEnd();
  }

  addUnread(source: string): void {
    this.unread.push(source.trim().slice(0, MAX_UNREAD_LINE));
  }

  finish(): MenuText {
    return { sections: [...this.sections.values()], unread: this.unread };
  }

  /** Created with its first item, so that no section is empty; null when there are too many. */
  private section(name: string): DraftSection | null {
    const key = name.toLowerCase();
    const known = this.sections.get(key);
    if (known) return known;
    if (this.sections.size >= DRAFT_LIMITS.sections || this.itemCount >= DRAFT_LIMITS.items) return null;
    const section: DraftSection = { name, items: [] };
    this.sections.set(key, section);
    return section;
  }
}

/** A line, its meaning by itself, and its indentation. */
interface Entry {
  source: string;
  indent: number;
  line: MenuLine;
}

/**
 * Reads a menu from typed, pasted or attached text or CSV: at most 300 dishes in 40 sections, prices from £0 to £1000
 * in pence. Unclear lines are returned as unread, never guessed. Linear time; never throws.
 */
export function parseMenuText(text: string): MenuText {
  const plain = clean(text);
  const menu = new MenuBuilder();
  const rows = readMenuTable(plain);
  if (rows) rows.forEach((row) => addRow(menu, row));
  else addLines(menu, plain);
  return menu.finish();
}

/** Removes control characters (a database cannot store them) and normalises spaces and line breaks. */
const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n\t]/g, ' ')
    .replace(/(?![\n\t])\p{Cc}/gu, '');

function addRow(menu: MenuBuilder, row: MenuRow): void {
  const { name, description, price, section, source } = row;
  if (!/[\p{L}\d]/u.test(source)) return;
  const isHeading = name && !price && !description && !section && name.length <= DRAFT_LIMITS.sectionName;
  if (isHeading) return menu.openSection(name);
  const pence = parsePrice(price);
  const line = pence === null ? null : makeItem(name, description, pence, section || null);
  if (line?.kind === 'item') menu.addItem(line.item, line.section, source);
  else menu.addUnread(source);
}

function addLines(menu: MenuBuilder, plain: string): void {
  const entries = joinPrices(plain.split('\n').flatMap(splitList).map(readEntry));
  const next = nextKinds(entries);
  /** The line directly above; its indentation decides whether an indented line describes it. */
  let above: Entry | null = null;
  entries.forEach((entry, index) => {
    const { line, source } = entry;
    if (line.kind === 'item') menu.addItem(line.item, line.section, source);
    else if (line.kind === 'heading') menu.openSection(line.name);
    else if (line.kind === 'text') {
      if (above?.line.kind === 'item' && isDescription(entry, above.indent)) {
        menu.describe(withoutBrackets(line.text));
        return;
      }
      if (isBracketed(line.text) && above?.line.kind === 'heading') return;
      if (next[index] === 'item' && couldBeHeading(line.text)) {
        menu.openSection(line.text);
        above = { ...entry, line: { kind: 'heading', name: line.text } };
        return;
      }
      // The restaurant's name above its menu.
      const isTitle = index === 0 && (next[index] === 'heading' || entries[1]?.line.kind === 'blank');
      if (!isTitle) menu.addUnread(source);
    } else if (line.kind !== 'blank') menu.addUnread(source);
    above = entry;
  });
}

const readEntry = (source: string): Entry => ({
  source,
  indent: source.length - source.trimStart().length,
  line: readMenuLine(source),
});

/** Splits `Margherita 8.50, Calzone 9 and Cola 2` into three lines. */
function splitList(source: string): string[] {
  const parts = source.split(/[,;] +(?:and +)?|(?<=\d) +and +/);
  return parts.length > 1 && parts.every(isPriced) ? parts : [source];
}

function isPriced(part: string): boolean {
  const tail = splitTailPrice(part);
  return (
    tail.kind === 'price' && /\p{L}/u.test(tail.rest) && tail.rest.includes('(') === tail.rest.includes(')')
  );
}

/** Joins a price on its own line with the name, or the name and description, above it. */
function joinPrices(entries: Entry[]): Entry[] {
  const joined: Entry[] = [];
  for (const entry of entries) {
    const above = joined.at(-1);
    if (entry.line.kind !== 'price' || above?.line.kind !== 'text') {
      joined.push(entry);
      continue;
    }
    joined.pop();
    const name = joined.at(-1);
    if (name?.line.kind === 'text' && isDescription(above, name.indent)) {
      joined.pop();
      joined.push({
        ...name,
        line: makeItem(name.line.text, withoutBrackets(above.line.text), entry.line.pence, null),
      });
    } else
      joined.push({ ...above, line: makeItem(...splitDescription(above.line.text), entry.line.pence, null) });
  }
  return joined;
}

/** For each entry the kind of the next relevant one: not blank and not a remark in brackets. */
function nextKinds(entries: Entry[]): (MenuLine['kind'] | null)[] {
  const kinds: (MenuLine['kind'] | null)[] = [];
  let next: MenuLine['kind'] | null = null;
  for (let i = entries.length - 1; i >= 0; i -= 1) {
    kinds[i] = next;
    const line = entries[i]?.line;
    if (line && line.kind !== 'blank' && !(line.kind === 'text' && isBracketed(line.text))) next = line.kind;
  }
  return kinds;
}

const isBracketed = (text: string): boolean => text.startsWith('(') && text.endsWith(')');

const withoutBrackets = (text: string): string => (isBracketed(text) ? text.slice(1, -1).trim() : text);

/** Indented, in brackets, or a list of ingredients: `tomato, mozzarella`, `Tomato, mozzarella, basil`. */
function isDescription({ line, indent }: Entry, indentOfItem: number): boolean {
  if (line.kind !== 'text') return false;
  const commas = line.text.split(',').length - 1;
  return indent > indentOfItem || isBracketed(line.text) || /^\p{Ll}/u.test(line.text) || commas > 1;
}

const couldBeHeading = (text: string): boolean =>
  text.length <= 60 && !/[\d,.?!]/.test(text) && text.split(' ').length <= 6;
