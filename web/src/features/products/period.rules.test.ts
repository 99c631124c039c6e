import { expect, test } from 'vitest';
import { daysText, periodInput, periodsText, newPeriod } from './period.rules.ts';

test.each([
  [[1, 2, 3, 4, 5], 'Monday to Friday'],
  [[6, 7], 'Saturday, Sunday'],
  [[7, 1, 3], 'Monday, Wednesday, Sunday'],
  [[1, 2, 3, 4, 5, 6, 7], 'every day'],
])('the days %j are %s', (days, text) => expect(daysText(days)).toBe(text));

test('several periods are one sentence', () => {
  const lunch = { days: [1, 2, 3, 4, 5], from: '11:30', to: '15:00' };
  expect(periodsText([lunch, { days: [6], from: '12:00', to: '16:00' }])).toBe(
    'Monday to Friday, 11:30 to 15:00; Saturday, 12:00 to 16:00',
  );
});

test('days are sent in order', () =>
  expect(periodInput([{ ...newPeriod(), days: [3, 1] }])).toEqual([
    { days: [1, 3], from: '11:30', to: '15:00' },
  ]));
