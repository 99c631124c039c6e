import { expect, test } from 'vitest';
import { formatMoment } from './formatDate.ts';

const at = (hours: number, day = 3): Date => new Date(2026, 2, day, hours, 5);

test.each([
  ['the same day', at(14), 'at 14:05'],
  ['another day', at(14, 2), '2 March 2026 at 14:05'],
  ['the night before', at(0, 2), '2 March 2026 at 00:05'],
])('formatMoment shows the time of today, and the date of another day: %s', (_name, time, text) => {
  expect(formatMoment(time.toISOString(), at(23).getTime())).toBe(text);
});
