import { expect, it } from 'vitest';
import { parsePackagesSearch, withCategory } from './packagesSearch.rules.ts';

it.each<[Record<string, unknown>, object]>([
  [{}, {}],
  [{ upgrading: 'abc' }, { upgrading: 'abc' }],
  [{ upgrading: '' }, {}],
  [{ upgrading: 7 }, {}],
  [{ upgrading: ['a'] }, {}],
  [{ category: 'groceries' }, { category: 'groceries' }],
  [{ category: 'restaurant' }, {}],
  [{ category: '' }, {}],
  [{ category: 'cars', upgrading: 'abc', evil: 1 }, { upgrading: 'abc' }],
])('the query %j is read as %j', (query, search) => {
  expect(parsePackagesSearch(query)).toEqual(search);
});

it('another category keeps the site that is being upgraded', () => {
  expect(withCategory({ upgrading: 'abc' }, 'social')).toEqual({ upgrading: 'abc', category: 'social' });
  expect(withCategory({ upgrading: 'abc', category: 'social' }, 'restaurant')).toEqual({ upgrading: 'abc' });
});
