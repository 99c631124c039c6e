import pg from 'pg';
import pino from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testDatabase } from '../../../test/testDatabase.ts';
import { testPool } from '../../../test/testPool.ts';
import { countRunners } from './jobQueue.repository.ts';
import { PermanentError, type JobPayloads } from './jobs.gateway.ts';
import { startWorker } from './worker.ts';

type Payload = JobPayloads['mailOrder'];

const silent = pino({ enabled: false });

let database: Awaited<ReturnType<typeof testDatabase>>;
let pool: pg.Pool;

beforeEach(async () => {
  database = await testDatabase();
  pool = testPool(database.url);
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

it(
  'the jobs of a killed worker are released, and those of a living worker are not',
  { tags: ['@long'] },
  async () => {
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
  },
);

it('a worker is counted from its start until it has stopped', { tags: ['@long'] }, async () => {
  const count = async () => (await countRunners(pool, {}))[0]?.count;
  expect(await count()).toBe(0);
  const jobs = { mailOrder: { run: () => Promise.resolve() } };
  const worker = await startWorker(pool, jobs, pino({ enabled: false }));
  await vi.waitFor(async () => expect(await count()).toBe(1), 10_000);
  await worker.stop();
  await vi.waitFor(async () => expect(await count()).toBe(0), 10_000);
});

it('a new worker counts itself as alive', { tags: ['@long'] }, async () => {
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

/** The jobs in the queue, without what time changes. */
const rows = async (columns = 'task_identifier as name, attempts') =>
  (await pool.query(`select ${columns} from graphile_worker.jobs order by id`)).rows;

it('a job that was killed in its only attempt gets another one', { tags: ['@long'] }, async () => {
  await pool.query("select graphile_worker.add_job('sweep', '{}', max_attempts => 1, job_key => 'sweep')");
  await pool.query(
    `update graphile_worker._private_jobs set locked_by = 'pool-dead', locked_at = now() - interval '1 minute', attempts = 1`,
  );
  const worker = await startWorker(pool, { other: { run: () => Promise.resolve() } }, silent);
  await vi.waitFor(
    async () =>
      expect(await rows('attempts, locked_by, run_at > now() as waits')).toEqual([
        { attempts: 0, locked_by: null, waits: true },
      ]),
    10_000,
  );
  await worker.stop();
});

/** A job whose first run fails when `cut` is called, as when its connection is cut. */
function interruptedJob() {
  const running = Promise.withResolvers<void>();
  const cut = Promise.withResolvers<void>();
  let runs = 0;
  async function run() {
    runs += 1;
    if (runs > 1) return;
    running.resolve();
    await cut.promise;
    throw new Error('the connection was cut');
  }
  return { run, running: running.promise, cut: cut.resolve };
}

it(
  'a failed job is removed when another one with its key does its work; others stay visible',
  { tags: ['@long'] },
  async () => {
    const [sweep, count] = [interruptedJob(), interruptedJob()];
    const worker = await startWorker(
      pool,
      {
        sweep: { run: sweep.run, schedule: '0 0 1 1 *' },
        count,
        mailOrder: { run: () => Promise.reject(new PermanentError('the address was refused')) },
      },
      silent,
    );
    const add = async () => {
      await pool.query(
        "select graphile_worker.add_job('sweep', '{}', job_key => 'sweep', max_attempts => 1)",
      );
      await pool.query("select graphile_worker.add_job('count', '{}', job_key => 'count')");
    };
    await add();
    await Promise.all([sweep.running, count.running]);
    await add();
    await pool.query("select graphile_worker.add_job('mailOrder', '{}')");
    sweep.cut();
    count.cut();
    await vi.waitFor(async () => expect(await rows()).toEqual([{ name: 'mailOrder', attempts: 1 }]), 15_000);
    await worker.stop();
  },
);
