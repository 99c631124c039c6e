import { describe, expect, it, test } from 'vitest';
import { UNCONFIRMED_ALLERGENS } from '@forkfront/common/allergens.ts';
import { type MenuContent, PRODUCT_DEFAULTS, SECTION_DEFAULTS } from '@forkfront/common/menu.ts';
import { menuCsv } from './menuCsv.rules.ts';
import { readMenuFile } from './menuFile.rules.ts';
import { mergeMenu } from './menuMerge.rules.ts';
import { reviewRows } from './menuReview.rules.ts';
import { mergeShelves } from './menuShelves.rules.ts';
import {
  checkShelf,
  isMistyped,
  nameWithoutUnit,
  type Shelf,
  type ShelfWords,
  unitOf,
} from './shelf.rules.ts';

test.each([
  ['500 g', { amount: 500, measure: 'GRAM' }],
  ['1.5kg', { amount: 1_500, measure: 'GRAM' }],
  ['0,7 l', { amount: 700, measure: 'MILLILITRE' }],
  ['75 cl', { amount: 750, measure: 'MILLILITRE' }],
  ['1.1 litres', { amount: 1_100, measure: 'MILLILITRE' }],
  ['6 x 330 ml', { amount: 1_980, measure: 'MILLILITRE' }],
  ['6 pieces', { amount: 6, measure: 'PIECE' }],
  ['pack of 12', { amount: 12, measure: 'PIECE' }],
  ['x4', { amount: 4, measure: 'PIECE' }],
  ['6', { amount: 6, measure: 'PIECE' }],
  ['0 g', null],
  ['0.5 g', null],
  ['5 miles', null],
  ['large', null],
  ['', null],
])('the size “%s” is read as %o', (text, unit) => {
  expect(unitOf(text)).toEqual(unit);
});

test('every mistyped digit of an EAN or UPC is noticed', () => {
  for (const code of ['12345670', '036000291452', '5010029200010', '15010029200017']) {
    expect([code, isMistyped(code)]).toEqual([code, false]);
    for (let at = 0; at < code.length; at += 1)
      for (let by = 1; by < 10; by += 1) {
        const digit = (Number(code[at]) + by) % 10;
        const wrong = `${code.slice(0, at)}${digit}${code.slice(at + 1)}`;
        expect([wrong, isMistyped(wrong)]).toEqual([wrong, true]);
      }
  }
  // No code with a check digit.
  expect(isMistyped('1234567890')).toBe(false);
});

test('a size without a word has the unit of its own cell', () => {
  expect(unitOf('1.5', 'kg')).toEqual({ amount: 1_500, measure: 'GRAM' });
  expect(unitOf('1.5', 'miles')).toBeNull();
});

test.each([
  ['Milk 2 l', 'Milk', { amount: 2_000, measure: 'MILLILITRE' }],
  ['Rice 5kg', 'Rice', { amount: 5_000, measure: 'GRAM' }],
  ['Eggs, free range (6 pack)', 'Eggs, free range', { amount: 6, measure: 'PIECE' }],
  ['Cola 6x330ml', 'Cola', { amount: 1_980, measure: 'MILLILITRE' }],
  ['Brie – 200 g', 'Brie', { amount: 200, measure: 'GRAM' }],
  ['Vitamin B12', 'Vitamin B12', null],
  ['7 Up', '7 Up', null],
  ['500 g', '500 g', null],
])('the name “%s” is “%s” of %o', (text, name, unit) => {
  expect(nameWithoutUnit(text)).toEqual({ name, unit });
});

describe('checkShelf', () => {
  it.each<[string, ShelfWords, object]>([
    ['a barcode with spaces', { barcode: ' 5010 0292-00001 ' }, { barcode: '5010029200001' }],
    ['an emptied barcode', { barcode: '' }, { barcode: null }],
    ['a size', { unitAmount: 500, measure: 'GRAM' }, { unit: { amount: 500, measure: 'GRAM' } }],
    ['an emptied size', { unitAmount: null, measure: null }, { unit: null }],
    ['a stock', { stock: 5, stockVersion: 2 }, { stock: 5, stockVersion: 2 }],
    ['a stock that is no longer counted', { stock: null, stockVersion: 2 }, { stock: null, stockVersion: 2 }],
    ['a stock without the version that its person has seen', { stock: 5 }, {}],
    ['nothing', {}, {}],
  ])('%s is good', (_name, words, value) => {
    expect(checkShelf(words)).toEqual({ ok: true, value });
  });

  it.each<[string, ShelfWords, string]>([
    ['letters in a barcode', { barcode: '50100292ABCD' }, 'shelf.barcode'],
    ['a short barcode', { barcode: '1234567' }, 'shelf.barcode'],
    ['an amount without a unit', { unitAmount: 5, measure: null }, 'shelf.unitAmount'],
    ['an amount of none', { unitAmount: 0, measure: 'GRAM' }, 'shelf.unitAmount'],
    ['a stock below none', { stock: -1, stockVersion: 0 }, 'shelf.stock'],
    ['half a piece', { stock: 0.5, stockVersion: 0 }, 'shelf.stock'],
    ['a stock above the limit', { stock: 1_000_001, stockVersion: 0 }, 'shelf.stock'],
  ])('%s is refused at its field', (_name, words, path) => {
    const checked = checkShelf(words);
    expect(checked.ok ? [] : checked.error.map((problem) => problem.path)).toEqual([path]);
  });
});

