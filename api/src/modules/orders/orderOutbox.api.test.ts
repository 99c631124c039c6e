import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyOutboxes } from '../../../test/emptyOutboxes.ts';
import { makeSite } from '../../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { OrderLinks } from './orderLinks.ts';
import { expireOrders, remindOwners } from './missedOrder.repository.ts';
import { emptyOrderOutbox, tellWaitingOrders } from './orderOutbox.repository.ts';

const PROGRAM = join(import.meta.dirname, '../../../test/emptyOrderOutbox.ts');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const query = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.container.infrastructure.database.pool.query<Row>(sql, values)).rows;
const waiting = async () => (await query<{ n: number }>('select count(*)::int as n from order_outbox'))[0]?.n;
const jobs = () =>
  query<{ name: string; payload: Record<string, string> }>(
    `select t.identifier as name, j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id order by t.identifier, j.payload ->> 'kind'`,
  );
/** Orders of restaurants without a limit. */
const fill = (count: number) =>
  query(
    `insert into order_outbox select gen_random_uuid(), gen_random_uuid(), false, now(), 1, null
     from generate_series(1, $1::int)`,
    [count],
  );

beforeEach(() => query('delete from graphile_worker._private_jobs'));

/** Fails unless each of `count` orders has one job for its mails. */
async function expectOneJobEach(count: number): Promise<void> {
  const [found] = await query<{ jobs: number; orders: number }>(
    `select count(*)::int as jobs, count(distinct payload ->> 'orderId')::int as orders
     from graphile_worker._private_jobs`,
  );
  expect(found).toEqual({ jobs: count, orders: count });
}

describe('the outbox of orders', () => {
  it('an acknowledged order waits in the outbox, and the job of its mails is queued once', async () => {
    const { statusToken } = await placeOrder(app, orderInput(await makeSite(app)));
    const orderId = app.container.get(OrderLinks).orderOfStatusToken(statusToken) ?? '';
    expect(await jobs()).toEqual([]);
    expect(await query('select order_id as id from order_outbox')).toEqual([{ id: orderId }]);
    await emptyOutboxes(app);
    await emptyOutboxes(app);
    expect(await waiting()).toBe(0);
    expect(await jobs()).toEqual([{ name: 'mailPlacedOrder', payload: { orderId } }]);
  });

  it('the time to answer an order begins when a worker takes it from the outbox', async () => {
    const site = await makeSite(app);
    const { statusToken } = await placeOrder(app, orderInput(site));
    const orderId = app.container.get(OrderLinks).orderOfStatusToken(statusToken) ?? '';
    const { pool } = app.container.infrastructure.database;
    const stored = async () => {
      const [row] = await query<{ state: string; answer_from: Date; expires_at: Date }>(
        'select state, answer_from, expires_at, reminded_at from orders where id = $1',
        [orderId],
      );
      if (!row) throw new Error('no order');
      return row;
    };
    const before = await stored();
    const answerMs = before.expires_at.getTime() - before.answer_from.getTime();
    const back = new Date(before.expires_at.getTime() + 60_000);
    // What is due is settled before the outbox is empty, as in a worker that comes back.
    const { em } = app.scope();
    await expireOrders(em, back, 100);
    await remindOwners(em, back, 100);
    expect(await stored()).toEqual(before);
    await emptyOrderOutbox(pool, back);
    const after = await stored();
    expect(after.state).toBe('PLACED');
    expect([after.answer_from, after.expires_at.getTime() - back.getTime()]).toEqual([back, answerMs]);
    await expireOrders(em, new Date(back.getTime() + answerMs - 1_000), 100);
    expect((await stored()).state).toBe('PLACED');
    await expireOrders(em, new Date(back.getTime() + answerMs), 100);
    expect((await stored()).state).toBe('EXPIRED');
  });

  it('an order that a worker takes at once keeps its time to answer', async () => {
    const { statusToken } = await placeOrder(app, orderInput(await makeSite(app)));
    const orderId = app.container.get(OrderLinks).orderOfStatusToken(statusToken) ?? '';
    const read = () =>
      query('select answer_from, expires_at, changed_at from orders where id = $1', [orderId]);
    const before = await read();
    await emptyOrderOutbox(app.container.infrastructure.database.pool, new Date(Date.now() + 9_000));
    expect(await read()).toEqual(before);
  });

  it('without a worker, one process sends the event of each order to the boards after two seconds', async () => {
    const site = await makeSite(app);
    const { pool } = app.container.infrastructure.database;
    await emptyOutboxes(app);
    const told: string[] = [];
    const stop = app.container.infrastructure.events.on('ordersOfRestaurant', (id) => told.push(id));
    const other = await makeSite(app);
    for (const one of [site, site, other]) await placeOrder(app, orderInput(one));
    const look = (seconds: number) => tellWaitingOrders(pool, new Date(Date.now() + seconds * 1_000));
    expect(await look(0)).toBeLessThan(2_000);
    expect(told).toEqual([]);
    const ages = await Promise.all([look(3), look(3), look(3)]);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(3_000);
    await expect.poll(() => told.toSorted()).toEqual([site.restaurantId, other.restaurantId].toSorted());
    await look(4);
    await emptyOutboxes(app);
    expect(await look(10)).toBe(0);
    // The event of the worker comes in the order of the commits.
    await expect.poll(() => told.length).toBe(4);
    stop();
  });

  it.each([
    [23, []],
    [24, ['orders-nearly-full']],
    [25, []],
    [29, []],
    [30, ['orders-full']],
  ])('order %i of a limit of 30 queues the marks %j', async (monthCount, marks) => {
    await query(
      "insert into order_outbox values (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', false, '2026-11-30', $1, 30)",
      [monthCount],
    );
    await emptyOutboxes(app);
    expect((await jobs()).filter(({ name }) => name === 'markOrderLimit')).toEqual(
      marks.map((kind) => ({
        name: 'markOrderLimit',
        payload: { restaurantId: '00000000-0000-4000-8000-000000000001', month: '2026-11', kind },
      })),
    );
  });

  it('several workers share the orders without repeating one', async () => {
    await fill(700);
    const { pool } = app.container.infrastructure.database;
    const worker = async () => {
      while (await emptyOrderOutbox(pool, new Date()));
    };
    await Promise.all(Array.from({ length: 5 }, worker));
    // A worker ends when the rows that are left are locked by another one.
    await emptyOutboxes(app);
    expect(await waiting()).toBe(0);
    await expectOneJobEach(700);
  });

  it(
    'workers that are killed while they empty the outbox lose no mail and repeat none',
    { tags: ['@long'], timeout: 90_000 },
    async () => {
      await fill(3000);
      for (let left = await waiting(); (left ?? 0) > 1000; left = await waiting()) {
        const workers = [1, 2].map(() =>
          spawn(process.execPath, [PROGRAM, app.databaseUrl], { stdio: 'inherit' }),
        );
        const ends = workers.map((worker) => once(worker, 'exit'));
        await vi.waitFor(async () => expect(await waiting()).toBeLessThan(left ?? 0), {
          timeout: 20_000,
          interval: 1,
        });
        for (const worker of workers) worker.kill('SIGKILL');
        await Promise.all(ends);
      }
      await emptyOutboxes(app);
      // A killed worker's last statement may end a moment later, because PostgreSQL has received it.
      await vi.waitFor(() => expectOneJobEach(3000), { timeout: 5_000, interval: 20 });
    },
  );
});
