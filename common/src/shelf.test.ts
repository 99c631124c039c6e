import { barcodeOf, unitPriceOf, unitText } from './shelf.ts';
import { expect, it } from 'vitest';

it.each([
  [195, { amount: 600, measure: 'GRAM' }, { price: 325, per: 'KILOGRAM' }],
  [120, { amount: 1500, measure: 'MILLILITRE' }, { price: 80, per: 'LITRE' }],
  [340, { amount: 12, measure: 'PIECE' }, { price: 28, per: 'PIECE' }],
] as const)('%d pence for %o are compared as %o', (price, unit, compared) =>
  expect(unitPriceOf(price, unit)).toEqual(compared),
);

it.each([
  [{ amount: 500, measure: 'GRAM' }, '500 g'],
  [{ amount: 1_000, measure: 'GRAM' }, '1 kg'],
  [{ amount: 1_500, measure: 'GRAM' }, '1.5 kg'],
  [{ amount: 38, measure: 'MILLILITRE' }, '38 ml'],
  [{ amount: 1_000, measure: 'MILLILITRE' }, '1 litre'],
  [{ amount: 2_000, measure: 'MILLILITRE' }, '2 litres'],
  [{ amount: 1, measure: 'PIECE' }, '1 piece'],
  [{ amount: 12, measure: 'PIECE' }, '12 pieces'],
] as const)('%j reads “%s”', (unit, text) => expect(unitText(unit)).toBe(text));

it.each([
  ['5010 0292-00001', '5010029200001'],
  ['1234567', null],
  ['123456789012345', null],
  ['ABCDEFGH', null],
])('%j is the barcode %j', (text, barcode) => expect(barcodeOf(text)).toBe(barcode));
