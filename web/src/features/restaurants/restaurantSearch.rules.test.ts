import { MAX_SEARCH_LENGTH } from '@forkfront/common/limits.ts';
import { expect, it } from 'vitest';
import { listVariables, parseRestaurantSearch } from './restaurantSearch.rules.ts';

it.each([
  [{}, {}],
  [{ q: 'lucia' }, { q: 'lucia' }],
  [{ q: '  la lucia ' }, { q: 'la lucia' }],
  [{ q: '   ' }, {}],
  [{ q: '12' }, { q: '12' }],
  [{ q: 12 }, {}],
  [{ q: ['lucia'] }, {}],
  [{ q: 'x'.repeat(MAX_SEARCH_LENGTH + 1) }, { q: 'x'.repeat(MAX_SEARCH_LENGTH) }],
  [{ filter: 'production' }, { filter: 'production' }],
  [
    { filter: 'trial', q: 'a' },
    { filter: 'trial', q: 'a' },
  ],
  [{ filter: 'expired', page: 3 }, { filter: 'expired' }],
  [{ filter: 'all' }, {}],
  [{ filter: 'FREE' }, {}],
  [{ filter: 'toString' }, {}],
])('the query %j is read as %j', (query, search) => {
  expect(parseRestaurantSearch(query)).toEqual(search);
});

it.each([
  [{}, { search: null, filter: null }],
  [{ q: 'lucia' }, { search: 'lucia', filter: null }],
  [{ filter: 'production' }, { search: null, filter: 'ACTIVE' }],
  [{ filter: 'trial' }, { search: null, filter: 'TRIALING' }],
  [
    { filter: 'expired', q: 'a' },
    { search: 'a', filter: 'EXPIRED' },
  ],
] as const)('the search %j has the variables %j', (search, variables) => {
  expect(listVariables(search)).toEqual(variables);
});
