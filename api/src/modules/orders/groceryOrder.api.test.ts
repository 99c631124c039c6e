import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyOutboxes } from '../../../test/emptyOutboxes.ts';
import { type GroceryClient, openDemoShop, startGrocery } from '../../../test/groceryClient.ts';
import { groceryOrder, place, type PlacedGroceryOrder, stocked } from '../../../test/groceryOrder.ts';
import { makeSite } from '../../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { statementsOf } from '../../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { newId } from '../../lib/ids.ts';
import { MissedOrderService } from './missedOrder.service.ts';
import { makeMove, takeMoveBack, type WantedMove } from './orderMove.service.ts';

const LONG = { tags: ['@long'] };

let app: TestApp;
let grocery: GroceryClient;
let now = new Date('2026-11-20T12:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => now } });
  await openDemoShop(app);
  grocery = await startGrocery(app);
});
afterAll(async () => {
  await grocery.close();
  await app.close();
});

const stockOf = async ({ _id }: { _id: string }) => (await grocery.product(_id)).stock;
const query = async (sql: string, values: unknown[]) =>
  (await app.container.infrastructure.database.pool.query(sql, values)).rows as Record<string, unknown>[];

/** Makes a move as the owner of the demo shop. */
async function move(orderId: string, wanted: WantedMove | 'UNDO'): Promise<void> {
  const [owner] = await query(
    'select r.owner_id as id, r.id as shop from restaurants r join orders o on o.restaurant_id = r.id where o.id = $1',
    [orderId],
  );
  const em = app.container.infrastructure.database.orm.em.fork();
  const mover = { by: 'RESTAURANT' as const, userId: String(owner?.['id']), restaurants: null };
  const moved = await em.transactional((inner) =>
    wanted === 'UNDO'
      ? takeMoveBack(inner, orderId, { state: null, readyAt: null }, mover, () => now)
      : makeMove(inner, orderId, wanted, mover, () => now),
  );
  expect(moved.ok).toBe(true);
}

