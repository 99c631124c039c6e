import { SHELF_LIMITS } from '@forkfront/common/shelf.ts';

const most = (limit: number): string => limit.toLocaleString('en-GB');

/** Texts of the shelf of a product. */
export const messages = {
  shelf: 'Size, stock and barcode',
  unitAmount: 'Size of a piece',
  measure: 'Unit',
  measures: { GRAM: 'g', MILLILITRE: 'ml', PIECE: 'pieces' },
  stock: 'Stock',
  stockHelp: 'Pieces that can still be ordered. Leave it empty, and they are not counted.',
  stockInvalid: `Please enter a whole number from 0 to ${most(SHELF_LIMITS.stock)}, or nothing.`,
  unitAmountInvalid: `Please enter a whole number from 1 to ${most(SHELF_LIMITS.amount)}.`,
  barcode: 'Barcode',
  barcodeHelp: 'The digits of its EAN or UPC.',
  barcodeInvalid: 'A barcode has 8 to 14 digits.',
} as const;
