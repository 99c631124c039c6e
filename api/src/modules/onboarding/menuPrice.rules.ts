import { DRAFT_LIMITS } from './draftLimits.ts';

/** `none`: nothing that looks like a price. `bad`: a price that cannot be used, or two of them. */
export type TailPrice = { kind: 'none' } | { kind: 'bad' } | { kind: 'price'; rest: string; pence: number };

/** No price with its signs is longer; the pattern below sees no more, so a line costs the same whatever stands in it. */
const TAIL = 32;
const AMOUNT =
  /(?:(£|gbp|\$|€)\s?)?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?|\d+,\d\d)\s?(£|p|gbp|\$|€)?(\s?\))?[.;,]?$/i;
const STRONG = /(?:£\s?\d+|\d[.,]\d\d?)$/;
const SEPARATORS = ' \t.…·•-–—_:=|,;~>';

const NONE: TailPrice = { kind: 'none' };
const BAD: TailPrice = { kind: 'bad' };

/** Splits a line into what stands before its last price, and the price in pence. */
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
    // `(small 8, large 10)`: the price is a part of something said in brackets.
    if (!rest.endsWith('(')) return line.includes('(') ? BAD : NONE;
    rest = rest.slice(0, -1);
  }
  const pence = toPence(amount, before, after);
  if (pence === null) return BAD;
  rest = dropLast(rest, SEPARATORS);
  // `8.50 / 10.50`: which of the two is meant cannot be known.
  if (STRONG.test(dropLast(rest, `${SEPARATORS}/`).slice(-TAIL))) return BAD;
  return { kind: 'price', rest, pence };
}

/** The pence of a text that is a price and nothing else; null when it is none, or not between £0 and £1000. */
export function parsePrice(text: string): number | null {
  const price = splitTailPrice(text.trim());
  return price.kind === 'price' && price.rest === '' ? price.pence : null;
}

/** `6` in `x6`, `505` in `8.505`, `3` in `12-3` and `20` in `2024/20` are parts of something else. */
function isStandalone(rest: string, hasSign: boolean): boolean {
  const last = rest.at(-1);
  if (last === undefined || hasSign) return true;
  if (/[\p{L}\d/'’"+#&%]/u.test(last)) return false;
  return !('.,-–'.includes(last) && /\d/.test(rest.at(-2) ?? ''));
}

/** `Tip -5` is negative, `Margherita - 5` and `Margherita-5` are not (spec §5: a price is at least 0). */
function isNegative(rest: string): boolean {
  const last = rest.at(-1);
  if (last === '−') return true;
  return last === '-' && /^[\s£,;|]?$/.test(rest.at(-2) ?? '');
}

function toPence(amount: string, before: string | undefined, after: string | undefined): number | null {
  const sign = `${before ?? ''}${after ?? ''}`.toLowerCase();
  // Prices are in pounds (spec §9): other money is not guessed at.
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
