import { DAY_MS } from '@forkfront/common/durations.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { payer } from '../../../test/payer.ts';
import { restClient } from '../../../test/restClient.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { PACKAGE_TIERS, SUBSCRIPTION_STATUSES } from '@forkfront/common/plan.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { PaidSubscription } from './billing.entity.ts';
import { CheckoutSync } from './checkoutSync.service.ts';

let app: TestApp;
let pay: ReturnType<typeof payer>;
let mine: MadeSite;
let theirs: MadeSite;
let former: MadeSite;
let gold: string;
let subscriptionId: string;
beforeAll(async () => {
  app = await startTestApp();
  pay = payer(app);
  await pay.openShop();
  await pay.deliver('paused');
  gold = await pay.priceOf('restaurant-gold');
  mine = await makeSite(app);
  theirs = await makeSite(app);
  former = await makeSite(app);
  for (const site of [mine, former]) {
    const { url, id } = await pay.checkout(site, gold);
    await pay.pay(url);
    await app.scope().get(CheckoutSync).sync(id);
  }
  await app.graphql('mutation { logout { ok } }', {}, former.owner?.token);
  const found = await app.scope().em.findOneOrFail(PaidSubscription, { restaurant: mine.restaurantId });
  subscriptionId = toGlobalId('PaidSubscription', found.id);
});
afterAll(() => app.close());
beforeEach(
  async () => void (await app.container.infrastructure.database.pool.query('delete from rate_limits')),
);

const GUESTS = [
  ['a guest', () => undefined],
  ['a made-up session', () => 'made-up'],
  ['a session that was ended', () => former.owner?.token],
] as const;

const state = async (): Promise<unknown[]> => {
  const { pool } = app.container.infrastructure.database;
  const tables = ['restaurants', 'paid_subscriptions', 'billing_customers', 'checkout_attempts'];
  return Promise.all(
    tables.map(async (table) => (await pool.query(`select * from ${table} order by 1`)).rows),
  );
};

describe('billing data', () => {
  const NODE = `query ($id: ID!) { node(id: $id) { ... on PaidSubscription {
    planName stripePriceId status cancelAtPeriodEnd trialEndsAt restaurant { slug } } } }`;
  const LIST = `{ viewer { subscriptions { id planName restaurant { slug } } invoices { total status restaurant { slug } } } }`;

  it('a person sees their own subscriptions and invoices', async () => {
    const { data } = await app.graphql(NODE, { id: subscriptionId }, mine.owner?.token);
    expect(data).toEqual({
      node: {
        planName: 'Gold Restaurant',
        stripePriceId: gold,
        status: 'trialing',
        cancelAtPeriodEnd: false,
        trialEndsAt: expect.any(String),
        restaurant: { slug: mine.slug },
      },
    });
    expect((await app.graphql(LIST, {}, mine.owner?.token)).data).toEqual({
      viewer: {
        subscriptions: [{ id: subscriptionId, planName: 'Gold Restaurant', restaurant: { slug: mine.slug } }],
        invoices: [{ total: 0, status: 'paid', restaurant: { slug: mine.slug } }],
      },
    });
  });

  it('a person cannot see the subscriptions and invoices of others', async () => {
    expect((await app.graphql(NODE, { id: subscriptionId }, theirs.owner?.token)).data).toEqual({
      node: null,
    });
    expect((await app.graphql(LIST, {}, theirs.owner?.token)).data).toEqual({
      viewer: { subscriptions: [], invoices: [] },
    });
  });

  it.each(GUESTS)('%s sees no subscriptions and no invoices', async (_who, token) => {
    expect((await app.graphql(NODE, { id: subscriptionId }, token())).data).toEqual({ node: null });
    expect((await app.graphql(LIST, {}, token())).data).toEqual({ viewer: null });
  });

  it('a subscription shows no site that now belongs to another person', async () => {
    const { em } = app.scope();
    await em.nativeUpdate(Restaurant, { id: mine.restaurantId }, { owner: theirs.owner?.id ?? '' });
    try {
      const { data } = await app.graphql<{ node: { restaurant: unknown } }>(
        NODE,
        { id: subscriptionId },
        mine.owner?.token,
      );
      expect(data.node.restaurant).toBeNull();
      expect((await app.graphql(LIST, {}, mine.owner?.token)).data).toMatchObject({
        viewer: { invoices: [{ restaurant: null }] },
      });
    } finally {
      await em.nativeUpdate(Restaurant, { id: mine.restaurantId }, { owner: mine.owner?.id ?? '' });
    }
  });

  it('a subscription with an unknown price has the fallback name of the plan', async () => {
    const where = { restaurant: mine.restaurantId };
    const { service } = await app.scope().em.findOneOrFail(PaidSubscription, where);
    await app.scope().em.nativeUpdate(PaidSubscription, where, { service: null });
    const { data } = await app.graphql<{ node: { planName: string } }>(
      NODE,
      { id: subscriptionId },
      mine.owner?.token,
    );
    expect(data.node.planName).toBe('Subscribed Plan');
    await app.scope().em.nativeUpdate(PaidSubscription, where, { service: service?.id ?? null });
  });
});

