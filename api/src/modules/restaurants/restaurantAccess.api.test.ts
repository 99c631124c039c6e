import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESTAURANT_FIELDS } from '../../../test/changeRestaurant.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { restClient } from '../../../test/restClient.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { newId } from '../../lib/ids.ts';

let app: TestApp;
let mine: MadeSite;
let theirs: MadeSite;
let unclaimed: MadeSite;
let former: MadeSite;
beforeAll(async () => {
  app = await startTestApp();
  mine = await makeSite(app);
  theirs = await makeSite(app);
  unclaimed = await makeSite(app, { status: 'unclaimed' });
  former = await makeSite(app);
  await app.graphql('mutation { logout { ok } }', {}, former.owner?.token);
});
afterAll(() => app.close());

const MUTATIONS = [
  ['updateRestaurant', { name: 'Taken over' }],
  ['changeRestaurantSlug', { slug: 'taken-over' }],
  ['archiveRestaurant', {}],
  ['reopenRestaurant', {}],
  ['changeFirstSteps', { isShared: true }],
  ['updateOrdering', { daysAhead: 3 }],
  ['setBusyMode', { minutes: 15 }],
  ['pauseOrders', { fulfilments: ['COLLECTION'] }],
  ['resumeOrders', { fulfilments: ['COLLECTION'] }],
  ['openTestMode', {}],
] as const;

const BY_RESTAURANT = {
  updateOrdering: true,
  setBusyMode: true,
  pauseOrders: true,
  resumeOrders: true,
  openTestMode: true,
};

const GUESTS = [
  ['a guest', () => undefined],
  ['a made-up session', () => 'made-up'],
  ['a session that was ended', () => former.owner?.token],
] as const;

const NOT_THEIRS: [string, () => string][] = [
  ['of another owner', () => mine.restaurantId],
  ['that is unclaimed', () => unclaimed.restaurantId],
  ['that does not exist', () => newId()],
];

const state = async (): Promise<unknown[]> =>
  (
    await app.container.infrastructure.database.pool.query(
      'select r.*, f.is_shared from restaurants r left join first_steps f on f.restaurant_id = r.id order by r.id',
    )
  ).rows;

describe.each(MUTATIONS)('%s', (mutation, patch) => {
  const call = (id: string, token?: string) =>
    app.graphql<Record<string, { __typename: string; message: string }>>(
      `mutation ($input: ${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input!) {
         ${mutation}(input: $input) { __typename ... on UserError { message } } }`,
      { input: { [mutation in BY_RESTAURANT ? 'restaurantId' : 'id']: id, ...patch } },
      token,
    );

  it.each(GUESTS)('the mutation is not allowed for %s', async (_who, token) => {
    const before = await state();
    const { errors } = await call(toGlobalId('Restaurant', former.restaurantId), token());
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await state()).toEqual(before);
  });

  it.each(NOT_THEIRS)('the mutation does not find a site %s', async (_which, id) => {
    const before = await state();
    const { data } = await call(toGlobalId('Restaurant', id()), theirs.owner?.token);
    expect(data[mutation]).toEqual({
      __typename: 'NotFoundError',
      message: 'We couldn’t find this website in your account.',
    });
    expect(await state()).toEqual(before);
  });

  it.each([
    ['an invalid id', () => 'x'],
    ['an id of another type', () => toGlobalId('User', mine.restaurantId)],
    ['a plain uuid', () => mine.restaurantId],
  ])('the mutation finds nothing by %s', async (_which, id) => {
    const { data } = await call(id(), mine.owner?.token);
    expect(data[mutation]?.__typename).toBe('NotFoundError');
  });
});

describe('fields of a site', () => {
  const NODE = `query ($id: ID!) { node(id: $id) { ... on Restaurant { ${RESTAURANT_FIELDS} } } }`;
  const node = async (id: string, token?: string): Promise<unknown> =>
    (await app.graphql<{ node: unknown }>(NODE, { id: toGlobalId('Restaurant', id) }, token)).data.node;

  it('the owner can read the fields of the site', async () => {
    expect(await node(mine.restaurantId, mine.owner?.token)).toMatchObject({
      slug: mine.slug,
      tagline: 'Wood-fired pizza by the canal',
      phone: '020 7946 0123',
      addressLine: '4 Wharf Lane, London N1 7AB',
      openingHours: 'Mon–Sat 12–10pm\nSun closed',
      orderEmail: null,
      theme: 'TRATTORIA',
      hasPaidFeatures: false,
      siteVersion: 1,
    });
  });

  it.each(GUESTS)('the fields of a site are hidden from %s', async (_who, token) =>
    expect(await node(former.restaurantId, token())).toBeNull(),
  );

  it.each(NOT_THEIRS)('the fields of a site %s are hidden', async (_which, id) =>
    expect(await node(id(), theirs.owner?.token)).toBeNull(),
  );

  it.each(GUESTS)('%s has no list of sites', async (_who, token) => {
    const query = '{ viewer { restaurants(first: 1) { totalCount } restaurantCounts { total } } }';
    expect((await app.graphql(query, {}, token())).data).toEqual({ viewer: null });
  });

  it('the counts include only the sites of the owner', async () => {
    const query = '{ viewer { restaurants(first: 1) { totalCount } restaurantCounts { total } } }';
    expect((await app.graphql(query, {}, theirs.owner?.token)).data).toEqual({
      viewer: { restaurants: { totalCount: 1 }, restaurantCounts: { total: 1 } },
    });
  });
});

describe('REST', () => {
  const rows = (id: string) =>
    [
      ['get', `/restaurant-portal/restaurant/${id}`, undefined],
      ['patch', `/restaurant-portal/restaurants/${id}`, { name: 'Taken over' }],
    ] as const;

  it.each(GUESTS)('REST does not allow %s', async (_who, token) => {
    const rest = restClient(app);
    expect((await rest('get', '/restaurant-portal/my-restaurants', { token: token() })).status).toBe(401);
    for (const [method, path, body] of rows(former.restaurantId))
      expect((await rest(method, path, { token: token(), body })).status).toBe(401);
  });

  it.each([...NOT_THEIRS, ['with an invalid id', () => 'x%01']])(
    'REST does not find a site %s',
    async (_which, id) => {
      const before = await state();
      for (const [method, path, body] of rows(id()))
        expect(await restClient(app)(method, path, { token: theirs.owner?.token, body })).toMatchObject({
          status: 404,
          json: { message: 'We couldn’t find this website in your account.' },
        });
      expect(await state()).toEqual(before);
    },
  );
});
