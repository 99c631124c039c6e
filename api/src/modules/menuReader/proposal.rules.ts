import { splitDish } from './dishName.rules.ts';
import { readFact } from './facts.rules.ts';
import { readHeading } from './heading.rules.ts';
import { noPriceAt, withoutBullet } from './lineKinds.rules.ts';
import { isSize, type Token, toPence, tokensOf } from './priceTokens.rules.ts';
import { capitalised, isShort, isShouted, titled } from './wording.rules.ts';

/** What an unreadable line probably means; a person must confirm it. */
export interface Proposal {
  name: string;
  /** Pence; null where the line has no price, or more than one. */
  price: number | null;
}

/** The dish that an unreadable line may be: `Lobster (market price)`, `Wings 6 9`, `Cake from 3`. Null for other lines. */
export function proposalOf(line: string): Proposal | null {
  const text = withoutBullet(line.trim());
  if (readFact(text)) return null;
  const amount = firstAmount(text);
  const noPrice = noPriceAt(text);
  const end = Math.min(amount?.at ?? text.length, noPrice < 0 ? text.length : noPrice);
  const { name } = splitDish(text.slice(0, end).replace(/[\s([.…·•\-–—_:=|,;~>+]+$/u, ''));
  if (!/\p{L}/u.test(name) || isSize(name) || name.length > 80) return null;
  if (end === text.length && (!isShort(name) || readHeading(text))) return null;
  return {
    name: capitalised(isShouted(name) ? titled(name) : name),
    price: amount && isOnlyNumber(text.slice(end)) ? toPence(amount.text) : null,
  };
}

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
