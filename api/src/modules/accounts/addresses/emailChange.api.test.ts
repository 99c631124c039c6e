import { beforeAll, describe, expect, it } from 'vitest';
import { linkToken, PASSWORD, useAccounts } from '../../../../test/useAccounts.ts';
import { NewPasswordService } from '../passwords/newPassword.service.ts';

const LONG = { tags: ['@long'] };

const accounts = useAccounts();

const LINK = 'Confirm your new email address';
const ASKED = 'A new email address for your account';
const TAKEN = 'You already have an account with this address';
const DONE = 'The email address of your account was changed';
const FAILED = 'Your email address could not be changed.';

const change = (session: string, email: string, password: string | null = PASSWORD) =>
  accounts.mutate('requestEmailChange', { email, password }, session);
const cancel = (session: string) => accounts.mutate('cancelEmailChange', null, session);
const verify = (token: string, session?: string) => accounts.mutate('verifyEmail', { token }, session);
const login = async (email: string, password = PASSWORD) =>
  (await accounts.mutate('login', { email, password })).__typename;
const wrongAt = (path: string, message: string) => ({
  __typename: 'ValidationError',
  message: FAILED,
  fields: [{ path, message }],
});

/** An account with a pending address: its session and the token of the mailed link. */
async function wished(from: string, to: string) {
  const session = await accounts.register(from);
  expect((await change(session, to)).__typename).toBe('RequestEmailChangePayload');
  return { session, token: linkToken(await accounts.mail(to, LINK)) };
}

describe('changes of address', () => {
  it('the link mailed to the new address completes the change; the old address gets a mail before and after', async () => {
    const [from, to] = ['old@example.org', 'new@example.org'];
    const session = await accounts.register(from);
    const asked = await change(session, ' New@Example.org ');
    expect(asked.user).toMatchObject({ email: from, pendingEmail: to });
    const link = await accounts.mail(to, LINK);
    expect(link.html).toContain(`href="${accounts.app.url}/verify-email/${linkToken(link)}"`);
    expect(link.text + link.html).not.toMatch(/López|old@/);
    const notice = await accounts.mail(from, ASKED);
    for (const body of [notice.text, notice.html]) {
      expect(body).toContain(to);
      expect(body).toContain(`${accounts.app.url}/forgot-password`);
      expect(body).not.toContain('verify-email');
    }
    expect(await login(from)).toBe('AuthPayload');
    expect(await login(to)).toBe('UnauthenticatedError');
    const done = await verify(linkToken(link), session);
    expect(done).toMatchObject({
      __typename: 'VerifyEmailPayload',
      email: to,
      user: { email: to, emailVerified: true, pendingEmail: null },
    });
    expect(await accounts.viewer(session)).toMatchObject({ email: to, emailVerified: true });
    expect(await login(from)).toBe('UnauthenticatedError');
    expect(await login(to)).toBe('AuthPayload');
    const told = await accounts.mail(from, DONE);
    for (const part of [to, `${accounts.app.url}/contact`]) expect(told.text).toContain(part);
    expect(await verify(linkToken(link), session)).toEqual(done);
    expect(await accounts.mails(from, DONE)).toHaveLength(1);
  });

  it('the verification link of the old address does not complete a change', async () => {
    const session = await accounts.register('first@example.org');
    const token = linkToken(await accounts.mail('first@example.org', 'Confirm your email address'));
    await change(session, 'second@example.org');
    expect(await verify(token, session)).toMatchObject({
      user: { email: 'first@example.org', pendingEmail: 'second@example.org' },
    });
  });

  it('only the link to the last requested address works', async () => {
    const { session, token } = await wished('a@example.org', 'b@example.org');
    await change(session, 'c@example.org');
    const newer = linkToken(await accounts.mail('c@example.org', LINK));
    expect((await verify(token)).__typename).toBe('NotFoundError');
    expect((await verify(newer)).email).toBe('c@example.org');
    expect((await verify(token)).__typename).toBe('NotFoundError');
  });

  it('a change of address can be cancelled', LONG, async () => {
    const { session, token } = await wished('stays@example.org', 'goes@example.org');
    expect(await cancel(session)).toMatchObject({
      __typename: 'CancelEmailChangePayload',
      user: { email: 'stays@example.org', pendingEmail: null },
    });
    expect((await verify(token)).__typename).toBe('NotFoundError');
    expect(await accounts.viewer(session)).toMatchObject({ email: 'stays@example.org', pendingEmail: null });
    expect(await cancel(session)).toEqual({
      __typename: 'NotFoundError',
      message: 'No email change is pending.',
    });
  });

  it('a change of password cancels a change of address', LONG, async () => {
    const { session, token } = await wished('careful@example.org', 'thief@example.org');
    const pair = { currentPassword: PASSWORD, newPassword: 'a better battery' };
    expect((await accounts.mutate('changePassword', pair, session)).user?.pendingEmail).toBeNull();
    expect((await verify(token)).__typename).toBe('NotFoundError');
  });

  it('a password reset cancels a change of address, as the notice promises', LONG, async () => {
    const { token } = await wished('robbed@example.org', 'robber@example.org');
    await accounts.app.scope().get(NewPasswordService).request('robbed@example.org', '192.0.2.1');
    const { text } = await accounts.mail('robbed@example.org', 'Choose a new password');
    const resetToken = /\/reset-password\/(\S+)/.exec(text)?.[1] ?? '';
    const reset = () =>
      accounts.app.scope().get(NewPasswordService).reset(resetToken, 'a better battery', '192.0.2.1');
    expect((await reset()).ok).toBe(true);
    expect((await verify(token)).__typename).toBe('NotFoundError');
    expect(await login('robbed@example.org', 'a better battery')).toBe('AuthPayload');
  });

  it('a change of address invalidates the reset links in the old mailbox', LONG, async () => {
    const { token } = await wished('left@example.org', 'moved@example.org');
    await accounts.app.scope().get(NewPasswordService).request('left@example.org', '192.0.2.1');
    const { text } = await accounts.mail('left@example.org', 'Choose a new password');
    const resetToken = /\/reset-password\/(\S+)/.exec(text)?.[1] ?? '';
    await verify(token);
    const reset = accounts.app
      .scope()
      .get(NewPasswordService)
      .reset(resetToken, 'a better battery', '192.0.2.1');
    expect((await reset).ok).toBe(false);
    expect(await login('moved@example.org')).toBe('AuthPayload');
  });

  it('20 parallel uses of a link complete the change once', LONG, async () => {
    const { token } = await wished('race@example.org', 'raced@example.org');
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => verify(token)));
    expect(new Set(outcomes.map(({ email }) => email))).toEqual(new Set(['raced@example.org']));
    expect(await accounts.mails('race@example.org', DONE)).toHaveLength(1);
  });

  it('one of two accounts that claim an address in parallel gets it', LONG, async () => {
    const one = await wished('one@example.org', 'prize@example.org');
    await accounts.app.mailbox.clear();
    const two = await wished('two@example.org', 'prize@example.org');
    const outcomes = await Promise.all([verify(one.token), verify(two.token)]);
    expect(outcomes.map(({ __typename }) => __typename).sort()).toEqual([
      'ConflictError',
      'VerifyEmailPayload',
    ]);
    expect(outcomes.map(({ message }) => message)).toContain(
      'This email address is now used by another account. Please choose another one.',
    );
    const { rows } = await accounts.query("select from users where email = 'prize@example.org'");
    expect(rows).toHaveLength(1);
    expect([
      ...(await accounts.mails('one@example.org', DONE)),
      ...(await accounts.mails('two@example.org', DONE)),
    ]).toHaveLength(1);
  });
});

