import { describe, expect, it } from 'vitest';
import type { DayHours, SpecialDay } from '@forkfront/common/ordering.ts';
import type { WeeklyPeriod } from '@forkfront/common/weeklyHours.ts';
import { specialDayProblems, weekProblems } from './hoursCheck.rules.ts';

const period = (days: number[], from: string, to: string): WeeklyPeriod => ({ days, from, to });
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

describe('the week', () => {
  it.each<[string, WeeklyPeriod[]]>([
    ['nothing', []],
    ['two periods on a day', [period([1], '12:00', '14:30'), period([1], '17:00', '22:00')]],
    ['periods that touch', [period([1], '12:00', '17:00'), period([1], '17:00', '22:00')]],
    ['24 hours every day', [period(EVERY_DAY, '00:00', '00:00')]],
    ['24 hours from noon', [period(EVERY_DAY, '12:00', '12:00')]],
    ['a night before a late breakfast', [period([5], '18:00', '02:00'), period([6], '09:00', '12:00')]],
    ['Sunday night before Monday', [period([7], '18:00', '01:00'), period([1], '01:00', '05:00')]],
    [
      '28 periods',
      EVERY_DAY.flatMap((day) => [0, 5, 10, 15].map((at) => period([day], hour(at), hour(at + 4)))),
    ],
  ])('%s is right', (_what, periods) => expect(weekProblems('collection.periods', periods)).toEqual([]));

  it.each<[string, WeeklyPeriod[], string, string]>([
    ['no day', [period([], '12:00', '14:00')], '0.days', 'Please choose at least one day.'],
    ['an eighth day', [period([8], '12:00', '14:00')], '0.days', 'Please choose at least one day.'],
    ['25 hours', [period([1], '25:00', '14:00')], '0.from', 'Please enter a time, for example 17:00.'],
    ['no end', [period([1], '12:00', '')], '0.to', 'Please enter a time, for example 17:00.'],
    [
      'the same hours twice',
      [period([1, 2], '12:00', '14:00'), period([2], '12:00', '14:00')],
      '1.from',
      'These hours overlap with other hours on Tuesday.',
    ],
    [
      'hours inside others',
      [period([3], '13:00', '14:00'), period([3], '12:00', '20:00')],
      '0.from',
      'These hours overlap with other hours on Wednesday.',
    ],
    [
      'a night that lasts into the morning',
      [period([5], '18:00', '03:00'), period([6], '02:30', '12:00')],
      '1.from',
      'These hours overlap with other hours on Saturday.',
    ],
    [
      'Sunday night into Monday',
      [period([1], '00:00', '05:00'), period([7], '18:00', '00:30')],
      '0.from',
      'These hours overlap with other hours on Monday.',
    ],
    [
      '24 hours and a period',
      [period([1], '00:00', '00:00'), period([1], '23:59', '01:00')],
      '1.from',
      'These hours overlap with other hours on Monday.',
    ],
  ])('%s is refused at its field', (_what, periods, path, message) =>
    expect(weekProblems('collection.periods', periods)).toEqual([
      { path: `collection.periods.${path}`, message },
    ]),
  );

  it('more than 28 periods are refused', () =>
    expect(
      weekProblems(
        'delivery.periods',
        Array.from({ length: 29 }, () => period([1], '1', '2')),
      ),
    ).toEqual([{ path: 'delivery.periods', message: 'Please use at most 28 opening periods.' }]));
});

const special = (day: string, collection: DayHours[] = [], reason = ''): SpecialDay => ({
  day,
  reason,
  collection,
  delivery: [],
});

describe('special days', () => {
  const problems = (days: SpecialDay[]) => specialDayProblems(days, '2026-11-23');

  it.each<[string, SpecialDay[]]>([
    ['today', [special('2026-11-23')]],
    ['a leap day', [special('2028-02-29')]],
    [
      'a night with a break',
      [
        special('2026-12-31', [
          { from: '12:00', to: '15:00' },
          { from: '18:00', to: '03:00' },
        ]),
      ],
    ],
  ])('%s is right', (_what, days) => expect(problems(days)).toEqual([]));

  it.each<[string, SpecialDay[], string, string]>([
    [
      'yesterday',
      [special('2026-11-22')],
      '0.day',
      'This day is over. Please choose another one, or remove it.',
    ],
    ['a day that does not exist', [special('2027-02-29')], '0.day', 'Please choose a day.'],
    ['no day', [special('')], '0.day', 'Please choose a day.'],
    [
      'the same day twice',
      [special('2026-12-25'), special('2026-12-25')],
      '1.day',
      'This day is in the list already.',
    ],
    [
      'a long reason',
      [special('2026-12-25', [], 'x'.repeat(101))],
      '0.reason',
      'Please use at most 100 characters.',
    ],
    [
      'a wrong time',
      [special('2026-12-25', [{ from: '12', to: '15:00' }])],
      '0.collection.0.from',
      'Please enter a time, for example 17:00.',
    ],
    [
      'hours that overlap',
      [
        special('2026-12-25', [
          { from: '18:00', to: '02:00' },
          { from: '12:00', to: '18:01' },
        ]),
      ],
      '0.collection.0.from',
      'These hours overlap with other hours of this day.',
    ],
    [
      'the same hours twice',
      [
        special('2026-12-25', [
          { from: '12:00', to: '15:00' },
          { from: '12:00', to: '15:00' },
        ]),
      ],
      '0.collection.1.from',
      'These hours overlap with other hours of this day.',
    ],
  ])('%s is refused at its field', (_what, days, path, message) =>
    expect(problems(days)).toEqual([{ path: `specialDays.${path}`, message }]),
  );

  it('more than 60 days and more than 4 periods a day are refused', () => {
    const hours = Array.from({ length: 5 }, (_, at) => ({ from: hour(at * 2), to: hour(at * 2 + 1) }));
    expect(problems([special('2026-12-25', hours)])).toEqual([
      { path: 'specialDays.0.collection', message: 'Please use at most 4 opening periods a day.' },
    ]);
    expect(problems(Array.from({ length: 61 }, () => special('2026-12-25')))).toEqual([
      { path: 'specialDays', message: 'Please use at most 60 special days.' },
    ]);
  });
});

function hour(at: number): string {
  return `${String(at).padStart(2, '0')}:00`;
}
