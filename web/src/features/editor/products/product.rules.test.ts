import { describe, expect, test } from 'vitest';
import {
  changesOf,
  checkProduct,
  keptOf,
  parsePence,
  priceText,
  type ProductDraft,
} from './product.rules.ts';

const draft: ProductDraft = {
  name: 'Soup',
  description: 'Of the day.',
  price: '4.50',
  imageUrl: null,
  isPopular: false,
};

test.each([
  ['4.50', 450],
  ['4.5', 450],
  ['4', 400],
  ['4.', 400],
  ['.5', 50],
  ['0', 0],
  ['£8.50', 850],
  [' 1,000.00 ', 100_000],
  // Each of these is wrong by a penny when multiplied as a fraction and cut.
  ['19.99', 1999],
  ['1.15', 115],
  ['8.29', 829],
  ['4.500', 450],
  ['-1', -100],
  ['4.505', null],
  ['', null],
  ['.', null],
  ['-', null],
  ['four', null],
  ['1e3', null],
  ['4.5.6', null],
])('the price %j is %s pence', (text, pence) => {
  expect(parsePence(text)).toBe(pence);
});

test('every amount is parsed back from its text', () => {
  const amounts = Array.from({ length: 100_001 }, (_, pence) => pence);
  expect(amounts.filter((pence) => parsePence(priceText(pence)) !== pence)).toEqual([]);
});

test.each<[Partial<ProductDraft>, object]>([
  [{}, {}],
  [{ name: ' ' }, { name: 'Product name is required' }],
  [{ name: 'x'.repeat(121) }, { name: 'Please use at most 120 characters.' }],
  [{ description: '\n' }, { description: 'Description is required' }],
  [{ description: 'x'.repeat(1001) }, { description: 'Please use at most 1,000 characters.' }],
  [{ price: '' }, { price: 'Price is required' }],
  [{ price: '-0.01' }, { price: 'Price must be positive' }],
  [{ price: '0' }, {}],
  [{ price: '1000' }, {}],
  [{ price: '1000.01' }, { price: 'Price seems too high' }],
  [{ price: 'cheap' }, { price: 'Please enter the price in pounds and pence, such as 8.50.' }],
  [
    { name: '', description: '', price: '' },
    {
      name: 'Product name is required',
      description: 'Description is required',
      price: 'Price is required',
    },
  ],
])('a product with %j has the errors %j', (changes, errors) => {
  expect(checkProduct({ ...draft, ...changes }, null)).toEqual(errors);
});

test.each<[string, string, object]>([
  ['', '', {}],
  ['', 'Of the day.', { description: 'Description is required' }],
  ['x'.repeat(1001), '', { description: 'Please use at most 1,000 characters.' }],
])('the description %j, saved as %j, has the errors %j', (description, saved, errors) => {
  expect(checkProduct({ ...draft, description }, { description: saved })).toEqual(errors);
});

describe('changesOf', () => {
  const saved = keptOf(draft);
  test.each<[Partial<ProductDraft>, object]>([
    [{}, {}],
    [{ name: ' Soup ' }, {}],
    [{ price: '4.5' }, {}],
    [{ name: 'Broth' }, { name: 'Broth' }],
    [{ price: '4.60' }, { price: 460 }],
    [{ price: '' }, { price: 0 }],
    [{ imageUrl: '/a.webp' }, { imageUrl: '/a.webp' }],
    [{ isPopular: true }, { isPopular: true }],
  ])('a draft with %j changes %j', (changes, expected) => {
    expect(changesOf(saved, { ...draft, ...changes })).toEqual(expected);
  });

  test('a removed picture is sent as null', () => {
    expect(changesOf({ ...saved, imageUrl: '/a.webp' }, draft)).toEqual({ imageUrl: null });
  });
});
