import { describe, expect, it, test } from 'vitest';
import {
  closingNote,
  copyDay,
  firstRow,
  isSameWeek,
  periodsOf,
  spokenTime,
  weekErrors,
  weekOf,
  withMoreHours,
} from './week.rules.ts';

const SPLIT = [
  { days: [1, 5], from: '17:00', to: '22:00' },
  { days: [1], from: '12:00', to: '14:30' },
];

describe('the week of the form', () => {
  it('has a row for each period of a day, the earliest first', () => {
    const week = weekOf(SPLIT);
    expect(week.map((hours) => hours.map(({ from }) => from))).toEqual([
      ['12:00', '17:00'],
      [],
      [],
      [],
      ['17:00'],
      [],
      [],
    ]);
    expect(periodsOf(week)).toEqual([
      { days: [1], from: '12:00', to: '14:30' },
      { days: [1], from: '17:00', to: '22:00' },
      { days: [5], from: '17:00', to: '22:00' },
    ]);
    expect(firstRow(week, 4)).toBe(2);
    expect(isSameWeek(week, weekOf(periodsOf(week)))).toBe(true);
  });

  it('copies the hours of a day to other days', () => {
    const week = copyDay(weekOf(SPLIT), 0, [0, 4, 6]);
    expect(week.map(({ length }) => length)).toEqual([2, 0, 0, 0, 2, 0, 2]);
    expect(new Set(week.flat().map(({ key }) => key)).size).toBe(6);
  });

  it('a second period is an evening', () => {
    const hours = withMoreHours(withMoreHours([]));
    expect(hours.map(({ from, to }) => [from, to])).toEqual([
      ['12:00', '22:00'],
      ['17:00', '22:00'],
    ]);
  });
});

test.each([
  ['22:00', null],
  ['01:00', 'Closes 1 a.m. on Saturday'],
  ['12:30', 'Closes 12.30 p.m. on Saturday'],
  ['00:00', 'Closes at midnight'],
  ['17:00', 'Open for 24 hours'],
  ['', null],
])('hours from 17:00 to %s are explained: %s', (to, note) =>
  expect(closingNote({ from: '17:00', to }, 'Saturday')).toBe(note),
);

test.each([
  ['00:00', 'midnight'],
  ['00:30', '12.30 a.m.'],
  ['12:00', 'noon'],
  ['23:05', '11.05 p.m.'],
])('%s is said as %s', (time, words) => expect(spokenTime(time)).toBe(words));

describe('errors of a week', () => {
  const errors = (...periods: { days: number[]; from: string; to: string }[]) =>
    weekErrors('collection.periods', weekOf(periods));

  it('there are none for split days and for a night before a late lunch', () =>
    expect(
      errors(...SPLIT, { days: [6], from: '18:00', to: '03:00' }, { days: [7], from: '12:00', to: '15:00' }),
    ).toEqual({}));

  it('a missing time is named at its field', () =>
    expect(errors({ days: [1], from: '', to: '22:00' })).toEqual({
      'collection.periods.0.from': 'Please enter a time, for example 17:00.',
    }));

  it.each([
    [[{ days: [1], from: '12:00', to: '18:00' }, SPLIT[0]], 1, 'Monday'],
    [
      [
        { days: [7], from: '18:00', to: '02:00' },
        { days: [1], from: '01:00', to: '04:00' },
      ],
      0,
      'Monday',
    ],
    [
      [
        { days: [3], from: '12:00', to: '12:00' },
        { days: [4], from: '11:59', to: '13:00' },
      ],
      1,
      'Thursday',
    ],
  ])('overlapping hours are named at the later ones: %j', (periods, row, day) =>
    expect(errors(...periods.flatMap((period) => period ?? []))).toEqual({
      [`collection.periods.${row}.from`]: `These hours overlap with other hours on ${day}.`,
    }),
  );
});
