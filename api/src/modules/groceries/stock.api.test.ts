import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type GroceryClient,
  type GroceryProduct,
  openDemoShop,
  startGrocery,
} from '../../../test/groceryClient.ts';
import { groceryOrder, place, stocked } from '../../../test/groceryOrder.ts';
import { makeSite } from '../../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { newId } from '../../lib/ids.ts';
import { messages } from './messages.ts';

interface Answers {
  answers: { id: string | null; outcome: string; stock: number | null; stockVersion: number }[];
}

let app: TestApp;
let grocery: GroceryClient;
beforeAll(async () => {
  app = await startTestApp();
  await openDemoShop(app);
  grocery = await startGrocery(app);
});
afterAll(async () => {
  await grocery.close();
  await app.close();
});

const keyed = (key: string | null) => (key === null ? {} : { 'Idempotency-Key': key });
const update = (id: string, body: unknown, key: string | null = null) =>
  grocery.call<{ product: GroceryProduct }>('patch', `/products/${id}/stock`, body, keyed(key));
const updateAll = (lines: readonly unknown[], key: string | null = null) =>
  grocery.call<Answers>('patch', '/stock', { lines }, keyed(key));

describe('the stock of one product', () => {
  it('stock is set and changed, and each change has a new version', async () => {
    const { _id, stockVersion } = await stocked(grocery, 'Garlic bulbs', 5);
    expect((await update(_id, { stock: 8, version: stockVersion })).data.product).toMatchObject({
      stock: 8,
      stockVersion: stockVersion + 1,
    });
    expect((await update(_id, { change: -3, version: stockVersion + 1 })).data.product).toMatchObject({
      stock: 5,
      stockVersion: stockVersion + 2,
    });
  });

  it('a stale version is a conflict and changes nothing, also after an order', async () => {
    const carrots = await stocked(grocery, 'Carrots', 5);
    await place(grocery, groceryOrder([{ product: carrots, quantity: 2 }]));
    const { status, json } = await update(carrots._id, { stock: 5, version: carrots.stockVersion });
    expect([status, json.message]).toEqual([
      409,
      `The stock has changed since: its version is ${carrots.stockVersion + 1} now.`,
    ]);
    expect((await grocery.product(carrots._id)).stock).toBe(3);
  });

  it(
    'of 50 changes with one version, one succeeds; of 50 changes without, all do',
    { tags: ['@long'] },
    async () => {
      const { _id, stockVersion } = await stocked(grocery, 'Parsnips', 100);
      const versioned = await Promise.all(
        Array.from({ length: 50 }, () => update(_id, { change: -1, version: stockVersion })),
      );
      expect(versioned.filter(({ status }) => status === 200)).toHaveLength(1);
      await Promise.all(Array.from({ length: 50 }, () => update(_id, { change: -1 })));
      expect((await grocery.product(_id)).stock).toBe(49);
    },
  );

  it('a change that is sent again with its key is made once', async () => {
    const { _id } = await stocked(grocery, 'Red onions', 10);
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 5 }, () => update(_id, { change: -3 }, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await grocery.product(_id)).stock).toBe(7);
    await update(_id, { change: 5 });
    expect((await update(_id, { change: -3 }, key)).data.product).toMatchObject({ stock: 12 });
  });

  it('a refused change is refused again, and its key does not make it later', async () => {
    const { _id } = await stocked(grocery, 'Red onions', 10);
    const key = newId();
    expect((await update(_id, { change: -11 }, key)).status).toBe(409);
    await update(_id, { stock: 20 });
    expect((await update(_id, { change: -11 }, key)).status).toBe(409);
    expect((await grocery.product(_id)).stock).toBe(20);
  });

  it('a key that was used for another change is a conflict, and an implausible one is a wrong header', async () => {
    const { _id } = await stocked(grocery, 'Broccoli', 10);
    const key = newId();
    await update(_id, { change: -1 }, key);
    const other = await update(_id, { change: -2 }, key);
    expect([other.status, other.json.message]).toEqual([409, messages.keyUsed]);
    const short = await update(_id, { change: -1 }, 'short');
    const path = 'idempotency-key';
    expect([short.status, short.json.errors]).toEqual([400, [{ path, message: messages.keyImplausible }]]);
    expect((await grocery.product(_id)).stock).toBe(9);
  });

  it('more pieces than are left cannot be taken', async () => {
    const { _id } = await stocked(grocery, 'Cucumber', 2);
    expect((await update(_id, { change: -3 })).status).toBe(409);
    expect((await grocery.product(_id)).stock).toBe(2);
  });

  it.each([
    ['nothing', {}, 'stock'],
    ['stock and change', { stock: 1, change: 1 }, 'stock'],
    ['a negative stock', { stock: -1 }, 'stock'],
    ['half a piece', { change: 0.5 }, 'change'],
    ['a text', { stock: '5' }, 'stock'],
    ['a huge number', { stock: 1e15 }, 'stock'],
    ['a version below zero', { stock: 1, version: -1 }, 'version'],
  ])('%s is a wrong field', async (_what, body, field) => {
    const { _id } = await stocked(grocery, 'Aubergine', 5);
    const { status, json } = await update(_id, body);
    expect([status, json.errors?.map(({ path }) => path)]).toEqual([400, [field]]);
  });
});

