import { minuteOf } from './zonedTime.ts';

/** Hours that come back each week, e.g. Monday to Friday, 11:30 to 15:00. Hours after midnight belong to the day on which they begin. */
export interface WeeklyPeriod {
  /** ISO weekdays: 1 is Monday, 7 is Sunday. */
  readonly days: readonly number[];
  /** `HH:MM` in the time zone of the restaurant. */
  readonly from: string;
  /** `HH:MM`; a time that is not after `from` is on the next day. */
  readonly to: string;
}

/** Monday first, as ISO numbers them from 1. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** `Mon`, `Tue` and so on. */
export const SHORT_WEEKDAYS: readonly string[] = WEEKDAYS.map((day) => day.slice(0, 3));

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = WEEKDAYS.length * DAY_MINUTES;

/** Whether a text is a time of day, `HH:MM`. */
export const isTimeOfDay = (text: string): boolean => TIME.test(text);

/** Why a period cannot be saved: no day, a time that is none, or the same time twice; null when it can. */
export function periodProblem({ days, from, to }: WeeklyPeriod): 'days' | 'times' | 'same' | null {
  if (days.length === 0 || !days.every(isWeekday)) return 'days';
  if (!isTimeOfDay(from) || !isTimeOfDay(to)) return 'times';
  return from === to ? 'same' : null;
}

/** Whether a number is an ISO weekday. */
export const isWeekday = (day: number): boolean =>
  Number.isInteger(day) && day >= 1 && day <= WEEKDAYS.length;

/** The days of a week as they are stored: each once, in their order. */
export const sortedDays = (days: readonly number[]): number[] => [...new Set(days)].toSorted((a, b) => a - b);

/** Sorted days in runs: `[1, 2, 3, 6]` is `[[1, 2, 3], [6]]`. */
export function runsOfDays(days: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** Minutes from the begin of hours to their end; the same time twice is 24 hours. */
export const minutesBetween = ({ from, to }: Pick<WeeklyPeriod, 'from' | 'to'>): number =>
  ((minuteOf(to) - minuteOf(from) + DAY_MINUTES - 1) % DAY_MINUTES) + 1;

/**
 * The periods that begin while another one is open, which may be one of the day before: their index in the list, with the name of the
 * first such day. Of two that begin together the later one overlaps.
 */
export function overlaps(periods: readonly WeeklyPeriod[]): Map<number, string> {
  const spans = periods.flatMap((period, at) =>
    [...new Set(period.days)].map((day) => ({
      at,
      weekday: WEEKDAYS[day - 1] ?? '',
      starts: (day - 1) * DAY_MINUTES + minuteOf(period.from),
      length: minutesBetween(period),
    })),
  );
  const found = new Map<number, string>();
  for (const [index, { at, weekday, starts }] of spans.entries()) {
    const isInside = spans.some((other, otherIndex) => {
      const since = (starts - other.starts + WEEK_MINUTES) % WEEK_MINUTES;
      return index !== otherIndex && since < other.length && (since > 0 || otherIndex < index);
    });
    if (isInside && !found.has(at)) found.set(at, weekday);
  }
  return found;
}
