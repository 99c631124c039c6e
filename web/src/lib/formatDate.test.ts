import { expect, it } from 'vitest';
import { formatDate } from './formatDate.ts';

it.each([
  ['2026-03-03T12:00:00Z', '3 March 2026'],
  ['2025-09-12', '12 September 2025'],
])('the date %s is formatted as %s', (time, text) => {
  expect(formatDate(time)).toBe(text);
});
