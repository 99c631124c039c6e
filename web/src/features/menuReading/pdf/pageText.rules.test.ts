import { expect, test } from 'vitest';
import { pageText } from './pageText.rules.ts';
import type { TextRun } from './rows.rules.ts';

/** A run of 10-point text, 5 points to a character. */
const run = (text: string, x: number, y: number, more: Partial<TextRun> = {}): TextRun => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
  ...more,
});

test.each<[string, TextRun[], string]>([
  ['words with a small gap are joined', [run('Leek', 0, 10), run('soup', 23, 10)], 'Leek soup'],
  [
    'pieces of a word are joined without a space',
    [run('Marg', 0, 10), run('herita', 20.5, 10)],
    'Margherita',
  ],
  ['a wide gap becomes four spaces', [run('Soup', 0, 10), run('5.50', 90, 10)], 'Soup    5.50'],
  ['many spaces are a wide gap', [run('Soup          5.50  ', 0, 10)], 'Soup    5.50'],
  [
    'the order of the file does not matter',
    [run('5', 90, 10.5), run('b', 0, 30), run('a', 0, 10)],
    'a    5\nb',
  ],
  ['a nearly equal baseline is the same line', [run('Soup', 0, 10), run('5', 90, 13)], 'Soup    5'],
  [
    'small raised pence get a point',
    [run('£8', 0, 10, { size: 12 }), run('50', 10, 6, { size: 7, width: 7 })],
    '£8.50',
  ],
  [
    'a raised footnote does not change the price',
    [run('£8', 0, 10, { size: 12 }), run('1', 10, 6, { size: 7, width: 4 })],
    '£8 1',
  ],
  ['text that is drawn twice is read once', [run('Soup 5', 0, 10), run('Soup 5', 0.4, 10.2)], 'Soup 5'],
  [
    'equal prices beside each other are both read',
    [run('Soup', 0, 10), run('5', 90, 10), run('5', 150, 10)],
    'Soup    5    5',
  ],
  [
    'a larger distance becomes a blank line',
    [run('a', 0, 10), run('b', 0, 24), run('c', 0, 38), run('d', 0, 80)],
    'a\nb\nc\n\nd',
  ],
  ['a page without text is empty', [], ''],
])('%s', (_, runs, text) => {
  expect(pageText(runs)).toBe(text);
});

/** Cells at these distances from the left. */
const grid = (rows: string[][], ...at: number[]): TextRun[] =>
  rows.flatMap((cells, index) => cells.map((cell, column) => run(cell, at[column] ?? 0, 20 + index * 14)));

test.each([
  [
    'descriptions beside names',
    ['Leek soup', 'Served with bread'],
    ['Garlic bread', 'From our oven'],
    ['Olives', 'Green ones'],
  ],
  [
    'descriptions with prices',
    ['Leek soup', 'Served warm', '5.50'],
    ['Garlic bread', 'From our oven', '4'],
    ['Olives', 'Green ones', '3'],
  ],
  ['prices before names', ['5.50', 'Leek soup'], ['4.00', 'Garlic bread'], ['3.75', 'Olives']],
  [
    'sizes with their names',
    ['Cola', 'Small 1.50', 'Large 2'],
    ['Lemonade', 'Small 1.60', 'Large 2'],
    ['Water', 'Small 1', 'Large 2'],
  ],
])('%s stay on one line', (_, ...rows) => {
  expect(pageText(grid(rows, 0, 150, 300))).toBe(rows.map((cells) => cells.join('    ')).join('\n'));
});

test('a column that has no prices is read after the other when its lines are not those of the list', () => {
  const left = ['Our story', 'We opened in spring,', 'beside the canal,', 'with four tables.'];
  const right = ['Leek soup 5', 'Garlic bread 4', 'Olives 3', 'Cheese 7'];
  const runs = [
    ...left.map((text, index) => run(text, 0, 20 + index * 14)),
    ...right.map((text, index) => run(text, 200, 27 + index * 14)),
  ];
  expect(pageText(runs).split('\n').filter(Boolean)).toEqual([...left, ...right]);
});
