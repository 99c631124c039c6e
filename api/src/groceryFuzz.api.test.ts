import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type GroceryClient, groceryRoutes, openDemoShop, startGrocery } from '../test/groceryClient.ts';
import { groceryOrder, stocked } from '../test/groceryOrder.ts';
import { makeSite } from '../test/makeSite.ts';
import { startTestApp, type TestApp } from '../test/testApp.ts';
import { ok } from './lib/result.ts';

const CALLS = 2_000;
const AT_ONCE = 20;
const SEED = 18;

let app: TestApp;
let grocery: GroceryClient;
beforeAll(async () => {
  const limiter = {
    take: () => Promise.resolve(ok(undefined)),
    count: () => Promise.resolve({ isAllowed: true, remaining: 1, resetSeconds: 1 }),
    giveBack: () => Promise.resolve(),
  };
  app = await startTestApp({ replace: { limiter } });
  await openDemoShop(app);
  grocery = await startGrocery(app);
});
afterAll(async () => {
  await grocery.close();
  await app.close();
});

const HOSTILE = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  'true',
  '1e309',
  'NaN',
  "' or 1=1 --",
  '"; drop table products; --',
  '%00',
  'a\0b',
  '../../etc/passwd',
  '${7*7}',
  '<script>alert(1)</script>',
  '\u202e\u{1f34e}',
  'x'.repeat(3_000),
  '00000000-0000-0000-0000-000000000000',
  '9'.repeat(14),
];

/** Something that no field expects. */
const anything = fc.oneof(
  fc.constantFrom<unknown>(...HOSTILE, null, true, 0, -1, 1.5, 1e15, -1e308, [], {}, [[]], { length: -1 }),
  fc.string({ maxLength: 20 }),
  fc.integer(),
  fc.jsonValue({ maxDepth: 2 }),
);

it(
  '2,000 hostile calls get an answer of the document, and the API works on',
  { tags: ['@long'] },
  async () => {
    const product = await stocked(grocery, 'Bananas', 1_000);
    const site = await makeSite(app);
    const good = groceryOrder([{ product, quantity: 1 }]);
    const ids = [product._id, site.product('Margherita').id, site.restaurantId];
    const texts = fc.constantFrom(...HOSTILE, ...ids, product.barcode, site.slug, 'thimble-street');
    /** Objects that are nearly right: some of their fields are replaced. */
    const nearly = (right: Record<string, unknown>) =>
      fc
        .tuple(
          fc.subarray(Object.keys(right), { minLength: 1 }),
          fc.array(anything, { minLength: 8, maxLength: 8 }),
        )
        .map(([fields, values]) => ({
          ...right,
          ...Object.fromEntries(fields.map((name, at) => [name, values[at % 8]])),
        }));
    const line = { id: product._id, stock: 5, change: 1, version: 1, barcode: product.barcode };
    const bodies = fc.oneof(
      anything,
      nearly(good),
      nearly({
        ...good,
        fulfilment: 'DELIVERY',
        scheduledFor: '2026-11-20T12:00:00Z',
        deliveryAddress: {},
        promotionCode: 'X',
      }),
      nearly({ ...good, lines: [{ productId: product._id, quantity: 1, note: '' }] }),
      nearly(line),
      fc.array(fc.oneof(nearly(line), anything), { maxLength: 5 }).map((lines) => ({ lines })),
    );
    const queries = fc.dictionary(
      fc.constantFrom(
        'shop',
        'category',
        'search',
        'orderable',
        'stockBelow',
        'limit',
        'after',
        'x',
        'search[a]',
      ),
      texts,
      { maxKeys: 4 },
    );
    const calls = fc.sample(fc.tuple(fc.constantFrom(...groceryRoutes), texts, queries, bodies), {
      numRuns: CALLS,
      seed: SEED,
    });
    const statuses = new Map<number, number>();
    for (let at = 0; at < calls.length; at += AT_ONCE)
      await Promise.all(
        calls.slice(at, at + AT_ONCE).map(async ([{ method, path, query: fields }, text, query, body]) => {
          // An empty segment would be another path.
          const address = path.replaceAll(/\{\w+\}/g, encodeURIComponent(text || '-'));
          const { status } = await grocery.call(
            method,
            fields ? `${address}?${new URLSearchParams(query).toString()}` : address,
            method === 'get' ? undefined : body,
          );
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }),
      );
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
    expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(CALLS);
    for (const status of [200, 400, 404])
      expect([status, (statuses.get(status) ?? 0) > 50]).toEqual([status, true]);
    expect((await grocery.call('get', '/health')).status).toBe(200);
  },
);
