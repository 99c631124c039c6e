import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveSecondFactor } from '../../../test/giveSecondFactor.ts';
import { makeAccount, type MadeAccount } from '../../../test/makeAccount.ts';
import { makeMember } from '../../../test/makeMember.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';

const operators: string[] = [];
let app: TestApp;
let operator: MadeAccount;
let site: MadeSite;
beforeAll(async () => {
  app = await startTestApp({ replace: { operators } });
  operator = await makeAccount(app);
  operators.push(operator.email);
  await giveSecondFactor(app, operator);
  site = await makeSite(app);
  await pool().query(`update restaurants set name = 'Café du Nord' where id = $1`, [site.restaurantId]);
});
afterAll(() => app.close());

const pool = () => app.container.infrastructure.database.pool;

async function ask<Data>(fields: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const declared = Object.entries(variables).map(
    ([name]) => `$${name}: ${name === 'id' ? 'ID!' : name === 'first' ? 'Int!' : 'String'}`,
  );
  const { data, errors } = await app.graphql<{ operator: Data }>(
    `query ${declared.length > 0 ? `(${declared.join(', ')})` : ''} { operator { ${fields} } }`,
    variables,
    operator.token,
  );
  expect(errors).toBeUndefined();
  return data.operator;
}

interface Page {
  totalCount: number;
  edges: { cursor: string; node: { name: string; slug: string; owner: { email: string } | null } }[];
}
async function sites(search: string, first = 20, after: string | null = null): Promise<Page> {
  const found = await ask<{ sites: Page }>(
    `sites(search: $search, first: $first, after: $after) { totalCount edges { cursor node { name slug owner { email } } } }`.replace(
      '$search',
      JSON.stringify(search),
    ),
    { first, after },
  );
  return found.sites;
}
const people = async (search: string): Promise<string[]> => {
  const found = await ask<{ people: { edges: { node: { email: string } }[] } }>(
    `people(search: ${JSON.stringify(search)}, first: 50) { edges { node { email } } }`,
  );
  return found.people.edges.map(({ node }) => node.email);
};

