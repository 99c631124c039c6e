import { expect, test } from 'vitest';
import {
  isTimeOfDay,
  minutesBetween,
  overlaps,
  periodProblem,
  runsOfDays,
  sortedDays,
  type WeeklyPeriod,
} from './weeklyHours.ts';

const period = (days: number[], from: string, to: string): WeeklyPeriod => ({ days, from, to });

test.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['9:00', false],
  ['12:60', false],
  ['', false],
])('%j is a time of day: %s', (text, is) => expect(isTimeOfDay(text)).toBe(is));

test.each([
  ['12:00', '15:00', 180],
  ['22:00', '02:00', 240],
  ['12:00', '12:00', 1440],
])('from %s to %s are %i minutes', (from, to, minutes) => expect(minutesBetween({ from, to })).toBe(minutes));

test('days are stored once, in their order, and come in runs', () => {
  const days = sortedDays([6, 2, 1, 3, 2]);
  expect(days).toEqual([1, 2, 3, 6]);
  expect(runsOfDays(days)).toEqual([[1, 2, 3], [6]]);
  expect(runsOfDays([])).toEqual([]);
});

test.each<[string, WeeklyPeriod[], [number, string][]]>([
  ['split days', [period([1, 5], '17:00', '22:00'), period([1], '12:00', '14:30')], []],
  ['hours that meet', [period([1], '12:00', '14:00'), period([1], '14:00', '18:00')], []],
  ['hours inside others', [period([1], '12:00', '18:00'), period([1, 5], '17:00', '22:00')], [[1, 'Monday']]],
  ['the same begin', [period([2], '12:00', '18:00'), period([2], '12:00', '13:00')], [[1, 'Tuesday']]],
  ['Sunday night', [period([7], '18:00', '02:00'), period([1], '01:00', '04:00')], [[1, 'Monday']]],
  ['a whole day', [period([3], '12:00', '12:00'), period([4], '11:59', '13:00')], [[1, 'Thursday']]],
  ['a repeated day', [period([3, 3], '12:00', '13:00')], []],
])('%s: these overlap', (_what, periods, found) => expect([...overlaps(periods)]).toEqual(found));

test.each([
  [{ days: [] }, 'days'],
  [{ days: [0] }, 'days'],
  [{ days: [8] }, 'days'],
  [{ from: '' }, 'times'],
  [{ to: '11:30' }, 'same'],
  [{ from: '22:00', to: '02:00' }, null],
])('lunch with %j has the problem %s', (changes, problem) =>
  expect(periodProblem({ ...period([1, 2], '11:30', '15:00'), ...changes })).toBe(problem),
);
