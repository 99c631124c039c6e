import { beforeEach, describe, expect, it } from 'vitest';
import { restClient } from '../../../../test/restClient.ts';
import { codeOf, secondStepClient, type StepOutcome } from '../../../../test/secondStepClient.ts';
import { PASSWORD, useAccounts } from '../../../../test/useAccounts.ts';
import { newId } from '../../../lib/ids.ts';
import { User } from '../account.entity.ts';
import { LoginCodeService } from '../google/loginCode.service.ts';
import { SessionService } from '../sessions/session.service.ts';
import { AuthenticatorService } from './authenticator.service.ts';
import { CodeCheck } from './codeCheck.service.ts';
import { unseal } from './sealedSecret.ts';

const MINUTE_MS = 60_000;
const accounts = useAccounts();
const client = () => secondStepClient(accounts.app);

let email: string;
let token: string;
beforeEach(async () => {
  email = `ana.${newId()}@example.org`;
  token = await accounts.register(email);
  await accounts.query('update users set email_verified_at = now() where email = $1', [email]);
});

const later = (minutes: number) => (accounts.now = new Date(accounts.now.getTime() + minutes * MINUTE_MS));
const login = () => client().send('login', { email, password: PASSWORD });
const finish = async (code: string, challenge?: string): Promise<StepOutcome> =>
  client().send('finishSignIn', { challenge: challenge ?? (await login()).challenge ?? '', code });
const isSignedIn = async (session: string | undefined) =>
  session !== undefined && (await accounts.viewer(session)) !== null;

/** Two-step sign-in of a minute ago, so that the first code does not count as a repeat. */
async function switchedOn() {
  const made = await client().addAuthenticator(token, accounts.now);
  later(2);
  return { ...made, code: () => codeOf(made.secret, accounts.now) };
}