describe('a file of a grocery shop', () => {
  const item = (id: string, name: string) => ({
    ...PRODUCT_DEFAULTS,
    id,
    name,
    description: '',
    price: 145,
    allergens: UNCONFIRMED_ALLERGENS,
  });
  const CONTENT: MenuContent = {
    sections: [
      {
        ...SECTION_DEFAULTS,
        id: 's',
        name: 'Dairy',
        items: [item('milk', 'Milk'), item('eggs', 'Eggs'), item('salt', 'Salt')],
      },
    ],
    optionGroups: [],
  };
  const SHELVES = new Map<string, Shelf>([
    [
      'milk',
      { barcode: '01234565', unit: { amount: 2_000, measure: 'MILLILITRE' }, stock: 5, stockVersion: 3 },
    ],
    ['eggs', { barcode: '12345670', unit: { amount: 6, measure: 'PIECE' }, stock: 0, stockVersion: 1 }],
  ]);

  /** What an import would do with a file. */
  function read(csv: string, shelves = SHELVES) {
    const file = readMenuFile(csv, { isShop: true, mostProducts: 1_000 });
    const menu = mergeMenu(file, CONTENT);
    const ids = menu.content.sections.flatMap(({ items }) => items.map(({ id }) => id));
    const merged = mergeShelves(menu.shelves, shelves, ids);
    return {
      changes: Object.fromEntries(merged.changes),
      problems: [...file.problems, ...menu.problems, ...merged.problems].map(
        ({ line, message }) => `${line}: ${message}`,
      ),
      rows: reviewRows(CONTENT, menu.content, { before: shelves, after: merged.after }),
    };
  }

  it('an export that is imported again changes nothing', () => {
    const csv = menuCsv(CONTENT, SHELVES);
    expect(csv).toContain(',01234565,2000,ml,5,milk');
    expect(read(csv)).toEqual({ changes: {}, problems: [], rows: [] });
  });

  it('a file without the column keeps the stock, and the other columns change it', () => {
    const csv =
      'Section,Name,Price,Size,Barcode\nDairy,Milk,1.45,1 l,01234565\nDairy,Eggs,1.45,,\nDairy,Salt,1.45,,';
    const { changes, rows } = read(csv);
    expect(changes).toEqual({
      milk: { unit: { amount: 1_000, measure: 'MILLILITRE' } },
      eggs: { unit: null, barcode: null },
    });
    expect(rows.map(({ name, details }) => [name, details])).toEqual([
      ['Milk', ['Size 2000 ml → 1000 ml']],
      ['Eggs', ['Barcode 12345670 → none', 'Size 6 pieces → none']],
    ]);
  });

  it('the stock of a file counts, and an empty cell means that it is not counted', () => {
    const csv = 'Section,Name,Price,Stock\nDairy,Milk,1.45,8\nDairy,Eggs,1.45,\nDairy,Salt,1.45,0';
    const { changes, rows } = read(csv);
    expect(changes).toEqual({ milk: { stock: 8 }, eggs: { stock: null }, salt: { stock: 0 } });
    expect(rows.flatMap(({ details }) => details)).toEqual([
      'Stock 5 → 8',
      'Stock 0 → not counted',
      'Stock not counted → 0',
    ]);
  });

  it('two products can exchange their barcodes, and cannot share one', () => {
    const file = (milk: string, eggs: string) =>
      `Section,Name,Price,Barcode\nDairy,Milk,1.45,${milk}\nDairy,Eggs,1.45,${eggs}\nDairy,Salt,1.45,`;
    expect(read(file('12345670', '01234565')).problems).toEqual([]);
    expect(read(file('12345670', '12345670')).problems).toEqual([
      '3: Barcode: Another product has this barcode.',
    ]);
  });

  it('a barcode with a wrong check digit is a warning at its line, and is imported', () => {
    const csv =
      'Section,Name,Price,Barcode\nDairy,Milk,1.45,5010029200002\nDairy,Eggs,1.45,12345670\nDairy,Salt,1.45,5010029200010';
    const { problems } = readMenuFile(csv, { isShop: true, mostProducts: 1_000 });
    expect(problems).toEqual([
      { line: 2, message: expect.stringContaining('please check “5010029200002”'), isBlocking: false },
    ]);
    expect(read(csv).changes).toMatchObject({ milk: { barcode: '5010029200002' } });
  });

  it('a file with many wrong check digits has a short list of warnings, and is not refused', () => {
    const lines = Array.from({ length: 50 }, (_, n) => `Dairy,Milk ${n},1.45,${50_100_292_000_000 + n * 10}`);
    const { problems } = readMenuFile(`Section,Name,Price,Barcode\n${lines.join('\n')}`, {
      isShop: true,
      mostProducts: 1_000,
    });
    expect(problems).toHaveLength(10);
    expect(problems.some(({ isBlocking }) => isBlocking)).toBe(false);
  });

  it('cells that are not understood are named with their line', () => {
    const csv = 'Section,Name,Price,Barcode,Size,Stock\nDairy,Milk,1.45,2.0E+12,huge,many';
    expect(read(csv).problems).toEqual([
      '2: Barcode: “2.0E+12” is not understood.',
      '2: Size: “huge” is not understood.',
      '2: Stock: “many” is not understood.',
    ]);
  });

  it('a restaurant has none of these columns', () => {
    const file = readMenuFile('Section,Name,Price,Stock\nPizza,Margherita,9,5');
    expect(file.problems).toMatchObject([
      { message: 'The column “Stock” is not known and is left out.', isBlocking: false },
    ]);
    expect(menuCsv(CONTENT)).not.toMatch(/Stock|Barcode/);
  });
});
