import { publishSite } from '../sites/publishSite.repository.ts';
import type { QueryConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyOutboxes } from '../../../test/emptyOutboxes.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { COLLECT_NOW, orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { whenThereIsTime } from '../../../test/whenThereIsTime.ts';
import { seedCatalogue } from '../../db/seed/seed.ts';
import { newId } from '../../lib/ids.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import type { PlaceOrder } from './order.rules.ts';
import { PlaceOrderService } from './placeOrder.service.ts';

const LONG = { tags: ['@long'] };

let app: TestApp;
let site: MadeSite;
let now = new Date('2026-11-20T18:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => now } });
  site = await makeSite(app);
});
afterAll(() => app.close());

const numberOf = async (sql: string, values: unknown[] = []): Promise<number> => {
  const { rows } = await app.container.infrastructure.database.pool.query<{ n: number }>(sql, values);
  return rows[0]?.n ?? Number.NaN;
};
const orderCount = () => numberOf('select count(*)::int as n from orders');
const jobCount = async () => {
  await emptyOutboxes(app);
  return numberOf('select count(*)::int as n from graphile_worker.jobs');
};
/** As the owner sees it. */
const trialOrders = async ({ restaurantId }: MadeSite) =>
  (await app.scope().em.findOneOrFail(Restaurant, restaurantId)).trialOrderCount;

/** One Diavola, £10.50, as the service takes it. */
const request = (made: MadeSite): PlaceOrder => ({
  ...orderInput(made),
  lines: [{ productId: made.product('Diavola').id, quantity: 1 }],
  shownTotal: 1050,
  note: '',
  ...COLLECT_NOW,
});

describe('numbers and counts', () => {
  it('order numbers restart each day in the restaurant’s time zone', async () => {
    const other = await makeSite(app);
    const numberAt = async (at: string) => {
      now = new Date(at);
      return (await placeOrder(app, orderInput(other))).order.number;
    };
    // British Summer Time: midnight is 23:00 UTC.
    expect(await numberAt('2026-07-01T22:00:00Z')).toBe(101);
    expect(await numberAt('2026-07-01T22:59:59Z')).toBe(102);
    await app.container.infrastructure.database.pool.query(
      "update orders set state = 'COMPLETED' where restaurant_id = $1",
      [other.restaurantId],
    );
    expect(await numberAt('2026-07-01T23:00:00Z')).toBe(101);
    // A clock that is behind goes on with the later day. The diner with 102 got the order after midnight.
    expect(await numberAt('2026-07-01T22:59:59Z')).toBe(103);
    expect(await numberAt('2026-07-01T23:00:01Z')).toBe(104);
  });

  it('only orders during the trial increase the trial’s count', async () => {
    const trialing = await makeSite(app, { status: 'trialing' });
    const paying = await makeSite(app, { status: 'active_paid' });
    const input = orderInput(trialing);
    for (const again of [input, input, orderInput(trialing), orderInput(paying)])
      await placeOrder(app, again);
    expect(await trialOrders(trialing)).toBe(2);
    expect(await trialOrders(paying)).toBe(0);
  });

  it('orders on a preview are marked as tests and queue no mail', async () => {
    const preview = await makeSite(app, { status: 'unclaimed' });
    const jobs = await jobCount();
    expect(await placeOrder(app, orderInput(preview))).toMatchObject({
      order: { isTest: true, number: 101 },
    });
    expect(await trialOrders(preview)).toBe(0);
    expect(await jobCount()).toBe(jobs);
  });
});

describe('one key', () => {
  it('a repeated key returns the same order, and is a conflict with another body', async () => {
    const input = orderInput(site);
    const first = await placeOrder(app, input);
    const orders = await orderCount();
    const jobs = await jobCount();
    expect(await placeOrder(app, { ...input, name: ' Ana López ', phone: `${input.phone}\n` })).toEqual(
      first,
    );
    expect(await placeOrder(app, { ...input, note: 'With basil' })).toEqual({
      __typename: 'ConflictError',
      message: 'You’ve already placed an order from this page. Check your email before ordering again.',
    });
    expect(await orderCount()).toBe(orders);
    expect(await jobCount()).toBe(jobs);
  });

  it('an idempotency key is valid for one restaurant', async () => {
    const other = await makeSite(app);
    const idempotencyKey = newId();
    const first = await placeOrder(app, orderInput(site, { idempotencyKey }));
    const second = await placeOrder(app, orderInput(other, { idempotencyKey }));
    expect(second.statusToken).not.toBe(first.statusToken);
  });

  it('100 parallel requests with one key create one order with one job for its mails', LONG, async () => {
    const busy = await makeSite(app);
    const jobs = await jobCount();
    const same = request(busy);
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, caller) =>
        whenThereIsTime(() => app.scope().get(PlaceOrderService).place(same, `10.0.0.${caller}`)),
      ),
    );
    const tokens = outcomes.map((outcome) => (outcome.ok ? outcome.value.statusToken : outcome.error));
    expect(new Set(tokens).size).toBe(1);
    expect(outcomes.map((outcome) => outcome.ok && outcome.value.order.number)).toEqual(
      outcomes.map(() => 101),
    );
    expect(await jobCount()).toBe(jobs + 1);
    expect(await trialOrders(busy)).toBe(1);
    // The losers gave their numbers back.
    expect(await app.scope().get(PlaceOrderService).place(request(busy), '10.0.0.1')).toMatchObject({
      value: { order: { number: 102 } },
    });
  });

  it(
    'one of parallel requests with one key and different bodies wins, the others are conflicts',
    LONG,
    async () => {
      const busy = await makeSite(app);
      const same = request(busy);
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, (_, caller) =>
          app
            .scope()
            .get(PlaceOrderService)
            .place({ ...same, note: `Table ${caller}` }, `10.0.2.${caller}`),
        ),
      );
      const kinds = outcomes.map((outcome) => (outcome.ok ? 'placed' : outcome.error.kind)).sort();
      expect(kinds).toEqual([...Array<string>(9).fill('conflict'), 'placed']);
    },
  );
});

