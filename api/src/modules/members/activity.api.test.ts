import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeMember } from '../../../test/makeMember.ts';
import { TEN_PERCENT } from '@forkfront/common/test/tenPercent.ts';
import { makePromotion } from '../../../test/makePromotion.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { setPlan } from '../../../test/setPlan.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { activitiesOf, removeActivitiesOf } from '../restaurants/activity.repository.ts';
import { RestaurantService } from '../restaurants/restaurant.service.ts';

let app: TestApp;
let site: MadeSite;
let owner: NonNullable<MadeSite['owner']>;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.container.infrastructure.database.pool.query('delete from rate_limits');
  site = await makeSite(app, { isOwnerKnown: true });
  if (!site.owner) throw new Error('The site has no owner');
  owner = site.owner;
  await setPlan(app, site, 'GOLD');
});

interface Entry {
  kind: string;
  detail: string | null;
  personName: string | null;
}

const restaurantId = () => toGlobalId('Restaurant', site.restaurantId);

/** Sends a mutation, which must succeed. */
async function send(name: string, input: object, token = owner.token): Promise<void> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const { data } = await app.graphql<Record<string, { __typename: string }>>(
    `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename } }`,
    { input },
    token,
  );
  expect(data[name]).toEqual({ __typename: `${type}Payload` });
}

/** A page of the log, newest first. */
async function log(first = 20, after?: string, token = owner.token) {
  const { data } = await app.graphql<{
    node: {
      activity: { edges: { cursor: string; node: Entry }[]; pageInfo: { hasNextPage: boolean } };
    };
  }>(
    `query ($id: ID!, $first: Int!, $after: String) { node(id: $id) { ... on Restaurant {
       activity(first: $first, after: $after) { edges { cursor node { kind detail personName } } pageInfo { hasNextPage } } } } }`,
    { id: restaurantId(), first, after },
    token,
  );
  return data.node.activity;
}
const kinds = async () => (await log()).edges.map(({ node }) => node.kind).toReversed();

it('the log says who changed the staff, and about whom; a change that changes nothing is not in it', async () => {
  await send('inviteMember', { restaurantId: restaurantId(), email: 'cook@example.org', role: 'KITCHEN' });
  const member = await makeMember(app, site, 'KITCHEN');
  const memberId = toGlobalId('Member', member.memberId);
  for (const role of ['MANAGER', 'MANAGER']) await send('setMemberRole', { memberId, role });
  for (const isPaused of [true, true, false]) await send('pauseMember', { memberId, isPaused });
  await send('removeMember', { memberId });
  const { edges } = await log();
  const personName = owner.name;
  expect(edges.map(({ node }) => node)).toEqual([
    { kind: 'MEMBER_REMOVED', detail: member.email, personName },
    { kind: 'MEMBER_RESUMED', detail: member.email, personName },
    { kind: 'MEMBER_PAUSED', detail: member.email, personName },
    { kind: 'MEMBER_ROLE_CHANGED', detail: `${member.email}, manager`, personName },
    { kind: 'MEMBER_INVITED', detail: 'cook@example.org, kitchen', personName },
  ]);
});

it('the log has changes of the site, its orders and its menu', async () => {
  const id = restaurantId();
  await send('archiveRestaurant', { id });
  await send('reopenRestaurant', { id });
  await send('changeRestaurantSlug', { id, slug: `${site.slug}-new` });
  const both = { restaurantId: id, fulfilments: ['COLLECTION', 'DELIVERY'] };
  await send('pauseOrders', { ...both, minutes: 30 });
  await send('resumeOrders', both);
  expect((await log(1)).edges[0]?.node.detail).toBe('collection and delivery');
  await send('importMenu', {
    restaurantId: id,
    text: 'Section,Name,Price\nPizza,Marinara,9.50\n',
    siteVersion: await siteVersion(),
  });
  const imported = await siteVersion();
  await send('undoMenuImport', { restaurantId: id });
  await send('restoreMenuVersion', { restaurantId: id, version: imported });
  expect(await kinds()).toEqual([
    'SITE_CLOSED',
    'SITE_REOPENED',
    'SLUG_CHANGED',
    'ORDERS_PAUSED',
    'ORDERS_RESUMED',
    'MENU_IMPORTED',
    'IMPORT_UNDONE',
    'MENU_RESTORED',
  ]);
});

