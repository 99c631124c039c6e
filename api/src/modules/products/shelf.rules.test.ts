import { describe, expect, it, test } from 'vitest';
import { checkShelf, isMistyped, nameWithoutUnit, type ShelfInput, unitOf } from './shelf.rules.ts';

test.each([
  ['500 g', { amount: 500, measure: 'GRAM' }],
  ['1.5kg', { amount: 1_500, measure: 'GRAM' }],
  ['0,7 l', { amount: 700, measure: 'MILLILITRE' }],
  ['75 cl', { amount: 750, measure: 'MILLILITRE' }],
  ['1.1 litres', { amount: 1_100, measure: 'MILLILITRE' }],
  ['6 x 330 ml', { amount: 1_980, measure: 'MILLILITRE' }],
  ['6 pieces', { amount: 6, measure: 'PIECE' }],
  ['pack of 12', { amount: 12, measure: 'PIECE' }],
  ['x4', { amount: 4, measure: 'PIECE' }],
  ['6', { amount: 6, measure: 'PIECE' }],
  ['0 g', null],
  ['0.5 g', null],
  ['5 miles', null],
  ['large', null],
  ['', null],
])('the size “%s” is read as %o', (text, unit) => {
  expect(unitOf(text)).toEqual(unit);
});

test('every mistyped digit of an EAN or UPC is noticed', () => {
  for (const code of ['12345670', '036000291452', '5010029200010', '15010029200017']) {
    expect([code, isMistyped(code)]).toEqual([code, false]);
    for (let at = 0; at < code.length; at += 1)
      for (let by = 1; by < 10; by += 1) {
        const digit = (Number(code[at]) + by) % 10;
        const wrong = `${code.slice(0, at)}${digit}${code.slice(at + 1)}`;
        expect([wrong, isMistyped(wrong)]).toEqual([wrong, true]);
      }
  }
  // No code with a check digit.
  expect(isMistyped('1234567890')).toBe(false);
});

test('a size without a word has the unit of its own cell', () => {
  expect(unitOf('1.5', 'kg')).toEqual({ amount: 1_500, measure: 'GRAM' });
  expect(unitOf('1.5', 'miles')).toBeNull();
});

test.each([
  ['Milk 2 l', 'Milk', { amount: 2_000, measure: 'MILLILITRE' }],
  ['Rice 5kg', 'Rice', { amount: 5_000, measure: 'GRAM' }],
  ['Eggs, free range (6 pack)', 'Eggs, free range', { amount: 6, measure: 'PIECE' }],
  ['Cola 6x330ml', 'Cola', { amount: 1_980, measure: 'MILLILITRE' }],
  ['Cola 6 x 330 ml', 'Cola', { amount: 1_980, measure: 'MILLILITRE' }],
  ['Flour - (1.5 kg.)', 'Flour', { amount: 1_500, measure: 'GRAM' }],
  ['Brie – 200 g', 'Brie', { amount: 200, measure: 'GRAM' }],
  ['Vitamin B12', 'Vitamin B12', null],
  ['7 Up', '7 Up', null],
  ['500 g', '500 g', null],
])('the name “%s” is “%s” of %o', (text, name, unit) => {
  expect(nameWithoutUnit(text)).toEqual({ name, unit });
});

describe('checkShelf', () => {
  it.each<[string, ShelfInput, object]>([
    ['a barcode with spaces', { barcode: ' 5010 0292-00001 ' }, { barcode: '5010029200001' }],
    ['an emptied barcode', { barcode: '' }, { barcode: null }],
    ['a size', { unitAmount: 500, measure: 'GRAM' }, { unit: { amount: 500, measure: 'GRAM' } }],
    ['an emptied size', { unitAmount: null, measure: null }, { unit: null }],
    ['a stock', { stock: 5, stockVersion: 2 }, { stock: 5, stockVersion: 2 }],
    ['a stock that is no longer counted', { stock: null, stockVersion: 2 }, { stock: null, stockVersion: 2 }],
    ['a stock without the version that its person has seen', { stock: 5 }, {}],
    ['nothing', {}, {}],
  ])('%s is good', (_name, input, value) => {
    expect(checkShelf(input)).toEqual({ ok: true, value });
  });

  it.each<[string, ShelfInput, string]>([
    ['letters in a barcode', { barcode: '50100292ABCD' }, 'shelf.barcode'],
    ['a short barcode', { barcode: '1234567' }, 'shelf.barcode'],
    ['an amount without a unit', { unitAmount: 5, measure: null }, 'shelf.unitAmount'],
    ['an amount of none', { unitAmount: 0, measure: 'GRAM' }, 'shelf.unitAmount'],
    ['a stock below none', { stock: -1, stockVersion: 0 }, 'shelf.stock'],
    ['half a piece', { stock: 0.5, stockVersion: 0 }, 'shelf.stock'],
    ['a stock above the limit', { stock: 1_000_001, stockVersion: 0 }, 'shelf.stock'],
  ])('%s is refused at its field', (_name, input, path) => {
    const checked = checkShelf(input);
    expect(checked.ok ? [] : checked.error.map((problem) => problem.path)).toEqual([path]);
  });
});
