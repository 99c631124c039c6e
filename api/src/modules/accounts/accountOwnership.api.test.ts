import { isCompositeType, getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAccount, type MadeAccount } from '../../../test/makeAccount.ts';
import { restClient } from '../../../test/restClient.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { schemaParts } from '../../composition/contributions.ts';
import { buildGraphqlSchema } from '../../graphql/buildSchema.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { modules } from '../../modules.ts';
import { AccountService } from './account.service.ts';
import { SessionService } from './sessions/session.service.ts';

let app: TestApp;
let ana: MadeAccount;
let bo: MadeAccount;
/** A token of Ana whose session has ended. */
let revoked: string;
/** The global id of Ana's open session. */
let session: string;
/** The global id of Ana's passkey. */
let passkey: string;
beforeAll(async () => {
  app = await startTestApp();
  [ana, bo] = [await makeAccount(app), await makeAccount(app)];
  const { get } = app.scope();
  const sessions = get(SessionService);
  const signedIn = await get(AccountService).login(ana.email, ana.password, '192.0.2.1');
  if (!signedIn.ok) throw new Error(signedIn.error.message);
  revoked = signedIn.value.token;
  const viewer = await sessions.viewer(revoked);
  if (viewer) await sessions.endOwned(viewer.id, viewer.sessionId);
  session = toGlobalId('Session', (await sessions.viewer(ana.token))?.sessionId ?? '');
  const { rows } = await app.container.infrastructure.database.pool.query<{ id: string }>(
    `insert into passkeys (id, user_id, credential_id, public_key, name, created_at)
       values (gen_random_uuid(), $1, 'credential', 'key', 'Phone', now()) returning id`,
    [ana.id],
  );
  passkey = toGlobalId('Passkey', rows[0]?.id ?? '');
});
afterAll(() => app.close());
beforeEach(() => app.container.infrastructure.database.pool.query('delete from rate_limits'));

type Who = 'guest' | 'revoked session' | 'made-up token' | 'other user' | 'herself';
const tokenOf = (who: Who): string | undefined =>
  ({
    guest: undefined,
    'revoked session': revoked,
    'made-up token': 'made-up',
    'other user': bo.token,
    herself: ana.token,
  })[who];
const NOBODY: Who[] = ['guest', 'revoked session', 'made-up token'];

/** All rows about Ana. */
async function kept(): Promise<string> {
  const { pool } = app.container.infrastructure.database;
  const user = await pool.query('select * from users where id = $1', [ana.id]);
  const sessions = await pool.query('select * from sessions where user_id = $1 order by id', [ana.id]);
  const authenticators = await pool.query('select * from authenticators where user_id = $1', [ana.id]);
  const passkeys = await pool.query('select * from passkeys where user_id = $1', [ana.id]);
  return JSON.stringify([user.rows, sessions.rows, authenticators.rows, passkeys.rows]);
}

