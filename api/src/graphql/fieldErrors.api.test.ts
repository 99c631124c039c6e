import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDemoShop, startGrocery } from '../../test/groceryClient.ts';
import { makeSite } from '../../test/makeSite.ts';
import { orderInput } from '../../test/placeOrder.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { newId } from '../lib/ids.ts';
import { shownFields } from '../lib/result.ts';
import { toGlobalId } from './globalId.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const fifty = <Line>(line: () => Line): Line[] => Array.from({ length: 50 }, line);

it('GraphQL names the first ten of fifty wrong fields', async () => {
  const lines = fifty(() => ({ productId: toGlobalId('Product', newId()), quantity: 1 }));
  const { data } = await app.graphql<{ placeOrder: { fields: { path: string }[] } }>(
    `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
       ... on ValidationError { fields { path message } } } }`,
    { input: { ...orderInput(await makeSite(app)), lines } },
  );
  expect(data.placeOrder.fields.map(({ path }) => path)).toEqual(
    Array.from({ length: 10 }, (_, at) => `lines.${at}.productId`),
  );
});

it('the grocery API names the first ten of fifty wrong fields', async () => {
  await openDemoShop(app);
  const grocery = await startGrocery(app);
  try {
    const { status, json } = await grocery.call('post', '/orders', {
      idempotencyKey: newId(),
      lines: fifty(() => ({ productId: newId(), quantity: 1 })),
      total: 1,
      name: 'Ana',
      phone: '020 7946 0999',
      email: 'ana@example.org',
    });
    expect(status).toBe(400);
    expect(json.errors).toHaveLength(10);
  } finally {
    await grocery.close();
  }
});

it('a long text of a field problem is cut', () => {
  expect(shownFields([{ path: 'name', message: 'x'.repeat(500) }])).toEqual([
    { path: 'name', message: `${'x'.repeat(199)}…` },
  ]);
});
