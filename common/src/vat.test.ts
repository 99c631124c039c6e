import fc from 'fast-check';
import { expect, it } from 'vitest';
import { VAT_CLASSES, type VatClass } from './productChoices.ts';
import { grossByClass, vatOfOrder } from './vat.ts';

const line = (vatClass: VatClass, total: number, discount = 0) => ({ vatClass, total, discount });

it.each([
  ['follows a dish with the zero rate', [line('ZERO', 1000)], 300, { STANDARD: 0, REDUCED: 0, ZERO: 1300 }],
  ['follows hot food', [line('STANDARD', 1000)], 300, { STANDARD: 1300, REDUCED: 0, ZERO: 0 }],
  [
    'is divided in proportion to what is delivered',
    [line('STANDARD', 2000), line('ZERO', 1000)],
    300,
    { STANDARD: 2200, REDUCED: 0, ZERO: 1100 },
  ],
  [
    'is divided to the penny',
    [line('STANDARD', 100), line('REDUCED', 100), line('ZERO', 100)],
    200,
    { STANDARD: 167, REDUCED: 166, ZERO: 167 },
  ],
  [
    'is divided by what is paid for the dishes',
    [line('STANDARD', 1000, 1000), line('ZERO', 1000)],
    300,
    { STANDARD: 0, REDUCED: 0, ZERO: 1300 },
  ],
  ['follows dishes that are free', [line('ZERO', 1000, 1000)], 300, { STANDARD: 0, REDUCED: 0, ZERO: 300 }],
  [
    'has the standard rate when nothing has a price',
    [line('ZERO', 0)],
    300,
    { STANDARD: 300, REDUCED: 0, ZERO: 0 },
  ],
])('the delivery %s', (_what, lines, delivery, gross) =>
  expect(grossByClass(lines, delivery)).toEqual(gross),
);

it('a receipt has the rates of an order, and the VAT that they contain', () => {
  const order = { lines: [line('STANDARD', 1200), line('ZERO', 800)], total: 2250 };
  expect(vatOfOrder(order)).toEqual([
    { rate: 20, gross: 1350, vat: 225 },
    { rate: 0, gross: 900, vat: 0 },
  ]);
  expect(vatOfOrder({ lines: [line('STANDARD', 1000, 1000)], total: 0 })).toEqual([]);
});

it('the parts of a receipt are exactly the total, and nothing is negative', () => {
  const lines = fc.array(
    fc
      .record({ vatClass: fc.constantFrom(...VAT_CLASSES), total: fc.nat(100_000_000), share: fc.nat(1000) })
      .map(({ vatClass, total, share }) => line(vatClass, total, Math.floor((total * share) / 1000))),
    { minLength: 1, maxLength: 8 },
  );
  fc.assert(
    fc.property(lines, fc.nat(100_000), (sold, delivery) => {
      const total = sold.reduce((sum, one) => sum + one.total - one.discount, delivery);
      const parts = vatOfOrder({ lines: sold, total });
      expect(parts.reduce((sum, { gross }) => sum + gross, 0)).toBe(total);
      for (const { gross, vat, rate } of parts) {
        expect(gross).toBeGreaterThan(0);
        expect(vat).toBeGreaterThanOrEqual(0);
        expect(Math.abs(vat - (gross * rate) / (100 + rate))).toBeLessThanOrEqual(0.5);
      }
    }),
  );
});
