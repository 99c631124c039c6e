import { parseCsv } from './menuTable.rules.ts';
import { DRAFT_LIMITS, type DraftItem } from './onboarding.rules.ts';

/** `none`: no price at the end. `bad`: an unusable price, or two prices. */
type TailPrice = { kind: 'none' } | { kind: 'bad' } | { kind: 'price'; rest: string; pence: number };

/** Maximum length of a price with its signs. The pattern reads no more, so that the cost of a line is bounded. */
const TAIL = 32;
const AMOUNT =
  /(?:(£|gbp|\$|€)\s?)?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?|\d+,\d\d)\s?(£|p|gbp|\$|€)?(\s?\))?[.;,]?$/i;
const STRONG = /(?:£\s?\d+|\d[.,]\d\d?)$/;
const SEPARATORS = ' \t.…·•-–—_:=|,;~>';

const NONE: TailPrice = { kind: 'none' };
const BAD: TailPrice = { kind: 'bad' };

/** Splits a line into the text before its last price and the price in pence. */
export function splitTailPrice(line: string): TailPrice {
  const tail = line.slice(-TAIL);
  const match = AMOUNT.exec(tail);
  if (!match || /^0\d/.test(match[2] ?? '')) return NONE;
  const [, before, amount = '', after, bracket] = match;
  let rest = line.slice(0, line.length - tail.length + match.index);
  if (!isStandalone(rest, before !== undefined)) return NONE;
  if (isNegative(rest)) return BAD;
  if (bracket) {
    rest = rest.trimEnd();
    // `(small 8, large 10)`: the price belongs to a remark in brackets.
    if (!rest.endsWith('(')) return line.includes('(') ? BAD : NONE;
    rest = rest.slice(0, -1);
  }
  const pence = toPence(amount, before, after);
  if (pence === null) return BAD;
  rest = dropLast(rest, SEPARATORS);
  // `8.50 / 10.50`: ambiguous.
  if (STRONG.test(dropLast(rest, `${SEPARATORS}/`).slice(-TAIL))) return BAD;
  return { kind: 'price', rest, pence };
}

/** The pence of a text that is only a price; null for other texts and for prices outside £0 to £1000. */
export function parsePrice(text: string): number | null {
  const price = splitTailPrice(text.trim());
  return price.kind === 'price' && price.rest === '' ? price.pence : null;
}

