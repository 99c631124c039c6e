import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { giveSecondFactor } from '../../../test/giveSecondFactor.ts';
import { makeAccount, type MadeAccount } from '../../../test/makeAccount.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

const operators: string[] = [];
let app: TestApp;
let operator: MadeAccount;
beforeAll(async () => {
  app = await startTestApp({ replace: { operators } });
  operator = await makeAccount(app);
  operators.push(operator.email);
  await giveSecondFactor(app, operator);
});
afterAll(() => app.close());
beforeEach(() => pool().query('delete from graphile_worker._private_jobs; delete from operator_moves'));

const pool = () => app.container.infrastructure.database.pool;

const FAILED = "attempts = 25, last_error = E'550 <ana@example.org> unknown\\nat send'";
const RETRYING = "attempts = 2, last_error = 'timeout', run_at = now() + interval '1 hour'";
const RUNNING = "attempts = 25, last_error = 'timeout', locked_at = now(), locked_by = 'pool-1'";

async function made(kind: string, set: string): Promise<string> {
  const { rows } = await pool().query<{ id: string }>(
    `select id::text from graphile_worker.add_job($1, '{"email":"ana@example.org"}')`,
    [kind],
  );
  const id = rows[0]?.id ?? '';
  await pool().query(`update graphile_worker._private_jobs set ${set} where id = $1`, [id]);
  return id;
}
async function ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const { data, errors } = await app.graphql<Data>(query, variables, operator.token);
  expect(errors).toBeUndefined();
  return data;
}
const listed = (kind: string | null = null) =>
  ask<{ operator: { failedJobs: object[]; failedJobKinds: object[] } }>(
    `query ($kind: String) { operator { failedJobs(kind: $kind) { id kind attempts maxAttempts lastError nextAttemptAt }
      failedJobKinds { kind count } } }`,
    { kind },
  ).then((data) => data.operator);
const change = async (name: string, input: object): Promise<object | undefined> => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const field = name === 'discardJob' ? 'discardedJobId' : 'retriedCount';
  const data = await ask<Record<string, object>>(
    `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename ... on ${type}Payload { ${field} } } }`,
    { input },
  );
  return data[name];
};
const attempts = async (id: string) => {
  const { rows } = await pool().query<{ attempts: number }>(
    'select attempts from graphile_worker._private_jobs where id = $1',
    [id],
  );
  return rows[0]?.attempts;
};
const moves = async () =>
  (await pool().query<object>('select operator, kind, subject, reason from operator_moves order by id')).rows;

it('failed and retrying jobs are listed by kind, without addresses and payloads', async () => {
  const failed = await made('mailGoodbye', FAILED);
  const retrying = await made('mailInvitation', RETRYING);
  await made('mailInvitation', RUNNING);
  await made('mailInvitation', 'attempts = 0');
  const all = await listed();
  expect(all.failedJobs).toEqual([
    {
      id: `job:${retrying}`,
      kind: 'mailInvitation',
      attempts: 2,
      maxAttempts: 25,
      lastError: 'timeout',
      nextAttemptAt: expect.any(String) as string,
    },
    {
      id: `job:${failed}`,
      kind: 'mailGoodbye',
      attempts: 25,
      maxAttempts: 25,
      lastError: '550 <[redacted]> unknown',
      nextAttemptAt: null,
    },
  ]);
  expect(all.failedJobKinds).toEqual([
    { kind: 'mailGoodbye', count: 1 },
    { kind: 'mailInvitation', count: 1 },
  ]);
  expect((await listed('mailGoodbye')).failedJobs).toHaveLength(1);
  expect((await listed('nothing')).failedJobs).toEqual([]);
});

it('one job, and all failed jobs of a kind, run again with all their attempts; running ones are left alone', async () => {
  const [one, two] = [await made('mailGoodbye', FAILED), await made('mailGoodbye', FAILED)];
  const other = await made('mailInvitation', FAILED);
  const running = await made('mailGoodbye', RUNNING);
  expect(await change('retryJob', { jobId: `job:${one}` })).toMatchObject({ retriedCount: 1 });
  expect(await Promise.all([one, two].map(attempts))).toEqual([0, 25]);
  await pool().query('update graphile_worker._private_jobs set attempts = 25 where id = $1', [one]);
  expect(await change('retryJobs', { kind: 'mailGoodbye' })).toMatchObject({ retriedCount: 2 });
  expect(await Promise.all([one, two, other, running].map(attempts))).toEqual([0, 0, 25, 25]);
  expect((await listed()).failedJobKinds).toEqual([{ kind: 'mailInvitation', count: 1 }]);
  expect(await moves()).toEqual([
    { operator: operator.email, kind: 'JOBS_RETRIED', subject: `mailGoodbye, job ${one}`, reason: null },
    { operator: operator.email, kind: 'JOBS_RETRIED', subject: 'mailGoodbye, 2 jobs', reason: null },
  ]);
});

it('a job is discarded with a reason', async () => {
  const id = await made('mailGoodbye', FAILED);
  expect(await change('discardJob', { jobId: `job:${id}`, reason: '' })).toEqual({
    __typename: 'ValidationError',
  });
  expect(await attempts(id)).toBe(25);
  expect(await change('discardJob', { jobId: `job:${id}`, reason: 'The address is wrong.' })).toMatchObject({
    discardedJobId: `job:${id}`,
  });
  expect(await attempts(id)).toBeUndefined();
  expect(await moves()).toEqual([
    {
      operator: operator.email,
      kind: 'JOB_DISCARDED',
      subject: `mailGoodbye, job ${id}`,
      reason: 'The address is wrong.',
    },
  ]);
});

it('jobs that run, wait, are unknown or have no number are not found, and nothing is written down', async () => {
  const ids = [
    `job:${await made('mailGoodbye', RUNNING)}`,
    `job:${await made('mailGoodbye', 'attempts = 0')}`,
    'job:999999999999',
    'job:1; drop table users',
    'job:9999999999999999999999',
    '1',
    '',
  ];
  for (const jobId of ids) {
    expect(await change('retryJob', { jobId }), jobId).toEqual({ __typename: 'NotFoundError' });
    expect(await change('discardJob', { jobId, reason: 'Because.' }), jobId).toEqual({
      __typename: 'NotFoundError',
    });
  }
  expect(await change('retryJobs', { kind: 'mailGoodbye' })).toEqual({ __typename: 'NotFoundError' });
  expect(await moves()).toEqual([]);
});
