import { MAX_READ, type Piece, readColumns } from './columns.rules.ts';
import { readHeading, splitHead } from './heading.rules.ts';
import { hasNoLabels, readPrices } from './prices.rules.ts';
import { isSize } from './priceTokens.rules.ts';
import { withoutNumbers } from './dishNumbers.rules.ts';
import { isBracketed } from './wording.rules.ts';

/** The pieces of a menu: one for each line, column and dish of a list. */
export const toPieces = (text: string): Piece[] =>
  withoutNumbers(
    readColumns(text)
      .flatMap((piece) => splitHeaded(piece))
      .flatMap((piece) => splitCells(piece) ?? splitAdded(piece) ?? splitAllAtOne(piece) ?? [piece])
      .flatMap((piece, at, all) => splitList(piece, all[at + 1]))
      .map(shortened),
  );

/** Removes control characters (a database cannot store them) and normalises spaces and line breaks. */
export const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|\f/gu, '\n')
    .replace(/[^\S\n\t]/gu, ' ')
    .replace(/(?![\n\t])\p{Cc}|[\u200B-\u200D\uFEFF\u00AD]/gu, '');

/** More dishes than this on one line, or on a longer line, are unread. */
const MAX_LIST = 30;
const MAX_LINE = 1_000;

const LIST = /[,;] +(?:and +)?| +[·•] +|(?<=\d) +and +/u;
const OFFER = /^\s*(?:we (?:also )?(?:do|have|sell|serve|offer|make) +)/iu;
const HEAD = /^\s*([^:]{2,40}?)(?:\s*: *| (?:are|is) +)(?=\S)/iu;

const shortened = (piece: Piece): Piece =>
  piece.text.length > MAX_READ && /[\p{L}\d]/u.test(piece.source)
    ? { ...piece, text: '', isTooLong: true }
    : piece;

const toLine = (piece: Piece, text: string): Piece => ({ ...piece, text, source: text });

/** Splits `MAINS Pie £9` and `Soup £4 MAINS` into the heading and the dish. */
function splitHeaded(piece: Piece): Piece[] {
  const parts = piece.text.length > MAX_READ ? null : splitHead(piece.source);
  return parts?.some((part) => readPrices(part.trim(), []).kind === 'prices')
    ? parts.map((part) => toLine(piece, part.trim()))
    : [piece];
}

const VARIANT =
  /^\s*(?:one|two|three|four|single|double|triple|half|full|whole|with|for|to share|shar(?:er|ing))\b/iu;

/** Splits `Hummus £5 | Tabbouleh £5.50` into its dishes. Null for other lines. */
function splitCells(piece: Piece): Piece[] | null {
  if (piece.text.length > MAX_LINE || !piece.source.includes('|')) return null;
  const cells = piece.source.split('|').filter((cell) => /[\p{L}\d]/u.test(cell));
  if (cells.length < 2 || !cells.every((cell) => isWholeDish(cell.trim()))) return null;
  if (cells.slice(1).some((cell) => /^\W*\d/u.test(cell))) return null;
  // `Roast with one meat £16 | Two meats £18` is one dish.
  if (cells.slice(1).some((cell) => VARIANT.test(cell))) return [{ ...piece, text: '', isTooLong: true }];
  return cells.map((cell) => toLine(piece, cell.trim()));
}