/** False when the number is part of something else: `6` in `x6`, `505` in `8.505`, `3` in `12-3`, `20` in `2024/20`. */
function isStandalone(rest: string, hasSign: boolean): boolean {
  const last = rest.at(-1);
  if (last === undefined || hasSign) return true;
  if (/[\p{L}\d/'’"+#&%]/u.test(last)) return false;
  return !('.,-–'.includes(last) && /\d/.test(rest.at(-2) ?? ''));
}

/** `Tip -5` is negative; `Margherita - 5` and `Margherita-5` are not (spec §5: a price is at least 0). */
function isNegative(rest: string): boolean {
  const last = rest.at(-1);
  if (last === '−') return true;
  return last === '-' && /^[\s£,;|]?$/.test(rest.at(-2) ?? '');
}

function toPence(amount: string, before: string | undefined, after: string | undefined): number | null {
  const sign = `${before ?? ''}${after ?? ''}`.toLowerCase();
  // Prices are in pounds (spec §9); other currencies are not converted.
  if (sign.includes('$') || sign.includes('€')) return null;
  const isPence = after?.toLowerCase() === 'p';
  if (isPence && (before !== undefined || !/^\d+$/.test(amount))) return null;
  const plain = /,\d\d$/.test(amount) ? amount.replace(',', '.') : amount.replaceAll(',', '');
  const pence = Math.round(Number(plain) * (isPence ? 1 : 100));
  return pence <= DRAFT_LIMITS.price ? pence : null;
}

function dropLast(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The meaning of one menu line by itself. `text` is a line without a price; its neighbours decide what it is. */
export type MenuLine =
  | { kind: 'blank' }
  | { kind: 'item'; item: DraftItem; section: string | null }
  | { kind: 'price'; pence: number }
  | { kind: 'heading'; name: string }
  | { kind: 'text'; text: string }
  | { kind: 'unread' };

/** Longer lines are not read as menu lines. */
const MAX_LINE = 1_000;

const BLANK: MenuLine = { kind: 'blank' };
const UNREAD: MenuLine = { kind: 'unread' };
const BULLET = /^(?:[-*+•·–—●▪◦‣»>]|\d{1,3}[.)])\s+/;
const CHATTER =
  /^(?:hi|hello|hey|ok|okay|sure|yes|thanks|thank you|here (?:it is|you go)|here(?:'s|’s| is| are)\b.*|this is\b.*\bmenu\b.*|(?:our|the|my)?\s?(?:full )?menu)[\s!.,:]*$/i;

/** Reads one line. Never throws. */
export function readMenuLine(source: string): MenuLine {
  const trimmed = source.trim();
  if (trimmed.length > MAX_LINE) return UNREAD;
  if (!/[\p{L}\d]/u.test(trimmed)) return BLANK;
  const line = trimmed.replaceAll('**', '').trim().replace(BULLET, '');

  const cells = tableCells(line);
  const fromTable = cells && readCells(cells);
  if (fromTable) return fromTable;

  const tail = splitTailPrice(line);
  if (tail.kind === 'bad') return UNREAD;
  if (tail.kind === 'price') return readPriced(tail.rest, tail.pence);

  const leading = /^£\s?(\d+(?:[.,]\d\d)?)\s+[-–—:]?\s*(.+)$/.exec(line);
  const pence = leading?.[1] === undefined ? null : parsePrice(leading[1]);
  if (leading?.[2] !== undefined && pence !== null) return readPriced(leading[2], pence);

  return (/,/.test(line) && readCells(csvCells(line, ','))) || readUnpriced(trimmed, line);
}

/** The cells of a table row; null for another line. */
function tableCells(line: string): string[] | null {
  if (line.includes('|')) return csvCells(line.replace(/^\|/, '').replace(/\|$/, ''), '|');
  if (line.includes('\t')) return csvCells(line, '\t').filter((cell) => cell !== '');
  if (line.includes(';')) return csvCells(line, ';');
  return line.startsWith('"') || /[,\s]"/.test(line) ? csvCells(line, ',') : null;
}

const csvCells = (line: string, delimiter: string): string[] => parseCsv(line, delimiter)?.[0] ?? [line];

/** Reads `name, [description, …] price [, section]`; null for other cells. */
function readCells(cells: string[]): MenuLine | null {
  if (cells.length < 2) return null;
  const last = cells.length - 1;
  const at = [last, last - 1].find((index) => splitTailPrice(cells[index] ?? '').kind !== 'none');
  if (at === undefined || at === 0) return isTableHead(cells) ? BLANK : null;
  const pence = parsePrice(cells[at] ?? '');
  // `Coke 330ml;cold` contains a number, but no price cell.
  if (pence === null) return splitTailPrice(cells[at] ?? '').kind === 'bad' ? UNREAD : null;
  const description = cells.slice(1, at).filter((cell) => cell !== '');
  return makeItem(cells[0] ?? '', description.join(', '), pence, cells[at + 1] || null);
}

const isTableHead = (cells: string[]): boolean =>
  cells.some((cell) => /^(?:name|item|dish|product)$/i.test(cell)) &&
  cells.some((cell) => /^price/i.test(cell));

function readPriced(rest: string, pence: number): MenuLine {
  if (rest === '') return { kind: 'price', pence };
  const [name, description] = splitDescription(rest);
  return makeItem(name, description, pence, null);
}

/**
 * Splits `Margherita (tomato)`, `Margherita (v) (gf)`, `Margherita, tomato`, `Margherita - tomato`, `Margherita:
 * tomato`.
 */
export function splitDescription(text: string): [name: string, description: string] {
  const bracket = text.indexOf('(');
  if (bracket > 0 && text.endsWith(')'))
    return [text.slice(0, bracket), text.slice(bracket + 1, -1).replace(/\) ?\(/g, ', ')];
  const separator = /,| [-–—] |: /.exec(text);
  if (!separator || separator.index === 0) return [text, ''];
  return [text.slice(0, separator.index), text.slice(separator.index + separator[0].length)];
}

/** An item within the limits of a draft; `unread` without a valid name. */
export function makeItem(name: string, description: string, price: number, section: string | null): MenuLine {
  const item = {
    // An unclosed quote is a leftover of the source table.
    name: oneLine(name).replace(/^"([^"]*)$/, '$1'),
    description: oneLine(description).slice(0, DRAFT_LIMITS.itemDescription).trimEnd(),
    price,
  };
  if (!/\p{L}/u.test(item.name) || item.name.length > DRAFT_LIMITS.itemName) return UNREAD;
  if (section !== null && section.length > DRAFT_LIMITS.sectionName) return UNREAD;
  return { kind: 'item', item, section: section && oneLine(section) };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A line without a price: `## Starters`, `Drinks:`, `**Pizzas**` and `PIZZAS` are headings. */
function readUnpriced(source: string, line: string): MenuLine {
  if (CHATTER.test(line)) return BLANK;
  const marked = /^(?:#|==|--|~~)/.test(source) || /^\*\*.*\*\*$/.test(source) || line.endsWith(':');
  const name = line.replace(/^[#=~\s-]+/, '').replace(/[\s#=~:-]{1,40}$/, '');
  const isShouted = /\p{Lu}{2}/u.test(name) && name === name.toUpperCase();
  if (!marked && !isShouted) return { kind: 'text', text: line };
  return name.length <= DRAFT_LIMITS.sectionName && /\p{L}/u.test(name) ? { kind: 'heading', name } : UNREAD;
}
