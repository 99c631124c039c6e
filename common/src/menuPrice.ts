import { MENU_LIMITS } from './limits.ts';

/** What is wrong with a price of a menu in pence; null for a good one. Only the price of an option `mayBeNegative`: a discount. */
export function priceProblem(
  pence: number,
  mayBeNegative = false,
): 'notWhole' | 'negative' | 'tooLow' | 'tooHigh' | null {
  if (pence < 0 && !mayBeNegative) return 'negative';
  if (pence > MENU_LIMITS.price) return 'tooHigh';
  if (pence < -MENU_LIMITS.price) return 'tooLow';
  return Number.isInteger(pence) ? null : 'notWhole';
}
