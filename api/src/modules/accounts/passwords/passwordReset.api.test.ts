import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { restClient } from '../../../../test/restClient.ts';
import { startTestApp, type TestApp } from '../../../../test/testApp.ts';
import { newId } from '../../../lib/ids.ts';
import { LoginCode, User } from '../account.entity.ts';
import { PasswordService } from './password.service.ts';
import { NewPasswordService } from './newPassword.service.ts';

const LONG = { tags: ['@long'] };

let app: TestApp;
let rest: ReturnType<typeof restClient>;
let now = new Date();
beforeAll(async () => {
  app = await startTestApp({ worker: true, replace: { clock: () => now } });
  rest = restClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date();
  await jobsDone();
  await app.mailbox.clear();
  // All tests together make more requests than one IP may.
  await app.container.infrastructure.database.pool.query('delete from rate_limits');
});

const WAIT = { timeout: 15_000, interval: 20 };
const SENT = 'Password reset link sent to your email.';
const INVALID = 'This reset link is no longer valid. Please ask for a new one.';

interface Outcome {
  __typename: string;
  token?: string;
  message?: string;
  fields?: { path: string; message: string }[];
  user?: { email: string };
}

const MORE = '... on UserError { message } ... on ValidationError { fields { path message } }';

async function request(email: string): Promise<Outcome> {
  const { data } = await app.graphql<{ requestPasswordReset: Outcome }>(
    `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename
      ... on RequestPasswordResetPayload { message } ${MORE} } }`,
    { input: { email } },
  );
  return data.requestPasswordReset;
}

async function reset(token: string, password: string): Promise<Outcome> {
  const { data } = await app.graphql<{ resetPassword: Outcome }>(
    `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename
      ... on AuthPayload { token user { email } } ${MORE} } }`,
    { input: { token, password } },
  );
  return data.resetPassword;
}

const register = async (email: string) => {
  const body = { name: 'Ana <b>López', email, password: 'correct horse' };
  return String((await rest('post', '/users/register', { body })).json.token);
};
const login = async (email: string, password: string) =>
  (await rest('post', '/users/login', { body: { email, password } })).status;
const me = async (token: string) => (await rest('get', '/users/me', { token })).status;

const mailsTo = async (address: string, subject: string) =>
  (await app.mailbox.messages()).filter((mail) => mail.to === address && mail.subject === subject);
const mailTo = (address: string, subject: string, count = 1) =>
  vi.waitFor(async () => {
    const mails = await mailsTo(address, subject);
    expect(mails).toHaveLength(count);
    const [{ text, html }] = mails as [(typeof mails)[0]];
    return { text: text ?? '', html: html ?? '' };
  }, WAIT);

/** The token of the latest reset mail. */
async function tokenFor(address: string, count = 1): Promise<string> {
  const { text } = await mailTo(address, 'Choose a new password', count);
  return /\/reset-password\/(\S+)/.exec(text)?.[1] ?? '';
}
async function forgotten(address: string): Promise<string> {
  await register(address);
  expect(await request(address)).toEqual({ __typename: 'RequestPasswordResetPayload', message: SENT });
  return tokenFor(address);
}

const jobsDone = () =>
  vi.waitFor(async () => {
    const { rows } = await app.container.infrastructure.database.pool.query(
      'select from graphile_worker.jobs',
    );
    expect(rows).toHaveLength(0);
  }, WAIT);

