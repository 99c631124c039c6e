import { once } from 'node:events';
import type pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startBreakableProxy, type BreakableProxy } from '../../../test/breakableProxy.ts';
import { testDatabase } from '../../../test/testDatabase.ts';
import { testPool } from '../../../test/testPool.ts';
import { createLog } from '../../log.ts';
import type { JobPayloads } from './jobs.gateway.ts';
import { startWorker } from './worker.ts';

type Payload = JobPayloads['mailOrder'];

let database: Awaited<ReturnType<typeof testDatabase>>;
let proxy: BreakableProxy;
/** Connects directly to the database. */
let direct: pg.Pool;
/** Connects through the proxy, like the worker. */
let pool: pg.Pool;

beforeEach(async () => {
  database = await testDatabase();
  const url = new URL(database.url);
  proxy = await startBreakableProxy({ host: url.hostname, port: Number(url.port) });
  direct = testPool(database.url);
  url.port = String(proxy.port);
  pool = testPool(url.href);
});
afterEach(async () => {
  await pool.end();
  await direct.end();
  await proxy.close();
  await database.drop();
});

const queue = (orderId: string) => {
  const payload: Payload = { orderId, kind: 'placed-owner' };
  return direct.query("select graphile_worker.add_job('mailOrder', $1)", [payload]);
};

it(
  'the worker takes jobs again after a database outage during running jobs',
  { tags: ['@long'] },
  async () => {
    const begun: string[] = [];
    const gate = new EventTarget();
    const worker = await startWorker(
      pool,
      {
        mailOrder: {
          run: async (payload) => {
            const { orderId } = payload as Payload;
            begun.push(orderId);
            if (orderId === 'under way') await once(gate, 'open');
            if (orderId === 'will fail') {
              await once(gate, 'open');
              throw new Error('refused');
            }
          },
        },
      },
      createLog('silent'),
    );
    await queue('under way');
    await queue('will fail');
    await vi.waitFor(() => expect(begun).toHaveLength(2), 10_000);
    proxy.cut();
    gate.dispatchEvent(new Event('open'));
    await vi.waitFor(() => expect(proxy.attempts()).toBeGreaterThan(4), 10_000);
    proxy.restore();
    await queue('afterwards');
    await vi.waitFor(() => expect(begun).toContain('afterwards'), 10_000);
    gate.dispatchEvent(new Event('open'));
    // A job whose outcome could not be stored runs again.
    await vi.waitFor(async () => {
      const { rows } = await direct.query<{ id: string }>(
        "select payload ->> 'orderId' as id from graphile_worker._private_jobs where attempts < 2",
      );
      expect(rows).toEqual([]);
      gate.dispatchEvent(new Event('open'));
    }, 10_000);
    await worker.stop();
  },
);

it('a hanging mail server does not block other jobs', { tags: ['@long'] }, async () => {
  const gate = new EventTarget();
  const done: string[] = [];
  const worker = await startWorker(
    direct,
    {
      mailOrder: { isMail: true, run: () => once(gate, 'open') },
      syncCheckout: {
        run: (payload) =>
          Promise.resolve(void done.push((payload as JobPayloads['syncCheckout']).stripeSessionId)),
      },
    },
    createLog('silent'),
  );
  for (let count = 0; count < 12; count += 1) await queue(`order ${count}`);
  await direct.query(`select graphile_worker.add_job('syncCheckout', '{"stripeSessionId":"cs_1"}')`);
  await vi.waitFor(() => expect(done).toEqual(['cs_1']), 5_000);
  const opening = setInterval(() => gate.dispatchEvent(new Event('open')), 10);
  await worker.stop();
  clearInterval(opening);
});