describe('orders of a grocery shop', () => {
  it('an order takes its pieces from the stock, and its state can be read', async () => {
    const apples = await stocked(grocery, 'Red apples', 10);
    const flour = await stocked(grocery, 'Plain flour', null);
    const placed = await place(
      grocery,
      groceryOrder([
        { product: apples, quantity: 3 },
        { product: flour, quantity: 2 },
      ]),
    );
    expect([placed.status, placed.json.message]).toEqual([201, undefined]);
    expect(await stockOf(apples)).toBe(7);
    expect(await stockOf(flour)).toBeNull();
    const { data } = await grocery.call<PlacedGroceryOrder>('get', `/orders/${placed.data.order._id}`);
    expect(data.order).toMatchObject({
      _id: placed.data.order._id,
      state: 'PLACED',
      total: placed.data.order.total,
    });
  });

  it.each([
    [undefined, 'LEAVE_OUT'],
    ['SUBSTITUTE', 'SUBSTITUTE'],
  ])('with %s as the answer if something is missing, the order has %s', async (ifMissing, kept) => {
    const product = await stocked(grocery, 'Strawberries', 5);
    const lines = [{ product, quantity: 1 }];
    const idempotencyKey = newId();
    const { data } = await place(grocery, groceryOrder(lines, { idempotencyKey, ifMissing }));
    expect(data.order.ifMissing).toBe(kept);
    const found = await grocery.call<PlacedGroceryOrder>('get', `/orders/${data.order._id}`);
    expect(found.data.order.ifMissing).toBe(kept);
    const other = groceryOrder(lines, { idempotencyKey, ifMissing: 'CALL' });
    expect((await place(grocery, other)).status).toBe(409);
  });

  it.each(['', 'short', 'with a space in 20', 'é'.repeat(20), 'x'.repeat(101)])(
    'the key %j is refused with a sentence for programs',
    async (idempotencyKey) => {
      const product = await stocked(grocery, 'Strawberries', 5);
      const order = groceryOrder([{ product, quantity: 1 }], { idempotencyKey });
      const { status, json } = await place(grocery, order);
      const message =
        'Please send a key of 16 to 100 ASCII characters without spaces, for example a UUID: one for each order.';
      expect([status, json.errors]).toEqual([400, [{ path: 'idempotencyKey', message }]]);
    },
  );

  it('an unknown answer if something is missing is refused', LONG, async () => {
    const product = await stocked(grocery, 'Strawberries', 5);
    const { status, json } = await place(
      grocery,
      groceryOrder([{ product, quantity: 1 }], { ifMissing: 'X' }),
    );
    expect([status, json.errors?.map(({ path }) => path)]).toEqual([400, ['ifMissing']]);
    expect(await stockOf(product)).toBe(5);
  });

  it('a restaurant does not ask what to do if something is missing', async () => {
    const site = await makeSite(app);
    const ifMissing = 'SUBSTITUTE';
    expect(await placeOrder(app, orderInput(site, { ifMissing }))).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'ifMissing' }],
    });
    expect(await query('select id from orders where restaurant_id = $1', [site.restaurantId])).toEqual([]);
  });

  it('the same key gets the same order and takes its pieces once; with other content it is a conflict', async () => {
    const lemons = await stocked(grocery, 'Lemons', 10);
    const order = groceryOrder([{ product: lemons, quantity: 2 }]);
    const placed = await Promise.all(Array.from({ length: 10 }, () => place(grocery, order)));
    expect(new Set(placed.map(({ status, data }) => `${status} ${data.order._id}`)).size).toBe(1);
    expect(await stockOf(lemons)).toBe(8);
    expect((await place(grocery, { ...order, name: 'Bo' })).status).toBe(409);
  });

  it('an order for more pieces than are left changes nothing and says how many there are', async () => {
    const limes = await stocked(grocery, 'Limes', 2);
    const pears = await stocked(grocery, 'Conference pears', 5);
    const order = groceryOrder([
      { product: pears, quantity: 1 },
      { product: limes, quantity: 3 },
    ]);
    const refused = await place(grocery, order);
    expect(refused.status).toBe(400);
    expect(refused.json.errors).toEqual([{ path: 'lines.1.quantity', message: 'Only 2 of this are left.' }]);
    // Whoever asks again for what is sold out does not empty the cache of the site.
    const { result: again, statements } = await statementsOf(() => place(grocery, order));
    expect(again.status).toBe(400);
    expect(
      statements.map(({ text }) => text).filter((text) => /^select.*"published_sites"/.test(text)),
    ).toEqual([]);
    expect([await stockOf(pears), await stockOf(limes)]).toEqual([5, 2]);
  });

  it('a list of too many lines has one error, whatever its lines are', async () => {
    for (const lines of [Array(51).fill({ productId: 'x', quantity: 1 }), Array(14_000).fill(1)]) {
      const { status, json } = await place(grocery, { ...groceryOrder([]), lines });
      expect([status, json.errors]).toEqual([
        400,
        [{ path: 'lines', message: 'Please order at most 50 different items.' }],
      ]);
    }
  });

  it('of 200 orders at the same time as many succeed as there are pieces', LONG, async () => {
    const figs = await stocked(grocery, 'Fresh figs', 37);
    const plums = await stocked(grocery, 'Plums', 500);
    const lines = [
      { product: figs, quantity: 1 },
      { product: plums, quantity: 1 },
    ];
    /** On a slow machine the last orders get 503. They are sent again, as a client does. */
    const placeInTime = async (order: ReturnType<typeof groceryOrder>): ReturnType<typeof place> => {
      const answer = await place(grocery, order);
      return answer.status === 503 ? placeInTime(order) : answer;
    };
    const placed = await Promise.all(
      // Half of them name the products the other way round.
      Array.from({ length: 200 }, (_, at) => placeInTime(groceryOrder(at % 2 ? lines : lines.toReversed()))),
    );
    const statuses = placed.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(37);
    expect(statuses.filter((status) => status === 400)).toHaveLength(163);
    expect([await stockOf(figs), await stockOf(plums)]).toEqual([0, 463]);
  });

  it.each(['REJECTED', 'CANCELLED'] as const)(
    'the pieces of an order that is %s are given back once',
    async (to) => {
      const peaches = await stocked(grocery, 'Peaches', 6);
      const { data } = await place(grocery, groceryOrder([{ product: peaches, quantity: 4 }]));
      expect(await stockOf(peaches)).toBe(2);
      await move(data.order._id, { to, reason: 'Closed' });
      expect(await stockOf(peaches)).toBe(6);
      await move(data.order._id, { to, reason: 'Closed' });
      expect(await stockOf(peaches)).toBe(6);
      expect(
        (await grocery.call<PlacedGroceryOrder>('get', `/orders/${data.order._id}`)).data.order.state,
      ).toBe(to);
    },
  );

  it(
    'an order that comes back takes only the pieces that are still there, and gives only these back',
    LONG,
    async () => {
      const kale = await stocked(grocery, 'Curly kale', 6);
      const { data } = await place(grocery, groceryOrder([{ product: kale, quantity: 4 }]));
      await move(data.order._id, { to: 'REJECTED', reason: 'Closed' });
      await stocked(grocery, 'Curly kale', 3);
      await move(data.order._id, 'UNDO');
      expect(await stockOf(kale)).toBe(0);
      await move(data.order._id, { to: 'REJECTED', reason: 'Closed' });
      expect(await stockOf(kale)).toBe(3);
    },
  );

  it('the pieces of expired orders are given back', async () => {
    const mango = await stocked(grocery, 'Ripe mango', 9);
    const { data } = await place(grocery, groceryOrder([{ product: mango, quantity: 4 }]));
    await place(grocery, groceryOrder([{ product: mango, quantity: 2 }]));
    await emptyOutboxes(app);
    now = new Date(now.getTime() + 60 * 60_000);
    await app.scope().get(MissedOrderService).settleDue();
    expect(
      (await grocery.call<PlacedGroceryOrder>('get', `/orders/${data.order._id}`)).data.order.state,
    ).toBe('EXPIRED');
    expect(await stockOf(mango)).toBe(9);
  });

  it('another total than the present one is a conflict', async () => {
    const product = await stocked(grocery, 'Bananas', 5);
    const { status, json } = await place(grocery, groceryOrder([{ product, quantity: 1 }], { total: 0.5 }));
    expect([status, json.message]).toEqual([409, expect.stringContaining('£0.95')]);
    expect(await stockOf(product)).toBe(5);
  });

  it.each([0.951, 0.949, 0.9549, 0.95 + 1e-9, 1e-3])(
    'a total of %d pounds, which is no number of pence, is refused',
    async (total) => {
      const product = await stocked(grocery, 'Bananas', 5);
      const { status, json } = await place(grocery, groceryOrder([{ product, quantity: 1 }], { total }));
      const message = 'Please send the total in pounds and pence, such as 8.50.';
      expect([status, json.errors]).toEqual([400, [{ path: 'total', message }]]);
      expect(await stockOf(product)).toBe(5);
    },
  );

  it('an unknown order is not found', async () => {
    for (const id of [newId(), 'x']) expect((await grocery.call('get', `/orders/${id}`)).status).toBe(404);
  });
});