it(
  'the log says who did what with which promotion; a change that changes nothing is not in it',
  { tags: ['@long'] },
  async () => {
    const { id } = await makePromotion(app, site);
    const promotionId = toGlobalId('Promotion', id);
    const terms = { ...TEN_PERCENT, percent: 15 };
    for (const _repeat of [1, 2]) await send('updatePromotion', { promotionId, terms });
    for (const isPaused of [true, true, false, false])
      await send('pausePromotion', { promotionId, isPaused });
    for (const _repeat of [1, 2]) await send('endPromotion', { promotionId });
    const { edges } = await log();
    expect(edges.map(({ node }) => node)).toEqual(
      ['ENDED', 'RESUMED', 'PAUSED', 'CHANGED', 'CREATED'].map((what) => ({
        kind: `PROMOTION_${what}`,
        detail: 'Autumn',
        personName: owner.name,
      })),
    );
  },
);

async function siteVersion(): Promise<number> {
  const { data } = await app.graphql<{ node: { siteVersion: number } }>(
    '{ node(id: "' + restaurantId() + '") { ... on Restaurant { siteVersion } } }',
    {},
    owner.token,
  );
  return data.node.siteVersion;
}

it('a manager pages through the log', { tags: ['@long'] }, async () => {
  const manager = await makeMember(app, site, 'MANAGER');
  const both = { restaurantId: restaurantId(), fulfilments: ['DELIVERY'] };
  await send('resumeOrders', both);
  await send('resumeOrders', both, manager.token);
  const first = await log(1, undefined, manager.token);
  expect(first).toMatchObject({
    edges: [{ node: { personName: manager.name } }],
    pageInfo: { hasNextPage: true },
  });
  const second = await log(1, first.edges[0]?.cursor, manager.token);
  expect(second).toMatchObject({
    edges: [{ node: { personName: owner.name } }],
    pageInfo: { hasNextPage: false },
  });
});

it('the log says which ordering settings were changed, and where orders went before', async () => {
  const id = restaurantId();
  const hours = [{ days: [1], from: '12:00', to: '22:00' }];
  const settings = { restaurantId: id, daysAhead: 3, collection: { periods: hours } };
  for (const _repeat of [1, 2]) await send('updateOrdering', settings);
  for (const orderEmail of ['kitchen@olive.example', 'kitchen@olive.example', null])
    await send('updateRestaurant', { id, orderEmail });
  const personName = owner.name;
  const kind = 'ORDER_ADDRESS_CHANGED';
  const account = 'the address of the account';
  expect((await log()).edges.map(({ node }) => node)).toEqual([
    { kind, detail: `kitchen@olive.example, now ${account}`, personName },
    { kind, detail: `${account}, now kitchen@olive.example`, personName },
    { kind: 'ORDERING_CHANGED', detail: 'hours, times', personName },
  ]);
});

