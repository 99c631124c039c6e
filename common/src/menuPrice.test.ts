import { expect, test } from 'vitest';
import { priceProblem } from './menuPrice.ts';

test.each([
  [0, false, null],
  [100_000, false, null],
  [100_001, false, 'tooHigh'],
  [-1, false, 'negative'],
  [8.5, false, 'notWhole'],
  [Number.NaN, false, 'notWhole'],
  [-100_000, true, null],
  [-100_001, true, 'tooLow'],
])('%s pence, negative: %s, have the problem %s', (pence, mayBeNegative, problem) =>
  expect(priceProblem(pence, mayBeNegative)).toBe(problem),
);
