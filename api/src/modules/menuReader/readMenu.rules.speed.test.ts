// @module-tag long
import { expect, it } from 'vitest';
import { readMenu } from './readMenu.rules.ts';

const LENGTH = 1_000;
const PIECES = [
  'Margherita tomato ',
  'a ',
  'A ',
  '1 ',
  '1,5 ',
  '8 / ',
  '£8.50 ',
  'tea 2, ',
  'tea: cake 2, ',
  'a (v) ',
  '( ',
  'small 8 ',
  'with ',
  '    a',
  'a\t1\t',
  'a|1|',
  '- ',
  '. ',
  '0207 ',
  'mon 5pm ',
  '🍕 ',
  '1. ',
  '+1',
  '"',
  'x-',
];

it.each(PIECES)('2,000 lines of 1,000 characters %j are read within two seconds', (piece) => {
  const line = piece.repeat(LENGTH / piece.length).padEnd(LENGTH, 'a');
  const menu = `Dishes\n${`${line}\n`.repeat(2_000)}`;
  const start = performance.now();
  readMenu(menu);
  expect(performance.now() - start).toBeLessThan(2_000);
});
