import { DAY_MS } from '@forkfront/common/durations.ts';
import { describe, expect, it } from 'vitest';
import { makeSite } from '../../../../test/makeSite.ts';
import { linkToken, PASSWORD, useAccounts } from '../../../../test/useAccounts.ts';
import { newId } from '../../../lib/ids.ts';
import { hashSecret, makeToken } from '../../../lib/secrets.ts';
import { resetTokenOf } from '../account.mail.ts';
import { NewPasswordService } from '../passwords/newPassword.service.ts';
import { makeEmailToken } from './emailToken.ts';
import { AddressService } from './address.service.ts';

const LONG = { tags: ['@long'] };

const accounts = useAccounts();

const SUBJECT = 'Confirm your email address';
const invalid = {
  __typename: 'NotFoundError',
  message: expect.stringContaining('ask for a new one on your account page'),
};

const verify = (token: string, session?: string) => accounts.mutate('verifyEmail', { token }, session);
const verified = async (session: string) => (await accounts.viewer(session))?.emailVerified;
/** Registers; returns the session and the token of the mailed link. */
async function registered(email: string) {
  const session = await accounts.register(email);
  return { session, token: linkToken(await accounts.mail(email, SUBJECT)) };
}
const idOf = async (email: string) =>
  String((await accounts.query('select id from users where email = $1', [email])).rows[0].id);

describe('new accounts', () => {
  it('a new account gets a mail with a link that verifies its address', async () => {
    const email = 'ana@example.org';
    const session = await accounts.register(email);
    expect(await verified(session)).toBe(false);
    const mail = await accounts.mail(email, SUBJECT);
    const link = `${accounts.app.url}/verify-email/${linkToken(mail)}`;
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`href="${link}"`);
    expect(await verify(linkToken(mail), session)).toEqual({
      __typename: 'VerifyEmailPayload',
      email,
      user: { name: 'Ana <b>López', email, emailVerified: true, pendingEmail: null },
    });
    expect(await verified(session)).toBe(true);
  });

  it('the verification mail does not contain the name', async () => {
    const email = 'stranger@example.org';
    await accounts.mutate('register', { name: 'Cheap pills here', email, password: PASSWORD });
    const { text, html } = await accounts.mail(email, SUBJECT);
    expect(text + html).not.toContain('pills');
  });

  it('an account that is created by a claim gets the link too', async () => {
    const email = 'claimer@example.org';
    const { restaurantId } = await makeSite(accounts.app, { status: 'unclaimed' });
    const claimable = 'update restaurants set claim_token_hash = $1 where id = $2';
    await accounts.query(claimable, [hashSecret('a claim token'), restaurantId]);
    const { token: session = '' } = await accounts.mutate('claimRestaurant', {
      claimToken: 'a claim token',
      name: 'Ana',
      email,
      password: PASSWORD,
      termsAccepted: true,
    });
    expect(await verified(session)).toBe(false);
    await verify(linkToken(await accounts.mail(email, SUBJECT)));
    expect(await verified(session)).toBe(true);
  });

  it('a refused registration sends no mail', async () => {
    await accounts.register('twin@example.org');
    const again = { name: 'Bo', email: 'twin@example.org', password: PASSWORD };
    expect((await accounts.mutate('register', again)).__typename).toBe('ConflictError');
    expect(await accounts.mails('twin@example.org', SUBJECT)).toHaveLength(1);
  });

  it('a password reset verifies the address too', LONG, async () => {
    const email = 'forgetful@example.org';
    await registered(email);
    await accounts.app.scope().get(NewPasswordService).request(email, '192.0.2.1');
    const { text } = await accounts.mail(email, 'Choose a new password');
    const token = /\/reset-password\/(\S+)/.exec(text)?.[1] ?? '';
    const reset = await accounts.app
      .scope()
      .get(NewPasswordService)
      .reset(token, 'a better battery', '192.0.2.1');
    expect(reset.ok && (await verified(reset.value.token))).toBe(true);
  });
});

