import { DAY_MS } from '@forkfront/common/durations.ts';

/** A bank holiday; `day` as `2026-12-25`. */
export interface BankHoliday {
  day: string;
  name: string;
}

const MONDAY = 1;

const dateOf = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day));
const later = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Easter Sunday in the Gregorian calendar. */
function easter(year: number): Date {
  const century = Math.floor(year / 100);
  const moon = year % 19;
  const leaps = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const age = (((19 * moon + leaps + 15) % 30) + 30) % 30;
  const full = age - (age === 29 || (age === 28 && moon > 10) ? 1 : 0);
  const weekday = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7;
  return later(dateOf(year, 3, 28), full - weekday);
}

/** The first Monday on or after a day. */
const mondayFrom = (date: Date): Date => later(date, (MONDAY - date.getUTCDay() + 7) % 7);

/** The first day on or after a day that is neither at a weekend nor taken: a holiday at a weekend has a substitute. */
function workday(date: Date, taken: readonly string[] = []): Date {
  const isFree = date.getUTCDay() % 6 !== 0 && !taken.includes(dayOf(date));
  return isFree ? date : workday(later(date, 1), taken);
}

/** A holiday, and its substitute when it is at a weekend. */
const withSubstitute = (name: string, date: Date, substitute: Date): [Date, string][] => [
  [date, name],
  ...(date.getTime() === substitute.getTime()
    ? []
    : [[substitute, `${name} (substitute day)`] as [Date, string]]),
];

function holidaysOf(year: number): BankHoliday[] {
  const [newYear, christmas, boxing] = [dateOf(year, 1, 1), dateOf(year, 12, 25), dateOf(year, 12, 26)];
  // Boxing Day keeps its Monday when Christmas Day is a Sunday.
  const free = workday(boxing, [dayOf(christmas)]);
  const isSunday = christmas.getUTCDay() === 0;
  const first = isSunday ? workday(christmas, [dayOf(free)]) : workday(christmas);
  const second = isSunday ? free : workday(boxing, [dayOf(first)]);
  const sunday = easter(year);
  const list: [Date, string][] = [
    ...withSubstitute('New Year’s Day', newYear, workday(newYear)),
    [later(sunday, -2), 'Good Friday'],
    [later(sunday, 1), 'Easter Monday'],
    [mondayFrom(dateOf(year, 5, 1)), 'Early May bank holiday'],
    [mondayFrom(dateOf(year, 5, 25)), 'Spring bank holiday'],
    [mondayFrom(dateOf(year, 8, 25)), 'Summer bank holiday'],
    ...withSubstitute('Christmas Day', christmas, first),
    ...withSubstitute('Boxing Day', boxing, second),
  ];
  return list.map(([date, name]) => ({ day: dayOf(date), name }));
}

/** The bank holidays of England and Wales in the twelve months from a day (`2026-11-23`), in order. */
export function bankHolidays(from: string): BankHoliday[] {
  const year = Number(from.slice(0, 4));
  const end = `${year + 1}${from.slice(4)}`;
  return [...holidaysOf(year), ...holidaysOf(year + 1)]
    .filter(({ day }) => day >= from && day < end)
    .toSorted((one, other) => one.day.localeCompare(other.day));
}
