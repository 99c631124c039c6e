import { PRICE_INTERVALS, type PriceInterval } from './catalogue.entity.ts';

export const SERVICE_CATEGORIES = ['restaurant', 'grocery', 'social'] as const;
export type ServiceCategory = (typeof SERVICE_CATEGORIES)[number];

/** Category of a plan by its name, the first that matches (spec §3); null when none matches. */
export function categoryOf(name: string): ServiceCategory | null {
  const lower = name.toLowerCase();
  return SERVICE_CATEGORIES.find((category) => lower.includes(category)) ?? null;
}

/** Prices from the shortest interval to the longest. */
export function byInterval<T extends { interval: PriceInterval }>(prices: readonly T[]): T[] {
  return prices.toSorted((a, b) => PRICE_INTERVALS.indexOf(a.interval) - PRICE_INTERVALS.indexOf(b.interval));
}

/** Cheapest first, by the amount of the first price (spec §3); a plan without prices comes first. */
export function byFirstPrice<T extends { prices: readonly { unitAmount: number }[] }>(
  plans: readonly T[],
): T[] {
  const amount = ({ prices: [first] }: T) => first?.unitAmount ?? 0;
  return plans.toSorted((a, b) => amount(a) - amount(b));
}
