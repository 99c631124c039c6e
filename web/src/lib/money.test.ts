import { expect, it } from 'vitest';
import { formatPence } from './money.ts';

it.each([
  [0, '£0.00'],
  [5, '£0.05'],
  [850, '£8.50'],
  [123456, '£1,234.56'],
  [-250, '-£2.50'],
])('%i pence are formatted as %s', (pence, expected) => {
  expect(formatPence(pence)).toBe(expected);
});
