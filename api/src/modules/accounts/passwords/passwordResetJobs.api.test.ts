import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statementsOf } from '../../../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../../../test/testApp.ts';
import type { JobPayloads } from '../../../gateways/jobs/jobs.gateway.ts';
import { AccountMailService } from '../account.mail.ts';
import { AccountService } from '../account.service.ts';
import { NewPasswordService } from './newPassword.service.ts';

// The tests run these jobs themselves, to control the order.
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const account = { name: 'Ana', email: 'ana@example.org', password: 'correct horse' };
  await app.scope().get(AccountService).register(account, '192.0.2.1');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.mailbox.clear();
  const { pool } = app.container.infrastructure.database;
  await pool.query('delete from graphile_worker._private_jobs');
  await pool.query('delete from password_resets');
});

type Payload = JobPayloads['mailPasswordReset'];

const request = (email: string) => app.scope().get(NewPasswordService).request(email, '192.0.2.1');
const send = (payload: Payload | undefined) => {
  if (!payload) throw new Error('nothing waits');
  return app.scope().get(AccountMailService).sendResetLink(payload);
};
const waiting = async () => {
  const { rows } = await app.container.infrastructure.database.pool.query<{ payload: Payload }>(
    'select payload from graphile_worker._private_jobs order by id',
  );
  return rows.map(({ payload }) => payload);
};
const tokens = async () =>
  (await app.mailbox.messages()).map(({ text }) => /\/reset-password\/(\S+)/.exec(text ?? '')?.[1] ?? '');
const reset = async (token: string | undefined) =>
  (
    await app
      .scope()
      .get(NewPasswordService)
      .reset(token ?? '', 'a better battery', '192.0.2.1')
  ).ok;

describe('the reset link job', () => {
  it('a request of a reset link takes the same statements for every address', async () => {
    const known = await statementsOf(() => request('ana@example.org'));
    const unknown = await statementsOf(() => request('nobody@example.org'));
    const texts = ({ statements }: typeof known) =>
      statements.map(({ text }) => text.replace(/'\{.*\}'/, '?'));
    expect(texts(known)).toEqual(texts(unknown));
    expect(known.statements.length).toBeGreaterThan(0);
    expect(known.result).toEqual(unknown.result);
    expect(await waiting()).toHaveLength(2);
  });

  it('neither the queue nor the database contains the token of a reset link', async () => {
    await request('ana@example.org');
    const jobs = await waiting();
    await send(jobs[0]);
    const [token = ''] = await tokens();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(jobs)).not.toContain(token);
    const { rows } = await app.container.infrastructure.database.pool.query('select * from password_resets');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('a repeated job mails the same link with the same id, and nothing after its use', async () => {
    await request('ana@example.org');
    const [job] = await waiting();
    await send(job);
    await send(job);
    const mails = await app.mailbox.messages();
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(({ headers }) => headers['message-id'])).size).toBe(1);
    const [token, repeated] = await tokens();
    expect(token).toBe(repeated);
    expect(await reset(token)).toBe(true);
    await send(job);
    expect(await tokens()).toHaveLength(2);
    expect(await reset(token)).toBe(false);
  });

  it('an overtaken job does not restore an older link', async () => {
    await request('ana@example.org');
    await request('ana@example.org');
    const [older, newer] = await waiting();
    await send(newer);
    await send(older);
    const sent = await tokens();
    expect(sent).toHaveLength(1);
    expect(await reset(sent[0])).toBe(true);
  });
});
