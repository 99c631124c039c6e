import { describe, expect, it } from 'vitest';
import { dishNames, isOnlyColours, looksLikeDish, praisedDishes } from './tastes.ts';

describe('dishNames', { tags: ['@long'] }, () => {
  it.each([
    ['Margherita', ['Margherita']],
    ['Margherita, Calzone and Tiramisu', ['Margherita', 'Calzone', 'Tiramisu']],
    ['margherita and calzone', ['Margherita', 'Calzone']],
    ['Fish and chips, mac and cheese & pie', ['Fish and chips', 'Mac and cheese', 'Pie']],
    ['Margherita 8.50\n- Calzone £9', ['Margherita', 'Calzone']],
    ['Soup, soup', ['Soup']],
    ['I think our soup', ['Soup']],
    ['...', []],
    [
      Array.from({ length: 20 }, (_, i) => `Dish ${'abcdefghijklmnopqrst'[i]}`).join(','),
      expect.objectContaining({ length: 12 }),
    ],
  ])('dishNames(%j) is %j', (text, items) => {
    expect(dishNames(text)).toEqual(items);
  });
});

it.each([
  ['Our most popular dishes are the lasagne and our calzone.', ['Lasagne', 'Calzone']],
  ['People love our ragu', ['Ragu']],
  ['people also like Diavola', ['Diavola']],
  ['Garlic naan go like crazy', ['Garlic naan']],
  ['our butter chicken is the favourite', ['Butter chicken']],
  ['best sellers: pho bo, pho ga', ['Pho bo', 'Pho ga']],
  ['The dish people love most is definitely the lamb tagine.', ['Lamb tagine']],
  ['we are known for our pies', ['Pies']],
  ['we are open on Sundays', []],
  ['it is the best', []],
])('%j praises %j', { tags: ['@long'] }, (text, dishes) => expect(praisedDishes(text)).toEqual(dishes));

it.each([
  ['dark green and cream, please', true],
  ['british racing green with a touch of gold', true],
  ['make it navy blue', true],
  ['bold, black and yellow', false],
  ['salmon teriyaki', false],
  ['and', false],
])('%j says nothing but colours: %s', { tags: ['@long'] }, (text, expected) =>
  expect(isOnlyColours(text)).toBe(expected),
);

it.each([
  ['Crab sandwich', true],
  ['Catch of the day', true],
  ['could you pick one for us', false],
  ['everything we do', false],
  ['no idea', false],
  ['a very long sentence about what people have here', false],
])('%j can be the name of a dish: %s', (text, expected) => expect(looksLikeDish(text)).toBe(expected));
