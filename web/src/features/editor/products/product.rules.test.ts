import { describe, expect, test } from 'vitest';
import { changesOf, checkProduct, keptOf, type ProductDraft } from './product.rules.ts';

const draft: ProductDraft = {
  name: 'Soup',
  description: 'Of the day.',
  price: '4.50',
  imageUrl: null,
  isPopular: false,
};

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
