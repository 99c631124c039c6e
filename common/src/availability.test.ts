import { expect, test } from 'vitest';
import { isAvailableAt } from './availability.ts';

const NOON = '2026-11-20T12:00:00Z';

test.each([
  ['available', true, null, true],
  // A time that stays after the owner has switched it back.
  ['available with a later time', true, '2026-11-20T13:00:00Z', true],
  ['sold out', false, null, false],
  ['sold out until later', false, '2026-11-20T12:00:01Z', false],
  ['sold out until now', false, NOON, true],
  ['sold out until a past time', false, new Date('2026-11-20T11:00:00Z'), true],
])('what is %s can be ordered: %s %s %s', (_what, isAvailable, soldOutUntil, can) =>
  expect(isAvailableAt({ isAvailable, soldOutUntil }, new Date(NOON))).toBe(can),
);