describe('address of another account', () => {
  it(
    'a request of a taken address gets the usual answer and no link; the old address gets the usual notice',
    LONG,
    async () => {
      const owner = await accounts.register('held@example.org');
      const session = await accounts.register('wisher@example.org');
      const free = await change(session, 'free@example.org');
      const told = await accounts.mail('wisher@example.org', ASKED);
      await accounts.jobsDone();
      await accounts.app.mailbox.clear();
      const taken = await change(session, 'held@example.org');
      expect(taken).toEqual({ ...free, user: { ...free.user, pendingEmail: 'held@example.org' } });
      expect(await accounts.subjects('held@example.org')).toEqual([TAKEN]);
      const { text, html } = await accounts.mail('held@example.org', TAKEN);
      expect(text + html).not.toContain('verify-email');
      const toldAgain = await accounts.mail('wisher@example.org', ASKED);
      expect(toldAgain.text).toBe(told.text.replace('free@example.org', 'held@example.org'));
      expect(await accounts.viewer(owner)).toMatchObject({ email: 'held@example.org', pendingEmail: null });
    },
  );
});

describe('requests of a change of address', () => {
  let asker = '';
  beforeAll(async () => void (asker = await accounts.register('asker@example.org')));

  it.each([
    ['', 'Please enter your email address.'],
    ['ana@', 'Please check the email address.'],
    ['ana@example.org\r\nBcc: everybody@example.org', 'Please check the email address.'],
    [' ASKER@example.org', 'That’s already your email address.'],
  ])('%j is refused as a new address', async (email, message) => {
    expect(await change(asker, email)).toEqual(wrongAt('email', message));
  });

  it.each([
    [null, 'Please enter a password.'],
    ['', 'Please enter a password.'],
    ['not the password', 'This is not your password.'],
  ])('%j is refused as the password of a change of address', async (password, message) => {
    const email = `${password?.length ?? 'no'}@example.org`;
    const session = await accounts.register(email);
    expect(await change(session, 'wanted@example.org', password)).toEqual(wrongAt('password', message));
    expect((await accounts.viewer(session))?.pendingEmail).toBeNull();
    expect(await accounts.mails('wanted@example.org', LINK)).toEqual([]);
    expect(await accounts.mails(email, ASKED)).toEqual([]);
  });

  it(
    'after 10 wrong passwords in 15 minutes changes are limited, but the person can still sign in',
    LONG,
    async () => {
      const session = await accounts.register('guessed@example.org');
      for (let tries = 0; tries < 10; tries += 1)
        expect((await change(session, 'mine@example.org', 'a guess')).__typename).toBe('ValidationError');
      expect(await change(session, 'mine@example.org')).toMatchObject({
        __typename: 'RateLimitedError',
        retryAfterSeconds: expect.any(Number),
      });
      expect(await login('guessed@example.org')).toBe('AuthPayload');
    },
  );

  it('an account can request 5 changes an hour', LONG, async () => {
    const session = await accounts.register('fickle@example.org');
    for (let tries = 0; tries < 5; tries += 1)
      expect((await change(session, `wish${tries}@example.org`)).__typename).toBe(
        'RequestEmailChangePayload',
      );
    const limited = await change(session, 'wish5@example.org');
    expect(limited.__typename).toBe('RateLimitedError');
    expect(limited.retryAfterSeconds).toBeGreaterThan(3500);
    expect((await accounts.viewer(session))?.pendingEmail).toBe('wish4@example.org');
  });

  it(
    'a new mailbox gets 5 mails an hour from all accounts; the part after a plus does not count',
    LONG,
    async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 6 }, async (_, index) => {
          const session = await accounts.register(`asker${index}@example.org`);
          return (await change(session, `victim+${index}@example.org`)).__typename;
        }),
      );
      expect(outcomes.sort()).toEqual(['RateLimitedError', ...Array(5).fill('RequestEmailChangePayload')]);
    },
  );

  it('an IP can request 20 changes an hour', LONG, async () => {
    const [mover = '', another = ''] = await Promise.all(
      ['mover@example.org', 'another.mover@example.org'].map((email) => accounts.register(email)),
    );
    // 14 of them are above the limit of the account, and count for the IP too.
    for (let tries = 0; tries < 19; tries += 1) await change(mover, 'wish@example.org');
    expect((await change(another, 'wish20@example.org')).__typename).toBe('RequestEmailChangePayload');
    expect((await change(another, 'wish21@example.org')).__typename).toBe('RateLimitedError');
  });

  it('an account without a password needs a recent sign-in', async () => {
    const session = await accounts.register('google@example.org');
    await accounts.query("update users set password_hash = null where email = 'google@example.org'");
    const start = accounts.now.getTime();
    accounts.now = new Date(start + 11 * 60_000);
    const refused = await change(session, 'wanted.too@example.org', null);
    expect(refused).toMatchObject({ __typename: 'ValidationError', fields: [{ path: 'password' }] });
    expect(refused.fields?.[0]?.message).toContain('sign in with Google again');
    accounts.now = new Date(start + 9 * 60_000);
    expect((await change(session, 'wanted.too@example.org', 'a guess')).__typename).toBe('ValidationError');
    expect((await change(session, 'wanted.too@example.org', null)).user?.pendingEmail).toBe(
      'wanted.too@example.org',
    );
  });

  it('a change of address needs a viewer and changes no other account', LONG, async () => {
    await expect(change('', 'a@example.org')).rejects.toThrow('UNAUTHENTICATED');
    await expect(cancel('made-up')).rejects.toThrow('UNAUTHENTICATED');
    const { session, token } = await wished('owner.a@example.org', 'wish.a@example.org');
    const other = await accounts.register('owner.b@example.org');
    expect((await cancel(other)).__typename).toBe('NotFoundError');
    await change(other, 'wish.b@example.org');
    expect(await accounts.viewer(session)).toMatchObject({
      email: 'owner.a@example.org',
      pendingEmail: 'wish.a@example.org',
    });
    const answer = await verify(token, other);
    expect(answer).toMatchObject({ email: 'wish.a@example.org', user: null });
    expect(await accounts.viewer(other)).toMatchObject({
      email: 'owner.b@example.org',
      pendingEmail: 'wish.b@example.org',
    });
  });
});
