import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startBreakableProxy, type BreakableProxy } from '../../../test/breakableProxy.ts';
import { testDatabase } from '../../../test/testDatabase.ts';
import { openPool } from '../../db/database.ts';
import { createLog } from '../../log.ts';
import { startWorker } from './worker.ts';

const ROUNDS = 40;
/** Steps of the moment at which the connections stop to answer, after the start of the runners (ms). */
const STEP_MS = 0.5;
/** Time in which the runners send statements that get no answer (ms). */
const UNANSWERED_MS = 20;

let database: Awaited<ReturnType<typeof testDatabase>>;
let proxy: BreakableProxy;
let direct: pg.Pool;
let pool: pg.Pool;
const unhandled: unknown[] = [];
const note = (error: unknown) => unhandled.push(error);

beforeEach(async () => {
  database = await testDatabase();
  const url = new URL(database.url);
  proxy = await startBreakableProxy({ host: url.hostname, port: Number(url.port) });
  direct = openPool({ connectionString: database.url, max: 1 }, () => undefined);
  url.port = String(proxy.port);
  pool = openPool({ connectionString: url.href, max: 16 }, () => undefined);
  unhandled.length = 0;
  process.on('unhandledRejection', note);
});
afterEach(async () => {
  process.off('unhandledRejection', note);
  await pool.end();
  await direct.end();
  await proxy.close();
  await database.drop();
});

it(
  'a worker whose connections end while its statements are under way ends nothing else and loses no place in the pool',
  { tags: ['@long'], timeout: 180_000 },
  async () => {
    let done = 0;
    const run = () => Promise.resolve((done += 1));
    const jobs = { mailOrder: { isMail: true, run }, syncCatalogue: { run } };
    for (let round = 0; round < ROUNDS; round += 1) {
      const worker = await startWorker(pool, jobs, createLog('silent'));
      await delay(STEP_MS * round);
      proxy.freeze();
      await delay(UNANSWERED_MS);
      proxy.cut();
      await delay(UNANSWERED_MS);
      proxy.restore();
      const before = done;
      await direct.query("select graphile_worker.add_job('syncCatalogue', '{}')");
      await vi.waitFor(() => expect(done).toBeGreaterThan(before), { timeout: 10_000, interval: 10 });
      await worker.stop();
    }
    expect(unhandled).toEqual([]);
    await vi.waitFor(() => expect(pool.totalCount).toBe(pool.idleCount), { timeout: 10_000 });
  },
);
