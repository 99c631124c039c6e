import { expect, test } from 'vitest';
import { dayAfter, soldOutInput, soldOutOf, soldOutText } from './availability.rules.ts';

const NOW = new Date(2026, 10, 23, 12).getTime();
const at = (day: number) => new Date(2026, 10, day, 5).toISOString();

test.each([
  [{ isAvailable: true, soldOutUntil: null }, 'no', 'Available'],
  [{ isAvailable: false, soldOutUntil: null }, 'open', 'Sold out'],
  [{ isAvailable: false, soldOutUntil: at(24) }, '2026-11-24', 'Sold out until tomorrow'],
  [{ isAvailable: false, soldOutUntil: at(27) }, '2026-11-27', 'Sold out until Fri 27 Nov'],
  [{ isAvailable: false, soldOutUntil: at(23) }, 'no', 'Available'],
])('%j is %s: %s', (saved, soldOut, text) => {
  expect(soldOutOf(saved, NOW)).toBe(soldOut);
  expect(soldOutText(soldOut, NOW)).toBe(text);
});

test.each([
  ['no', { isAvailable: true, soldOutUntilDay: null }],
  ['open', { isAvailable: false, soldOutUntilDay: null }],
  ['2026-11-24', { isAvailable: false, soldOutUntilDay: '2026-11-24' }],
])('%s is sent as %j', (soldOut, sent) => expect(soldOutInput(soldOut)).toEqual(sent));

test('the day after the last of a month is the first of the next', () =>
  expect(dayAfter(new Date(2026, 10, 30, 23).getTime(), 1)).toBe('2026-12-01'));
