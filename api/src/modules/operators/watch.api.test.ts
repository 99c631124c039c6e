import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { giveSecondFactor } from '../../../test/giveSecondFactor.ts';
import { makeAccount, type MadeAccount } from '../../../test/makeAccount.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { restClient } from '../../../test/restClient.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';

const operators: string[] = [];
let app: TestApp;
let operator: MadeAccount;
let site: MadeSite;
let now = new Date();
beforeAll(async () => {
  app = await startTestApp({ replace: { operators, clock: () => now } });
  operator = await makeAccount(app);
  operators.push(operator.email);
  await giveSecondFactor(app, operator);
});
afterAll(() => app.close());
beforeEach(async () => {
  site = await makeSite(app, { isOwnerKnown: true });
});

const pool = () => app.container.infrastructure.database.pool;

interface Watched {
  __typename: string;
  token?: string;
  expiresAt?: string;
  restaurantId?: string;
  owner?: { email: string };
}
async function watch(reason = 'The owner asked about prices.', id = site.restaurantId): Promise<Watched> {
  const { data, errors } = await app.graphql<{ watchSite: Watched }>(
    `mutation ($input: WatchSiteInput!) { watchSite(input: $input) { __typename
      ... on WatchSitePayload { token expiresAt restaurantId owner { email } } } }`,
    { input: { siteId: toGlobalId('OperatorSite', id), reason } },
    operator.token,
  );
  expect(errors).toBeUndefined();
  return data.watchSite;
}
const nameSeen = async (token: string) => {
  const { data } = await app.graphql<{ node: { name: string } | null }>(
    'query ($id: ID!) { node(id: $id) { ... on Restaurant { name role } } }',
    { id: toGlobalId('Restaurant', site.restaurantId) },
    token,
  );
  return data.node;
};

it('an operator sees a site as its owner sees it, and both logs say so', async () => {
  const { token = '', owner, restaurantId } = await watch();
  expect(owner?.email).toBe(site.owner?.email);
  expect(restaurantId).toBe(toGlobalId('Restaurant', site.restaurantId));
  expect(await nameSeen(token)).toEqual({ name: 'The Olive Press', role: 'OWNER' });
  const read = async (sql: string) => (await pool().query<object>(sql, [site.restaurantId])).rows;
  expect(
    await read('select kind, detail, is_automatic from restaurant_activities where restaurant_id = $1'),
  ).toEqual([{ kind: 'SITE_VIEWED', detail: 'The owner asked about prices.', is_automatic: true }]);
  expect(
    await read('select operator, kind, subject, reason from operator_moves where restaurant_id = $1'),
  ).toEqual([
    {
      operator: operator.email,
      kind: 'SITE_VIEWED',
      subject: site.slug,
      reason: 'The owner asked about prices.',
    },
  ]);
});

it('every mutation but the end is refused by the server, and so are REST and the console', async () => {
  const { token = '' } = await watch();
  const id = toGlobalId('Restaurant', site.restaurantId);
  const mutations: [string, object][] = [
    ['updateRestaurant', { id, tagline: 'Changed' }],
    ['archiveRestaurant', { id }],
    ['updateProduct', { id: site.product('Diavola').globalId, price: 1 }],
    ['keepBoardOpen', { restaurantId: id }],
    ['login', { email: 'ana@example.org', password: 'correct horse' }],
  ];
  for (const [name, input] of mutations) {
    const { errors } = await app.graphql(
      `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { __typename } }`,
      { input },
      token,
    );
    expect([name, errors?.[0]?.extensions.code]).toEqual([name, 'READ_ONLY']);
  }
  const { data } = await app.graphql<{ operator: object | null }>('{ operator { email } }', {}, token);
  expect(data.operator).toBeNull();
  expect((await restClient(app)('get', '/users/me', { token })).status).toBe(401);
  const ended = await app.graphql<{ logout: { ok: boolean } }>('mutation { logout { ok } }', {}, token);
  expect(ended.data.logout).toEqual({ ok: true });
  expect(await nameSeen(token)).toBeNull();
});

it('the look ends after half an hour, however much is looked at, and is no device of the owner', async () => {
  const start = now;
  const { token = '', expiresAt } = await watch();
  expect(expiresAt).toBe(new Date(start.getTime() + 30 * 60_000).toISOString());
  const sessions = await app.graphql<{ viewer: { sessions: object[] } }>(
    '{ viewer { sessions { device } } }',
    {},
    site.owner?.token,
  );
  expect(sessions.data.viewer.sessions).toHaveLength(1);
  for (const minutes of [10, 20, 29]) {
    now = new Date(start.getTime() + minutes * 60_000);
    expect(await nameSeen(token)).not.toBeNull();
  }
  now = new Date(start.getTime() + 30 * 60_000);
  expect(await nameSeen(token)).toBeNull();
  expect(await nameSeen(site.owner?.token ?? '')).not.toBeNull();
});

it('a look needs a reason and a site with an owner', async () => {
  expect((await watch(' ')).__typename).toBe('ValidationError');
  const preview = await makeSite(app, { status: 'unclaimed' });
  expect((await watch('Because.', preview.restaurantId)).__typename).toBe('ConflictError');
  expect((await watch('Because.', operator.id)).__typename).toBe('NotFoundError');
});