describe('parallel orders', () => {
  it('parallel orders of different diners get different numbers', LONG, async () => {
    const busy = await makeSite(app);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, caller) =>
        app.scope().get(PlaceOrderService).place(request(busy), `10.0.1.${caller}`),
      ),
    );
    const numbers = outcomes.map((outcome) => (outcome.ok ? outcome.value.order.number : 0));
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 101));
    expect(await trialOrders(busy)).toBe(20);
  });
});

describe('a change between looking and writing', () => {
  /** Makes and publishes the change right before the next order is written. */
  const beforeWriting = (sql: string, id: string) => {
    const { pool } = app.container.infrastructure.database;
    const query = pool.query.bind(pool);
    const changing = async (statement: QueryConfig) => {
      if (statement.name === 'order_insert') {
        Object.assign(pool, { query });
        await app.scope().em.transactional(async (em) => {
          const [changed] = await em.execute<{ id: string }[]>(sql, [id]);
          await publishSite(em, changed?.id ?? '');
        });
      }
      return query(statement);
    };
    Object.assign(pool, { query: changing });
  };

  it.each([
    ['of the price', 'price = 1100', { kind: 'totalChanged', total: 1100 }],
    ['of what there is', 'is_available = false', { kind: 'validation' }],
  ])('a change %s between reading and writing is noticed', async (_what, change, error) => {
    const made = await makeSite(app);
    const orders = await orderCount();
    beforeWriting(
      `update products set ${change} where id = ? returning restaurant_id as id`,
      made.product('Diavola').id,
    );
    expect(await app.scope().get(PlaceOrderService).place(request(made), '10.0.3.1')).toMatchObject({
      ok: false,
      error,
    });
    expect(await orderCount()).toBe(orders);
  });

  it('the order has the new name when it changes between reading and writing', async () => {
    const made = await makeSite(app);
    beforeWriting(
      `update products set name = 'Vesuvio' where id = ? returning restaurant_id as id`,
      made.product('Diavola').id,
    );
    expect(await app.scope().get(PlaceOrderService).place(request(made), '10.0.3.1')).toMatchObject({
      value: { order: { number: 101, lines: [{ name: 'Vesuvio' }] } },
    });
  });

  it('a site that closes between reading and writing refuses the order', async () => {
    const made = await makeSite(app);
    beforeWriting('update restaurants set is_active = false where id = ? returning id', made.restaurantId);
    expect(await app.scope().get(PlaceOrderService).place(request(made), '10.0.3.1')).toMatchObject({
      error: { kind: 'closed' },
    });
  });

  it('a preview that is claimed between reading and writing gets a real order', async () => {
    const made = await makeSite(app, { status: 'unclaimed' });
    const { owner } = await makeSite(app);
    beforeWriting(
      `update restaurants set status = 'trialing', owner_id = '${owner?.id}' where id = ? returning id`,
      made.restaurantId,
    );
    const jobs = await jobCount();
    expect(await app.scope().get(PlaceOrderService).place(request(made), '10.0.3.1')).toMatchObject({
      value: { order: { isTest: false } },
    });
    expect(await jobCount()).toBe(jobs + 1);
  });
});

describe('a restaurant that changes while its site is cached', () => {
  it.each([
    ['is suspended', 'update restaurants set suspended_at = now() where id = $1'],
    ['is closed', 'update restaurants set is_active = false where id = $1'],
    ['has another plan', "update restaurants set package = 'FREE' where id = $1"],
    [
      'has a plan with another limit',
      "update services set order_limit = 0 where key = 'restaurant-silver' and $1::uuid is not null",
    ],
  ])('the next order is refused when the restaurant %s', async (_what, change) => {
    const made = await makeSite(app);
    const { em } = app.scope();
    await em.transactional((transaction) => seedCatalogue(transaction));
    await em.nativeUpdate(Restaurant, made.restaurantId, { package: 'SILVER', status: 'active_paid' });
    const place = () => app.scope().get(PlaceOrderService).place(request(made), '10.0.4.1');
    expect(await place()).toMatchObject({ ok: true });
    const { pool } = app.container.infrastructure.database;
    await pool.query("update services set order_limit = 0 where key = 'restaurant-free'");
    await pool.query(change, [made.restaurantId]);
    const orders = await orderCount();
    expect(await place()).toMatchObject({ error: { kind: 'closed' } });
    expect(await orderCount()).toBe(orders);
  });
});
