import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cursorOf, idKey, keyOfCursor, timeKey } from './cursor.ts';
import { newId } from './ids.ts';

const Shape = z.tuple([timeKey, z.number(), idKey]);
const key = ['2026-12-01T18:00:00.000Z', 1.5, newId()] as const;
const encoded = (text: string) => Buffer.from(text).toString('base64url');

describe('cursors', () => {
  it('a cursor is read as it was made', () => expect(keyOfCursor(Shape, cursorOf(key))).toEqual(key));

  it.each([
    ['padded', `${cursorOf(key)}=`],
    ['with a character that base64 does not have', `${cursorOf(key)}!`],
    ['with a space', ` ${cursorOf(key)}`],
    ['with a number written in another way', encoded(JSON.stringify(key).replace('1.5', '15e-1'))],
    ['with a space in its list', encoded(JSON.stringify(key).replace(',', ', '))],
    ['with a day that does not exist', cursorOf(['2026-11-31T18:00:00.000Z', 1.5, key[2]])],
    ['with a time that is written in another way', cursorOf(['2026-12-01T18:00:00Z', 1.5, key[2]])],
    ['with a year of six digits', cursorOf(['+010000-01-01T00:00:00.000Z', 1.5, key[2]])],
    ['with an id in capitals', cursorOf([key[0], 1.5, key[2].toUpperCase()])],
    ['with a value more', cursorOf([...key, 1])],
    ['with a value less', cursorOf([key[0], 1.5])],
    ['that is very long', cursorOf([key[0], 1.5, 'x'.repeat(1_000)])],
  ])('a cursor %s is refused', (_what, cursor) => expect(keyOfCursor(Shape, cursor)).toBeNull());

  it('a cursor that was not made of such a key is refused', () => {
    const values = fc.oneof(fc.jsonValue(), fc.array(fc.oneof(fc.jsonValue(), fc.constantFrom(...key))));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          values.map((value) => encoded(JSON.stringify(value))),
        ),
        (cursor) => {
          const read = keyOfCursor(Shape, cursor);
          const isOurs = read !== null && cursorOf(read) === cursor && Shape.safeParse(read).success;
          expect(read === null || isOurs).toBe(true);
        },
      ),
    );
  });
});
