import { ORDERING_LIMITS } from '@forkfront/common/limits.ts';
import { type FieldProblem, problemAt } from '../../lib/result.ts';
import { minuteOf } from '@forkfront/common/zonedTime.ts';
import { type DayHours, type OpeningPeriod, type SpecialDay } from '@forkfront/common/ordering.ts';
import { messages } from './messages.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Everything that is wrong with a week. Periods of one day must not overlap, those after midnight included. */
export function weekProblems(path: string, periods: readonly OpeningPeriod[]): FieldProblem[] {
  const { periods: max } = ORDERING_LIMITS;
  if (periods.length > max) return problemAt(path, messages.tooMany(max, 'opening periods'));
  const wrong = periods.flatMap((period, at) => [
    ...problemAt(`${path}.${at}.days`, hasDays(period) ? null : messages.daysMissing),
    ...timeProblems(`${path}.${at}`, period),
  ]);
  return wrong.length > 0 ? wrong : overlapsOfWeek(path, periods);
}

/** Everything that is wrong with special days; `today` and the days are as `2026-12-25`. */
export function specialDayProblems(days: readonly SpecialDay[], today: string): FieldProblem[] {
  const { specialDays: max, reason } = ORDERING_LIMITS;
  if (days.length > max) return problemAt('specialDays', messages.tooMany(max, 'special days'));
  const seen = new Set<string>();
  return days.flatMap((special, at) => {
    const path = `specialDays.${at}`;
    const isTwice = seen.has(special.day);
    seen.add(special.day);
    return [
      ...problemAt(`${path}.day`, dayProblem(special.day, today) ?? (isTwice ? messages.dayTwice : null)),
      ...problemAt(`${path}.reason`, special.reason.length > reason ? messages.tooLong(reason) : null),
      ...hoursProblems(`${path}.collection`, special.collection),
      ...hoursProblems(`${path}.delivery`, special.delivery),
    ];
  });
}

const hasDays = ({ days }: OpeningPeriod): boolean =>
  days.length > 0 && days.every((day) => day >= 1 && day <= WEEKDAYS.length);

const timeProblems = (path: string, { from, to }: DayHours): FieldProblem[] => [
  ...problemAt(`${path}.from`, TIME.test(from) ? null : messages.timeInvalid),
  ...problemAt(`${path}.to`, TIME.test(to) ? null : messages.timeInvalid),
];

/** From the begin on; the same time twice is 24 hours. */
const lengthOf = ({ from, to }: DayHours): number =>
  ((minuteOf(to) - minuteOf(from) + DAY_MINUTES - 1) % DAY_MINUTES) + 1;

interface Span {
  /** Of the period in its list. */
  at: number;
  /** Index of the weekday, Monday first. */
  weekday: number;
  starts: number;
  length: number;
}

/** A period that begins while another one is open, which may be one of the day before. */
function overlapsOfWeek(path: string, periods: readonly OpeningPeriod[]): FieldProblem[] {
  const spans = periods.flatMap((period, at) =>
    [...new Set(period.days)].map((day): Span => {
      const starts = (day - 1) * DAY_MINUTES + minuteOf(period.from);
      return { at, weekday: day - 1, starts, length: lengthOf(period) };
    }),
  );
  const bad = new Map<number, FieldProblem>();
  for (const [index, span] of spans.entries()) {
    for (const [other, { starts, length }] of spans.entries()) {
      const sinceStart = (span.starts - starts + WEEK_MINUTES) % WEEK_MINUTES;
      // Of two that begin together the later one is wrong.
      if (index === other || sinceStart >= length || (sinceStart === 0 && index < other)) continue;
      const message = messages.overlap(WEEKDAYS[span.weekday] ?? '');
      if (!bad.has(span.at)) bad.set(span.at, { path: `${path}.${span.at}.from`, message });
    }
  }
  return [...bad.values()];
}

function hoursProblems(path: string, hours: readonly DayHours[]): FieldProblem[] {
  const { periodsADay: max } = ORDERING_LIMITS;
  if (hours.length > max) return problemAt(path, messages.tooMany(max, 'opening periods a day'));
  const wrong = hours.flatMap((one, at) => timeProblems(`${path}.${at}`, one));
  if (wrong.length > 0) return wrong;
  const isIn = (one: DayHours, other: DayHours, [a, b]: readonly [number, number]): boolean => {
    const sinceStart = minuteOf(one.from) - minuteOf(other.from);
    return a !== b && sinceStart >= 0 && sinceStart < lengthOf(other) && (sinceStart > 0 || a > b);
  };
  return hours.flatMap((one, a) =>
    problemAt(
      `${path}.${a}.from`,
      hours.some((other, b) => isIn(one, other, [a, b])) ? messages.overlapOfDay : null,
    ),
  );
}

function dayProblem(day: string, today: string): string | null {
  const date = DAY.test(day) ? new Date(`${day}T00:00:00Z`) : null;
  if (!date || Number.isNaN(date.getTime()) || date.toISOString().slice(0, day.length) !== day)
    return messages.dayInvalid;
  return day < today ? messages.dayPast : null;
}
