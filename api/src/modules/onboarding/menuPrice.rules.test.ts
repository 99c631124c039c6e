import { describe, expect, it } from 'vitest';
import { parsePrice, splitTailPrice } from './menuLine.rules.ts';

describe('splitTailPrice', () => {
  it.each([
    ['Margherita 8', 'Margherita', 800],
    ['Margherita 8.5', 'Margherita', 850],
    ['Margherita 8.50', 'Margherita', 850],
    ['Margherita 8,50', 'Margherita', 850],
    ['Margherita £8.50', 'Margherita', 850],
    ['Margherita £ 8.50', 'Margherita', 850],
    ['Margherita 8.50£', 'Margherita', 850],
    ['Margherita 8.50 GBP', 'Margherita', 850],
    ['Margherita GBP 8.50', 'Margherita', 850],
    ['Margherita - £8.50', 'Margherita', 850],
    ['Margherita – 8.50', 'Margherita', 850],
    ['Margherita –8.50', 'Margherita', 850],
    ['Margherita-8.50', 'Margherita', 850],
    ['Margherita: 8.50', 'Margherita', 850],
    ['Margherita = 8.50', 'Margherita', 850],
    ['Margherita....8.50', 'Margherita', 850],
    ['Margherita …… 8,50', 'Margherita', 850],
    ['Margherita (8.50)', 'Margherita', 850],
    ['Margherita (£8.50)', 'Margherita', 850],
    ['Margherita 8.50.', 'Margherita', 850],
    ['Sweets 80p', 'Sweets', 80],
    ['7 Up 2', '7 Up', 200],
    ['12" Pizza 9.50', '12" Pizza', 950],
    ['Coke 330ml 1.50', 'Coke 330ml', 150],
    ['Tap water 0', 'Tap water', 0],
    ['Banquet 1000', 'Banquet', 100_000],
    ['Banquet £1,000.00', 'Banquet', 100_000],
    ['8.50', '', 850],
  ])('splitTailPrice finds the price of %s', (line, rest, pence) => {
    expect(splitTailPrice(line)).toEqual({ kind: 'price', rest, pence });
  });

  it.each([
    ['Banquet 1000.01'],
    ['Banquet £1,001'],
    ['Banquet 99999999999999999999'],
    ['Voucher -5'],
    ['Voucher -£5'],
    ['Voucher £-5'],
    ['Voucher −5.00'],
    ['Pizza $9'],
    ['Pizza 9 €'],
    ['Pizza 8.50p'],
    ['Pizza 8.50 / 10.50'],
    ['Pizza £8 £10'],
    ['Wings (small 8, large 10)'],
  ])('splitTailPrice does not use the price of %s', (line) => {
    expect(splitTailPrice(line)).toEqual({ kind: 'bad' });
  });

  it.each([
    ['Margherita'],
    [''],
    ['Coke 330ml'],
    ['Wings x6'],
    ['Open 12-3'],
    ['10% off'],
    ['Call 0161 496 0000'],
    ['Version 8.505'],
    ['Half 1/2'],
  ])('splitTailPrice finds no price in %s', (line) => {
    expect(splitTailPrice(line)).toEqual({ kind: 'none' });
  });
});

describe('parsePrice', () => {
  it.each([
    ['£8.50', 850],
    [' 8,50 ', 850],
    ['1000', 100_000],
    ['0', 0],
    ['', null],
    ['-1', null],
    ['1000.01', null],
    ['from 8.50', null],
    ['free', null],
  ])('parsePrice(%j) is %s', (text, pence) => {
    expect(parsePrice(text)).toBe(pence);
  });
});
