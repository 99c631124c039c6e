import { createMemoryHistory } from '@tanstack/react-router';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { globalIdOf } from './lib/globalId.ts';
import { endSession, startSession } from './lib/session.ts';
import { createAppRouter } from './router.tsx';
import { renderScreen } from './test/renderApp.tsx';

afterEach(endSession);

const open = (path: string) => createAppRouter(createMemoryHistory({ initialEntries: [path] }));

test.each([
  ['/orders?at=1884', { at: '1884' }],
  ['/login?redirect=%2Fpackages&code=662E41', { redirect: '/packages', code: '662E41' }],
  ['/my-restaurants?q=true', { q: 'true' }],
])('the values of the address %s stay texts', (path, search) => {
  const router = open(path);
  expect(router.parseLocation(router.history.location).search).toEqual(search);
});

test('the address of a restaurant whose slug is a number has no quotes', () => {
  const { href } = open('/').buildLocation({ to: '/orders/{-$orderId}', search: { at: '1884' } });
  expect(href).toBe('/orders?at=1884');
});

const UUID = '0198a3f2-7c11-7d3e-9a55-0242ac120002';

test.each([
  [`/packages?upgrading=${UUID}`, 'upgrading', 'Restaurant'],
  [`/setup?upgraded=${UUID}`, 'upgraded', 'Restaurant'],
  [`/subscription-canceled?upgrading=${UUID}`, 'upgrading', 'Restaurant'],
  [`/editor/x?tab=products&product=${UUID}`, 'product', 'Product'],
  [`/editor/x?tab=products&product=new&section=${UUID}`, 'section', 'ProductSection'],
  [`/editor/x?tab=products&view=options&group=${UUID}`, 'group', 'OptionGroup'],
])('the id of REST in the address %s names the same thing', (path, name, type) => {
  const router = open(path);
  const matches = router.matchRoutes(router.parseLocation(router.history.location));
  expect(matches.at(-1)?.search).toMatchObject({ [name]: globalIdOf(type, UUID) });
});

test('the address of an order by its id of REST leads to the order', async () => {
  startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret');
  const { address } = renderScreen(`/orders/${UUID}?at=1884`);
  await waitFor(() => expect(address()).toBe(`/orders/${globalIdOf('Order', UUID)}?at=1884`));
});