describe('password resets', () => {
  it('the mailed link sets a new password, signs in and ends all other sessions', async () => {
    const email = 'ana@example.org';
    const session = await register(email);
    await request(' Ana@Example.org ');
    const mail = await mailTo(email, 'Choose a new password');
    const token = await tokenFor(email);
    const link = `${app.url}/reset-password/${token}`;
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.text).toContain(link);
    const outcome = await reset(token, 'a better battery');
    expect(outcome).toMatchObject({ __typename: 'AuthPayload', user: { email } });
    expect(await me(outcome.token ?? '')).toBe(200);
    expect(await me(session)).toBe(401);
    expect(await login(email, 'correct horse')).toBe(401);
    expect(await login(email, 'a better battery')).toBe(200);
    const told = await mailTo(email, 'Your password was changed');
    for (const body of [told.text, told.html]) expect(body).toContain(`${app.url}/forgot-password`);
    expect(told.text + told.html).not.toContain(token);
  });

  it('a password reset invalidates login codes', async () => {
    const email = 'codes@example.org';
    const token = await forgotten(email);
    const { em } = app.scope();
    const user = await em.findOneOrFail(User, { email });
    await em.insert(LoginCode, {
      id: newId(),
      user,
      codeHash: newId(),
      expiresAt: new Date(Date.now() + 60_000),
    });
    expect((await reset(token, 'another horse')).__typename).toBe('AuthPayload');
    expect(await em.count(LoginCode, { user })).toBe(0);
  });

  it('a password is reset over REST', async () => {
    const email = "o'hara@example.org";
    await register(email);
    const asked = await rest('post', '/users/forgot-password', { body: { email } });
    expect(asked).toMatchObject({ status: 200, json: { message: SENT } });
    const path = `/users/reset-password/${await tokenFor(email)}`;
    const short = await rest('patch', path, { body: { password: 'short' } });
    expect(short).toMatchObject({
      status: 400,
      json: { errors: [{ path: 'password', message: 'Min 8 characters' }] },
    });
    const done = await rest('patch', path, { body: { password: 'a better battery' } });
    expect(done).toMatchObject({ status: 200, json: { email, token: expect.any(String) } });
    expect(await me(String(done.json.token))).toBe(200);
    const again = await rest('patch', path, { body: { password: 'a third battery' } });
    expect(again).toMatchObject({ status: 404, json: { message: INVALID } });
  });

  it('a password reset closes the sockets of the sessions that it ends', async () => {
    const email = 'socket@example.org';
    const token = await register(email);
    const closed = Promise.withResolvers<{ code: number }>();
    const opened = Promise.withResolvers<void>();
    const client = createClient({
      url: `${app.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      lazy: false,
      retryAttempts: 0,
      onNonLazyError: () => undefined,
      connectionParams: { token },
      on: {
        connected: () => opened.resolve(),
        closed: (event) => closed.resolve(event as { code: number }),
      },
    });
    await opened.promise;
    await request(email);
    await reset(await tokenFor(email), 'a better battery');
    expect((await closed.promise).code).toBe(4403);
    await client.dispose();
  });

  it('a reset link works once', LONG, async () => {
    const token = await forgotten('once@example.org');
    expect((await reset(token, 'a better battery')).__typename).toBe('AuthPayload');
    const again = await reset(token, 'a third battery');
    expect(again).toMatchObject({ __typename: 'NotFoundError', message: INVALID });
    expect(await login('once@example.org', 'a third battery')).toBe(401);
  });

  it('a reset link works for an hour', async () => {
    const token = await forgotten('late@example.org');
    const start = now.getTime();
    now = new Date(start + 61 * 60_000);
    expect((await reset(token, 'a better battery')).__typename).toBe('NotFoundError');
    now = new Date(start + 59 * 60_000);
    expect((await reset(token, 'a better battery')).__typename).toBe('AuthPayload');
  });

  it('a new reset link invalidates the older one', LONG, async () => {
    const email = 'twice@example.org';
    const first = await forgotten(email);
    await request(email);
    const second = await tokenFor(email, 2);
    expect(second).not.toBe(first);
    expect((await reset(first, 'a better battery')).__typename).toBe('NotFoundError');
    expect((await reset(second, 'a better battery')).__typename).toBe('AuthPayload');
  });

  it.each([
    ['', 'Required.'],
    ['1234567', 'Min 8 characters'],
    ['x'.repeat(129), 'Please use at most 128 characters.'],
    ['Iloveyou1', 'This password is too common. Please choose another one.'],
  ])('%j is refused as a new password, and the link stays valid', async (password, message) => {
    const email = `weak${password.length}@example.org`;
    const token = await forgotten(email);
    expect(await reset(token, password)).toMatchObject({
      __typename: 'ValidationError',
      message: 'Failed to reset password.',
      fields: [{ path: 'password', message }],
    });
    expect((await reset(token, 'a better battery')).__typename).toBe('AuthPayload');
  });

  it('one of 100 parallel resets with one link succeeds', LONG, async () => {
    const email = 'race@example.org';
    const token = await forgotten(email);
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        app.scope().get(NewPasswordService).reset(token, `battery number ${i}`, `192.0.2.${i}`),
      ),
    );
    const winners = outcomes.flatMap(({ ok }, i) => (ok ? [i] : []));
    expect(winners).toHaveLength(1);
    expect(await login(email, `battery number ${winners[0]}`)).toBe(200);
    expect(outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.error.kind]))).toEqual(
      Array.from({ length: 99 }, () => 'notFound'),
    );
  });

  it('an unknown or empty reset token is refused', async () => {
    expect(await reset('made-up', 'a better battery')).toMatchObject({
      __typename: 'NotFoundError',
      message: INVALID,
    });
    const fields = [{ path: 'token', message: 'Reset token is missing.' }];
    for (const token of ['', ' '])
      expect(await reset(token, 'a better battery')).toMatchObject({ __typename: 'ValidationError', fields });
    const body = { password: 'a better battery' };
    const overRest = await rest('patch', '/users/reset-password/%20', { body });
    expect(overRest).toMatchObject({ status: 400, json: { errors: fields } });
    expect((await rest('patch', '/users/reset-password/made-up', { body })).status).toBe(404);
  });

  it('a password reset also prevents a session that the old password opens in parallel', async () => {
    const email = 'moment@example.org';
    const token = await forgotten(email);
    const passwords = app.container.get(PasswordService);
    const matches = passwords.matches.bind(passwords);
    const spy = vi.spyOn(passwords, 'matches').mockImplementationOnce(async (...args) => {
      const right = await matches(...args);
      expect((await reset(token, 'a better battery')).__typename).toBe('AuthPayload');
      return right;
    });
    expect(await login(email, 'correct horse')).toBe(401);
    expect(spy).toHaveBeenCalledTimes(1);
    spy.mockRestore();
  });
});

describe('requests of a reset link', () => {
  it('an unknown address gets the same answer and no mail', async () => {
    expect(await request('nobody@example.org')).toEqual({
      __typename: 'RequestPasswordResetPayload',
      message: SENT,
    });
    await jobsDone();
    expect(await app.mailbox.messages()).toEqual([]);
  });

  it.each([
    ['', 'Please enter your email address.'],
    ['ana@', 'Please check the email address.'],
  ])('%j is refused as the address of a reset link', async (email, message) => {
    const fields = [{ path: 'email', message }];
    expect(await request(email)).toMatchObject({
      __typename: 'ValidationError',
      message: 'Failed to send reset link.',
      fields,
    });
    const { status, json } = await rest('post', '/users/forgot-password', { body: { email } });
    expect({ status, errors: json.errors }).toEqual({ status: 400, errors: fields });
  });
});
