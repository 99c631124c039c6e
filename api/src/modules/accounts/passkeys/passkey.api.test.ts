import { beforeEach, describe, expect, it } from 'vitest';
import { secondStepClient } from '../../../../test/secondStepClient.ts';
import { SoftPasskey } from '../../../../test/softPasskey.ts';
import { PASSWORD, useAccounts } from '../../../../test/useAccounts.ts';
import { toGlobalId } from '../../../graphql/globalId.ts';
import { newId } from '../../../lib/ids.ts';
import { SessionService } from '../sessions/session.service.ts';

const MINUTE_MS = 60_000;
const accounts = useAccounts();
const send = (name: string, input: object | null = null, session?: string) =>
  secondStepClient(accounts.app).send(name, input, session);
const origin = () => accounts.app.container.infrastructure.publicUrl;

let email: string;
let token: string;
let device: SoftPasskey;
beforeEach(async () => {
  email = `ana.${newId()}@example.org`;
  token = await accounts.register(email);
  await accounts.query('update users set email_verified_at = now() where email = $1', [email]);
  device = new SoftPasskey(origin());
});

const later = (minutes: number) => (accounts.now = new Date(accounts.now.getTime() + minutes * MINUTE_MS));
const login = () => send('login', { email, password: PASSWORD });
const asked = (options = ''): { challenge: string } => JSON.parse(options) as { challenge: string };

async function add(name = 'Phone', made = device) {
  const { ticket = '', options } = await send('startPasskey', null, token);
  return send('addPasskey', { ticket, answer: made.make(asked(options)), name }, token);
}
const start = async () => {
  const { ticket = '', options } = await send('startPasskeySignIn');
  return { ticket, asked: asked(options) };
};
async function signIn(made = device) {
  const started = await start();
  return send('signInWithPasskey', { ticket: started.ticket, answer: made.sign(started.asked) });
}
const listed = async (session = token) => {
  const { data } = await accounts.app.graphql<{
    viewer: { passkeys: { id: string; name: string; createdAt: string; lastUsedAt: string | null }[] };
  }>('{ viewer { passkeys { id name createdAt lastUsedAt } } }', {}, session);
  return data?.viewer.passkeys ?? [];
};
const UNKNOWN = {
  __typename: 'NotFoundError',
  message: 'This passkey does not work here. Please try again, or sign in another way.',
};
const NOT_NEW = {
  __typename: 'NotFoundError',
  message: 'The passkey could not be added. Please begin again.',
};

describe('a passkey', () => {
  it('is added, ends other sessions, gives recovery codes once, and signs in without another step', async () => {
    const other = (await login()).token ?? '';
    const { recoveryCodes } = await add();
    expect(new Set(recoveryCodes).size).toBe(10);
    await accounts.mail(email, 'A passkey was added to your account');
    expect(await accounts.viewer(other)).toBeNull();
    expect(await listed()).toMatchObject([{ name: 'Phone', lastUsedAt: null }]);
    expect((await add('Laptop', new SoftPasskey(origin()))).recoveryCodes).toBeNull();

    later(3);
    const { token: session = '' } = await signIn();
    expect(await accounts.viewer(session)).not.toBeNull();
    const used = (await listed(session)).find(({ name }) => name === 'Phone');
    expect(used?.lastUsedAt).toBe(accounts.now.toISOString());
  });

  it('makes the password alone insufficient; a recovery code is the way without the device', async () => {
    const { recoveryCodes } = await add();
    const step = await login();
    expect(step).toMatchObject({ __typename: 'SecondStepNeededError', factors: ['PASSKEY'] });
    const code = recoveryCodes?.[0] ?? '';
    expect(await send('finishSignIn', { challenge: step.challenge, code })).toHaveProperty('token');
  });

  it('is renamed and removed, and with the last one the recovery codes go', async () => {
    await add();
    const id = (await listed())[0]?.id ?? '';
    expect(await send('renamePasskey', { id, name: ' ' }, token)).toMatchObject({
      fields: [{ path: 'name', message: 'Please enter a name.' }],
    });
    await send('renamePasskey', { id, name: ' Work   laptop ' }, token);
    expect(await listed()).toMatchObject([{ name: 'Work laptop' }]);
    later(11);
    expect(await send('removePasskey', { id }, token)).toMatchObject({ ways: ['PASSWORD'] });
    await send('confirmIdentity', { password: PASSWORD }, token);
    expect((await send('removePasskey', { id }, token)).__typename).toBe('RemovePasskeyPayload');
    expect((await send('removePasskey', { id }, token)).message).toBe(
      'This passkey has already been removed.',
    );
    await accounts.mail(email, 'A passkey was removed from your account');
    expect(
      (
        await accounts.query(
          'select from recovery_codes r, users u where u.id = r.user_id and u.email = $1',
          [email],
        )
      ).rows,
    ).toEqual([]);
    expect((await login()).__typename).toBe('AuthPayload');
    expect(await signIn()).toEqual(UNKNOWN);
  });

  it('needs a confirmed address, and an account has at most ten', async () => {
    await accounts.query(
      `insert into passkeys (id, user_id, credential_id, public_key, name, created_at)
         select gen_random_uuid(), u.id, 'key ' || n, 'key', 'Key', now()
         from users u, generate_series(1, 10) n where email = $1`,
      [email],
    );
    expect((await send('startPasskey', null, token)).message).toBe(
      'Your account has 10 passkeys. Please remove one first.',
    );
    await accounts.query('update users set email_verified_at = null where email = $1', [email]);
    expect((await send('startPasskey', null, token)).message).toBe(
      'Please confirm your email address first. We sent you a link.',
    );
  });
});

