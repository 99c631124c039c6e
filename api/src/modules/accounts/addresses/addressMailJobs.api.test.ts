import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statementsOf } from '../../../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../../../test/testApp.ts';
import type { JobPayloads } from '../../../gateways/jobs/jobs.gateway.ts';
import { AccountService } from '../account.service.ts';
import { SessionService } from '../sessions/session.service.ts';
import { AccountMailService } from '../account.mail.ts';
import { AddressService } from './address.service.ts';

// The tests run these jobs themselves, to control the order.
let app: TestApp;
let session = '';
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  await app.mailbox.clear();
  for (const table of ['graphile_worker._private_jobs', 'rate_limits', 'users'])
    await query(`delete from ${table}`);
  session = await register('ana@example.org');
});

type Verification = JobPayloads['mailEmailVerification'];
type Change = JobPayloads['mailEmailChange'];

const query = (sql: string) => app.container.infrastructure.database.pool.query(sql);
const register = async (email: string) => {
  const account = { name: 'Ana', email, password: 'correct horse' };
  const registered = await app.scope().get(AccountService).register(account, '192.0.2.1');
  return registered.ok ? registered.value.token : '';
};
const jobs = async <Payload>(name: keyof JobPayloads) => {
  const { rows } = await query(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = '${name}' order by j.id`,
  );
  return rows.map((row: { payload: Payload }) => row.payload);
};
const change = async (email: string) => {
  const scope = app.scope();
  const viewer = await scope.get(SessionService).viewer(session);
  if (!viewer) throw new Error('nobody is signed in');
  const wish = { email, password: 'correct horse' };
  const result = await scope.get(AddressService).requestChange(viewer, wish, '192.0.2.1');
  expect(result.ok).toBe(true);
};
const send = (payload: Change | undefined) => {
  if (!payload) throw new Error('nothing waits');
  return app.scope().get(AccountMailService).sendChange(payload);
};
const sent = async () => (await app.mailbox.messages()).map(({ to, headers }) => [to, headers['message-id']]);

describe('the verification link job', () => {
  const verify = async () => {
    const [job] = await jobs<Verification>('mailEmailVerification');
    if (!job) throw new Error('nothing waits');
    return app.scope().get(AccountMailService).sendVerification(job);
  };

  it('a repeated verification job sends a mail with the same id', async () => {
    await verify();
    await verify();
    const mails = await sent();
    expect(mails).toHaveLength(2);
    expect(mails[0]).toEqual(mails[1]);
  });

  it.each([
    ['is verified already', 'update users set email_verified_at = now()'],
    ['is replaced', "update users set email = 'else@example.org'"],
    ['is deleted with its account', 'delete from users'],
  ])('the verification job sends nothing when the address %s', async (_what, sql) => {
    await query(sql);
    await verify();
    expect(await sent()).toEqual([]);
  });
});

describe('the jobs of a change of address', () => {
  it('each mail of a change has its own job, and a repeat has the same id', async () => {
    await change('new@example.org');
    const waiting = await jobs<Change>('mailEmailChange');
    expect(waiting.map(({ kind }) => kind)).toEqual(['asked-new', 'asked-old']);
    for (const job of [...waiting, ...waiting]) await send(job);
    const mails = await sent();
    expect(mails.map(([to]) => String(to)).toSorted()).toEqual([
      'ana@example.org',
      'ana@example.org',
      'new@example.org',
      'new@example.org',
    ]);
    expect(new Set(mails.map(([, id]) => id)).size).toBe(2);
  });

  it('no link is sent to an address that is no longer pending', async () => {
    await change('older@example.org');
    await change('newer@example.org');
    const links = (await jobs<Change>('mailEmailChange')).filter(({ kind }) => kind === 'asked-new');
    for (const job of links.reverse()) await send(job);
    expect((await sent()).map(([to]) => to)).toEqual(['newer@example.org']);
  });

  it('no mail about a change is sent for a deleted account', async () => {
    await change('new@example.org');
    await query('delete from users');
    for (const job of await jobs<Change>('mailEmailChange')) await send(job);
    expect(await sent()).toEqual([]);
  });

  it('a request of a change takes the same statements for free and taken addresses', async () => {
    await register('held@example.org');
    const free = await statementsOf(() => change('free@example.org'));
    const held = await statementsOf(() => change('held@example.org'));
    const texts = ({ statements }: typeof free) =>
      statements.map(({ text }) => text.replaceAll(/'[^']*'/g, '?'));
    expect(texts(held)).toEqual(texts(free));
    expect(free.statements.length).toBeGreaterThan(0);
  });

  it('the verification job is not queued when its transaction fails', async () => {
    const scope = app.scope();
    await expect(
      scope.em.transactional(async (em) => {
        const account = { name: 'Bo', email: 'bo@example.org', passwordHash: 'x' };
        await scope.get(AccountService).add(em, account);
        throw new Error('not after all');
      }),
    ).rejects.toThrow('not after all');
    const waiting = await jobs<Verification>('mailEmailVerification');
    expect(waiting.map(({ email }) => email)).toEqual(['ana@example.org']);
  });
});
