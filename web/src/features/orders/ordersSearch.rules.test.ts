import { expect, test } from 'vitest';
import { filterOf, isShown, type OrdersSearch, parseOrdersSearch } from './ordersSearch.rules.ts';

const ALL = { at: undefined, day: undefined, group: undefined, via: undefined, q: undefined };

test.each([
  [{}, {}],
  [
    { at: 'da-lucia', day: '2026-11-20', group: 'kitchen', via: 'delivery', q: ' Ann ' },
    { at: 'da-lucia', day: '2026-11-20', group: 'kitchen', via: 'delivery', q: 'Ann' },
  ],
  [
    { day: 'all', q: '101' },
    { day: 'all', q: '101' },
  ],
  [{ at: '//evil', day: '2026-02-30', group: 'toString', via: 'post', q: {} }, {}],
])('the query %j asks for %j', (query, expected) =>
  expect(parseOrdersSearch(query)).toEqual({ ...ALL, ...expected }),
);

const NONE = { states: null, fulfilment: null, from: '2026-11-20', to: '2026-11-20', search: null };

test.each<[OrdersSearch, object]>([
  [{}, {}],
  [{ day: '2026-11-19' }, { from: '2026-11-19', to: '2026-11-19' }],
  [
    { day: 'all', q: 'Ann' },
    { from: null, to: null, search: 'Ann' },
  ],
  [{ q: 'Ann' }, { from: null, to: null, search: 'Ann' }],
  [
    { day: '2026-11-19', q: 'Ann' },
    { from: '2026-11-19', to: '2026-11-19', search: 'Ann' },
  ],
  [
    { group: 'waiting', via: 'collection' },
    { states: ['PLACED'], fulfilment: 'COLLECTION' },
  ],
])('the search %j becomes the filter %j', (search, expected) =>
  expect(filterOf(search, '2026-11-20')).toEqual({ ...NONE, ...expected }),
);

const order = { state: 'PLACED', fulfilment: 'DELIVERY', placedAt: '2026-11-20T00:30:00Z' };

test.each<[OrdersSearch, boolean]>([
  [{}, true],
  [{ day: 'all' }, true],
  [{ day: '2026-11-19' }, false],
  [{ group: 'waiting', via: 'delivery' }, true],
  [{ group: 'done' }, false],
  [{ via: 'collection' }, false],
  [{ q: 'Ann' }, false],
])('a list with the search %j shows a new delivery: %s', (search, expected) =>
  expect(isShown(order, filterOf(search, '2026-11-20'), 'Europe/London')).toBe(expected),
);

test('the day of an order is that of the restaurant', () =>
  expect(isShown(order, filterOf({}, '2026-11-19'), 'America/New_York')).toBe(true));
