import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeAccount, type MadeAccount } from '../../../../test/makeAccount.ts';
import { restClient } from '../../../../test/restClient.ts';
import { signedInSocket } from '../../../../test/signedInSocket.ts';
import { startTestApp, type TestApp } from '../../../../test/testApp.ts';
import { newId } from '../../../lib/ids.ts';
import { LoginCode, PasswordReset, User } from '../account.entity.ts';
import { PasswordCheck } from './passwordCheck.service.ts';

let app: TestApp;
let rest: ReturnType<typeof restClient>;
beforeAll(async () => {
  app = await startTestApp({ worker: true });
  rest = restClient(app);
});
afterAll(() => app.close());
// All tests together make more requests than one IP may.
beforeEach(() => app.container.infrastructure.database.pool.query('delete from rate_limits'));

interface Outcome {
  __typename: string;
  user?: { email: string; hasPassword: boolean };
  message?: string;
  fields?: { path: string; message: string }[];
  retryAfterSeconds?: number;
}

const NEXT = 'a better battery';

async function change(token: string, currentPassword: string, newPassword: string): Promise<Outcome> {
  const { data, errors } = await app.graphql<{ changePassword: Outcome }>(
    `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename
      ... on ChangePasswordPayload { user { email hasPassword } }
      ... on UserError { message }
      ... on ValidationError { fields { path message } }
      ... on RateLimitedError { retryAfterSeconds } } }`,
    { input: { currentPassword, newPassword } },
    token,
  );
  expect(errors).toBeUndefined();
  return data.changePassword;
}

const refusedAt = (path: string, message: string): Outcome => ({
  __typename: 'ValidationError',
  message: 'Your password was not changed.',
  fields: [{ path, message }],
});
const WRONG = refusedAt('currentPassword', 'This is not your password.');

const login = (email: string, password: string) =>
  rest('post', '/users/login', { body: { email, password } });
const me = async (token: string) => (await rest('get', '/users/me', { token })).status;
async function signIn({ email, password }: MadeAccount): Promise<string> {
  return String((await login(email, password)).json.token);
}

