import { expect, it } from 'vitest';
import { nextAttemptAt } from './dunning.rules.ts';

const DAY = 86_400;

it.each([
  [1, 1],
  [2, 3],
  [3, 5],
  [4, null],
  [9, null],
])('the next attempt after %i attempts is on day %s', { tags: ['@long'] }, (attempts, day) =>
  expect(nextAttemptAt(attempts, 500, { retryDays: [1, 3, 5], finally: 'cancel' })).toBe(
    day === null ? null : 500 + day * DAY,
  ),
);
