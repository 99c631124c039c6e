import { expect, it } from 'vitest';
import { isInTheWay } from './useFieldInTheWay.ts';

it.each([
  [300, 844, 112, false],
  [732, 844, 112, false],
  [733, 844, 112, true],
  [900, 844, 112, true],
  [400, 844, 470, true],
  // An on-screen keyboard has taken the rest.
  [200, 420, 112, true],
])('a field that ends at %i px of %i, with %i px taken: %s', (bottom, height, room, expected) => {
  const taken = { width: Infinity, height: room };
  expect(isInTheWay({ right: 300, bottom }, { width: 390, height }, taken)).toBe(expected);
});

it.each([
  [328, 768, false],
  [329, 768, true],
  [700, 1280, false],
  [900, 1280, true],
])('a field low on the page that reaches to %i px of %i, with 440 px taken: %s', (right, width, expected) => {
  const taken = { width: 440, height: 660 };
  expect(isInTheWay({ right, bottom: 700 }, { width, height: 844 }, taken)).toBe(expected);
});