describe('changes of password', () => {
  it('a change of password ends all other sessions and their sockets and sends a mail', async () => {
    const ana = await makeAccount(app);
    const other = await signIn(ana);
    const [kept, ended] = [await signedInSocket(app, ana.token), await signedInSocket(app, other)];
    expect(await change(ana.token, ana.password, NEXT)).toEqual({
      __typename: 'ChangePasswordPayload',
      user: { email: ana.email, hasPassword: true },
    });
    expect(await ended.closeCode()).toBe(4403);
    expect(kept.isOpen()).toBe(true);
    expect(await Promise.all([other, ana.token].map(me))).toEqual([401, 200]);
    expect((await login(ana.email, ana.password)).status).toBe(401);
    expect((await login(ana.email, NEXT)).status).toBe(200);
    await vi.waitFor(
      async () => {
        const mails = (await app.mailbox.messages()).filter(({ to }) => to === ana.email);
        expect(mails.map(({ subject }) => subject)).toContain('Your password was changed');
      },
      { timeout: 15_000, interval: 20 },
    );
    await Promise.all([kept.dispose(), ended.dispose()]);
  });

  it('a change of password invalidates reset links and login codes', async () => {
    const ana = await makeAccount(app);
    const { em } = app.scope();
    const user = em.getReference(User, ana.id);
    const soon = new Date(Date.now() + 60_000);
    await em.insert(PasswordReset, {
      id: newId(),
      user,
      tokenHash: newId(),
      expiresAt: soon,
      usedAt: null,
      createdAt: new Date(),
    });
    await em.insert(LoginCode, { id: newId(), user, codeHash: newId(), expiresAt: soon });
    expect((await change(ana.token, ana.password, NEXT)).__typename).toBe('ChangePasswordPayload');
    expect(await em.count(PasswordReset, { user, usedAt: null })).toBe(0);
    expect(await em.count(LoginCode, { user })).toBe(0);
  });

  it.each([
    ['', 'Please enter a password.'],
    ['1234567', 'Min 8 characters'],
    ['x'.repeat(129), 'Please use at most 128 characters.'],
    ['Iloveyou1', 'This password is too common. Please choose another one.'],
    ['correct horse', 'Please choose a password that is different from your current one.'],
  ])('%j is refused as a new password', async (next, message) => {
    const ana = await makeAccount(app);
    expect(await change(ana.token, ana.password, next)).toEqual(refusedAt('newPassword', message));
    expect((await login(ana.email, ana.password)).status).toBe(200);
  });

  it('a change of password with a wrong current password ends no session', async () => {
    const ana = await makeAccount(app);
    const other = await signIn(ana);
    expect(await change(ana.token, 'not the password', NEXT)).toEqual(WRONG);
    expect(await change(ana.token, '', NEXT)).toEqual(
      refusedAt('currentPassword', 'Please enter a password.'),
    );
    expect(await me(other)).toBe(200);
    expect((await login(ana.email, ana.password)).status).toBe(200);
  });

  it('a change of password allows 10 wrong passwords in 15 minutes, counted separately from sign-ins', async () => {
    const ana = await makeAccount(app);
    for (let tries = 0; tries < 11; tries += 1) await login(ana.email, `guess ${tries}`);
    expect((await login(ana.email, ana.password)).status).toBe(429);
    for (let tries = 0; tries < 10; tries += 1)
      expect(await change(ana.token, `guess ${tries}`, NEXT)).toEqual(WRONG);
    const limited = await change(ana.token, ana.password, NEXT);
    expect(limited.__typename).toBe('RateLimitedError');
    expect(limited.retryAfterSeconds).toBeGreaterThan(0);
    const bo = await makeAccount(app);
    expect((await change(bo.token, bo.password, NEXT)).__typename).toBe('ChangePasswordPayload');
  });

  it(
    'the password check of an account allows 100 wrong passwords an hour from all IPs',
    { tags: ['@long'] },
    async () => {
      const { id, password } = await makeAccount(app);
      const check = (guess: string, index: number) =>
        app.scope().get(PasswordCheck).check(id, guess, `192.0.2.${index}`);
      const tries = await Promise.all(
        Array.from({ length: 105 }, (_, index) => check('a wrong guess', index)),
      );
      const kinds = tries.map((outcome) => (outcome.ok ? 'right' : outcome.error.kind));
      expect(kinds.filter((kind) => kind === 'refused')).toHaveLength(100);
      expect(await check(password, 200)).toMatchObject({ error: { kind: 'rateLimited' } });
    },
  );

  it('an account can change its password 10 times an hour', { tags: ['@long'] }, async () => {
    const ana = await makeAccount(app);
    let current = ana.password;
    for (let changes = 0; changes < 10; changes += 1) {
      const next = `battery number ${changes}`;
      expect((await change(ana.token, current, next)).__typename).toBe('ChangePasswordPayload');
      current = next;
    }
    const limited = await change(ana.token, current, NEXT);
    expect(limited).toMatchObject({ __typename: 'RateLimitedError', retryAfterSeconds: expect.any(Number) });
    expect((await login(ana.email, current)).status).toBe(200);
    const bo = await makeAccount(app);
    expect((await change(bo.token, bo.password, NEXT)).__typename).toBe('ChangePasswordPayload');
  });

  it('an account without a password is directed to the reset link', async () => {
    const ana = await makeAccount(app);
    await app.scope().em.nativeUpdate(User, { id: ana.id }, { passwordHash: null });
    expect(await change(ana.token, ana.password, NEXT)).toEqual(
      refusedAt('currentPassword', 'Your account has no password yet. Ask for a reset link to set one.'),
    );
  });

  it('one of two parallel changes of password succeeds', async () => {
    const ana = await makeAccount(app);
    const outcomes = await Promise.all(
      ['battery one', 'battery two'].map((next) => change(ana.token, ana.password, next)),
    );
    expect(outcomes.map(({ __typename }) => __typename).sort()).toEqual([
      'ChangePasswordPayload',
      'ValidationError',
    ]);
    const winner = outcomes[0]?.__typename === 'ChangePasswordPayload' ? 'battery one' : 'battery two';
    expect((await login(ana.email, winner)).status).toBe(200);
  });
});