describe('billing mutations', () => {
  it.each(GUESTS)('%s cannot use the billing mutations', async (_who, token) => {
    const before = await state();
    const restaurantId = toGlobalId('Restaurant', former.restaurantId);
    expect(await pay.mutate('createCheckoutSession', { priceId: gold, restaurantId }, token())).toMatchObject(
      {
        __typename: 'UnauthenticatedError',
        message: 'You must be logged in to subscribe.',
      },
    );
    const input = { priceId: gold, restaurantId, prorationDate: new Date().toISOString() };
    await expect(pay.mutate('changePlan', input, token())).rejects.toThrow('UNAUTHENTICATED');
    await expect(pay.mutate('createBillingPortalSession', null, token())).rejects.toThrow('UNAUTHENTICATED');
    expect(await state()).toEqual(before);
  });

  it('the billing mutations cannot change what belongs to another person', async () => {
    const before = await state();
    const restaurantId = toGlobalId('Restaurant', mine.restaurantId);
    const priceId = await pay.priceOf('restaurant-platinum');
    for (const [mutation, more] of [
      ['createCheckoutSession', {}],
      ['changePlan', { prorationDate: new Date().toISOString() }],
    ] as const)
      expect(
        await pay.mutate(mutation, { priceId, restaurantId, ...more }, theirs.owner?.token),
      ).toMatchObject({ __typename: 'NotFoundError' });
    expect(await state()).toEqual(before);
  });

  it('the portal opens only for a person who has paid', async () => {
    expect((await pay.mutate('createBillingPortalSession', null, mine.owner?.token)).url).toContain(
      app.stripe.baseUrl,
    );
    expect(await pay.mutate('createBillingPortalSession', null, theirs.owner?.token)).toEqual({
      __typename: 'NotFoundError',
      message: 'Could not open management portal.',
    });
  });
});

describe('paid features', () => {
  beforeAll(async () => {
    // It is stored faster than what the model draws.
    const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#842' } })
      .png()
      .toBuffer();
    vi.spyOn(app.container.infrastructure.images, 'draw').mockResolvedValue(small);
  });

  const sites = PACKAGE_TIERS.flatMap((tier) => SUBSCRIPTION_STATUSES.map((status) => ({ tier, status })));

  it.each(sites)('a $tier site that is $status has its paid features', async ({ tier, status }) => {
    const site = await makeSite(app);
    const { em } = app.scope();
    await em.nativeUpdate(
      Restaurant,
      { id: site.restaurantId },
      { package: tier, status, pastDueSince: status === 'past_due' ? new Date(Date.now() - DAY_MS) : null },
    );
    const isPaid = tier !== 'FREE' && ['trialing', 'active_paid', 'past_due'].includes(status);
    const id = toGlobalId('Restaurant', site.restaurantId);
    const drawn = await app.graphql<{ generateProductImage: { __typename: string } }>(
      `mutation ($input: GenerateProductImageInput!) { generateProductImage(input: $input) { __typename } }`,
      { input: { restaurantId: id, prompt: 'Soup' } },
      site.owner?.token,
    );
    expect(drawn.data.generateProductImage.__typename).toBe(
      isPaid ? 'GenerateProductImagePayload' : 'PaidPlanError',
    );
    const shown = await app.graphql<{ node: object }>(
      'query ($id: ID!) { node(id: $id) { ... on Restaurant { hasPaidFeatures isFreePlan package } } }',
      { id },
      site.owner?.token,
    );
    expect(shown.data.node).toEqual({
      hasPaidFeatures: isPaid,
      isFreePlan: tier === 'FREE',
      package: tier,
    });
  });

  it('paid features end 7 days after a failed payment', async () => {
    const site = await makeSite(app);
    const { em } = app.scope();
    const drawn = async (days: number) => {
      const pastDueSince = new Date(Date.now() - days * DAY_MS);
      const change = { package: 'GOLD', status: 'past_due', pastDueSince } as const;
      await em.nativeUpdate(Restaurant, { id: site.restaurantId }, change);
      return app.graphql(
        `mutation ($input: GenerateProductImageInput!) { generateProductImage(input: $input) { __typename } }`,
        { input: { restaurantId: toGlobalId('Restaurant', site.restaurantId), prompt: 'Soup' } },
        site.owner?.token,
      );
    };
    expect((await drawn(6.99)).data).toEqual({
      generateProductImage: { __typename: 'GenerateProductImagePayload' },
    });
    expect((await drawn(7.01)).data).toEqual({ generateProductImage: { __typename: 'PaidPlanError' } });
  });

  it('an owner cannot give paid features to their own site', async () => {
    const site = await makeSite(app);
    const before = await pay.plan(site.restaurantId);
    const gift = {
      name: 'The Olive Press',
      package: 'PLATINUM',
      status: 'active_paid',
      subscription: { status: 'active_paid', package: 'PLATINUM' },
      trialUsedAt: null,
    };
    const { status, json } = await restClient(app)(
      'patch',
      `/restaurant-portal/restaurants/${site.restaurantId}`,
      {
        body: gift,
        token: site.owner?.token,
      },
    );
    expect([status, json]).toMatchObject([200, { data: { restaurant: { package: 'FREE' } } }]);
    expect(await pay.plan(site.restaurantId)).toEqual(before);
  });
});
