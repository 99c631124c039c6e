import { describe, expect, it, test } from 'vitest';
import {
  dropMove,
  groupMenu,
  moveHeading,
  moveToEnd,
  numberAfter,
  openHeading,
  stepMove,
  type MenuHeading,
  type PlacedProduct,
} from './menu.rules.ts';
import { withCounts } from './useMenuSite.ts';

const heading = (id: string, position: number, productCount: number): MenuHeading => ({
  id,
  name: id,
  position,
  productCount,
  description: '',
  imageUrl: null,
  periods: [],
});
const product = (id: string, sectionId: string, position: number): PlacedProduct => ({
  id,
  name: id,
  position,
  section: { id: sectionId },
});

const headings = [heading('starters', 1, 3), heading('mains', 2, 2), heading('sweets', 3, 0)];
const products = [
  product('soup', 'starters', 1),
  product('salad', 'starters', 2),
  product('bread', 'starters', 3),
  product('pie', 'mains', 1),
];
const groups = groupMenu(headings, products);
const [starters, mains, sweets] = groups;
if (!starters || !mains || !sweets) throw new Error('three groups expected');
const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);

describe('groups', () => {
  it('sections keep their order, and their products are sorted by position', () => {
    const moved = [...products.slice(1), product('soup', 'starters', 2.5)];
    expect(groupMenu(headings, moved).map((group) => [group.heading.id, ids(group.products)])).toEqual([
      ['starters', ['salad', 'soup', 'bread']],
      ['mains', ['pie']],
      ['sweets', []],
    ]);
  });

  it('the next page belongs below the first section with missing products', () => {
    expect(openHeading(groups)).toBe('mains');
    expect(openHeading([starters, sweets])).toBe(null);
  });
});

test.each([
  ['soup', 'up', null],
  ['bread', 'down', null],
  ['gone', 'up', null],
  ['salad', 'up', { id: 'salad', sectionId: 'starters', afterId: null }],
  ['bread', 'up', { id: 'bread', sectionId: 'starters', afterId: 'soup' }],
  ['soup', 'down', { id: 'soup', sectionId: 'starters', afterId: 'salad' }],
] as const)('the product %s moves one step %s', (id, step, move) => {
  expect(stepMove(starters, id, step)).toEqual(move);
});

test.each([
  ['before the first', starters, 'bread', { id: 'soup', isBefore: true }, null],
  ['before another', starters, 'bread', { id: 'salad', isBefore: true }, 'soup'],
  ['behind the last', starters, 'soup', { id: 'bread', isBefore: false }, 'bread'],
  ['before the one behind it', starters, 'salad', { id: 'bread', isBefore: true }, 'soup'],
  ['on itself', starters, 'salad', { id: 'salad', isBefore: false }, 'soup'],
  ['into another section', mains, 'soup', { id: 'pie', isBefore: false }, 'pie'],
  ['on a section', mains, 'soup', null, 'pie'],
  ['on an empty section', sweets, 'soup', null, null],
])('a product is dropped %s', (_name, group, id, target, afterId) => {
  expect(dropMove(group, id, target)).toEqual({ id, sectionId: group.heading.id, afterId });
});

test('a product moves to the end of another section or of its own', () => {
  expect(moveToEnd(mains, 'soup').afterId).toBe('pie');
  expect(moveToEnd(starters, 'bread').afterId).toBe('salad');
  expect(moveToEnd(sweets, 'soup').afterId).toBe(null);
});

test.each([
  [starters, 'bread', null, 1],
  [starters, 'soup', 'salad', 2],
  [starters, 'soup', 'bread', 3],
  [mains, 'soup', 'pie', 2],
])('the number of a moved product counts from 1', (group, id, afterId, number) => {
  expect(numberAfter(group, { id, sectionId: group.heading.id, afterId })).toBe(number);
});

test('product counts rise and fall, but never below zero', () => {
  const counted = withCounts(headings, { starters: -1, mains: 1, sweets: -1 });
  expect(counted.map(({ productCount }) => productCount)).toEqual([2, 3, 0]);
});

test.each([
  ['sweets', null, ['sweets', 'starters', 'mains']],
  ['starters', 'mains', ['mains', 'starters', 'sweets']],
  ['starters', 'sweets', ['mains', 'sweets', 'starters']],
  ['mains', 'starters', ['starters', 'mains', 'sweets']],
])('the section %s moves behind %s', (id, afterId, order) => {
  expect(ids(moveHeading(headings, id, afterId))).toEqual(order);
});
