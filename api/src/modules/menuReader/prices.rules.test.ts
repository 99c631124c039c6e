import { describe, expect, it } from 'vitest';
import { readPrices } from './prices.rules.ts';

describe('readPrices', () => {
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
  ])('readPrices finds the price of %s', (line, name, pence) => {
    expect(readPrices(line, [])).toMatchObject({ kind: 'prices', name, prices: [{ label: '', pence }] });
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
    ['Margherita'],
    [''],
    ['Coke 330ml'],
    ['Wings x6'],
    ['Open 12-3'],
    ['10% off'],
    ['Call 0161 496 0000'],
    ['Version 8.505'],
    ['Half 1/2'],
  ])('readPrices guesses no price in %s', (line) => {
    expect(readPrices(line, []).kind).not.toBe('prices');
  });

  it.each([
    // Nothing names these.
    ['Pizza 8.50 / 10.50', [' 850', ' 1050']],
    ['Pizza £8 £10', [' 800', ' 1000']],
    ['Wings (small 8, large 10)', ['Small 800', 'Large 1000']],
    ['Margherita 8 10 12', [' 800', ' 1000', ' 1200']],
    ['Pepperoni 12" 11.50 16" 14.50', ['12" 1150', '16" 1450']],
    ['House red 175ml 5.50 / bottle 21', ['175ml 550', 'Bottle 2100']],
    ['Korma – chicken 8.95 / lamb 9.95', ['Chicken 895', 'Lamb 995']],
  ])('readPrices finds the sizes of %s', (line, sizes) => {
    const read = readPrices(line, []);
    expect(read.kind === 'prices' && read.prices.map(({ label, pence }) => `${label} ${pence}`)).toEqual(
      sizes,
    );
  });

  it('the sizes of a heading name the prices in order', () => {
    expect(readPrices('Margherita 8 11', ['9"', '12"'])).toMatchObject({
      prices: [
        { label: '9"', pence: 800 },
        { label: '12"', pence: 1100 },
      ],
    });
  });
});
