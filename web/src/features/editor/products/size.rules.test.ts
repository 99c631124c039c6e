import { expect, test } from 'vitest';
import { lowestPrice, withoutSize, withSize } from './size.rules.ts';

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
