import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAddressQuery, toAddressQuery } from './addressQuery.ts';

test.each([
  ['?at=1884', { at: '1884' }],
  ['at=007', { at: '007' }],
  ['?code=662E41', { code: '662E41' }],
  ['?q=true&r=null', { q: 'true', r: 'null' }],
  ['?q="1"', { q: '"1"' }],
  ['?q={"a":1}', { q: '{"a":1}' }],
  ['?q=', { q: '' }],
  ['?q=a+b%20c', { q: 'a b c' }],
  ['?q=1&q=2', { q: '1' }],
  ['', {}],
])('the query %s is read as %j', (query, values) => expect(parseAddressQuery(query)).toEqual(values));

test('values that are written are read as they were, whatever they look like', () => {
  const names = fc.stringMatching(/^[a-z]{1,8}$/);
  const values = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer().map(String), fc.json());
  fc.assert(
    fc.property(fc.dictionary(names, values), (search) => {
      expect(parseAddressQuery(toAddressQuery(search))).toEqual({ ...search });
    }),
  );
});

test('a query without values is empty', () => expect(toAddressQuery({ at: undefined })).toBe(''));
