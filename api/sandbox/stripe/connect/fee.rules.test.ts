import { expect, it } from 'vitest';
import { cardFee } from './fee.rules.ts';

it.each([
  [1_000, 35],
  [2_225, 53],
  [30, 20],
  [100_000, 1_520],
])('the fee of %d pence is %d pence', (amount, fee) => expect(cardFee(amount)).toBe(fee));
