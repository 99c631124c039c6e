import { wordsOf } from '../../lib/wordSearch.ts';

/** An order as operators look for it: words of its site, and its number. */
export interface OrderWish {
  site: string;
  number: number;
}

/** `olive press 103`, `olive press #103`: numbers begin again each day at each site, so a number alone says nothing. */
const NUMBER = /^[0-9]{1,6}$/;

/** The order that a search means when its last word is a number; null for other searches. */
export function orderWishOf(text: string): OrderWish | null {
  const words = wordsOf(text);
  const last = words.at(-1) ?? '';
  if (words.length < 2 || !NUMBER.test(last)) return null;
  return { site: words.slice(0, -1).join(' '), number: Number(last) };
}
