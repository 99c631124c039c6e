import { resolve } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runProgram } from '../test/runProgram.ts';
import { testDatabase } from '../test/testDatabase.ts';

const ROOT = resolve(import.meta.dirname, '../..');

let database: Awaited<ReturnType<typeof testDatabase>>;
let client: pg.Client;
beforeEach(async () => {
  database = await testDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

/** Runs `npm run jobs` with these arguments as the built program, which starts faster than TypeScript. */
const jobs = (...words: string[]) =>
  runProgram(process.execPath, ['api/dist/manageJobs.js', ...words], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], DATABASE_URL: database.url },
  });

/** Queues a job with the columns of `set`; returns its id. */
async function made(set: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `select id::text from graphile_worker.add_job('mailGoodbye', '{"email":"ana@example.org","greeting":"Hello Ana,"}')`,
  );
  const id = rows[0]?.id ?? '';
  await client.query(`update graphile_worker._private_jobs set ${set} where id = $1`, [id]);
  return id;
}

const FAILED = "attempts = 25, last_error = '550 <ana@example.org> unknown'";
const ABANDONED = "attempts = 1, locked_by = 'pool-dead', locked_at = now() - interval '1 minute'";

it(
  'the command lists jobs without personal data, retries them and removes them',
  { tags: ['@long'] },
  async () => {
    const failed = await made(FAILED);
    const abandoned = await made(ABANDONED);
    const running = await made(
      'attempts = 1, locked_at = now(), locked_by = (select application_name from pg_stat_activity limit 1)',
    );
    await made("created_at = now() - interval '3 hours'");

    const { out, code } = await jobs('list');
    expect(code).toBe(0);
    const lines = out.trim().split('\n');
    expect(lines[0]).toBe('1 waiting, 1 running, 1 abandoned, 1 failed');
    expect(lines[3]).toMatch(
      new RegExp(`^${failed} +mailGoodbye +failed +\\d+ s +25 of 25 +550 <\\[redacted\\]> unknown$`),
    );
    expect(lines[4]).toMatch(new RegExp(`^${abandoned} +mailGoodbye +abandoned .* 1 of 25$`));
    expect(lines[5]).toMatch(/ waiting +3 h +0 of 25$/);
    expect(out).not.toMatch(/ana@example\.org|Hello Ana/);

    expect(await jobs('retry', 'all')).toMatchObject({ out: '2 jobs are queued again.\n', code: 0 });
    const { rows } = await client.query(
      'select 1 from graphile_worker.jobs where id = any($1) and attempts = 0 and locked_at is null and run_at <= now()',
      [[failed, abandoned]],
    );
    expect(rows).toHaveLength(2);

    expect(await jobs('remove', failed)).toMatchObject({ out: `Job ${failed} was removed.\n`, code: 0 });
    const refused = await jobs('remove', running);
    expect(refused).toMatchObject({ out: '', code: 1 });
    expect(refused.problems).toContain('is running');
  },
);

it.each([
  ['without a command', [], /^npm run jobs -- list/],
  ['for an invalid id', ['retry', 'x'], /^"x" is not a job id\./],
  ['for an unknown job', ['retry', '99'], /^0 jobs are queued again\. Missing or running: 99\.$/m],
])('the command prints its error as a sentence %s', { tags: ['@long'] }, async (_case, words, sentence) => {
  const { out, problems, code } = await jobs(...words);
  expect(problems).toMatch(sentence);
  expect([out, code]).toEqual(['', 1]);
});
