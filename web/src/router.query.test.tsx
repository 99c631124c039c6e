import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endSession, startSession } from './lib/session.ts';
import { createAppRouter } from './router.tsx';
import { renderScreen } from './test/renderApp.tsx';

const LOGIN = ['redirect', 'error', 'extra'];

/** The query values of each screen, by route. */
const QUERIES: Record<string, string[]> = {
  '/packages': ['upgrading', 'category'],
  '/setup': ['package'],
  '/login': LOGIN,
  '/register': LOGIN,
  '/forgot-password': LOGIN,
  '/subscription-success': ['session_id'],
  '/subscription-canceled': ['plan', 'upgrading'],
  '/demonstration/confirmation': ['token'],
  '/demonstration/request-changes': ['client', 'office', 'token'],
  '/my-restaurants': ['q', 'filter'],
  '/editor/$id': ['tab'],
  '/orders/board': ['at'],
  '/orders/{-$orderId}': ['at', 'day', 'group', 'via', 'q'],
  '/orders/reports': ['at', 'range', 'from', 'to'],
  '/operator/redesigns': ['show'],
  '/operator/': ['q'],
  '/operator/reports': ['show'],
};
const SIGNED_IN = [
  '/my-restaurants',
  '/editor/$id',
  '/orders/board',
  '/orders/{-$orderId}',
  '/orders/reports',
  '/operator/redesigns',
  '/operator/',
  '/operator/reports',
];

/** The parsed query of a route's screen. */
async function queryOf(route: string, query: Record<string, string>): Promise<unknown> {
  if (SIGNED_IN.includes(route))
    startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret');
  const { router } = renderScreen(
    `${route.replace('$id', 'abc').replace('/{-$orderId}', '')}?${new URLSearchParams(query)}`,
  );
  await waitFor(() => expect(router.state.matches.at(-1)?.fullPath).toBe(route));
  return router.state.matches.at(-1)?.search;
}

beforeEach(endSession);
afterEach(endSession);

it('this test covers each route that reads a query', () => {
  const reading = Object.values(createAppRouter().routesById).filter(({ options }) => options.validateSearch);
  expect(new Set(reading.map(({ fullPath }) => fullPath))).toEqual(new Set(Object.keys(QUERIES)));
});

describe.each(Object.entries(QUERIES))('%s', (route, names) => {
  it.each(['["a"]', '{"a":1}', 'null', '7', '6.62e43'])(
    'the screen gets the query value %s as this text or not at all',
    async (value) => {
      const query = await queryOf(route, Object.fromEntries(names.map((name) => [name, value])));
      const values = Object.values(query as object).filter((one) => one !== undefined);
      expect(values.filter((one) => one !== value)).toEqual([]);
    },
  );
});

it.each([
  ['/editor/$id', { tab: 'zzz' }],
  ['/editor/$id', { tab: '7' }],
  ['/editor/$id', { tab: 'toString' }],
  ['/orders/{-$orderId}', { day: '2026-02-30', group: 'toString', via: 'post', q: ' ' }],
  ['/orders/reports', { range: 'toString', from: '2026-02-30', to: '2026-03-01', at: '../x' }],
  ['/my-restaurants', { filter: 'x' }],
  ['/my-restaurants', { filter: 'toString' }],
  ['/my-restaurants', { filter: 'all' }],
  ['/packages', { category: 'cars' }],
  ['/my-restaurants', { q: ' ' }],
  ['/packages', { upgrading: '' }],
  ['/setup', { package: '7' }],
  ['/setup', { package: ' ' }],
  ['/subscription-success', { session_id: '' }],
  ['/demonstration/confirmation', { token: '' }],
])('the screen of %s does not get the query %j', async (route, query) => {
  expect(await queryOf(route, query)).toEqual({});
});
