import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyOutboxes } from '../../../test/emptyOutboxes.ts';
import { makeSite } from '../../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { OrderLinks } from './orderLinks.ts';
import { emptyOrderOutbox } from './orderOutbox.repository.ts';

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
      while (await emptyOrderOutbox(pool));
    };
    await Promise.all(Array.from({ length: 5 }, worker));
    // A worker ends when the rows that are left are locked by another one.
    await emptyOutboxes(app);
    expect(await waiting()).toBe(0);
    await expectOneJobEach(700);
  });

  it(
    'workers that are killed while they empty the outbox lose no mail and repeat none',
    { tags: ['long'], timeout: 90_000 },
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