describe('the stock of many products', () => {
  it('each line succeeds or fails alone, and products are named by id or barcode', async () => {
    const leeks = await stocked(grocery, 'Leek sausages', 5);
    const bacon = await stocked(grocery, 'Smoked back bacon', 5);
    const ham = await stocked(grocery, 'Gammon steaks', 5);
    const dish = (await makeSite(app)).product('Margherita');
    const { status, data } = await updateAll([
      { id: leeks._id, stock: 9, version: leeks.stockVersion },
      { barcode: bacon.barcode, change: -2 },
      { id: ham._id, stock: 1, version: ham.stockVersion - 1 },
      { id: newId(), stock: 1 },
      { id: dish.id, stock: 1 },
      { barcode: '20999999', stock: 1 },
    ]);
    expect(status).toBe(200);
    expect(data.answers.map(({ outcome, stock }) => [outcome, stock])).toEqual([
      ['UPDATED', 9],
      ['UPDATED', 3],
      ['STALE', 5],
      ['NOT_FOUND', null],
      ['NOT_FOUND', null],
      ['NOT_FOUND', null],
    ]);
    expect((await grocery.product(leeks._id)).stock).toBe(9);
  });

  it('an update that is sent again with its key changes nothing and has the first answers, for a week', async () => {
    const [beans, peas] = [
      await stocked(grocery, 'Leek sausages', 5),
      await stocked(grocery, 'Gammon steaks', 5),
    ];
    const lines = [
      { id: beans._id, change: -2 },
      { barcode: peas.barcode, change: -9 },
      { barcode: '20999999', stock: 1 },
    ];
    const key = newId();
    const first = await updateAll(lines, key);
    expect(first.data.answers.map(({ outcome }) => outcome)).toEqual(['UPDATED', 'TOO_FEW', 'NOT_FOUND']);
    await update(peas._id, { stock: 50 });
    expect((await updateAll(lines, key)).data).toEqual(first.data);
    expect([(await grocery.product(beans._id)).stock, (await grocery.product(peas._id)).stock]).toEqual([
      3, 50,
    ]);
    expect((await updateAll(lines.toReversed(), key)).status).toBe(409);

    const { pool } = app.container.infrastructure.database;
    await pool.query("update stock_updates set made_at = made_at - interval '8 days' where key = $1", [key]);
    await updateAll(lines, key);
    expect([(await grocery.product(beans._id)).stock, (await grocery.product(peas._id)).stock]).toEqual([
      1, 41,
    ]);
  });

  it('a product twice is a wrong field, and nothing changes', async () => {
    const crab = await stocked(grocery, 'Cooked crab meat', 5);
    const { status, json } = await updateAll([
      { id: crab._id, stock: 9 },
      { barcode: crab.barcode, change: 1 },
    ]);
    expect([status, json.errors?.[0]?.path]).toEqual([400, 'lines.1']);
    expect((await grocery.product(crab._id)).stock).toBe(5);
  });

  it('1,000 lines are one update, and 1,001 are too many', async () => {
    const all = [];
    for (let after: string | null = ''; after !== null;) {
      const page: Awaited<ReturnType<GroceryClient['products']>> = await grocery.products(
        `?limit=100&after=${after}`,
      );
      all.push(...page.products);
      after = page.nextCursor;
    }
    const known = all.map(({ barcode }) => ({ barcode, stock: 77 }));
    const unknown = Array.from({ length: 700 }, (_, at) => ({
      barcode: String(21_000_000_000 + at),
      stock: 1,
    }));
    const { status, data } = await updateAll([...unknown, ...known]);
    expect([status, data.answers.length]).toEqual([200, 1_000]);
    expect(data.answers.slice(700).every(({ outcome, stock }) => outcome === 'UPDATED' && stock === 77)).toBe(
      true,
    );
    for (const lines of [[...unknown, ...known, known[0]], Array(20_000).fill(1)]) {
      const refused = await updateAll(lines);
      expect([refused.status, refused.json.errors]).toEqual([
        400,
        [{ path: 'lines', message: 'Please send at most 1,000 lines at once.' }],
      ]);
    }
  });

  it(
    'updates in any order and orders at the same time do not block each other',
    { tags: ['@long'] },
    async () => {
      const names = ['White tin loaf', 'Soda bread', 'Burger buns', 'Crumpets', 'Malt loaf'];
      const products = await Promise.all(names.map((name) => stocked(grocery, name, 500)));
      const lines = products.map(({ _id }) => ({ id: _id, change: 1 }));
      const order = products.map((product) => ({ product, quantity: 1 }));
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, at) => [
          updateAll(at % 2 ? lines : lines.toReversed()),
          place(grocery, groceryOrder(at % 3 ? order : order.toReversed())),
        ]).flat(),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
      for (const { _id } of products) expect((await grocery.product(_id)).stock).toBe(500);
    },
  );
});
