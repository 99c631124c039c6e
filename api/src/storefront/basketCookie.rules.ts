import { MINUTE_MS } from '@forkfront/common/durations.ts';
import { oneLine } from '@forkfront/common/plainText.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { LINE_LIMITS } from '@forkfront/common/orderLine.ts';
import { isCode, normalCode } from '@forkfront/common/discount.ts';
import { messages } from './messages.ts';

/** An option of a basket line by its code, and how many of it. */
interface CodedOption {
  code: string;
  count: number;
}

/** A line as the basket cookie holds it: codes (`menuCode`), counts and a note. No two lines have the same choices. */
export interface BasketLine {
  product: string;
  /** Empty for a product with one price. */
  size: string;
  /** By code, each once. */
  options: CodedOption[];
  note: string;
  /** 1 to 20. */
  quantity: number;
  /** The unit price that the diner saw, in pence; null: unknown. */
  seenPrice: number | null;
}

/** Characters of a whole basket: browsers store cookies of up to 4096 bytes. */
export const MAX_BASKET_CHARACTERS = 3_500;

const COOKIE = 'basket';
const CODE_COOKIE = 'code';
const KEY_COOKIE = 'order-key';
const TIME_COOKIE = 'order-for';
const WEEK_SECONDS = 7 * 24 * 60 * 60;
const BETWEEN_LINES = '~';
const BASE = 36;

/** `<quantity><price>.<choice>`: quantity and price in base 36. */
const LINE = /^([1-9a-k])([0-9a-z]{0,6})\.(.+)$/;
/** `<product>.<size>.<options>.<note>` without dots at the end; each option is followed by its count in base 36. */
const CHOICE = /^([\w-]{8})(?:\.([\w-]{8})?(?:\.((?:[\w-]{8}[1-9a-k])*)(?:\.([\w-]+))?)?)?$/;

/** The choices of a line as text: equal texts are equal choices. */
export const choiceKey = ({
  product,
  size,
  options,
  note,
}: Omit<BasketLine, 'quantity' | 'seenPrice'>): string =>
  [
    product,
    size,
    options.map(({ code, count }) => `${code}${count.toString(BASE)}`).join(''),
    Buffer.from(note).toString('base64url'),
  ]
    .join('.')
    .replace(/\.+$/, '');

/** A basket as text without characters that a cookie, a form or an address must escape. */
export const encodeBasket = (lines: readonly BasketLine[]): string =>
  lines.map(encodeLine).join(BETWEEN_LINES);

const encodeLine = (line: BasketLine): string =>
  `${line.quantity.toString(BASE)}${line.seenPrice?.toString(BASE) ?? ''}.${choiceKey(line)}`;

/** Reads a basket. Everything that `encodeBasket` would not write is left out, so any text is a basket. */
export function decodeBasket(text: string): BasketLine[] {
  if (text.length > MAX_BASKET_CHARACTERS) return [];
  const lines = new Map<string, BasketLine>();
  for (const part of text.split(BETWEEN_LINES).slice(0, LINE_LIMITS.lines)) {
    const line = decodeLine(part);
    const key = line && choiceKey(line);
    if (key && !lines.has(key)) lines.set(key, line);
  }
  return [...lines.values()];
}

function decodeLine(text: string): BasketLine | null {
  const [, quantity, price, choice = ''] = LINE.exec(text) ?? [];
  const chosen = quantity === undefined ? null : decodeChoice(choice);
  if (!chosen || quantity === undefined) return null;
  const line = {
    ...chosen,
    quantity: parseInt(quantity, BASE),
    seenPrice: price ? parseInt(price, BASE) : null,
  };
  return encodeLine(line) === text ? line : null;
}

/** Reads `choiceKey`; null for any other text. */
export function decodeChoice(text: string): Omit<BasketLine, 'quantity' | 'seenPrice'> | null {
  const [match, product = '', size = '', options = '', note = ''] = CHOICE.exec(text) ?? [];
  if (match === undefined) return null;
  const chosen = {
    product,
    size,
    options: inOrder(
      [...options.matchAll(/(.{8})(.)/g)].map(([, code = '', count = '']) => ({
        code,
        count: parseInt(count, BASE),
      })),
    ),
    note: cleanNote(Buffer.from(note, 'base64url').toString()),
  };
  return choiceKey(chosen) === text ? chosen : null;
}

/** Options by code, each once. */
export const inOrder = (options: readonly CodedOption[]): CodedOption[] =>
  [...new Map(options.map((option) => [option.code, option])).values()].toSorted((a, b) =>
    a.code < b.code ? -1 : 1,
  );

const cleanNote = (note: string): string => oneLine(note.slice(0, LINE_LIMITS.note));

type Changed = Result<BasketLine[], string>;

/**
 * Adds a line; equal choices become one line. `replaced` is the choice of the line that it replaces, whose place it takes.
 * Fails with a sentence for the diner when the basket or the line is full.
 */
export function addLine(
  lines: readonly BasketLine[],
  added: BasketLine,
  replaced: string | null = null,
): Changed {
  const key = choiceKey(added);
  const equal = key === replaced ? undefined : lines.find((line) => choiceKey(line) === key);
  const line = equal ? { ...added, quantity: added.quantity + equal.quantity } : added;
  if (line.quantity > LINE_LIMITS.quantity) return fail(messages.lineFull);
  const place = equal ? key : replaced;
  const others = equal ? lines.filter((old) => choiceKey(old) !== replaced) : lines;
  const isPlaced = others.some((old) => choiceKey(old) === place);
  return checked(isPlaced ? others.map((old) => (choiceKey(old) === place ? line : old)) : [...others, line]);
}

