import { describe, expect, it } from 'vitest';
import { UNCONFIRMED_ALLERGENS } from '@forkfront/common/allergens.ts';
import { type MenuContent, PRODUCT_DEFAULTS, SECTION_DEFAULTS } from '@forkfront/common/menu.ts';
import type { Shelf } from '../products/shelf.rules.ts';
import { menuCsv } from './menuCsv.rules.ts';
import { readMenuFile } from './menuFile.rules.ts';
import { mergeMenu } from './menuMerge.rules.ts';
import { reviewRows } from './menuReview.rules.ts';
import { mergeShelves } from './menuShelves.rules.ts';

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
    const menu = mergeMenu(file, CONTENT, { isWholeMenu: true });
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
