import { splitCalories } from './calories.rules.ts';
import { splitDish } from './dishName.rules.ts';
import { readFact } from './facts.rules.ts';
import { readHeading } from './heading.rules.ts';
import { withoutBullet } from './lineKinds.rules.ts';
import type { Price } from './namedSizes.rules.ts';
import { noPriceAt } from './noPrice.rules.ts';
import { hasNoLabels, readPrices } from './prices.rules.ts';
import { hasOddSign, isSize, type Token, toPence, tokensOf } from './priceTokens.rules.ts';
import { capitalised, isShort, isShouted, titled } from './wording.rules.ts';

/** What an unreadable line probably means; a person must confirm it. */
export interface Proposal {
  name: string;
  description: string;
  /** As written, in lower case: `v`, `gf`. */
  tags: string[];
  /** kcal of a portion; null: not stated. */
  calories: number | null;
  /** One price without a label, or a price for each named size. Empty where the line has no price, or no clear one. */
  prices: Price[];
}

/** The dish that an unreadable line may be: `Lobster (market price)`, `Wings 6 9`, `Cake from 3`. Null for other lines. */
export function proposalOf(line: string): Proposal | null {
  const { text, calories } = splitCalories(withoutBullet(line.trim()));
  if (readFact(text)) return null;
  const amount = firstAmount(text);
  const noPrice = noPriceAt(text);
  const sign = text.search(/[£−]/u);
  const end = Math.min(...[amount?.at ?? -1, noPrice, sign].map((at) => (at < 0 ? text.length : at)));
  const sized = sizesOf(text);
  const { name, description, tags } = splitDish(
    sized?.name ?? text.slice(0, end).replace(/[\s([.…·•\-–—_:=|,;~>+]+$/u, ''),
  );
  if (!/\p{L}/u.test(name) || isSize(name) || name.length > 80) return null;
  if (end === text.length && (!isShort(name) || readHeading(text))) return null;
  return {
    name: capitalised(isShouted(name) ? titled(name) : name),
    description,
    tags: [...new Set([...tags, ...tagsBehind(text.slice(end))])],
    calories,
    prices: sized?.prices ?? onlyPrice(amount, text.slice(end), hasOddSign(tokensOf(text))),
  };
}

/** A price, when the line has no other. */
function onlyPrice(amount: Token | undefined, tail: string, isSignedOddly: boolean): Price[] {
  const pence = amount && isOnlyNumber(tail) && !isSignedOddly ? toPence(amount.text) : null;
  return pence === null ? [] : [{ label: '', pence }];
}

/** Names to propose for two or three sizes that a menu does not name. */
const USUAL_SIZES = new Map([
  [2, ['Small', 'Large']],
  [3, ['Small', 'Medium', 'Large']],
]);

/** The prices with usual names for their sizes; null for more sizes. */
function withUsualSizes(prices: readonly Price[]): Price[] | null {
  const names = USUAL_SIZES.get(prices.length);
  return names ? prices.map(({ pence }, at) => ({ label: names[at] ?? '', pence })) : null;
}

/** The name and the prices of a line with several sizes; codes may stand behind them. Null for other lines. */
function sizesOf(text: string): { name: string; prices: Price[] } | null {
  const read = readPrices(text.replace(/\s*\([^()]*\)\s*$/u, '').replaceAll(/\s{2,}/gu, ' '), []);
  if (read.kind !== 'prices' || read.prices.length < 2) return null;
  if (read.prices.every(({ label }) => label !== '')) return read;
  const prices = hasNoLabels(read.prices) ? withUsualSizes(read.prices) : null;
  return prices && { name: read.name, prices };
}

/** `Greek salad £5.49 (v)`: the codes that stand behind the price. */
const tagsBehind = (tail: string): string[] => splitDish(`x ${tail.replace(/^[^(]*/u, '')}`).tags;

/** A price with a sign or pence, or a whole number at the end. */
function firstAmount(text: string): Token | undefined {
  const tokens = tokensOf(text);
  return (
    tokens.find(({ kind }) => kind === 'strong' || kind === 'foreign') ??
    tokens.find(({ kind, at }) => kind === 'whole' && !/\p{L}/u.test(text.slice(at)))
  );
}

/** One number, in pounds. */
const isOnlyNumber = (text: string): boolean =>
  text.match(/\d+(?:[.,]\d+)*/gu)?.length === 1 && !/[$€]/u.test(text);
