import { expect, test } from 'vitest';
import { BLANK_SHELF, checkShelf, shelfChanges, shelfDraftOf, sizeText } from './shelf.rules.ts';

const SAVED = { barcode: '5010029200001', unitAmount: 500, measure: 'GRAM', stock: 5, stockVersion: 3 };
const DRAFT = shelfDraftOf(SAVED) ?? BLANK_SHELF;

test.each([
  [{}, null],
  [{ barcode: ' ' }, { barcode: null }],
  [{ unitAmount: '1' }, { unitAmount: 1, measure: 'GRAM' }],
  [{ measure: 'PIECE' as const }, { unitAmount: 500, measure: 'PIECE' }],
  [
    { unitAmount: '', measure: 'PIECE' as const },
    { unitAmount: null, measure: null },
  ],
  [{ stock: '8' }, { stock: 8, stockVersion: 3 }],
  [{ stock: '' }, { stock: null, stockVersion: 3 }],
  // The version of an edit is old when the stock was read again.
  [
    { stock: '8', stockVersion: 1 },
    { stock: 8, stockVersion: 3 },
  ],
])('the edit %o of a shelf sends %o', (edit, changes) => {
  expect(shelfChanges(DRAFT, { ...DRAFT, ...edit })).toEqual(changes);
});

test.each([
  [{ barcode: '5010 0292-00001' }, []],
  [{ barcode: 'ABCDEFGH' }, ['shelf.barcode']],
  [{ unitAmount: '0.5' }, ['shelf.unitAmount']],
  [{ unitAmount: '0' }, ['shelf.unitAmount']],
  [{ stock: '-1' }, ['shelf.stock']],
  [{ stock: '1000001' }, ['shelf.stock']],
  [{ stock: '0', unitAmount: '', barcode: '' }, []],
])('the edit %o of a shelf has problems at %j', (edit, paths) => {
  const problems = Object.entries(checkShelf({ ...DRAFT, ...edit }));
  expect(problems.flatMap(([path, text]) => (text === null ? [] : [path]))).toEqual(paths);
});

test.each([
  [500, 'GRAM', '500 g'],
  // A measure that this version does not know.
  [500, 'POUND', ''],
  [null, null, ''],
])('%s of %s are shown as “%s”', (unitAmount, measure, text) => {
  expect(sizeText({ unitAmount, measure })).toBe(text);
});
