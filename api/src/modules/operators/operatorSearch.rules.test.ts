import { expect, it } from 'vitest';
import { orderWishOf } from './operatorSearch.rules.ts';

it.each([
  ['olive press 103', { site: 'olive press', number: 103 }],
  ['olive-press #7', { site: 'olive press', number: 7 }],
  ['route 66 101', { site: 'route 66', number: 101 }],
])('%j looks for an order', (text, wish) => {
  expect(orderWishOf(text)).toEqual(wish);
});

it.each(['103', '#103', 'olive press', '103 olive', 'olive 1234567', '', `${'o'.repeat(100)} 103`])(
  '%j looks for no order',
  (text) => {
    expect(orderWishOf(text)).toBeNull();
  },
);
