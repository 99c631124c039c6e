import { expect, test } from 'vitest';
import { changesOf, COLUMNS, gridRows, lowRows, rowProblem, shownRows, undoOf } from './grid.rules.ts';
import { pasted, placeAfter } from './gridKeys.rules.ts';

const sold = { isAvailable: true, soldOutUntil: null };
const product = (id: string, price: number, sizes: { id: string; name: string; price: number }[] = []) => ({
  ...sold,
  id,
  name: id,
  price,
  section: { name: 'Pizza' },
  sizes,
});
const ROWS = gridRows(
  [product('Soup', 450), product('Pie', 800, [{ id: 'small', name: 'Small', price: 800 }])],
  [{ name: 'Toppings', options: [{ ...sold, id: 'ham', name: 'Ham', price: 150 }] }],
);

test('products with their sizes, then the options of groups', () => {
  expect(ROWS.map(({ id, price, isAvailable }) => [id, price, isAvailable])).toEqual([
    ['Soup', 450, true],
    ['Pie', null, true],
    ['small', 800, null],
    ['ham', 150, true],
  ]);
});

test.each([
  ['', '', ['Soup', 'Pie', 'small', 'ham']],
  ['Toppings', '', ['ham']],
  ['', 'pie', ['Pie', 'small']],
  ['Pizza', 'ham', []],
])('the filter %j with the search %j shows %j', (place, text, ids) => {
  expect(shownRows(ROWS, place, text).map(({ id }) => id)).toEqual(ids);
});

test.each([
  [{ Soup: { price: '4.5' } }, []],
  [{ Soup: { price: '5' } }, [{ id: 'Soup', price: 500 }]],
  [{ Soup: { price: 'x' } }, []],
  [{ ham: { price: '-1', isAvailable: false } }, [{ id: 'ham', price: -100, isAvailable: false }]],
  [{ Pie: { isAvailable: true } }, []],
])('the edits %j send %j', (edits, changes) => expect(changesOf(ROWS, edits)).toEqual(changes));

test.each([
  ['Soup', 'x', 'Please enter an amount such as 8.50.'],
  ['Soup', '', 'Please enter an amount such as 8.50.'],
  ['Soup', '-1', 'Price must be positive'],
  ['Soup', '1000.01', 'Price seems too high'],
  ['Soup', '1000', null],
  ['ham', '-1', null],
])('%s at %j has the problem %j', (id, price, problem) => {
  const row = ROWS.find((each) => each.id === id);
  expect(row && rowProblem(row, { [id]: { price } })).toBe(problem);
});

test('undo brings back what was saved', () => {
  const changes = [
    { id: 'Soup', price: 500 },
    { id: 'ham', isAvailable: false },
  ];
  expect(undoOf(ROWS, changes)).toEqual([
    { id: 'Soup', price: 450 },
    { id: 'ham', isAvailable: true },
  ]);
});

test('a pasted column skips rows without a price, and a tab fills the availability', () => {
  expect(
    pasted(ROWS, { row: 0, column: 'price' }, '£5\tno\r\n9.5\n1\tyes\n7\n', {}, COLUMNS.restaurant),
  ).toEqual({
    Soup: { price: '5', isAvailable: false },
    small: { price: '9.5' },
    ham: { price: '1', isAvailable: true },
  });
  expect(pasted(ROWS, { row: 1, column: 'isAvailable' }, 'sold out\nmaybe', {}, COLUMNS.restaurant)).toEqual({
    Pie: { isAvailable: false },
    ham: {},
  });
});

test.each([
  ['ArrowDown', false, { row: 3, column: 'price' }],
  ['ArrowUp', false, { row: 1, column: 'price' }],
  ['ArrowUp', true, { row: 0, column: 'price' }],
  ['PageDown', false, { row: 12, column: 'price' }],
  ['ArrowRight', false, { row: 2, column: 'isAvailable' }],
  ['End', true, { row: 99, column: 'isAvailable' }],
  ['Home', true, { row: 0, column: 'price' }],
  ['x', false, null],
])('%s (with Ctrl: %s) leads to %j', (key, isCtrl, place) => {
  expect(placeAfter({ row: 2, column: 'price' }, key, isCtrl, 100, COLUMNS.restaurant)).toEqual(place);
});

const onShelf = (id: string, stock: number | null) => ({
  ...product(id, 145),
  shelf: { stock, stockVersion: 3 },
});
const SHELVES = gridRows([onShelf('Milk', 2), onShelf('Eggs', 9), onShelf('Salt', null)], []);

test('the stock that differs is sent with its version, and an empty cell means that it is not counted', () => {
  const edits = { Milk: { stock: '12' }, Eggs: { stock: '' }, Salt: { stock: '' } };
  const changes = changesOf(SHELVES, edits);
  expect(changes).toEqual([
    { id: 'Milk', stock: 12, stockVersion: 3 },
    { id: 'Eggs', stock: null, stockVersion: 3 },
  ]);
  expect(undoOf(SHELVES, changes)).toEqual([
    { id: 'Milk', stock: 2, stockVersion: 4 },
    { id: 'Eggs', stock: 9, stockVersion: 4 },
  ]);
});

test('a stock that is no whole number is a problem of its row', () => {
  const problems = SHELVES.map((row) => rowProblem(row, { Milk: { stock: '1.5' }, Eggs: { stock: '0' } }));
  expect(problems).toEqual(['Please enter a whole number from 0 to 1,000,000, or nothing.', null, null]);
});

test('low stock is less than the threshold, and never a product that is not counted', () => {
  expect(lowRows(SHELVES, 5).map(({ id }) => id)).toEqual(['Milk']);
  expect(lowRows(SHELVES, 10).map(({ id }) => id)).toEqual(['Milk', 'Eggs']);
});

test('pasted cells fill price, stock and availability from left to right', () => {
  const edits = pasted(SHELVES, { row: 0, column: 'price' }, '1.50\t12\tno\n\t7', {}, COLUMNS.shop);
  expect(edits).toEqual({ Milk: { price: '1.50', stock: '12', isAvailable: false }, Eggs: { stock: '7' } });
  expect(pasted(SHELVES, { row: 1, column: 'stock' }, '3\n4', {}, COLUMNS.shop)).toEqual({
    Eggs: { stock: '3' },
    Salt: { stock: '4' },
  });
});

test('the keys lead through all three columns of a shop', () => {
  const from = (column: (typeof COLUMNS)['shop'][number], key: string) =>
    placeAfter({ row: 0, column }, key, false, 3, COLUMNS.shop)?.column;
  expect(from('price', 'ArrowRight')).toBe('stock');
  expect(from('stock', 'ArrowRight')).toBe('isAvailable');
  expect(from('isAvailable', 'ArrowLeft')).toBe('stock');
  expect(from('price', 'End')).toBe('isAvailable');
});