/** Splits `Porridge 4.25 add banana 75p add honey 50p` into the dish and what can be added. Null for other lines. */
function splitAdded(piece: Piece): Piece[] | null {
  if (piece.text.length > MAX_READ) return null;
  const [dish = '', ...extras] = piece.text.trim().split(/[,;\s]+(?=add \p{L})/iu);
  const first = dish.replace(/[\s,;(–—-]+$/u, '');
  // `add cheese £1, bacon £1.50`
  const added = extras.flatMap((part) =>
    part.split(/, +(?:or |and )?(?=\p{L})/u).map((each, at) => (at === 0 ? each : `add ${each}`)),
  );
  if (added.length === 0 || ![first, ...added].every((part) => isWholeDish(part))) return null;
  return [first, ...added].map((part) => toLine(piece, part));
}

const ALL_AT = /^(.{5,}?)[,:]?\s+(?:all|each)\s+(?:at |for )?((?:£\s?)?\d{1,3}(?:[.,]\d{1,2})?p?)\W*$/iu;

/** Splits `Meat & potato, cheese & onion (v), chicken all £3.40` into three dishes. Null for other lines. */
function splitAllAtOne(piece: Piece): Piece[] | null {
  if (piece.text.length > MAX_READ) return null;
  const [, list = '', price = ''] = ALL_AT.exec(piece.text.trim()) ?? [];
  const parts = list.split(/, +(?:and +|or +)?/u);
  if (
    parts.length < 2 ||
    parts.length > MAX_LIST ||
    parts.some((part) => !/\p{L}/u.test(part) || /\d/u.test(part))
  )
    return null;
  const last = piece.source.trim().slice(piece.source.trim().lastIndexOf(parts.at(-1) ?? ''));
  return parts.map((part, at) => ({
    ...toLine(piece, `${part} ${price}`),
    source: at === parts.length - 1 ? last : part,
  }));
}

/** Splits `Margherita 8.50, Calzone 9 and Cola 2` into three lines, `Sides: chips 3, slaw 2` into a heading and two. */
function splitList(piece: Piece, next: Piece | undefined): Piece[] {
  if (piece.text.length > MAX_LINE || isBracketed(piece.text.trim())) return [piece];
  const parts = piece.text.replace(/[.!\s]+$/u, '').split(LIST);
  if (parts.length < 2 || parts.length > MAX_LIST || parts.some(({ length }) => length > MAX_READ))
    return [piece];
  if (!parts.every((part) => isWholeDish(part))) return [piece];
  // `Margherita 6, 10.00 - with basil` is one dish.
  if (parts.slice(1).some((part) => /^\W*\d/u.test(part))) return [piece];
  // `Tofu 9.95, chicken 10.95` above dishes with two prices names those.
  const below = readPrices(next && next.text.length <= MAX_READ ? next.text : '', []);
  if (below.kind === 'prices' && below.prices.length === parts.length && hasNoLabels(below.prices))
    return [piece];
  // `Curries are chicken 9.95, prawn 11.95` above dishes without prices has the prices of each.
  const isNextUnpriced =
    next !== undefined &&
    /\p{L}/u.test(next.text) &&
    readPrices(next.text, []).kind === 'none' &&
    !readHeading(next.text);
  if (/ (?:are|is) /iu.test(parts[0] ?? '') && isNextUnpriced) return [piece];
  const [first = '', ...others] = parts;
  const opening = OFFER.exec(first)?.[0] ?? HEAD.exec(first)?.[0] ?? '';
  const head = readHeading(opening.replace(/(?:\s(?:are|is)|:)\s*$/iu, ''));
  const isHead = head !== null && !OFFER.test(first);
  // `Karahi: chicken 9.50, lamb 10.50` is one dish in two sizes.
  if (opening.includes(':') && !isHead) return [piece];
  const rest = isHead || OFFER.test(first) ? first.slice(opening.length) : first;
  const heading = isHead ? [{ ...piece, text: `${head.name}:`, source: opening }] : [];
  return [
    ...heading,
    { ...piece, text: rest, source: isHead ? rest : first },
    ...others.map((text) => toLine(piece, text)),
  ];
}

function isWholeDish(part: string): boolean {
  const read = readPrices(part, []);
  const isSized = read.kind === 'prices' && (isSize(read.name) || endsWithSize(part));
  return (
    read.kind === 'prices' &&
    read.prices.length === 1 &&
    /\p{L}/u.test(read.name) &&
    !read.after &&
    !/\b(?:choose|choice of|pick)\b/iu.test(read.name) &&
    !isSized
  );
}

/** `Chips - small 2.00` names the size of its price. */
const endsWithSize = (part: string): boolean => {
  const [, size] = / [-–—] (\S+) £?\d[\d.,]*$/u.exec(part.trim()) ?? [];
  return size !== undefined && isSize(size);
};
