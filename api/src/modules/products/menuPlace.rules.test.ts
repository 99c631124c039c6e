import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { menuCursorOf, menuPlaceAt } from './menuPlace.rules.ts';

const place = { sectionPosition: 1.5, sectionId: newId(), position: -2, id: newId() };
const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('cursors of a menu', () => {
  it('a cursor keeps each position exactly', () => {
    const finite = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
    fc.assert(
      fc.property(finite, finite, (sectionPosition, position) => {
        const exact = { ...place, sectionPosition, position };
        expect(menuPlaceAt(menuCursorOf(exact))).toEqual(exact);
      }),
    );
  });

  it.each([
    ['', ''],
    ['no JSON', Buffer.from('nonsense').toString('base64url')],
    ['no list', cursor({ id: place.id })],
    ['too short', cursor([1, place.sectionId, 2])],
    ['too long', cursor([1, place.sectionId, 2, place.id, 3])],
    ['an id that is none', cursor([1, place.sectionId, 2, "' or true"])],
    ['a position that is none', cursor([1, place.sectionId, '2', place.id])],
    ['no position', cursor([null, place.sectionId, 2, place.id])],
  ])('an invalid cursor is refused: %s', (_name, text) => expect(menuPlaceAt(text)).toBeNull());
});
