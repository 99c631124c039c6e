import { describe, expect, it } from 'vitest';
import { placesAfterMove, positionBehind, type Placed } from './places.ts';

const list = (...positions: number[]): Placed[] =>
  positions.map((position, index) => ({ id: 'abcdefgh'.charAt(index), position }));

describe('placesAfterMove', () => {
  it.each<[string, Placed[], string, string | null, Placed[] | null]>([
    ['to the front', list(1, 2, 3), 'c', null, [{ id: 'c', position: 0.5 }]],
    ['to the end', list(1, 2, 3), 'a', 'c', [{ id: 'a', position: 4 }]],
    ['down the list', list(1, 2, 3, 4), 'a', 'c', [{ id: 'a', position: 3.5 }]],
    ['up the list', list(1, 2, 3, 4), 'd', 'a', [{ id: 'd', position: 1.5 }]],
    ['from another list into the middle', list(1, 2), 'x', 'a', [{ id: 'x', position: 1.5 }]],
    ['from another list into an empty one', [], 'x', null, [{ id: 'x', position: 1 }]],
    ['to its own place', list(1, 2, 3), 'b', 'a', []],
    ['of the first product to the front', list(1, 2, 3), 'a', null, []],
    ['behind a missing product', list(1, 2, 3), 'b', 'z', null],
    ['behind itself', list(1, 2, 3), 'b', 'b', null],
  ])('the positions are changed by a move %s', (_name, from, moved, after, places) => {
    expect(placesAfterMove(from, moved, after)).toEqual(places);
  });

  it('a product fits into the smallest gap', () => {
    const places = placesAfterMove(list(1, 1 + 2e-6, 3), 'c', 'a');
    expect(places).toEqual([{ id: 'c', position: expect.closeTo(1 + 1e-6, 9) }]);
  });

  it.each([
    ['very small', list(1, 1 + 5e-7, 5, 9)],
    ['zero', list(4, 4, 5, 9)],
  ])('all positions are numbered again when the gap is %s', (_name, from) => {
    expect(placesAfterMove(from, 'd', 'a')).toEqual([
      ...(from[0]?.position === 1 ? [] : [{ id: 'a', position: 1 }]),
      { id: 'd', position: 2 },
      { id: 'b', position: 3 },
      { id: 'c', position: 4 },
    ]);
  });
});

describe('positionBehind', () => {
  it.each([
    [null, 1],
    [0, 1],
    [2.5, 3.5],
    [-3, -2],
  ])('the position behind %j is %d', (last, position) => expect(positionBehind(last)).toBe(position));
});
