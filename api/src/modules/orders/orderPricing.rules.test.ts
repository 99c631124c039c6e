import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import type { OrderedLine } from './order.rules.ts';
import { priceLines, priceOrder, type PricedProduct } from './orderPricing.rules.ts';

const pizza: PricedProduct = { id: newId(), name: 'Margherita', price: 850, isAvailable: true };
const cake: PricedProduct = { id: newId(), name: 'Tiramisù', price: 525, isAvailable: true };
const cream: PricedProduct = { id: newId(), name: 'Panna cotta', price: 475, isAvailable: false };
const menu = [pizza, cake, cream];
const line = ({ id }: PricedProduct, quantity: number, index = 0): OrderedLine => ({
  productId: id,
  quantity,
  index,
});

describe('priceLines', () => {
  it('each line gets its price, and the total is their sum', () =>
    expect(priceLines([line(pizza, 2), line(cake, 1, 1)], menu)).toEqual({
      lines: [
        { productId: pizza.id, name: 'Margherita', quantity: 2, unitPrice: 850, total: 1700, problem: null },
        { productId: cake.id, name: 'Tiramisù', quantity: 1, unitPrice: 525, total: 525, problem: null },
      ],
      total: 2225,
    }));

  it.each<[string, OrderedLine, object]>([
    [
      'a sold-out product',
      line(cream, 1),
      { unitPrice: 475, problem: 'Panna cotta is sold out at the moment. Please remove it.' },
    ],
    [
      'a deleted product',
      { productId: newId(), quantity: 1, index: 0 },
      { name: '', unitPrice: 0, problem: 'This is no longer on the menu. Please remove it.' },
    ],
    ['a quantity that is too high', line(pizza, 21), { problem: 'Please choose at most 20 of one item.' }],
    ['the quantity 0', line(pizza, 0), { problem: 'Please choose at least 1.' }],
    ['half a piece', line(pizza, 0.5), { problem: 'Please choose a whole number.' }],
    ['an invalid quantity', line(pizza, Number.NaN), { problem: 'Please choose a whole number.' }],
  ])('a line with %s is not counted', (_what, wrong, expected) => {
    const quote = priceLines([wrong, line(cake, 1, 1)], menu);
    expect(quote.lines[0]).toMatchObject({ total: 0, ...expected });
    expect(quote.total).toBe(525);
  });

  it('the total is always the sum of price times quantity, in whole pence', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            price: fc.integer({ min: 0, max: 100_000 }),
            quantity: fc.integer({ min: 1, max: 20 }),
          }),
          {
            maxLength: 50,
          },
        ),
        (wanted) => {
          const products = wanted.map(({ price }) => ({ id: newId(), name: 'x', price, isAvailable: true }));
          const lines = products.map((product, index) => line(product, wanted[index]?.quantity ?? 1, index));
          const { total } = priceLines(lines, products);
          expect(total).toBe(wanted.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
          expect(Number.isSafeInteger(total)).toBe(true);
        },
      ),
    ));
});

describe('priceOrder', () => {
  it('an order with the shown total is accepted', () =>
    expect(priceOrder({ lines: [line(pizza, 2)], shownTotal: 1700 }, menu)).toMatchObject({
      ok: true,
      value: { total: 1700 },
    }));

  it.each([0, 1699, 1701, -1700])(
    'an order with the shown total %d fails with the current total',
    (shownTotal) =>
      expect(priceOrder({ lines: [line(pizza, 2)], shownTotal }, menu)).toEqual({
        ok: false,
        error: {
          kind: 'totalChanged',
          message:
            'Prices have changed since you opened the menu: the total is now £17.00. Nothing has been ordered yet.',
          total: 1700,
        },
      }),
  );

  it('problems have the index of the line in the request', () =>
    expect(
      priceOrder({ lines: [line(pizza, 1, 0), line(cream, 1, 4)], shownTotal: 850 }, menu),
    ).toMatchObject({
      error: { kind: 'validation', fields: [{ path: 'lines.4.productId' }] },
    }));
});