it('each save that changes prices has one entry, also of the grid, a file and its undo', async () => {
  const id = restaurantId();
  const text = 'Section,Name,Price\nPizza,Marinara,9.50\nPizza,Napoli,11.00\n';
  const importText = async (file: string) =>
    send('importMenu', { restaurantId: id, text: file, siteVersion: await siteVersion() });
  await importText(text);
  const { rows } = await app.container.infrastructure.database.pool.query<{ id: string }>(
    `select id from products where restaurant_id = $1 and name in ('Marinara', 'Napoli') order by name`,
    [site.restaurantId],
  );
  const [marinara, napoli] = rows.map((row) => toGlobalId('Product', row.id));
  for (const _repeat of [1, 2]) await send('updateProduct', { id: marinara, price: 1000 });
  await send('updateProduct', { id: marinara, isAvailable: false });
  const priced = [marinara, napoli].map((productId) => ({ id: productId, price: 1200 }));
  await send('updateMenuGrid', { restaurantId: id, rows: priced });
  await importText(text);
  await send('undoMenuImport', { restaurantId: id });
  const sizes = [{ name: 'Large', price: 1500 }];
  await send('updateProduct', { id: napoli, sizes });
  const size = await app.container.infrastructure.database.pool.query<{ id: string }>(
    `select z.id from product_sizes z join products p on p.id = z.product_id where p.restaurant_id = $1 and z.name = 'Large'`,
    [site.restaurantId],
  );
  const sizeId = toGlobalId('ProductSize', size.rows[0]?.id ?? '');
  await send('updateMenuGrid', { restaurantId: id, rows: [{ id: sizeId, price: 1600 }] });
  const entries = (await log()).edges.map(({ node }) => node);
  expect(entries.filter(({ kind }) => kind === 'PRICES_CHANGED')).toEqual(
    [
      'Napoli (Large), £15.00, now £16.00',
      '2 dishes',
      '2 dishes',
      '2 dishes',
      'Marinara, £9.50, now £10.00',
    ].map((detail) => ({
      kind: 'PRICES_CHANGED',
      detail,
      personName: owner.name,
    })),
  );
});

it('the removal of an account removes its address where another address of orders was changed to it', async () => {
  const member = await makeMember(app, site, 'KITCHEN');
  await send('updateRestaurant', { id: restaurantId(), orderEmail: member.email });
  await removeActivitiesOf(app.scope().em, member.id);
  expect((await log()).edges.map(({ node }) => node.detail)).toEqual([null]);
});

it('a refused change is not in the log', async () => {
  await send('archiveRestaurant', { id: restaurantId() });
  const { data } = await app.graphql<{ archiveRestaurant: { __typename: string } }>(
    'mutation ($input: ArchiveRestaurantInput!) { archiveRestaurant(input: $input) { __typename } }',
    { input: { id: restaurantId() } },
    owner.token,
  );
  expect(data.archiveRestaurant.__typename).toBe('ConflictError');
  expect(await kinds()).toEqual(['SITE_CLOSED']);
});

it('entries are kept for 12 months', async () => {
  await send('archiveRestaurant', { id: restaurantId() });
  await send('reopenRestaurant', { id: restaurantId() });
  const { pool } = app.container.infrastructure.database;
  const age = (kind: string, at: string) =>
    pool.query(`update restaurant_activities set at = now() - $1::interval where kind = $2`, [at, kind]);
  await age('SITE_CLOSED', '12 months 1 hour');
  await age('SITE_REOPENED', '11 months 29 days');
  await app.scope().get(RestaurantService).sweepActivities();
  expect(await kinds()).toEqual(['SITE_REOPENED']);
});

it('a person downloads what they did and what others did with their restaurants', async () => {
  const manager = await makeMember(app, site, 'MANAGER');
  await send('resumeOrders', { restaurantId: restaurantId(), fulfilments: ['DELIVERY'] }, manager.token);
  await send('archiveRestaurant', { id: restaurantId() });
  const { em } = app.scope();
  expect(await activitiesOf(em, owner.id)).toMatchObject([
    { site: site.slug, kind: 'ORDERS_RESUMED', detail: 'delivery', isOwnAction: false },
    { kind: 'SITE_CLOSED', isOwnAction: true },
  ]);
  expect(await activitiesOf(em, manager.id)).toMatchObject([{ kind: 'ORDERS_RESUMED', isOwnAction: true }]);
});

it('the removal of an account removes its address from the logs of others, and its own logs', async () => {
  const member = await makeMember(app, site, 'KITCHEN');
  const memberId = toGlobalId('Member', member.memberId);
  await send('setMemberRole', { memberId, role: 'MANAGER' });
  await send('archiveRestaurant', { id: restaurantId() });
  await removeActivitiesOf(app.scope().em, member.id);
  expect((await log()).edges.map(({ node }) => [node.kind, node.detail])).toEqual([
    ['SITE_CLOSED', null],
    ['MEMBER_ROLE_CHANGED', null],
  ]);
  await removeActivitiesOf(app.scope().em, owner.id);
  expect((await log()).edges).toEqual([]);
});
