import { expect, test } from 'vitest';
import { dayOf, dayText, isDay, shiftDay, timeLeft, timeText } from './orderTime.rules.ts';

test.each([
  ['2026-02-28', true],
  ['2026-02-30', false],
  ['2026-2-3', false],
  ['all', false],
  [20261120, false],
])('%j is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected));

test.each([
  ['2026-11-20T23:30:00Z', 'Europe/London', '2026-11-20'],
  ['2026-11-20T23:30:00Z', 'Europe/Athens', '2026-11-21'],
  ['2026-07-01T23:30:00Z', 'Europe/London', '2026-07-02'],
])('%s is the day %s %s', (instant, zone, day) => expect(dayOf(new Date(instant), zone)).toBe(day));

test.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-03-29', -1, '2026-03-28'],
  ['2026-10-25', 1, '2026-10-26'],
])('%s and %d days is %s', (day, days, expected) => expect(shiftDay(day, days)).toBe(expected));

test.each([
  ['2026-11-20', 'Today'],
  ['2026-11-19', 'Yesterday'],
  ['2026-11-13', 'Fri 13 November'],
  ['2025-11-13', 'Thu 13 November 2025'],
])('on 20 November 2026 the day %s is called %s', (day, text) =>
  expect(dayText(day, '2026-11-20')).toBe(text),
);

test.each([
  ['2026-11-20T18:30:00Z', 'Europe/London', '18:30'],
  ['2026-11-20T18:30:00Z', 'Europe/Athens', '20:30'],
  ['2026-11-21T00:30:00Z', 'Europe/London', 'Sat 21 Nov 00:30'],
])('%s in %s is written as %s', (instant, zone, text) =>
  expect(timeText(instant, zone, new Date('2026-11-20T12:00:00Z'))).toBe(text),
);

test.each([
  [245_000, '4:05'],
  [4_800_000, '1 h 20 min'],
  [400, '0:01'],
  [0, null],
  [-5, null],
])('%d ms are left as %s', (left, text) => expect(timeLeft(1_000_000 + left, 1_000_000)).toBe(text));
