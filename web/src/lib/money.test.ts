import { expect, it } from 'vitest';
import { formatPence, parsePence, priceText } from './money.ts';

it.each([
  [0, '£0.00'],
  [5, '£0.05'],
  [850, '£8.50'],
  [123456, '£1,234.56'],
  [-250, '−£2.50'],
])('%i pence are formatted as %s', (pence, expected) => {
  expect(formatPence(pence)).toBe(expected);
});

it.each([
  ['4.50', 450],
  ['4.5', 450],
  ['4', 400],
  ['4.', 400],
  ['.5', 50],
  ['0', 0],
  ['£8.50', 850],
  [' 1,000.00 ', 100_000],
  // Each of these is wrong by a penny when multiplied as a fraction and cut.
  ['19.99', 1999],
  ['1.15', 115],
  ['8.29', 829],
  ['4.500', 450],
  ['-1', -100],
  ['−£2.50', -250],
  ['4.505', null],
  ['', null],
  ['.', null],
  ['-', null],
  ['four', null],
  ['1e3', null],
  ['4.5.6', null],
])('the price %j is %s pence', (text, pence) => {
  expect(parsePence(text)).toBe(pence);
});

it('every amount is parsed back from its text', () => {
  const amounts = Array.from({ length: 100_001 }, (_, pence) => pence);
  expect(amounts.filter((pence) => parsePence(priceText(pence)) !== pence)).toEqual([]);
});
