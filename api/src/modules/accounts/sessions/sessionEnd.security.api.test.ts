import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startBreakableProxy } from '../../../../test/breakableProxy.ts';
import { makeAccount, type MadeAccount } from '../../../../test/makeAccount.ts';
import { restClient } from '../../../../test/restClient.ts';
import { signedInSocket } from '../../../../test/signedInSocket.ts';
import { startTestApp, type TestApp } from '../../../../test/testApp.ts';
import { connectPostgresEvents } from '../../../gateways/events/postgresEvents.ts';
import { newId } from '../../../lib/ids.ts';
import { hashSecret } from '../../../lib/secrets.ts';
import { PasswordReset, User } from '../account.entity.ts';
import { AccountService } from '../account.service.ts';

/** Two processes of one product: sessions end in one, their sockets are open in the other. */
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ beside: app });
});
afterAll(async () => {
  await other.close();
  await app.close();
});
beforeEach(() => app.container.infrastructure.database.pool.query('delete from rate_limits'));

const NEXT = 'a better battery';

/** The token of a reset link of this account. */
async function resetToken({ id }: MadeAccount): Promise<string> {
  const { em } = app.scope();
  const token = newId();
  await em.insert(PasswordReset, {
    id: newId(),
    user: em.getReference(User, id),
    tokenHash: hashSecret(token),
    expiresAt: new Date(Date.now() + 60_000),
    usedAt: null,
    createdAt: new Date(),
  });
  return token;
}

interface Situation {
  account: MadeAccount;
  /** The session that sends the request; `ended` is the session whose socket must close. */
  actor: string;
  ended: string;
}

async function run(document: string, input: object | null, token?: string): Promise<void> {
  const { data, errors } = await app.graphql<Record<string, { __typename: string }> | null>(
    document,
    input ? { input } : {},
    token,
  );
  expect(errors).toBeUndefined();
  for (const { __typename } of Object.values(data ?? {})) expect(__typename).toMatch(/Payload$/);
}

async function idOfSession(token: string): Promise<string> {
  const { data } = await app.graphql<{ viewer: { sessions: { id: string; isCurrent: boolean }[] } }>(
    '{ viewer { sessions { id isCurrent } } }',
    {},
    token,
  );
  return data.viewer.sessions.find(({ isCurrent }) => isCurrent)?.id ?? '';
}

const ENDINGS: [string, (situation: Situation) => Promise<void>][] = [
  ['logout', ({ ended }) => run('mutation { logout { __typename } }', null, ended)],
  [
    'endSession',
    async ({ actor, ended }) =>
      run(
        'mutation ($input: EndSessionInput!) { endSession(input: $input) { __typename } }',
        { id: await idOfSession(ended) },
        actor,
      ),
  ],
  ['endOtherSessions', ({ actor }) => run('mutation { endOtherSessions { __typename } }', null, actor)],
  [
    'changePassword',
    ({ account, actor }) =>
      run(
        'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }',
        { currentPassword: account.password, newPassword: NEXT },
        actor,
      ),
  ],
  [
    'deleteAccount',
    ({ account, actor }) =>
      run(
        'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename } }',
        { confirmation: account.password },
        actor,
      ),
  ],
  [
    'resetPassword',
    async ({ account }) =>
      run('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename } }', {
        token: await resetToken(account),
        password: NEXT,
      }),
  ],
  [
    'PATCH /users/reset-password/{token}',
    async ({ account }) => {
      const path = `/users/reset-password/${await resetToken(account)}`;
      expect((await restClient(app)('patch', path, { body: { password: NEXT } })).status).toBe(200);
    },
  ],
];

it('a socket closes when its session ends while the process is disconnected from the events', async () => {
  const database = new URL(app.databaseUrl);
  const proxy = await startBreakableProxy({ host: database.hostname, port: Number(database.port) });
  database.port = String(proxy.port);
  const events = await connectPostgresEvents(database.href, () => undefined);
  const deaf = await startTestApp({ beside: app, replace: { events } });
  const [ended, kept] = [await makeAccount(app), await makeAccount(app)];
  const sockets = [await signedInSocket(deaf, ended.token), await signedInSocket(deaf, kept.token)];

  proxy.cut();
  await expect.poll(() => events.connected()).toBe(false);
  await run('mutation { logout { __typename } }', null, ended.token);
  proxy.restore();

  // 1012 makes clients reconnect, which needs an open session.
  expect(await Promise.all(sockets.map((socket) => socket.closeCode()))).toEqual([1012, 1012]);
  const back = await signedInSocket(deaf, kept.token);
  expect(back.isOpen()).toBe(true);
  await Promise.all([...sockets, back].map((socket) => socket.dispose()));
  await deaf.close();
  await events.close();
  await proxy.close();
});

it.each(ENDINGS)('%s ends a session in every process: GraphQL, REST and its socket', async (_name, end) => {
  const [account, stranger] = [await makeAccount(app), await makeAccount(app)];
  const signedIn = await app.scope().get(AccountService).login(account.email, account.password, '192.0.2.1');
  if (!signedIn.ok) throw new Error(signedIn.error.message);
  const ended = signedIn.value.token;
  const sockets = [await signedInSocket(other, ended), await signedInSocket(app, ended)];
  const bystander = await signedInSocket(other, stranger.token);

  await end({ account, actor: account.token, ended });

  for (const process of [app, other]) {
    const { data } = await process.graphql<{ viewer: null }>('{ viewer { id } }', {}, ended);
    expect(data.viewer).toBeNull();
    expect((await restClient(process)('get', '/users/me', { token: ended })).status).toBe(401);
  }
  expect(await Promise.all(sockets.map((socket) => socket.closeCode()))).toEqual([4403, 4403]);
  expect(bystander.isOpen()).toBe(true);
  await Promise.all([...sockets, bystander].map((socket) => socket.dispose()));
});