describe('an authenticator app', () => {
  it('is added with its first code, ends other sessions, and gives ten recovery codes once', async () => {
    const other = (await login()).token;
    const { secret = '', uri } = await client().send('startAuthenticator', null, token);
    expect(uri).toContain(secret);
    expect(await client().send('confirmAuthenticator', { code: '000000' }, token)).toMatchObject({
      fields: [{ path: 'code', message: 'This code is wrong. Please enter the newest code of your app.' }],
    });
    // Until then the password alone signs in.
    expect((await login()).__typename).toBe('AuthPayload');
    const code = codeOf(secret, accounts.now);
    const recoveryCodes = (await client().send('confirmAuthenticator', { code }, token)).recoveryCodes ?? [];
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await isSignedIn(token)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    await accounts.mail(email, 'Two-step sign-in was switched on');
    const { rows } = await accounts.query(
      'select sealed_secret, code_hash from authenticators, recovery_codes',
    );
    expect(JSON.stringify(rows)).not.toContain(secret);
    for (const one of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(one);
  });

  it('is added by a confirmed person with a confirmed address only, and once', async () => {
    await accounts.query('update users set email_verified_at = null where email = $1', [email]);
    expect(await client().send('startAuthenticator', null, token)).toMatchObject({
      message: 'Please confirm your email address first. We sent you a link.',
    });
    await accounts.query('update users set email_verified_at = now() where email = $1', [email]);
    later(10);
    expect((await client().send('startAuthenticator', null, token)).ways).toEqual(['PASSWORD']);
    await client().send('confirmIdentity', { password: PASSWORD }, token);
    await client().addAuthenticator(token, accounts.now);
    expect((await client().send('startAuthenticator', null, token)).__typename).toBe('ConflictError');
  });

  it('a secret waits an hour for its first code', async () => {
    const { secret = '' } = await client().send('startAuthenticator', null, token);
    later(60);
    const late = await client().send('confirmAuthenticator', { code: codeOf(secret, accounts.now) }, token);
    expect(late.__typename).toBe('NotFoundError');
  });

  it('is removed with its recovery codes after a confirmation, and then the password is enough', async () => {
    await switchedOn();
    later(10);
    expect((await client().send('removeAuthenticator', null, token)).ways).toEqual([
      'PASSWORD',
      'AUTHENTICATOR',
    ]);
    await client().send('confirmIdentity', { password: PASSWORD }, token);
    expect((await client().send('removeAuthenticator', null, token)).__typename).toMatch(/Payload$/);
    expect((await login()).__typename).toBe('AuthPayload');
    const { rows } = await accounts.query(
      'select from recovery_codes c join users u on u.id = c.user_id where u.email = $1',
      [email],
    );
    expect(rows).toHaveLength(0);
    await accounts.mail(email, 'Two-step sign-in was switched off');
    expect((await client().send('removeAuthenticator', null, token)).__typename).toBe('NotFoundError');
  });
});

it('a secret that was sealed before a rotation of APP_SECRET is sealed again by the daily job', async () => {
  const { secret } = await switchedOn();
  const { em, get } = accounts.app.scope();
  const { secrets, limiter } = accounts.app.container.infrastructure;
  const rotated = ['the next secret of the installation', secrets[0]] as const;
  const clock = () => accounts.now;
  await new AuthenticatorService(
    em,
    get(CodeCheck),
    get(SessionService),
    limiter,
    clock,
    rotated,
  ).resealAll();
  const { rows } = await accounts.query(
    'select user_id, sealed_secret from authenticators a join users u on u.id = user_id where u.email = $1',
    [email],
  );
  const [{ user_id: userId, sealed_secret: sealed }] = rows as [{ user_id: string; sealed_secret: string }];
  expect(await unseal([rotated[0]], userId, sealed)).toEqual({ text: secret, isOld: false });
});

describe('the second step', () => {
  it('a right password alone opens no session, over GraphQL and REST', async () => {
    const { code } = await switchedOn();
    const first = await login();
    expect(first).toMatchObject({ __typename: 'SecondStepNeededError', factors: ['AUTHENTICATOR'] });
    expect(first.token).toBeUndefined();
    expect(await isSignedIn((await finish(code(), first.challenge)).token)).toBe(true);

    later(1);
    const rest = restClient(accounts.app);
    const refused = await rest('post', '/users/login', { body: { email, password: PASSWORD } });
    expect(refused.status).toBe(403);
    expect(refused.json).toMatchObject({ code: 'second-step-needed', factors: ['AUTHENTICATOR'] });
    const body = { challenge: refused.json['challenge'], code: code() };
    const signedIn = await rest('post', '/users/login/second-step', { body });
    expect(await isSignedIn(String(signedIn.json['token']))).toBe(true);
  });

  it.each([-60, 0, 60])('a clock that is %i seconds off works', async (seconds) => {
    const { secret } = await switchedOn();
    const { __typename } = await finish(codeOf(secret, new Date(accounts.now.getTime() + seconds * 1000)));
    expect(__typename).toBe('AuthPayload');
  });

  it('a code counts once, also for two at the same moment, and an older one no more', async () => {
    const { secret, code } = await switchedOn();
    const challenges = [await login(), await login(), await login()].map(({ challenge }) => challenge);
    const both = await Promise.all(challenges.slice(0, 2).map((challenge) => finish(code(), challenge)));
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['AuthPayload', 'ValidationError']);
    const older = codeOf(secret, new Date(accounts.now.getTime() - 30_000));
    expect(await finish(older, challenges[2])).toMatchObject({
      fields: [{ path: 'code', message: 'This code has been used already. Please wait for the next one.' }],
    });
  });

  it('a challenge works once, for ten minutes, until the password changes', async () => {
    const { code } = await switchedOn();
    const { challenge } = await login();
    await finish(code(), challenge);
    later(1);
    expect((await finish(code(), challenge)).__typename).toBe('NotFoundError');
    const late = await login();
    later(10);
    expect((await finish(code(), late.challenge)).__typename).toBe('NotFoundError');
    const changed = await login();
    const newPassword = 'a better battery';
    await accounts.mutate('changePassword', { currentPassword: PASSWORD, newPassword }, token);
    expect((await finish(code(), changed.challenge)).__typename).toBe('NotFoundError');
    expect((await finish(code(), 'made up')).__typename).toBe('NotFoundError');
  });

  it('5 wrong codes in 15 minutes are the limit, for all challenges together', async () => {
    const { code } = await switchedOn();
    for (let tries = 0; tries < 5; tries += 1)
      expect((await finish('000000')).__typename).toBe('ValidationError');
    expect((await finish(code())).__typename).toBe('RateLimitedError');
    later(16);
    await accounts.query('delete from rate_limits');
    expect((await finish(code())).__typename).toBe('AuthPayload');
  });

  it('a recovery code signs in once, and the owner gets a mail', async () => {
    const { recoveryCodes } = await switchedOn();
    const [first = ''] = recoveryCodes;
    expect((await finish(first.toUpperCase().replaceAll('-', ' '))).__typename).toBe('AuthPayload');
    await accounts.mail(email, 'A recovery code was used to sign in');
    expect(await finish(first)).toMatchObject({
      fields: [{ path: 'code', message: 'This code is wrong, or it has been used already.' }],
    });
    const { data } = await accounts.app.graphql<{ viewer: { secondFactors: object } }>(
      '{ viewer { secondFactors { authenticatorSince recoveryCodesLeft } } }',
      {},
      token,
    );
    expect(data.viewer.secondFactors).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('new recovery codes replace the old ones', async () => {
    const { recoveryCodes: old } = await switchedOn();
    const recoveryCodes = (await client().send('renewRecoveryCodes', null, token)).recoveryCodes ?? [];
    expect(recoveryCodes).toHaveLength(10);
    expect((await finish(old[0] ?? '')).__typename).toBe('ValidationError');
    expect((await finish(recoveryCodes[9] ?? '')).__typename).toBe('AuthPayload');
    await accounts.mail(email, 'Your account has new recovery codes');
  });

  it('a mailed link for a new password does not skip it', async () => {
    const { code } = await switchedOn();
    await accounts.mutate('requestPasswordReset', { email });
    const { text } = await accounts.mail(email, 'Choose a new password');
    const reset = await client().send('resetPassword', {
      token: /\/reset-password\/(\S+)/.exec(text)?.[1] ?? '',
      password: 'a better battery',
    });
    expect(reset.__typename).toBe('SecondStepNeededError');
    expect(await isSignedIn((await finish(code(), reset.challenge)).token)).toBe(true);
  });

  it('a sign-in with Google does not skip it', async () => {
    const { code } = await switchedOn();
    const { em, get } = accounts.app.scope();
    const user = await em.findOneOrFail(User, { email });
    const loginCode = await get(LoginCodeService).make(user, em);
    await em.flush();
    const entered = await get(LoginCodeService).exchange(loginCode, true, '192.0.2.1');
    if (entered.ok || entered.error.kind !== 'secondStep') throw new Error('no second step');
    // The code of Google's sign-in is no challenge, and a challenge no such code.
    expect((await finish(code(), loginCode)).__typename).toBe('NotFoundError');
    const { challenge } = entered.error;
    expect((await get(LoginCodeService).exchange(challenge, true, '192.0.2.1')).ok).toBe(false);
    expect(await isSignedIn((await finish(code(), challenge)).token)).toBe(true);
  });

  it('a code of the app confirms a signed-in person, once; a recovery code does not', async () => {
    const { code, recoveryCodes } = await switchedOn();
    later(10);
    const confirm = (typed: string) => client().send('confirmIdentity', { code: typed }, token);
    expect((await confirm(recoveryCodes[0] ?? '')).__typename).toBe('ValidationError');
    expect((await confirm(code())).__typename).toBe('ConfirmIdentityPayload');
    expect((await client().send('renewRecoveryCodes', null, token)).__typename).toMatch(/Payload$/);
    expect((await confirm(code())).__typename).toBe('ValidationError');
  });
});
