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

interface Priced {
  prices: readonly { unitAmount: number }[];
}

/** Cheapest first, by the amount of the first price (spec §3); a plan without prices comes first. */
export function byFirstPrice<T extends Priced>(plans: readonly T[]): T[] {
  return plans.toSorted((a, b) => firstAmount(a) - firstAmount(b));
}

const firstAmount = ({ prices: [first] }: Priced): number => first?.unitAmount ?? 0;
