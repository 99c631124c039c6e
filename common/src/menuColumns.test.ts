import { expect, it } from 'vitest';
import { headingWords } from './menuColumns.ts';

it.each([
  ['item_name', 'item name'],
  ['ProductName', 'product name'],
  [' Item  name ', 'item name'],
  ['PRICE', 'price'],
  ['Price (£)', 'price (£)'],
  ['__', ''],
])('the heading %j is %j in words', (heading, words) => expect(headingWords(heading)).toBe(words));