/**
 * Sets the quantity of the line with this choice, at most 20; 0 removes it. Whoever changes a line has seen its price. An
 * unknown choice changes nothing.
 */
export const setQuantity = (lines: readonly BasketLine[], choice: string, quantity: number): BasketLine[] =>
  lines.flatMap((line) => {
    if (choiceKey(line) !== choice) return [line];
    return quantity > 0
      ? [{ ...line, quantity: Math.min(LINE_LIMITS.quantity, quantity), seenPrice: null }]
      : [];
  });

/** Puts removed lines back; a line that is there again meanwhile stays as it is. */
export function restoreLines(lines: readonly BasketLine[], removed: readonly BasketLine[]): Changed {
  const known = new Set(lines.map(choiceKey));
  return checked([...lines, ...removed.filter((line) => !known.has(choiceKey(line)))]);
}

const checked = (lines: BasketLine[]): Changed =>
  lines.length > LINE_LIMITS.lines || encodeBasket(lines).length > MAX_BASKET_CHARACTERS
    ? fail(messages.basketFull)
    : ok(lines);

/** The basket in a Cookie header, as text; empty without one. */
export const basketOf = (cookies: string | undefined): string =>
  /(?:^|;\s*)basket=([^;]*)/.exec(cookies ?? '')?.[1]?.trim() ?? '';

/**
 * The idempotency key of the basket in a Cookie header; empty without one. It belongs to the basket, so that the same basket is
 * ordered once however often its page is opened: it changes when the basket does.
 */
export const orderKeyOf = (cookies: string | undefined): string =>
  /(?:^|;\s*)order-key=([\w-]{16,100})(?:;|\s|$)/.exec(cookies ?? '')?.[1] ?? '';

/** A typed or linked code as the cookie holds it; empty for a text that no code is. */
export function keptCode(text: string): string {
  const code = normalCode(text);
  return isCode(code) ? code : '';
}

/** The promotion code in a Cookie header; empty without one. */
export const codeOf = (cookies: string | undefined): string =>
  keptCode(/(?:^|;\s*)code=([^;]*)/.exec(cookies ?? '')?.[1] ?? '');

/** The time for which a visitor orders in a Cookie header; null: as soon as possible, or none is chosen. */
export function orderForOf(cookies: string | undefined): Date | null {
  const minutes = /(?:^|;\s*)order-for=([0-9a-z]{1,8})(?:;|\s|$)/.exec(cookies ?? '')?.[1];
  return minutes === undefined ? null : new Date(parseInt(minutes, BASE) * MINUTE_MS);
}

interface CookieFlags {
  isSecure: boolean;
  isFramed: boolean;
}

/**
 * The Set-Cookie headers for a basket; an empty one removes the cookie. `key`: its idempotency key; without one the page of the
 * basket makes a new one.
 */
export const basketHeader = (basket: string, flags: CookieFlags, key = ''): string[] => [
  ...cookieHeader(COOKIE, basket, flags),
  ...cookieHeader(KEY_COOKIE, key, flags),
];

/** The Set-Cookie header for a promotion code; an empty one removes the cookie. */
export const codeHeader = (code: string, flags: CookieFlags): string[] =>
  cookieHeader(CODE_COOKIE, code, flags);

/** The Set-Cookie header for the time for which a visitor orders, the start of a slot; null removes the cookie. */
export const orderForHeader = (at: Date | null, flags: CookieFlags): string[] =>
  cookieHeader(TIME_COOKIE, at ? (at.getTime() / MINUTE_MS).toString(BASE) : '', flags);

function cookieHeader(name: string, value: string, { isSecure, isFramed }: CookieFlags): string[] {
  const rest = [
    'Path=/',
    'HttpOnly',
    `Max-Age=${value ? WEEK_SECONDS : 0}`,
    // In a frame of the owner's app the site is a third party: browsers store there only partitioned cookies.
    ...(isFramed
      ? ['SameSite=None', 'Secure', 'Partitioned']
      : ['SameSite=Lax', ...(isSecure ? ['Secure'] : [])]),
  ];
  return ['set-cookie', [`${name}=${value}`, ...rest].join('; ')];
}

/** The field of an address that takes a basket from the former host of a site to its present one. */
const CARRIED = 'movedBasket';

/** `address` with a basket; only what `encodeBasket` would write is carried. */
export function withBasket(address: string, basket: string): string {
  const carried = encodeBasket(decodeBasket(basket));
  return carried ? `${address}${address.includes('?') ? '&' : '?'}${CARRIED}=${carried}` : address;
}

/** The basket that `query` carries, and the query without it, e.g. `?find=soup`; null when it carries none. */
export function readCarriedBasket(query: string): { basket: string; rest: string } | null {
  const fields = new URLSearchParams(query);
  const carried = fields.get(CARRIED);
  if (carried === null) return null;
  fields.delete(CARRIED);
  return {
    basket: encodeBasket(decodeBasket(carried)),
    rest: fields.size > 0 ? `?${fields.toString()}` : '',
  };
}
