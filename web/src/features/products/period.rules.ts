/** Weekly hours, as the API sends them: ISO weekdays and `HH:MM`. */
export interface SentPeriod {
  readonly days: readonly number[];
  readonly from: string;
  readonly to: string;
}

/** A row of the form. */
export interface PeriodDraft extends SentPeriod {
  /** Stays the same while the row is edited. */
  key: string;
}

/** Monday first, as ISO numbers them from 1. */
export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

let added = 0;

/** A new row: lunch on weekdays, or the same days at other hours. */
export const newPeriod = (like?: SentPeriod): PeriodDraft => ({
  key: `new-${(added += 1)}`,
  days: like?.days ?? [1, 2, 3, 4, 5],
  from: like ? '17:00' : '11:30',
  to: like ? '22:00' : '15:00',
});

export const draftOfPeriods = (periods: readonly SentPeriod[]): PeriodDraft[] =>
  periods.map((period, at) => ({ ...period, key: `saved-${at}` }));

export const periodInput = (periods: readonly PeriodDraft[]) =>
  periods.map(({ days, from, to }) => ({ days: days.toSorted((a, b) => a - b), from, to }));

/** Days in words: `Monday to Friday`, `Monday, Wednesday`, `every day`. */
export function daysText(days: readonly number[]): string {
  const sorted = days.toSorted((a, b) => a - b);
  const name = (day: number | undefined): string => DAYS[(day ?? 1) - 1] ?? '';
  const first = sorted[0] ?? 1;
  const isRun = sorted.every((day, at) => day === first + at);
  if (sorted.length === DAYS.length) return 'every day';
  if (isRun && sorted.length > 2) return `${name(first)} to ${name(sorted.at(-1))}`;
  return sorted.map(name).join(', ');
}

/** Periods in words: `Monday to Friday, 11:30 to 15:00; Saturday, 12:00 to 16:00`. */
export const periodsText = (periods: readonly SentPeriod[]): string =>
  periods.map(({ days, from, to }) => `${daysText(days)}, ${from} to ${to}`).join('; ');

/** Why a period cannot be saved; null when it can. */
export function periodProblem({ days, from, to }: SentPeriod): 'days' | 'times' | 'same' | null {
  if (days.length === 0) return 'days';
  if (!/^\d\d:\d\d$/.test(from) || !/^\d\d:\d\d$/.test(to)) return 'times';
  return from === to ? 'same' : null;
}
