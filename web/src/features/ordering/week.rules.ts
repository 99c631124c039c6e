import { presentErrors, type FieldErrors } from '../../forms/fields.ts';
import { minuteOf } from '@forkfront/common/zonedTime.ts';
import { isTimeOfDay, overlaps, WEEKDAYS, type WeeklyPeriod } from '@forkfront/common/weeklyHours.ts';
import { messages } from './messages.ts';

/** Hours of one day in the form. A time `to` that is not after `from` is on the next day. */
export interface Hours {
  /** Stays the same while the row is edited. */
  readonly key: string;
  readonly from: string;
  readonly to: string;
}

/** The hours of each day, Monday first. */
export type Week = readonly (readonly Hours[])[];

const HALF_DAY_MINUTES = 12 * 60;

let added = 0;

const newHours = (from: string, to: string): Hours => ({ key: `new-${(added += 1)}`, from, to });

/** The hours with one more period: the whole day, or an evening after what is there. */
export const withMoreHours = (hours: readonly Hours[]): Hours[] => [
  ...hours,
  hours.length === 0 ? newHours('12:00', '22:00') : newHours('17:00', '22:00'),
];

/** The same hours in rows of their own. */
const copyOf = (hours: readonly Hours[]): Hours[] => hours.map(({ from, to }) => newHours(from, to));

/** The week with the hours of one day on other days too. */
export const copyDay = (week: Week, from: number, days: readonly number[]): Week =>
  week.map((hours, day) => (day !== from && days.includes(day) ? copyOf(week[from] ?? []) : hours));

/** The week as rows; the earliest hours of a day first. */
export const weekOf = (periods: readonly WeeklyPeriod[]): Week =>
  WEEKDAYS.map((_name, day) =>
    periods
      .filter(({ days }) => days.includes(day + 1))
      .toSorted((one, other) => one.from.localeCompare(other.from))
      .map(({ from, to }, at) => ({ key: `${day}-${at}`, from, to })),
  );

/** The week for the API: each row is a period, so that an error names its row. */
export const periodsOf = (week: Week) =>
  week.flatMap((hours, day) => hours.map(({ from, to }) => ({ days: [day + 1], from, to })));

/** The number of the first row of a day among all rows of the week. */
export const firstRow = (week: Week, day: number): number =>
  week.slice(0, day).reduce((sum, { length }) => sum + length, 0);

export const isSameWeek = (one: Week, other: Week): boolean =>
  JSON.stringify(periodsOf(one)) === JSON.stringify(periodsOf(other));

/** The errors of a week, by field: `collection.periods.3.from`. */
export function weekErrors(path: string, week: Week): FieldErrors {
  const periods = periodsOf(week);
  const missing = (time: string): string | null => (isTimeOfDay(time) ? null : messages.timeMissing);
  const overlapping = overlaps(periods);
  return presentErrors(
    Object.fromEntries(
      periods.flatMap(({ from, to }, at) => {
        const day = overlapping.get(at);
        return [
          [`${path}.${at}.from`, missing(from) ?? (day === undefined ? null : messages.overlap(day))],
          [`${path}.${at}.to`, missing(to)],
        ];
      }),
    ),
  );
}

/** A time as people say it: `1 a.m.`, `1.30 a.m.`, `noon`, `midnight`. */
export function spokenTime(time: string): string {
  if (time === '00:00') return 'midnight';
  if (time === '12:00') return 'noon';
  const minute = minuteOf(time);
  const hour = Math.floor(minute / 60) % 12 || 12;
  const rest = minute % 60 === 0 ? '' : `.${time.slice(3)}`;
  return `${hour}${rest} ${minute < HALF_DAY_MINUTES ? 'a.m.' : 'p.m.'}`;
}

/** What hours past midnight mean; null for others. `nextDay` is the name of the day after. */
export function closingNote({ from, to }: Pick<Hours, 'from' | 'to'>, nextDay: string): string | null {
  if (!isTimeOfDay(from) || !isTimeOfDay(to) || minuteOf(to) > minuteOf(from)) return null;
  if (from === to) return messages.allDay;
  return to === '00:00' ? messages.closesAtMidnight : messages.closesOn(spokenTime(to), nextDay);
}
