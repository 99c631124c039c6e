import { describe, expect, test } from 'vitest';
import {
  BLANK,
  changesOf,
  checkProduct,
  draftOf,
  inputOf,
  lowestPrice,
  type ProductDraft,
  withoutSize,
  withSize,
} from './product.rules.ts';

const draft: ProductDraft = {
  ...BLANK,
  name: 'Soup',
  description: 'Of the day.',
  price: '4.50',
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

const size = (name: string, price: string) => ({ key: name, id: null, name, price, optionGroupIds: [] });
const sent = (name: string, price: number) => ({ name, price, optionGroupIds: [] });

describe('changesOf', () => {
  test.each<[Partial<ProductDraft>, object]>([
    [{}, {}],
    [{ name: ' Soup ' }, {}],
    [{ price: '4.5' }, {}],
    [{ name: 'Broth' }, { name: 'Broth' }],
    [{ price: '4.60' }, { price: 460 }],
    [{ price: '' }, { price: NaN }],
    [{ imageUrl: '/a.webp' }, { imageUrl: '/a.webp' }],
    [{ isPopular: true }, { isPopular: true }],
    [
      { spiceLevel: 2, isAlcohol: true },
      { spiceLevel: 2, isAlcohol: true },
    ],
    [{ soldOut: 'open' }, { isAvailable: false, soldOutUntilDay: null }],
    [{ soldOut: '2026-11-24' }, { isAvailable: false, soldOutUntilDay: '2026-11-24' }],
    [
      { sizes: [size('Small', '8'), size('Large', '12.5')] },
      { sizes: [sent('Small', 800), sent('Large', 1250)] },
    ],
    [{ price: '', sizes: [size('Small', '8')] }, { sizes: [sent('Small', 800)] }],
  ])('a draft with %j changes %j', (changes, expected) => {
    expect(changesOf(draft, { ...draft, ...changes })).toEqual(expected);
  });

  test('a removed picture is sent as null', () => {
    expect(changesOf({ ...draft, imageUrl: '/a.webp' }, draft)).toEqual({ imageUrl: null });
  });

  test('a product that loses its last size gets its price back, even when it is the same', () => {
    expect(changesOf({ ...draft, sizes: [size('Small', '4.50')] }, draft)).toEqual({ price: 450, sizes: [] });
  });

  test('confirmed allergens are sent although they are the same', () => {
    const { allergens } = changesOf(draft, { ...draft, isConfirming: true });
    expect(allergens).toHaveLength(14);
    expect(allergens).toContainEqual({ allergen: 'MILK', state: 'UNCONFIRMED' });
  });
});

test('a saved product without a change sends nothing', () => {
  const { allergens, soldOutUntilDay: _, ...product } = inputOf(draft);
  const saved = {
    ...product,
    soldOutUntil: null,
    shelf: null,
    sizes: [{ id: 's', name: 'Small', price: 450, optionGroupIds: ['g'] }],
    allergenFacts: {
      answers: allergens,
      suggestion: null,
      confirmedAt: null,
      confirmedBy: null,
      checkAgain: false,
    },
  };
  expect(changesOf(draftOf(saved), draftOf(saved))).toEqual({});
});

test.each([
  [[size('', '8')], { 'sizes.0.name': 'Please name the size.' }],
  [
    [size('Small', '8'), size('small ', '9')].map((one, at) => ({ ...one, key: String(at) })),
    {
      'sizes.0.name': 'Another size has this name.',
      'sizes.1.name': 'Another size has this name.',
    },
  ],
  [[size('Small', '')], { 'sizes.0.price': 'Price is required' }],
])('sizes %j have the errors %j; the price of the product has none', (sizes, errors) => {
  expect(checkProduct({ ...draft, price: '', sizes }, null)).toEqual(errors);
});

test('the first size takes the price, and the last one gives it back', () => {
  const one = withSize({ price: '8.50', sizes: [] });
  expect(one.sizes.map(({ price }) => price)).toEqual(['8.50']);
  const two = withSize(one);
  expect(two.sizes.map(({ price }) => price)).toEqual(['8.50', '']);
  const [first, second] = two.sizes.map((size, at) => ({ ...size, price: ['9', '12'][at] ?? '' }));
  if (!first || !second) throw new Error('Two sizes expected.');
  const last = withoutSize({ price: '8.50', sizes: [first, second] }, first.key);
  expect(last).toEqual({ price: '8.50', sizes: [second] });
  expect(withoutSize(last, second.key)).toEqual({ price: '12', sizes: [] });
});

test.each([
  ['8.50', [], 850],
  ['', [], null],
  ['', ['12', '8', '10'], 800],
  ['9', ['12', ''], null],
])('the price %j with sizes at %j is from %s', (price, prices, lowest) => {
  const sizes = prices.map((each, at) => ({
    key: String(at),
    id: null,
    name: '',
    price: each,
    optionGroupIds: [],
  }));
  expect(lowestPrice({ price, sizes })).toBe(lowest);
});
