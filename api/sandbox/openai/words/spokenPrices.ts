import { isNear } from './near.ts';

/** The price of a dish, or of some of its sizes, in pence. */
export interface SpokenPrice {
  /** Null with sizes. */
  price: number | null;
  sizes: { name: string; price: number }[];
}

export const AMOUNT = String.raw`£?\s?(\d{1,3}(?:[.,]\d{1,2})?)(?:\s?(?:pounds?|quid|£))?`;
const AMOUNTS = new RegExp(
  String.raw`(?<![\d.,£:-])${AMOUNT}(?![\d.,]*\d|["”]|\s?(?:inch|oz|ml|cl|kg|g)\b)`,
  'giu',
);
const SIZES =
  'small medium large regular standard single double half full kids mini big lunch sm med lrg reg'.split(' ');
/** After a price, and no part of it. */
const REMARK = /(?:[\s,]+(?:now|each|only|sorry|please|thanks|lol|mate|btw|ok))+[\s.!]*$/i;
/** After a price: what it was before. */
const OLD_PRICE = /,?\s*\b(?:not|instead of|rather than|from)\b.*$/i;

export const penceOf = (amount: string): number => Math.round(100 * Number(amount.replace(',', '.')));

/**
 * The words before the prices at the end of a sentence, and the prices: `gravy to small 1.20 large 1.90`. Null without a price at the end.
 */
export function pricesAtEnd(sentence: string): { head: string; said: SpokenPrice } | null {
  const text = sentence
    .replace(OLD_PRICE, '')
    .replace(REMARK, '')
    .replace(/[\s.!]+$/, '');
  const found = [...text.matchAll(AMOUNTS)];
  const [first] = found;
  const last = found.at(-1);
  if (!first || !last || last.index + last[0].length !== text.length) return null;
  const before = text.slice(0, first.index).trim();
  const { head, size } = sizeAtEnd(before);
  const names = found.slice(1).map((one, at) => {
    const previous = found[at];
    const start = previous ? previous.index + previous[0].length : 0;
    return text.slice(start, one.index).replace(/^[\s,/]*(?:and )?|[\s:=]*(?:is|for|at)?\s*$/giu, '');
  });
  const pence = found.map(([, amount = '']) => penceOf(amount));
  if (found.length === 1 && (size === null || !/\b(?:to|is|are|be|in|:)$/iu.test(head)))
    return { head: before, said: { price: pence[0] ?? null, sizes: [] } };
  const all = [size ?? '', ...names];
  // `Chicken 65 is 7`
  if (!all.every((name) => name !== '' && name.split(' ').length <= 3))
    return { head: text.slice(0, last.index).trim(), said: { price: pence.at(-1) ?? null, sizes: [] } };
  return { head, said: { price: null, sizes: all.map((name, at) => ({ name, price: pence[at] ?? 0 })) } };
}

/** `shakes to regular` is `shakes to` and `regular`. Other words than sizes are one after `to`, `is` or a colon. */
function sizeAtEnd(words: string): { head: string; size: string | null } {
  const [, head = '', other = ''] =
    /^(.*\b(?:to|is|are|be|in)|.*:)\s+(?:the )?([\p{L}\d"]+(?: [\p{L}\d"]+)?)$/iu.exec(words) ?? [];
  if (other !== '') return { head: head.replace(/:$/, ' :'), size: other };
  const [, name = '', last = ''] = /^(.*\S)\s+(\S+)$/u.exec(words) ?? [];
  const isSize =
    SIZES.some((size) => isNear(last.toLowerCase(), size)) || /^\d{1,2}(?:"|inch|in)$/iu.test(last);
  return isSize ? { head: name, size: last } : { head: words, size: null };
}