describe('an answer to a challenge', () => {
  it('counts once, within five minutes, and only for who has asked', async () => {
    const { ticket = '', options } = await send('startPasskey', null, token);
    const answer = device.make(asked(options));
    const stranger = await accounts.register(`bo.${newId()}@example.org`);
    expect(await send('addPasskey', { ticket, answer, name: 'Phone' }, stranger)).toEqual(NOT_NEW);
    expect(await send('signInWithPasskey', { ticket, answer: device.sign(asked(options)) })).toEqual(UNKNOWN);
    expect((await send('addPasskey', { ticket, answer, name: 'Phone' }, token)).__typename).toBe(
      'AddPasskeyPayload',
    );
    expect(await send('addPasskey', { ticket, answer, name: 'Phone' }, token)).toEqual(NOT_NEW);

    const first = await start();
    const signed = { ticket: first.ticket, answer: device.sign(first.asked) };
    expect((await send('signInWithPasskey', signed)).__typename).toBe('AuthPayload');
    expect(await send('signInWithPasskey', signed)).toEqual(UNKNOWN);

    const late = await start();
    later(6);
    const answered = { ticket: late.ticket, answer: device.sign(late.asked) };
    expect(await send('signInWithPasskey', answered)).toEqual(UNKNOWN);
    await accounts.app.scope().get(SessionService).sweep();
    expect((await accounts.query('select from passkey_challenges')).rows).toEqual([]);
  });

  it.each([
    ['of another site', { origin: 'https://phishing.example' }],
    ['to another challenge', { challenge: 'YW5vdGhlciBvbmU' }],
    ['of another ceremony', { type: 'payment.get' }],
  ])('%s is refused without an error of the server', async (_what, changes) => {
    const { ticket = '', options } = await send('startPasskey', null, token);
    const answer = device.make(asked(options), changes);
    expect(await send('addPasskey', { ticket, answer, name: 'Phone' }, token)).toEqual(NOT_NEW);
    await add();
    const started = await start();
    const signed = { ticket: started.ticket, answer: device.sign(started.asked, changes) };
    expect(await send('signInWithPasskey', signed)).toEqual(UNKNOWN);
  });

  it('with another key, a counter that does not rise, or no sense at all is refused', async () => {
    await add();
    const copy = new SoftPasskey(origin());
    Object.assign(copy, { id: device.id });
    expect(await signIn(copy)).toEqual(UNKNOWN);
    expect((await signIn()).__typename).toBe('AuthPayload');
    device.counter = 0;
    expect(await signIn()).toEqual(UNKNOWN);
    for (const answer of ['', '{', 'null', '{"type":"public-key"}']) {
      const { ticket } = await start();
      expect(await send('signInWithPasskey', { ticket, answer })).toEqual(UNKNOWN);
    }
  });

  it('may be wrong 20 times in 15 minutes', async () => {
    for (let tries = 0; tries < 20; tries += 1)
      await send('signInWithPasskey', { ticket: 'made up', answer: '{}' });
    expect((await signIn()).__typename).toBe('RateLimitedError');
  });
});

it('a passkey of another person is neither shown nor renamed nor removed', async () => {
  await add();
  const id = (await listed())[0]?.id ?? '';
  const stranger = await accounts.register(`bo.${newId()}@example.org`);
  const node = await accounts.app.graphql('query ($id: ID!) { node(id: $id) { id } }', { id }, stranger);
  expect(node.data).toEqual({ node: null });
  expect((await send('renamePasskey', { id, name: 'Mine' }, stranger)).__typename).toBe('NotFoundError');
  expect((await send('removePasskey', { id }, stranger)).__typename).toBe('NotFoundError');
  expect((await send('removePasskey', { id: toGlobalId('Session', newId()) }, token)).__typename).toBe(
    'NotFoundError',
  );
  expect(await listed()).toMatchObject([{ name: 'Phone' }]);
});
