// @module-tag long
import pg from 'pg';
import pino from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testDatabase } from '../../../test/testDatabase.ts';
import type { JobPayloads } from './jobs.gateway.ts';
import { startWorker } from './worker.ts';

type Payload = JobPayloads['mailOrder'];

let database: Awaited<ReturnType<typeof testDatabase>>;
let pool: pg.Pool;

beforeEach(async () => {
  database = await testDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

/** A job that `worker` took some time ago. */
async function takenJob(orderId: string, worker: string): Promise<void> {
  const payload: Payload = { orderId, kind: 'placed-owner' };
  await pool.query("select graphile_worker.add_job('mailOrder', $1)", [payload]);
  await pool.query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '1 minute'
     where payload ->> 'orderId' = $2`,
    [worker, orderId],
  );
}

it('the jobs of a killed worker are released, and those of a living worker are not', async () => {
  const alive = new pg.Client({ connectionString: database.url, application_name: 'pool-alive' });
  await alive.connect();
  await takenJob('left behind', 'pool-dead');
  await takenJob('under way', 'pool-alive');
  const done: string[] = [];
  const worker = await startWorker(
    pool,
    { mailOrder: { run: (payload) => Promise.resolve(void done.push((payload as Payload).orderId)) } },
    pino({ enabled: false }),
  );
  await vi.waitFor(() => expect(done).toEqual(['left behind']), 10_000);
  // The row is deleted just after the job has run.
  await vi.waitFor(async () => {
    const { rows } = await pool.query('select locked_by from graphile_worker.jobs');
    expect(rows).toEqual([{ locked_by: 'pool-alive' }]);
  }, 10_000);
  await worker.stop();
  await alive.end();
});

it('a new worker counts itself as alive', async () => {
  const worker = await startWorker(
    pool,
    { mailOrder: { run: () => Promise.resolve() } },
    pino({ enabled: false }),
  );
  await vi.waitFor(async () => {
    const { rows } = await pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and application_name like 'pool-%'",
    );
    expect(rows).toHaveLength(1);
  }, 5_000);
  await worker.stop();
});
