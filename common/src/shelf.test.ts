import { unitPriceOf } from './shelf.ts';
import { expect, it } from 'vitest';

it.each([
  [195, { amount: 600, measure: 'GRAM' }, { price: 325, per: 'KILOGRAM' }],
  [120, { amount: 1500, measure: 'MILLILITRE' }, { price: 80, per: 'LITRE' }],
  [340, { amount: 12, measure: 'PIECE' }, { price: 28, per: 'PIECE' }],
] as const)('%d pence for %o are compared as %o', (price, unit, compared) =>
  expect(unitPriceOf(price, unit)).toEqual(compared),
);
