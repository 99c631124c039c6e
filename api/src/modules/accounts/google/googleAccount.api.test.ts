import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeOf, exchangeLoginCode } from '../../../../test/exchangeLoginCode.ts';
import { GoogleBrowser } from '../../../../test/googleBrowser.ts';
import { makeAccount, type MadeAccount } from '../../../../test/makeAccount.ts';
import { restClient } from '../../../../test/restClient.ts';
import { signedInSocket } from '../../../../test/signedInSocket.ts';
import { startGooglePeer, type GooglePeer } from '../../../../test/startGooglePeer.ts';
import { startTestApp, type TestApp } from '../../../../test/testApp.ts';

const LONG = { tags: ['@long'] };

let app: TestApp;
let google: GooglePeer;
let rest: ReturnType<typeof restClient>;
const query = <Row extends object>(sql: string, values: unknown[] = []) =>
  app.container.infrastructure.database.pool.query<Row>(sql, values).then(({ rows }) => rows);

beforeAll(async () => {
  google = await startGooglePeer();
  app = await startTestApp({ worker: true, google: async () => google.config });
  rest = restClient(app);
});
afterAll(async () => {
  await app.close();
  await google.server.stop();
});
beforeEach(async () => {
  await app.mailbox.clear();
  // All tests together make more requests than one IP may.
  await query('delete from rate_limits');
});

const SUBJECT = 'Google sign-in was added to your account';
const WAIT = { timeout: 15_000, interval: 20 };

/** Signs in with Google; returns the user with a token. */
async function signIn(sub: string, email: string, name = 'Rosa Marchetti') {
  google.person = { sub, email, name };
  const landing = await new GoogleBrowser(app).signIn();
  const { user, token } = await exchangeLoginCode(app, codeOf(landing) ?? '');
  if (!user || !token) throw new Error(`The sign-in ended at ${landing}`);
  return { ...user, token };
}

const users = (email: string) =>
  query<{ id: string; google_subject: string | null }>(
    'select id, google_subject from users where email = $1',
    [email],
  );
const login = async ({ email, password }: Pick<MadeAccount, 'email' | 'password'>) =>
  (await rest('post', '/users/login', { body: { email, password } })).status;
const me = async (token: string) => (await rest('get', '/users/me', { token })).status;
const verify = ({ email }: MadeAccount) =>
  query('update users set email_verified_at = now() where email = $1', [email]);
const mailTo = (address: string) =>
  vi.waitFor(async () => {
    const mails = (await app.mailbox.messages()).filter(
      ({ to, subject }) => to === address && subject === SUBJECT,
    );
    expect(mails).toHaveLength(1);
    return mails[0]?.text ?? '';
  }, WAIT);

describe('first sign-ins with Google', () => {
  it('a first sign-in with Google creates a verified account without a password', async () => {
    const rosa = await signIn('first-1', 'First@Example.org', ' Rosa\tMarchetti ');
    expect(rosa).toMatchObject({
      name: 'Rosa Marchetti',
      email: 'first@example.org',
      emailVerified: true,
      hasPassword: false,
    });
    expect(await me(rosa.token)).toBe(200);
  });

  it('twenty simultaneous first sign-ins create one account', LONG, async () => {
    google.person = { sub: 'many-1', email: 'many@example.org', name: 'Rosa' };
    const landings = await Promise.all(Array.from({ length: 20 }, () => new GoogleBrowser(app).signIn()));
    const codes = landings.map(codeOf);
    expect(new Set(codes).size).toBe(20);
    expect(codes).not.toContain(null);
    expect(await users('many@example.org')).toMatchObject([{ google_subject: 'many-1' }]);
  });

  it('a first sign-in uses the account that a parallel request creates', async () => {
    const other = await app.container.infrastructure.database.pool.connect();
    try {
      await other.query('begin');
      await other.query(
        `insert into users (id, name, email, google_issuer, google_subject, created_at)
         values (gen_random_uuid(), 'The first', 'moment@example.org', $1, 'moment-1', now())`,
        [google.config.issuer],
      );
      const signedIn = signIn('moment-1', 'moment@example.org', 'The second');
      await vi.waitFor(async () => {
        const waiting = await query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(waiting).toHaveLength(1);
      }, WAIT);
      await other.query('commit');
      expect((await signedIn).name).toBe('The first');
    } finally {
      other.release();
    }
  });
});

