import { expect, it } from 'vitest';
import { formatPence, formatPounds, parsePence, priceText } from './money.ts';

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
  [0, '£0'],
  [59900, '£599'],
  [2040100, '£20,401'],
  [1152, '£11.52'],
  [1150, '£11.50'],
  [-25000, '−£250'],
  // A fraction of a penny that is shown as whole pounds.
  [99999.7, '£1,000'],
])('in a sentence, %d pence are %s', (pence, expected) => {
  expect(formatPounds(pence)).toBe(expected);
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
  // What has one meaning is read, in every spelling that people use.
  ['5,50', 550],
  ['5,5', 550],
  [',5', 50],
  ['£5', 500],
  ['£ 5.50', 550],
  ['5.50 £', 550],
  ['  5.5\u00a0', 550],
  ['\uff15.\uff15', 550],
  ['50p', 50],
  ['50 p', 50],
  ['1,000', 100_000],
  ['1 000,50', 100_050],
  ['12,345.67', 1_234_567],
  ['+1.50', 150],
  ['-£2.50', -250],
  ['£-2.50', -250],
  ['-0', 0],
  // What has two meanings is not guessed.
  ['4.500', null],
  ['0,500', null],
  ['5 50', null],
  ['5. 50', null],
  ['1,00,0', null],
  ['1,2345', null],
  ['1.234,50', null],
  ['5,50,', null],
  ['5.50p', null],
  ['£50p', null],
  ['--5', null],
  ['-£-5', null],
  ['5-', null],
  ['££5', null],
  ['\u0665', null],
  ['5'.repeat(41), null],
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
