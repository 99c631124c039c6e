import { expect, it } from 'vitest';
import { isInTheWay } from './fieldNearEnd.rules.ts';

it.each([
  [300, 844, 112, false],
  [732, 844, 112, false],
  [733, 844, 112, true],
  [900, 844, 112, true],
  [400, 844, 470, true],
  // An on-screen keyboard has taken the rest.
  [200, 420, 112, true],
])('a field that ends at %i px of %i, with %i px taken: %s', (bottom, height, room, expected) => {
  expect(isInTheWay(bottom, height, room)).toBe(expected);
});
