import { expect, it } from 'vitest';
import { clockTime } from './orderState.rules.ts';

it.each([
  ['2026-06-12T17:40:00Z', 'Europe/London', '2026-06-12T17:15:00Z', '18:40'],
  ['2026-01-12T17:40:00Z', 'Europe/London', '2026-01-12T17:15:00Z', '17:40'],
  ['2026-06-12T17:40:00Z', 'Europe/Stockholm', '2026-06-12T17:15:00Z', '19:40'],
  ['2026-06-12T23:10:00Z', 'Europe/London', '2026-06-12T22:50:00Z', 'Sat 00:10'],
])('the time %s in %s is shown at %s as %s', (instant, zone, seenFrom, shown) => {
  expect(clockTime(instant, zone, seenFrom)).toBe(shown);
});