describe('verification links', () => {
  it('a repeated verification has the same result and keeps the time', LONG, async () => {
    const { session, token } = await registered('twice@example.org');
    const first = await verify(token, session);
    const at = () => accounts.query("select email_verified_at from users where email = 'twice@example.org'");
    const { rows } = await at();
    accounts.now = new Date(accounts.now.getTime() + DAY_MS);
    expect(await verify(token, session)).toEqual(first);
    expect(first.__typename).toBe('VerifyEmailPayload');
    expect((await at()).rows).toEqual(rows);
  });

  it('a verification shows the account to its owner only', async () => {
    const { token } = await registered('owner@example.org');
    const other = await accounts.register('other@example.org');
    const answer = { __typename: 'VerifyEmailPayload', email: 'owner@example.org', user: null };
    expect(await verify(token)).toEqual(answer);
    expect(await verify(token, other)).toEqual(answer);
    expect(await verified(other)).toBe(false);
  });

  it('a verification link works for 7 days', async () => {
    const { session, token } = await registered('late@example.org');
    const start = accounts.now.getTime();
    accounts.now = new Date(start + 7 * DAY_MS + 60_000);
    expect(await verify(token)).toMatchObject(invalid);
    expect(await verified(session)).toBe(false);
    accounts.now = new Date(start + 7 * DAY_MS - 60_000);
    expect((await verify(token)).__typename).toBe('VerifyEmailPayload');
  });

  it('a verification link verifies only its own address', async () => {
    const { session, token } = await registered('before@example.org');
    await accounts.query("update users set email = 'after@example.org' where email = 'before@example.org'");
    expect(await verify(token)).toMatchObject(invalid);
    expect(await verified(session)).toBe(false);
  });

  it('a verification link of a deleted account is invalid', async () => {
    const { token } = await registered('gone@example.org');
    await accounts.query("delete from users where email = 'gone@example.org'");
    expect(await verify(token)).toMatchObject(invalid);
  });

  it.each([
    ['nothing', async () => ''],
    ['a made-up text', async () => 'made-up'],
    ['a tampered link', async (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`],
    ['a cut link', async (token: string) => token.slice(0, -5)],
    [
      'the token of an order',
      async (_token: string, id: string) =>
        makeToken(accounts.app.container.infrastructure.secrets, 'order-status', id),
    ],
    [
      'the token of a new password',
      async (_token: string, id: string) => resetTokenOf(accounts.app.container.infrastructure.secrets, id),
    ],
    [
      'the link of another address',
      async (_token: string, userId: string) =>
        makeEmailToken(accounts.app.container.infrastructure.secrets, {
          userId,
          email: 'else@example.org',
          expiresAt: new Date(accounts.now.getTime() + DAY_MS),
        }),
    ],
  ])('%s is refused as a verification token', async (_what, made) => {
    const email = `${newId()}@example.org`;
    const { session, token } = await registered(email);
    expect(await verify(await made(token, await idOf(email)), session)).toMatchObject(invalid);
    expect(await verified(session)).toBe(false);
  });

  it('an IP can try 60 verification tokens an hour', LONG, async () => {
    const tryOut = () => accounts.app.scope().get(AddressService).verify('made-up', '192.0.2.7');
    const tries = await Promise.all(Array.from({ length: 60 }, tryOut));
    expect(new Set(tries.map((result) => !result.ok && result.error.kind))).toEqual(new Set(['notFound']));
    expect(await tryOut()).toMatchObject({
      error: { kind: 'rateLimited', retryAfterSeconds: expect.any(Number) },
    });
  });
});

describe('repeated verification links', () => {
  const send = (session: string) => accounts.mutate('sendVerification', null, session);

  it('a requested verification link works', LONG, async () => {
    const email = 'resend@example.org';
    const session = await accounts.register(email);
    await accounts.jobsDone();
    await accounts.app.mailbox.clear();
    expect(await send(session)).toEqual({ __typename: 'SendVerificationPayload', email });
    await verify(linkToken(await accounts.mail(email, SUBJECT)));
    expect(await verified(session)).toBe(true);
  });

  it('a verified account cannot request a link', LONG, async () => {
    const { session, token } = await registered('done@example.org');
    await verify(token);
    expect(await send(session)).toEqual({
      __typename: 'ConflictError',
      message: 'Your email address is already verified.',
    });
  });

  it('an account can request 5 links an hour', LONG, async () => {
    const session = await accounts.register('often@example.org');
    for (let tries = 0; tries < 5; tries += 1)
      expect((await send(session)).__typename).toBe('SendVerificationPayload');
    const limited = await send(session);
    expect(limited).toMatchObject({ __typename: 'RateLimitedError', retryAfterSeconds: expect.any(Number) });
    expect(limited.retryAfterSeconds).toBeGreaterThan(3500);
    expect((await send(await accounts.register('fresh@example.org'))).__typename).toBe(
      'SendVerificationPayload',
    );
    expect(await accounts.mails('often@example.org', SUBJECT)).toHaveLength(6);
  });

  it('an IP can request 20 links an hour', LONG, async () => {
    const [person = '', another = ''] = await Promise.all(
      ['person@example.org', 'another.person@example.org'].map((email) => accounts.register(email)),
    );
    // 14 of them are above the limit of the mailbox, and count for the IP too.
    await Promise.all(Array.from({ length: 19 }, () => send(person)));
    expect((await send(another)).__typename).toBe('SendVerificationPayload');
    expect((await send(another)).__typename).toBe('RateLimitedError');
  });

  it('a guest cannot request a link', async () => {
    await expect(accounts.mutate('sendVerification', null)).rejects.toThrow('UNAUTHENTICATED');
  });
});
