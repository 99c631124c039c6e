import { splitCalories } from './calories.rules.ts';
import { splitDish } from './dishName.rules.ts';
import { readFact } from './facts.rules.ts';
import { readHeading } from './heading.rules.ts';
import { noPriceAt, withoutBullet } from './lineKinds.rules.ts';
import type { Price } from './namedSizes.rules.ts';
import { readPrices } from './prices.rules.ts';
import { isSize, type Token, toPence, tokensOf } from './priceTokens.rules.ts';
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
  const end = Math.min(amount?.at ?? text.length, noPrice < 0 ? text.length : noPrice);
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
    prices: sized?.prices ?? onlyPrice(amount, text.slice(end)),
  };
}

/** A price, when the line has no other. */
function onlyPrice(amount: Token | undefined, tail: string): Price[] {
  const pence = amount && isOnlyNumber(tail) ? toPence(amount.text) : null;
  return pence === null ? [] : [{ label: '', pence }];
}

/** The name and the prices of a line that names its sizes; codes may stand behind them. Null for other lines. */
function sizesOf(text: string): { name: string; prices: Price[] } | null {
  const read = readPrices(text.replace(/\s*\([^()]*\)\s*$/u, '').replaceAll(/\s{2,}/gu, ' '), []);
  const isSized = read.kind === 'prices' && read.prices.length > 1;
  return isSized && read.prices.every(({ label }) => label !== '') ? read : null;
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
