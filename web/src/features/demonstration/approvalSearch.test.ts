import { expect, it } from 'vitest';
import { parseChangesSearch, parseConfirmationSearch } from './approvalSearch.ts';

it('the values of mailed links are kept', () => {
  const search = { client: 'ana@example.org', office: 'office@studio.example', token: 'a.b' };
  expect(parseChangesSearch({ ...search, other: 'x' })).toEqual(search);
  expect(parseConfirmationSearch(search)).toEqual({ token: 'a.b' });
});

it.each([[{}], [{ token: '' }], [{ token: 12 }], [{ token: ['a', 'b'] }], [{ client: true, office: null }]])(
  'the non-text query %j is dropped',
  (search) => {
    expect(parseChangesSearch(search)).toEqual({});
    expect(parseConfirmationSearch(search)).toEqual({});
  },
);
