import { expect, it } from 'vitest';
import { parseChangesSearch, parseConfirmationSearch } from './approvalSearch.ts';

it('keeps what our links carry', () => {
  const search = { client: 'ana@example.org', office: 'office@studio.example', token: 'a.b' };
  expect(parseChangesSearch({ ...search, other: 'x' })).toEqual(search);
  expect(parseConfirmationSearch(search)).toEqual({ token: 'a.b' });
});

it.each([[{}], [{ token: '' }], [{ token: 12 }], [{ token: ['a', 'b'] }], [{ client: true, office: null }]])(
  'drops what is no text: %j',
  (search) => {
    expect(parseChangesSearch(search)).toEqual({});
    expect(parseConfirmationSearch(search)).toEqual({});
  },
);
