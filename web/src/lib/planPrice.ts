/** How often a plan can be paid, shortest first. */
export const INTERVALS = ['WEEK', 'MONTH', 'YEAR'] as const;
export type Interval = (typeof INTERVALS)[number];

/** A price of a plan; `unitAmount` in pence. */
interface Priced {
  readonly interval: string;
  readonly unitAmount: number;
}

/** A price that can be chosen. */
export type PlanPrice = Priced & { readonly interval: Interval };

/** Spec §9: a month is 4.333 weeks, a year 52. */
const WEEKS: Record<Interval, number> = { WEEK: 1, MONTH: 4.333, YEAR: 52 };
const A_YEAR: Record<Interval, number> = { WEEK: 52, MONTH: 12, YEAR: 1 };

/** The prices that can be chosen, shortest interval first, without unknown intervals. */
export function choices<T extends Priced>(prices: readonly T[]): (T & { interval: Interval })[] {
  return INTERVALS.flatMap(
    (interval) =>
      prices.find((price): price is T & { interval: Interval } => price.interval === interval) ?? [],
  );
}

/** The price of the wanted interval, else the yearly one (spec §2), else the longest. */
export function choosePrice<T extends { interval: Interval }>(
  prices: readonly T[],
  asked: Interval | null,
): T | null {
  const of = (interval: Interval | null) => prices.find((price) => price.interval === interval);
  return of(asked) ?? of('YEAR') ?? prices.at(-1) ?? null;
}

/** A price per week, in pence with fractions (spec §9). */
export const weeklyEquivalent = ({ interval, unitAmount }: PlanPrice): number => unitAmount / WEEKS[interval];

/** Whole percent saved against 52 weekly payments (spec §9); null without a weekly price or without a saving. */
export function savingPercent(prices: readonly Priced[], interval: Interval): number | null {
  const amountOf = (name: Interval) => prices.find((price) => price.interval === name)?.unitAmount;
  const [weekly, amount] = [amountOf('WEEK'), amountOf(interval)];
  if (!weekly || amount === undefined) return null;
  const full = weekly * A_YEAR.WEEK;
  const percent = Math.round(((full - amount * A_YEAR[interval]) / full) * 100);
  return percent > 0 ? percent : null;
}

/** The lowest price per week of a plan, in pence with fractions; null without a price that can be chosen. */
export function leastWeekly(prices: readonly Priced[]): number | null {
  const weekly = choices(prices).map(weeklyEquivalent);
  return weekly.length > 0 ? Math.min(...weekly) : null;
}
