import type pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testDatabase } from '../../../test/testDatabase.ts';
import { testPool } from '../../../test/testPool.ts';
import { createLog } from '../../log.ts';
import { PermanentError } from './jobs.gateway.ts';
import { startWorker } from './worker.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let pool: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = testPool(database.url);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

it('the log has the name and the error of a failed job, but not its payload', async () => {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  const refused = (): Promise<void> => Promise.reject(new Error('550 <ana@example.org> unknown'));
  const worker = await startWorker(pool, { mailGoodbye: { run: refused } }, log);
  const payload = { removalId: 'one', email: 'ana@example.org', greeting: 'Hello Ana López,' };
  await pool.query("select graphile_worker.add_job('mailGoodbye', $1)", [payload]);
  const failure = await vi.waitFor(
    () => {
      const line = lines.find((text) => text.includes('Failed task'));
      expect(line).toBeDefined();
      return line ?? '';
    },
    { timeout: 10_000 },
  );
  await worker.stop();
  expect(failure).toMatch(/mailGoodbye.*attempt 1 of \d+.*550 <\[redacted\]> unknown/);
  for (const personal of ['ana@example.org', 'Ana López', '"payload"'])
    expect(lines.join('\n')).not.toContain(personal);
});

it('a permanently failed job is not retried and keeps its error', async () => {
  const refused = (): Promise<void> => Promise.reject(new PermanentError('550 No such user here'));
  const worker = await startWorker(pool, { mailContactMessage: { run: refused } }, createLog('silent'));
  await pool.query("select graphile_worker.add_job('mailContactMessage', $1)", [{ messageId: 'one' }]);
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query<{ attempts: number; max_attempts: number; last_error: string }>(
        `select attempts, max_attempts, last_error from graphile_worker.jobs
         where task_identifier = 'mailContactMessage' and locked_at is null and last_error is not null`,
      );
      expect(rows).toEqual([
        { attempts: 1, max_attempts: 1, last_error: expect.stringContaining('550 No such user here') },
      ]);
    },
    { timeout: 10_000 },
  );
  await worker.stop();
});
