import { expect, test } from 'vitest';
import type { Placed } from '@forkfront/common/places.ts';
import { placesOfMove } from './menu.rules.ts';

const list = (places: Record<string, number>): Placed[] =>
  Object.entries(places).map(([id, position]) => ({ id, position }));

const abc = list({ a: 1, b: 2, c: 3 });

test.each([
  ['between two neighbours', abc, 'a', 'b', { a: 2.5 }],
  ['to the front', abc, 'c', null, { c: 0.5 }],
  ['to the end', abc, 'a', 'c', { a: 4 }],
  ['to its own place', abc, 'b', 'a', {}],
  ['the first to the front', abc, 'a', null, {}],
  ['from another list to the front', abc, 'x', null, { x: 0.5 }],
  ['from another list into the middle', abc, 'x', 'a', { x: 1.5 }],
  ['from another list into an empty one', [], 'x', null, { x: 1 }],
  ['behind a missing product, to the front,', abc, 'c', 'gone', { c: 0.5 }],
  [
    'into a gap without room, which renumbers all,',
    list({ a: 1, b: 1.000_000_5, c: 9 }),
    'c',
    'a',
    { c: 2, b: 3 },
  ],
  ['between equal positions', list({ a: 5, b: 5 }), 'x', 'a', { a: 1, x: 2, b: 3 }],
])('a product that moves %s gets the right position', (_name, places, movedId, afterId, changed) => {
  expect(placesOfMove(places, movedId, afterId)).toEqual(list(changed));
});
