import { expect, test } from 'vitest';
import { dayText, timeLeft, timeText } from './orderTime.rules.ts';

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