describe('the search for sites', () => {
  it.each(['Café', 'nord', 'du caf', 'NORD du'])('%s finds the site by its name', async (text) => {
    const found = await sites(text);
    expect(found.edges.map(({ node }) => node)).toEqual([
      { name: 'Café du Nord', slug: site.slug, owner: { email: site.owner?.email } },
    ]);
  });

  it('a slug, and the beginning of one, finds the site', async () => {
    for (const text of [site.slug, site.slug.slice(0, -3)])
      expect((await sites(text)).edges.map(({ node }) => node.slug)).toEqual([site.slug]);
  });

  it.each(['ord', 'Café Süd', '&|!', `${'n'.repeat(101)}`, "nord' or 1=1 --"])(
    '%s finds nothing',
    async (text) => expect(await sites(text)).toEqual({ totalCount: 0, edges: [] }),
  );

  it('an empty text finds all sites, newest first, page by page', async () => {
    const newer = await makeSite(app, { status: 'unclaimed' });
    const first = await sites('', 1);
    expect(first.totalCount).toBe(2);
    expect(first.edges.map(({ node }) => [node.slug, node.owner])).toEqual([[newer.slug, null]]);
    const second = await sites(' ', 1, first.edges[0]?.cursor);
    expect(second.edges.map(({ node }) => node.slug)).toEqual([site.slug]);
  });

  it('the search uses its index', async () => {
    const client = await pool().connect();
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    const plan = async (sql: string) =>
      (await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`)).rows
        .map((row) => row['QUERY PLAN'])
        .join('\n');
    const { siteWords } = await import('../restaurants/restaurant.entity.ts');
    const { personWords } = await import('../accounts/account.entity.ts');
    expect(
      await plan(`select r.id from restaurants r where ${siteWords('r.')} @@ to_tsquery('simple', 'nord:*')`),
    ).toContain('restaurants_words_index');
    expect(
      await plan(`select u.id from users u where ${personWords('u.')} @@ to_tsquery('simple', 'ana:*')`),
    ).toContain('users_words_index');
    await client.query('rollback');
    client.release();
  });
});

it('a person is found by the name, the address and its parts', async () => {
  const ana = await makeAccount(app);
  expect(await people(ana.email)).toEqual([ana.email]);
  expect(await people(ana.email.slice(0, 20))).toEqual([ana.email]);
  expect(await people('López example.org')).toContain(ana.email);
  expect(await people('nobody@example.org')).toEqual([]);
});

it('an order is found by words of its site and its number, without its diner', async () => {
  await placeOrder(app, orderInput(site));
  const { rows } = await pool().query<{ id: string; number: number }>(
    'select id, number from orders where restaurant_id = $1',
    [site.restaurantId],
  );
  const number = rows[0]?.number ?? 0;
  const search = (text: string) =>
    ask<{ orders: object[] }>(
      `orders(search: ${JSON.stringify(text)}) { id number siteName siteId state isTest }`,
    ).then(({ orders }) => orders);
  expect(await search(`nord ${number}`)).toEqual([
    {
      id: toGlobalId('OperatorOrder', rows[0]?.id ?? ''),
      number,
      siteName: 'Café du Nord',
      siteId: toGlobalId('OperatorSite', site.restaurantId),
      state: 'PLACED',
      isTest: false,
    },
  ]);
  for (const text of [`${number}`, `süd ${number}`, `nord ${number + 1}`, 'nord'])
    expect(await search(text)).toEqual([]);
});

it('the page of a site has its owner, staff, plan and orders', async () => {
  const busy = await makeSite(app, { isOwnerKnown: true });
  const { email } = await makeMember(app, busy, 'KITCHEN');
  await placeOrder(app, orderInput(busy));
  const { site: found } = await ask<{ site: object }>(
    `site(id: $id) { name slug package status isActive suspendedAt owner { email emailVerified }
      members { email role state } orderFacts { placed sold sales lastAt }
      siteActivity(first: 5) { edges { node { kind } } } siteMoves(first: 5) { totalCount } }`,
    { id: toGlobalId('OperatorSite', busy.restaurantId) },
  );
  expect(found).toMatchObject({
    slug: busy.slug,
    package: 'FREE',
    status: 'TRIALING',
    suspendedAt: null,
    owner: { email: busy.owner?.email, emailVerified: true },
    members: [{ email, role: 'KITCHEN' }],
    orderFacts: { placed: 1, sold: 0, sales: 0, lastAt: expect.any(String) as string },
    siteMoves: { totalCount: 0 },
  });
});

it('the page of a person has the sites and the browsers', async () => {
  const busy = await makeSite(app, { isOwnerKnown: true });
  const helper = await makeMember(app, busy, 'MANAGER');
  const read = (id: string) =>
    ask<{ person: object }>(
      `person(id: $id) { hasPassword hasGoogle ownSites { slug } helpedSites { slug owner { email } } openSessions { device } }`,
      { id: toGlobalId('OperatorPerson', id) },
    ).then(({ person }) => person);
  expect(await read(busy.owner?.id ?? '')).toEqual({
    hasPassword: true,
    hasGoogle: false,
    ownSites: [{ slug: busy.slug }],
    helpedSites: [],
    openSessions: [{ device: 'Unknown device' }],
  });
  expect(await read(helper.id)).toMatchObject({
    ownSites: [],
    helpedSites: [{ slug: busy.slug, owner: { email: busy.owner?.email } }],
  });
});

it.each(['', 'no id', toGlobalId('Restaurant', '0199aaaa-0000-7000-8000-000000000000')])(
  'the id %j leads to no site and no person',
  async (id) => {
    expect(await ask('site(id: $id) { id } person(id: $id) { id }', { id })).toEqual({
      site: null,
      person: null,
    });
  },
);
