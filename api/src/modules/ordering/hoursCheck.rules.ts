import { ORDERING_LIMITS } from '@forkfront/common/limits.ts';
import { type FieldProblem, problemAt } from '../../lib/result.ts';
import { isRealDay, minuteOf } from '@forkfront/common/zonedTime.ts';
import { type DayHours, type SpecialDay } from '@forkfront/common/ordering.ts';
import {
  isTimeOfDay,
  isWeekday,
  minutesBetween,
  overlaps,
  type WeeklyPeriod,
} from '@forkfront/common/weeklyHours.ts';
import { messages } from './messages.ts';

/** Everything that is wrong with a week. Periods of one day must not overlap, those after midnight included. */
export function weekProblems(path: string, periods: readonly WeeklyPeriod[]): FieldProblem[] {
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

const hasDays = ({ days }: WeeklyPeriod): boolean => days.length > 0 && days.every(isWeekday);

const timeProblems = (path: string, { from, to }: DayHours): FieldProblem[] => [
  ...problemAt(`${path}.from`, isTimeOfDay(from) ? null : messages.timeInvalid),
  ...problemAt(`${path}.to`, isTimeOfDay(to) ? null : messages.timeInvalid),
];

/** A period that begins while another one is open, which may be one of the day before. */
const overlapsOfWeek = (path: string, periods: readonly WeeklyPeriod[]): FieldProblem[] =>
  [...overlaps(periods)].map(([at, weekday]) => ({
    path: `${path}.${at}.from`,
    message: messages.overlap(weekday),
  }));

function hoursProblems(path: string, hours: readonly DayHours[]): FieldProblem[] {
  const { periodsADay: max } = ORDERING_LIMITS;
  if (hours.length > max) return problemAt(path, messages.tooMany(max, 'opening periods a day'));
  const wrong = hours.flatMap((one, at) => timeProblems(`${path}.${at}`, one));
  if (wrong.length > 0) return wrong;
  const isIn = (one: DayHours, other: DayHours, [a, b]: readonly [number, number]): boolean => {
    const sinceStart = minuteOf(one.from) - minuteOf(other.from);
    return a !== b && sinceStart >= 0 && sinceStart < minutesBetween(other) && (sinceStart > 0 || a > b);
  };
  return hours.flatMap((one, a) =>
    problemAt(
      `${path}.${a}.from`,
      hours.some((other, b) => isIn(one, other, [a, b])) ? messages.overlapOfDay : null,
    ),
  );
}

function dayProblem(day: string, today: string): string | null {
  if (!isRealDay(day)) return messages.dayInvalid;
  return day < today ? messages.dayPast : null;
}
