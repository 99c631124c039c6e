import { sortedDays, WEEKDAYS, type WeeklyPeriod } from '@forkfront/common/weeklyHours.ts';

/** A row of the form. */
export interface PeriodDraft extends WeeklyPeriod {
  /** Stays the same while the row is edited. */
  key: string;
}

let added = 0;

/** A new row: lunch on weekdays, or the same days at other hours. */
export const newPeriod = (like?: WeeklyPeriod): PeriodDraft => ({
  key: `new-${(added += 1)}`,
  days: like?.days ?? [1, 2, 3, 4, 5],
  from: like ? '17:00' : '11:30',
  to: like ? '22:00' : '15:00',
});

export const draftOfPeriods = (periods: readonly WeeklyPeriod[]): PeriodDraft[] =>
  periods.map((period, at) => ({ ...period, key: `saved-${at}` }));

export const periodInput = (periods: readonly PeriodDraft[]) =>
  periods.map(({ days, from, to }) => ({ days: sortedDays(days), from, to }));

/** Days in words: `Monday to Friday`, `Monday, Wednesday`, `every day`. */
export function daysText(days: readonly number[]): string {
  const sorted = sortedDays(days);
  const name = (day: number | undefined): string => WEEKDAYS[(day ?? 1) - 1] ?? '';
  const first = sorted[0] ?? 1;
  const isRun = sorted.every((day, at) => day === first + at);
  if (sorted.length === WEEKDAYS.length) return 'every day';
  if (isRun && sorted.length > 2) return `${name(first)} to ${name(sorted.at(-1))}`;
  return sorted.map(name).join(', ');
}

/** Periods in words: `Monday to Friday, 11:30 to 15:00; Saturday, 12:00 to 16:00`. */
export const periodsText = (periods: readonly WeeklyPeriod[]): string =>
  periods.map(({ days, from, to }) => `${daysText(days)}, ${from} to ${to}`).join('; ');