describe('later sign-ins with Google', () => {
  it('a later sign-in finds the account by its subject after a change of address', async () => {
    const rosa = await signIn('later-1', 'later@example.org');
    const again = await signIn('later-1', 'renamed@example.org', 'Rosa Renamed');
    expect(again).toMatchObject({ id: rosa.id, email: 'later@example.org', name: 'Rosa Marchetti' });
    expect(await users('renamed@example.org')).toEqual([]);
    expect(await me(rosa.token)).toBe(200);
  });

  it('a person of another provider with the same subject does not get the account', async () => {
    const rosa = await signIn('same-1', 'rosa.same@example.org');
    await query("update users set google_issuer = 'https://accounts.google.com' where email = $1", [
      rosa.email,
    ]);
    const eve = await signIn('same-1', 'eve.same@example.org', 'Eve');
    expect(eve.id).not.toBe(rosa.id);
    expect(eve.email).toBe('eve.same@example.org');
    expect((await signIn('same-1', 'rosa.same@example.org')).id).toBe(eve.id);
    expect(await me(rosa.token)).toBe(200);
  });

  it('an account of another provider is linked again by its verified address', async () => {
    const rosa = await signIn('moved-1', 'rosa.moved@example.org');
    await query("update users set google_issuer = 'https://accounts.google.com' where email = $1", [
      rosa.email,
    ]);
    const again = await signIn('moved-2', 'rosa.moved@example.org');
    expect(again.id).toBe(rosa.id);
    expect(await query('select google_issuer from users where email = $1', [rosa.email])).toEqual([
      { google_issuer: google.config.issuer },
    ]);
  });

  it('the subject takes precedence over an account with the same address', async () => {
    const rosa = await signIn('prefer-1', 'prefer@example.org');
    const other = await makeAccount(app);
    expect((await signIn('prefer-1', other.email)).id).toBe(rosa.id);
    expect(await login(other)).toBe(200);
  });

  it('a new Google account with the same address opens the account and ends its sessions', LONG, async () => {
    const before = await signIn('replaced-1', 'replaced@example.org');
    const unused = codeOf(await new GoogleBrowser(app).signIn()) ?? '';
    const after = await signIn('replaced-2', 'replaced@example.org');
    expect(after.id).toBe(before.id);
    expect(await me(before.token)).toBe(401);
    expect((await exchangeLoginCode(app, unused)).__typename).toBe('NotFoundError');
    expect(await me(after.token)).toBe(200);
    await mailTo('replaced@example.org');
  });
});

describe('existing accounts', () => {
  it('a verified account with the same address is linked and keeps its password and sessions', async () => {
    const ana = await makeAccount(app);
    await verify(ana);
    const linked = await signIn('verified-1', ana.email.toUpperCase(), 'Somebody');
    expect(linked).toMatchObject({ name: ana.name, emailVerified: true, hasPassword: true });
    expect(await users(ana.email)).toMatchObject([{ id: ana.id, google_subject: 'verified-1' }]);
    expect(await login(ana)).toBe(200);
    expect(await me(ana.token)).toBe(200);
    const mail = await mailTo(ana.email);
    expect(mail).toContain(`Hello ${ana.name},`);
    expect(mail).toContain(`${app.url}/forgot-password`);
    expect(mail).not.toContain('password no longer works');
  });

  it('an unverified account with the same address loses its password and sessions', async () => {
    const mallory = await makeAccount(app);
    await query(`update users set pending_email = 'mallory@evil.example' where email = $1`, [mallory.email]);
    const socket = await signedInSocket(app, mallory.token);
    const linked = await signIn('unverified-1', mallory.email);
    expect(linked).toMatchObject({ name: 'Rosa Marchetti', emailVerified: true, hasPassword: false });
    expect(await me(linked.token)).toBe(200);
    expect(await me(mallory.token)).toBe(401);
    expect(await socket.closeCode()).toBe(4403);
    expect(await login(mallory)).toBe(401);
    expect(await query('select pending_email from users where email = $1', [mallory.email])).toEqual([
      { pending_email: null },
    ]);
    const mail = await mailTo(mallory.email);
    expect(mail).toContain('the old password no longer works');
    expect(mail).toContain('Hello Rosa Marchetti,');
  });

  it('twenty simultaneous sign-ins link an existing account once', LONG, async () => {
    const ana = await makeAccount(app);
    google.person = { sub: 'race-1', email: ana.email };
    const landings = await Promise.all(Array.from({ length: 20 }, () => new GoogleBrowser(app).signIn()));
    expect(landings.map(codeOf)).not.toContain(null);
    await mailTo(ana.email);
  });
});

describe('accounts without a password', () => {
  it('a login to an account without a password fails like a wrong password', async () => {
    await signIn('no-password-1', 'no-password@example.org');
    const answers = await Promise.all(
      ['no-password@example.org', 'nobody@example.org'].map((email) =>
        rest('post', '/users/login', { body: { email, password: 'correct horse' } }),
      ),
    );
    expect(answers.map(({ status, json }) => [status, json.message])).toEqual(
      Array(2).fill([401, 'The email address or the password is wrong.']),
    );
  });

  it('a reset link sets the first password of an account', LONG, async () => {
    const email = 'chooses@example.org';
    await signIn('chooses-1', email);
    await rest('post', '/users/forgot-password', { body: { email } });
    const token = await vi.waitFor(async () => {
      const [mail] = (await app.mailbox.messages()).filter(({ to }) => to === email);
      const found = /\/reset-password\/(\S+)/.exec(mail?.text ?? '')?.[1];
      expect(found).toBeDefined();
      return found;
    }, WAIT);
    const password = 'a horse of my own';
    const path = `/users/reset-password/${token ?? ''}`;
    expect((await rest('patch', path, { body: { password } })).status).toBe(200);
    expect(await login({ email, password })).toBe(200);
    expect(await signIn('chooses-1', email)).toMatchObject({ hasPassword: true });
  });
});
