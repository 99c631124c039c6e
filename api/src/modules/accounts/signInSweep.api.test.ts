import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAccount } from '../../../test/makeAccount.ts';
import { runJob } from '../../../test/runJob.ts';
import { signedInSocket } from '../../../test/signedInSocket.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

let app: TestApp;
let now = new Date();
beforeAll(async () => void (app = await startTestApp({ worker: true, replace: { clock: () => now } })));
afterAll(() => app.close());

it('the sweep deletes expired sessions, reset links and login codes only', async () => {
  const { pool } = app.container.infrastructure.database;
  const ana = await makeAccount(app);
  const socket = await signedInSocket(app, ana.token);
  const soon = new Date(now.getTime() + 60_000);
  for (const expires of [soon, new Date(soon.getTime() + 1)]) {
    await pool.query(
      `insert into password_resets (id, user_id, token_hash, expires_at, created_at)
       values (gen_random_uuid(), $1, gen_random_uuid(), $2, now())`,
      [ana.id, expires],
    );
    await pool.query(
      `insert into login_codes (id, user_id, code_hash, expires_at)
       values (gen_random_uuid(), $1, gen_random_uuid(), $2)`,
      [ana.id, expires],
    );
    await pool.query(
      `insert into sessions (id, user_id, token_hash, created_at, confirmed_at, last_used_at, expires_at)
       values (gen_random_uuid(), $1, gen_random_uuid(), now(), now(), now(), $2)`,
      [ana.id, expires],
    );
  }
  const left = async () =>
    (
      await pool.query(
        `select (select count(*)::int from sessions) sessions, (select count(*)::int from password_resets) resets,
           (select count(*)::int from login_codes) codes, (select count(*)::int from users) users`,
      )
    ).rows[0] as object;
  const before = await left();
  await runJob(app, 'sweepSignIns', {});
  expect(await left()).toEqual(before);

  now = soon;
  await runJob(app, 'sweepSignIns', {});
  expect(await left()).toEqual({ sessions: 2, resets: 1, codes: 1, users: 1 });
  expect(socket.isOpen()).toBe(true);

  now = new Date(now.getTime() + 31 * 24 * 60 * 60_000);
  await runJob(app, 'sweepSignIns', {});
  expect(await left()).toEqual({ sessions: 0, resets: 0, codes: 0, users: 1 });
  expect(await socket.closeCode()).toBe(4403);
  await socket.dispose();
});
