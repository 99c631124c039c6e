import { describe, expect, it } from 'vitest';
import { demoItem } from '../test/demoStorefront.ts';
import { fewText, stockedItem, unitPriceText, unitText } from './shelf.rules.ts';

describe('the size of a product of a grocery shop', () => {
  it.each([
    [{ amount: 500, measure: 'GRAM' }, '500 g'],
    [{ amount: 1_000, measure: 'GRAM' }, '1 kg'],
    [{ amount: 1_500, measure: 'GRAM' }, '1.5 kg'],
    [{ amount: 38, measure: 'MILLILITRE' }, '38 ml'],
    [{ amount: 1_000, measure: 'MILLILITRE' }, '1 litre'],
    [{ amount: 2_000, measure: 'MILLILITRE' }, '2 litres'],
    [{ amount: 1, measure: 'PIECE' }, '1 piece'],
    [{ amount: 12, measure: 'PIECE' }, '12 pieces'],
    [null, ''],
  ] as const)('%j reads “%s”', (unit, text) => {
    expect(unitText({ unit })).toBe(text);
  });

  it('the price to compare names a kilogram, a litre or a piece', () => {
    const grams = { amount: 500, measure: 'GRAM' } as const;
    expect(unitPriceText({ unit: grams, unitPrice: { price: 380, per: 'KILOGRAM' } })).toBe('£3.80 per kg');
    const eggs = { amount: 6, measure: 'PIECE' } as const;
    expect(unitPriceText({ unit: eggs, unitPrice: { price: 28, per: 'PIECE' } })).toBe('£0.28 each');
  });

  it('a single piece needs no price to compare', () => {
    const melon = { amount: 1, measure: 'PIECE' } as const;
    expect(unitPriceText({ unit: melon, unitPrice: { price: 230, per: 'PIECE' } })).toBe('');
  });
});

describe('the stock of a product on the pages of a shop', () => {
  it.each([
    [null, ''],
    [0, ''],
    [1, '1 left'],
    [5, '5 left'],
    [6, ''],
  ])('a stock of %j reads “%s”', (stock, text) => {
    expect(fewText({ stock })).toBe(text);
  });

  it('a product without a piece is sold out and has no offer', () => {
    const item = demoItem('Pears', { percentOff: 10 });
    expect(stockedItem(item, { stock: 0 })).toMatchObject({ isAvailable: false, percentOff: null });
    expect(stockedItem(item, { stock: 1 })).toBe(item);
    expect(stockedItem(item, { stock: null })).toBe(item);
    expect(stockedItem(item, undefined)).toBe(item);
  });
});