/** Every field of a type; of objects only `__typename`, of lists one page. */
function everyFieldOf(name: string): string {
  const type = buildGraphqlSchema(schemaParts(modules)).getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is no object type`);
  return Object.values(type.getFields())
    .map(
      (field) =>
        field.name +
        (field.args.some((arg) => arg.name === 'first') ? '(first: 1)' : '') +
        (isCompositeType(getNamedType(field.type)) ? ' { __typename }' : ''),
    )
    .join(' ');
}

const node = async (type: string, id: string, who: Who) =>
  (
    await app.graphql<{ node: object | null; nodes: (object | null)[] }>(
      `query ($id: ID!) { node(id: $id) { ...All } nodes(ids: [$id]) { ...All } }
       fragment All on ${type} { ${everyFieldOf(type)} }`,
      { id },
      tokenOf(who),
    )
  ).data;

describe('fields of an account', () => {
  it('a user sees every field of the own account', async () => {
    for (const type of ['User', 'Session']) {
      const id = type === 'User' ? toGlobalId('User', ana.id) : session;
      const { node: found, nodes } = await node(type, id, 'herself');
      expect(found).toMatchObject({ id });
      expect(nodes).toMatchObject([{ id }]);
    }
  });

  it.each<Who>([...NOBODY, 'other user'])('the fields of an account are hidden from %s', async (who) => {
    for (const type of ['User', 'Session']) {
      const id = type === 'User' ? toGlobalId('User', ana.id) : session;
      expect(await node(type, id, who)).toEqual({ node: null, nodes: [null] });
    }
  });

  it.each(NOBODY)('%s sees no field of an account', async (who) => {
    const { data } = await app.graphql(`{ viewer { ${everyFieldOf('User')} } }`, {}, tokenOf(who));
    expect(data).toEqual({ viewer: null });
    const { status, json } = await restClient(app)('get', '/users/me', { token: tokenOf(who) });
    expect(status).toBe(401);
    expect(json).not.toHaveProperty('email');
  });

  it("a user sees nothing of another user's account", async () => {
    const { data } = await app.graphql(
      `{ viewer { ${everyFieldOf('User')} sessions { ${everyFieldOf('Session')} } } }`,
      {},
      bo.token,
    );
    const text = JSON.stringify(data);
    expect(text).toContain(bo.email);
    for (const hers of [ana.email, ana.id, session]) expect(text).not.toContain(hers);
  });
});

/** Every mutation that changes the account of the viewer, with an input that would change Ana's. */
const MUTATIONS: [string, string, () => object | null][] = [
  [
    'changePassword',
    'ChangePasswordInput',
    () => ({ currentPassword: ana.password, newPassword: 'a better battery' }),
  ],
  ['confirmIdentity', 'ConfirmIdentityInput', () => ({ password: ana.password })],
  ['startAuthenticator', '', () => null],
  ['confirmAuthenticator', 'ConfirmAuthenticatorInput', () => ({ code: '123456' })],
  ['removeAuthenticator', '', () => null],
  ['renewRecoveryCodes', '', () => null],
  ['startPasskey', '', () => null],
  ['addPasskey', 'AddPasskeyInput', () => ({ ticket: 'made up', answer: '{}', name: 'Phone' })],
  ['renamePasskey', 'RenamePasskeyInput', () => ({ id: passkey, name: 'Somebody’s' })],
  ['removePasskey', 'RemovePasskeyInput', () => ({ id: passkey })],
  ['endSession', 'EndSessionInput', () => ({ id: session })],
  ['endOtherSessions', '', () => null],
  ['updateAccount', 'UpdateAccountInput', () => ({ name: 'Somebody Else' })],
  [
    'requestEmailChange',
    'RequestEmailChangeInput',
    () => ({ email: 'somebody.else@example.org', password: ana.password }),
  ],
  ['cancelEmailChange', '', () => null],
  ['sendVerification', '', () => null],
  ['deleteAccount', 'DeleteAccountInput', () => ({ confirmation: ana.password })],
];

async function mutate(name: string, type: string, input: object | null, who: Who) {
  const document = type
    ? `mutation ($input: ${type}!) { outcome: ${name}(input: $input) { __typename } }`
    : `mutation { outcome: ${name} { __typename } }`;
  return app.graphql<{ outcome: { __typename: string } } | null>(
    document,
    input ? { input } : {},
    tokenOf(who),
  );
}

describe('mutations of an account', () => {
  it('every mutation of the table needs a viewer', () => {
    for (const [name] of MUTATIONS)
      expect(schemaParts(modules).access[`Mutation.${name}`], name).toMatch(/^(?:viewer|confirmed)$/);
  });

  it.each(MUTATIONS)(
    '%s is refused for guests, ended sessions and unknown tokens',
    async (name, type, input) => {
      const before = await kept();
      for (const who of NOBODY) {
        const { data, errors } = await mutate(name, type, input(), who);
        expect(data, who).toBeNull();
        expect(errors?.[0]?.extensions.code, who).toBe('UNAUTHENTICATED');
      }
      expect(await kept()).toBe(before);
    },
  );

  // deleteAccount comes last: afterwards the account is gone.
  it.each(MUTATIONS)("%s by another user does not change Ana's account", async (name, type, input) => {
    const before = await kept();
    const { data } = await mutate(name, type, input(), 'other user');
    expect(data?.outcome.__typename).toMatch(
      /^(?:endSession|renamePasskey|removePasskey)$/.test(name) ? /^NotFoundError$/ : /Payload$|Error$/,
    );
    expect(await kept()).toBe(before);
  });

  it.each(['', 'junk', 'U2Vzc2lvbjpqdW5r', toGlobalId('User', '01890a5d-ac96-774b-bcce-b302099a8057')])(
    'endSession with the id %j returns NotFoundError',
    async (id) => {
      const { data } = await mutate('endSession', 'EndSessionInput', { id }, 'herself');
      expect(data?.outcome.__typename).toBe('NotFoundError');
    },
  );
});
