import type { Measure } from '@forkfront/common/shelf.ts';
import { Int } from 'type-graphql';
import { enumType, field, inputType, nullable, objectType } from '../../graphql/types.ts';
import type { Shelf } from './shelf.rules.ts';

const MeasureEnum = enumType<Measure>('Measure', 'What the size of a product is measured in.', {
  GRAM: 'Grams.',
  MILLILITRE: 'Millilitres.',
  PIECE: 'Pieces, e.g. 6 eggs.',
});

export const ShelfType = objectType('Shelf', 'What a product of a grocery shop has besides a dish.', {
  barcode: nullable(String, 'Digits of its EAN or UPC; null without one.'),
  unitAmount: nullable(Int, 'What one piece holds, e.g. 500; null when it is not sold by size.'),
  measure: nullable(MeasureEnum, 'What `unitAmount` counts; null when it is not sold by size.'),
  stock: nullable(
    Int,
    'Pieces that can still be ordered, without those of open orders; null when they are not counted.',
  ),
  stockVersion: field(Int, 'Grows with each change of the stock.'),
});
export type ShelfType = InstanceType<typeof ShelfType>;

/** The shelf of a product for GraphQL. */
export const toShelfType = ({ barcode, unit, stock, stockVersion }: Shelf): ShelfType =>
  ShelfType.of({
    barcode,
    unitAmount: unit?.amount ?? null,
    measure: unit?.measure ?? null,
    stock,
    stockVersion,
  });

export const ShelfInput = inputType(
  'ShelfInput',
  'What a product of a grocery shop has besides a dish. Omitted fields stay.',
  {
    barcode: nullable(String, '8 to 14 digits, which no other product of the shop has; null: none.'),
    unitAmount: nullable(Int, 'What one piece holds, 1 to 1000000; null: it is not sold by size.'),
    measure: nullable(MeasureEnum, 'What `unitAmount` counts.'),
    stock: nullable(
      Int,
      'Pieces that can be ordered, 0 to 1000000; null: they are not counted. Only with `stockVersion`.',
    ),
    stockVersion: nullable(
      Int,
      '`Shelf.stockVersion` that the person has seen, 0 for a new product. With an older version nothing is changed. Null: the stock stays.',
    ),
  },
);
