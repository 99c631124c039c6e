import { describe, expect, it } from 'vitest';
import { demoItem } from '../test/demoStorefront.ts';
import { fewText, stockedItem, unitPriceText } from './shelf.rules.ts';

describe('the price to compare', () => {
  it('names a kilogram, a litre or a piece', () => {
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
