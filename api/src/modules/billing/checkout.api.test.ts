import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSite } from '../../../test/makeSite.ts';
import { payer } from '../../../test/payer.ts';
import { statementsOf } from '../../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { PaymentsFailure } from '../../gateways/payments/payments.gateway.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { Price, Service } from '../catalogue/catalogue.entity.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { CheckoutAttempt } from './billing.entity.ts';

const LONG = { tags: ['@long'] };

let app: TestApp;
let pay: ReturnType<typeof payer>;
let gold: string;
let silver: string;
let social: string;
beforeAll(async () => {
  app = await startTestApp();
  pay = payer(app);
  await pay.openShop();
  [gold, silver, social] = [
    await pay.priceOf('restaurant-gold'),
    await pay.priceOf('restaurant-silver', 'year'),
    await pay.priceOf('social-gold'),
  ];
});
afterAll(() => app.close());
beforeEach(
  async () => void (await app.container.infrastructure.database.pool.query('delete from rate_limits')),
);
afterEach(() => void vi.restoreAllMocks());

const create = (input: Record<string, unknown>, token?: string) =>
  pay.mutate('createCheckoutSession', input, token);
const idOf = (restaurantId: string) => toGlobalId('Restaurant', restaurantId);
const attempts = (user: string) =>
  app.scope().em.find(CheckoutAttempt, { user }, { orderBy: { createdAt: 'asc' } });
const sessionOf = async (id: string) =>
  (await (await pay.stripe(`/v1/checkout/sessions/${id}`, {}, 'GET')).json()) as Record<string, unknown>;

describe('createCheckoutSession', () => {
  it('a checkout opens a page with a trial and stores its owner', async () => {
    const site = await makeSite(app);
    const { url, id } = await pay.checkout(site, gold);
    expect(url).toContain(app.stripe.baseUrl);
    const [attempt] = await attempts(site.owner?.id ?? '');
    expect(attempt).toMatchObject({ stripeSessionId: id, state: 'open', trialDays: 14, stripePriceId: gold });
    expect(await sessionOf(id)).toMatchObject({
      mode: 'subscription',
      client_reference_id: site.restaurantId,
      success_url: `${app.url}/subscription-success?session_id={CHECKOUT_SESSION_ID}`,
      // The address has the plan and the site, so that the page can link back to them.
      cancel_url: `${app.url}/subscription-canceled?plan=Gold+Restaurant&upgrading=${idOf(site.restaurantId)}`,
      amount_total: 0,
      metadata: { userId: site.owner?.id, restaurantId: site.restaurantId, attemptId: attempt?.id },
    });
  });

  it("a checkout shows the site's name on the portal", async () => {
    const site = await makeSite(app);
    await pay.pay((await pay.checkout(site, gold)).url);
    const portal = await pay.mutate('createBillingPortalSession', null, site.owner?.token);
    expect(await (await fetch(portal.url ?? '')).text()).toContain('<p>The Olive Press</p>');
  });

  it('a checkout without a sign-in is refused', async () => {
    const site = await makeSite(app);
    expect(await create({ priceId: gold, restaurantId: idOf(site.restaurantId) })).toEqual({
      __typename: 'UnauthenticatedError',
      message: 'You must be logged in to subscribe.',
    });
  });

  it.each(['', 'price_unknown', "price_' or 1=1", 'x'.repeat(5000)])(
    'a checkout refuses the price %j',
    async (priceId) => {
      const site = await makeSite(app);
      expect(
        await create({ priceId, restaurantId: idOf(site.restaurantId) }, site.owner?.token),
      ).toMatchObject({
        __typename: 'ValidationError',
        message:
          'Failed to create checkout session. This price is no longer available. Please reload the page and choose again.',
        fields: [{ path: 'priceId' }],
      });
      expect(await attempts(site.owner?.id ?? '')).toEqual([]);
    },
  );

  it('a checkout refuses the free plan with any price id', async () => {
    const site = await makeSite(app);
    const { em } = app.scope();
    await em.nativeUpdate(Price, { unitAmount: 0 }, { stripePriceId: 'price_free' });
    expect(
      await create({ priceId: 'price_free', restaurantId: idOf(site.restaurantId) }, site.owner?.token),
    ).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'priceId', message: 'The free plan needs no payment.' }],
    });
  });

  it('a checkout refuses a plan that is not on sale yet', async () => {
    const site = await makeSite(app);
    const priceId = await pay.priceOf('grocery-silver');
    await app.scope().em.nativeUpdate(Service, { key: 'grocery-silver' }, { isComing: true });
    const problem = 'This plan is not on sale yet.';
    expect(await create({ priceId }, site.owner?.token)).toEqual({
      __typename: 'ValidationError',
      message: `Failed to create checkout session. ${problem}`,
      fields: [{ path: 'priceId', message: problem }],
    });
  });

  it('a checkout accepts only open sites of the owner', async () => {
    const [mine, theirs] = [await makeSite(app), await makeSite(app)];
    const unclaimed = await makeSite(app, { status: 'unclaimed' });
    const archived = await makeSite(app, { status: 'archived' });
    for (const [restaurantId, token] of [
      [idOf(theirs.restaurantId), mine.owner?.token],
      [idOf(unclaimed.restaurantId), mine.owner?.token],
      [idOf(archived.restaurantId), archived.owner?.token],
      [mine.restaurantId, mine.owner?.token],
      [toGlobalId('User', mine.restaurantId), mine.owner?.token],
      ['', mine.owner?.token],
    ])
      expect(await create({ priceId: gold, restaurantId }, token)).toMatchObject({
        __typename: 'NotFoundError',
        message: 'We couldn’t find this website in your account.',
      });
  });

  it('a checkout refuses a plan of the wrong kind', async () => {
    const site = await makeSite(app);
    expect(
      await create({ priceId: social, restaurantId: idOf(site.restaurantId) }, site.owner?.token),
    ).toMatchObject({ __typename: 'ValidationError', fields: [{ path: 'restaurantId' }] });
  });

  it('a plan without a site needs no site and has no trial', async () => {
    const site = await makeSite(app);
    expect((await create({ priceId: social }, site.owner?.token)).url).toBeDefined();
    const [attempt] = await attempts(site.owner?.id ?? '');
    expect(attempt).toMatchObject({ restaurant: null, trialDays: 0 });
  });

  it('a checkout without a site takes the only site of the owner', LONG, async () => {
    const site = await makeSite(app);
    expect((await create({ priceId: gold }, site.owner?.token)).url).toBeDefined();
    expect((await attempts(site.owner?.id ?? ''))[0]?.restaurant?.id).toBe(site.restaurantId);
    const second = await makeSite(app);
    await app
      .scope()
      .em.nativeUpdate(Restaurant, { id: second.restaurantId }, { owner: site.owner?.id ?? '' });
    expect(await create({ priceId: gold }, site.owner?.token)).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'restaurantId', message: 'Please choose the website this plan is for.' }],
    });
  });

  it('a checkout without a site takes the only one of several sites without a paid plan', LONG, async () => {
    const [paid, free] = [await makeSite(app), await makeSite(app)];
    const { em } = app.scope();
    await em.nativeUpdate(Restaurant, { id: paid.restaurantId }, { package: 'GOLD', status: 'active_paid' });
    await em.nativeUpdate(Restaurant, { id: free.restaurantId }, { owner: paid.owner?.id ?? '' });
    expect((await create({ priceId: gold }, paid.owner?.token)).url).toBeDefined();
    expect((await attempts(paid.owner?.id ?? ''))[0]?.restaurant?.id).toBe(free.restaurantId);
  });

  it('a site has one trial only', async () => {
    const site = await makeSite(app);
    const { em } = app.scope();
    await em.nativeUpdate(Restaurant, { id: site.restaurantId }, { trialUsedAt: new Date() });
    const { id } = await pay.checkout(site, gold);
    expect(await sessionOf(id)).toMatchObject({ amount_total: 5999 });
  });

  it('owners see which sites still have a trial, with a constant number of statements', async () => {
    const [site, other] = [await makeSite(app), await makeSite(app)];
    const { em } = app.scope();
    const owner = site.owner?.id ?? '';
    await em.nativeUpdate(Restaurant, { id: other.restaurantId }, { owner, trialUsedAt: new Date() });
    const ask = (fields: string) =>
      statementsOf(() =>
        app.graphql<{ viewer: { restaurants: { edges: { node: { isTrialAvailable?: boolean } }[] } } }>(
          `{ viewer { restaurants(first: 9) { edges { node { name ${fields} } } } } }`,
          {},
          site.owner?.token,
        ),
      );
    await ask('');
    const [without, withIt] = [await ask(''), await ask('isTrialAvailable')];
    const { edges } = withIt.result.data.viewer.restaurants;
    expect(new Set(edges.map(({ node }) => node.isTrialAvailable))).toEqual(new Set([false, true]));
    expect(withIt.statements).toHaveLength(without.statements.length);
  });

  it('ten tabs get the same page', LONG, async () => {
    const site = await makeSite(app);
    const pages = await Promise.all(Array.from({ length: 10 }, () => pay.checkout(site, gold)));
    expect(new Set(pages.map(({ id }) => id)).size).toBe(1);
    expect(await attempts(site.owner?.id ?? '')).toHaveLength(1);
  });

  it('parallel requests that cannot see each other make one attempt', LONG, async () => {
    const site = await makeSite(app);
    const { pool } = app.container.infrastructure.database;
    const writing = await pool.connect();
    // Every request reads an empty table, and none can write yet.
    await writing.query('begin');
    await writing.query('lock table checkout_attempts in share row exclusive mode');
    const pages = Promise.all(Array.from({ length: 5 }, () => pay.checkout(site, gold)));
    await vi.waitFor(async () => {
      const { rows } = await pool.query(
        "select from pg_locks where not granted and locktype in ('relation', 'advisory')",
      );
      expect(rows).toHaveLength(5);
    }, 5_000);
    await writing.query('commit');
    writing.release();
    expect(new Set((await pages).map(({ id }) => id)).size).toBe(1);
    expect(await attempts(site.owner?.id ?? '')).toHaveLength(1);
  });

  it('a checkout for another price closes the first page', LONG, async () => {
    const site = await makeSite(app);
    const first = await pay.checkout(site, gold);
    const second = await pay.checkout(site, silver);
    expect(await sessionOf(first.id)).toMatchObject({ status: 'expired' });
    expect(await sessionOf(second.id)).toMatchObject({ status: 'open' });
    expect((await attempts(site.owner?.id ?? '')).map(({ state }) => state)).toEqual(['closed', 'open']);
  });

  it('an expired page is replaced by a new one', LONG, async () => {
    const site = await makeSite(app);
    const first = await pay.checkout(site, gold);
    await pay.stripe(`/v1/checkout/sessions/${first.id}/expire`);
    const second = await pay.checkout(site, gold);
    expect(second.id).not.toBe(first.id);
  });

  it('no second page is opened while the payment of the first is being processed', LONG, async () => {
    const site = await makeSite(app);
    await pay.deliver('paused');
    try {
      const first = await pay.checkout(site, gold);
      await pay.pay(first.url);
      for (const priceId of [gold, silver])
        expect(
          await create({ priceId, restaurantId: idOf(site.restaurantId) }, site.owner?.token),
        ).toMatchObject(
          priceId === gold ? { __typename: 'ConflictError' } : { __typename: 'PlanChangePreview' },
        );
    } finally {
      await pay.deliver('ordered');
    }
    expect(await pay.plan(site.restaurantId)).toMatchObject({ status: 'trialing', package: 'GOLD' });
  });

  const DOWN =
    'Failed to create checkout session. The payment provider is not responding at the moment, and nothing was charged. Please try again in a minute.';

  it.each([
    ['unavailable', DOWN],
    ['broken', DOWN],
    ['refused', 'Failed to create checkout session.'],
  ] as const)('the failure of a provider that is %s has its message', LONG, async (reason, message) => {
    const site = await makeSite(app);
    const broken = vi
      .spyOn(app.container.infrastructure.payments, 'openCheckout')
      .mockRejectedValueOnce(new PaymentsFailure(reason));
    const input = { priceId: gold, restaurantId: idOf(site.restaurantId) };
    expect(await create(input, site.owner?.token)).toEqual({
      __typename: 'UnavailableError',
      message,
    });
    broken.mockRestore();
    expect((await create(input, site.owner?.token)).url).toBeDefined();
    // A response that was not received may still arrive, so the attempt is reused. A received failure would be
    // repeated.
    expect((await attempts(site.owner?.id ?? '')).map(({ state }) => state)).toEqual(
      reason === 'unavailable' ? ['open'] : ['closed', 'open'],
    );
  });

  it.each([
    ['another plan', () => gold],
    ['the plan whose page is open', () => silver],
  ])(
    'an owner whose customer was deleted at the provider pays for %s as a new customer',
    async (_what, next) => {
      const site = await makeSite(app);
      const owner = site.owner?.id ?? '';
      const customerOf = async () => {
        const { rows } = await app.container.infrastructure.database.pool.query<{ id: string }>(
          'select stripe_customer_id as id from billing_customers where user_id = $1',
          [owner],
        );
        return rows[0]?.id ?? '';
      };
      await pay.checkout(site, silver);
      const before = await customerOf();
      expect((await pay.stripe(`/v1/customers/${before}`, {}, 'DELETE')).status).toBe(200);
      expect(await pay.mutate('createBillingPortalSession', null, site.owner?.token)).toEqual({
        __typename: 'NotFoundError',
        message: 'Could not open management portal. There is nothing to manage: you have no paid plan.',
      });
      // Two presses at the same time: the account has one customer and one page afterwards.
      const [page, other] = await Promise.all([pay.checkout(site, next()), pay.checkout(site, next())]);
      expect(other).toEqual(page);
      const after = await customerOf();
      expect(after).not.toBe(before);
      expect(await sessionOf(page.id)).toMatchObject({ customer: after, status: 'open' });
      await pay.pay(page.url);
      expect((await pay.mutate('createBillingPortalSession', null, site.owner?.token)).url).toBeDefined();
    },
  );

  it('an owner can create 30 checkouts an hour', LONG, async () => {
    const site = await makeSite(app);
    const input = { priceId: 'price_unknown', restaurantId: idOf(site.restaurantId) };
    for (let count = 0; count < 30; count += 1) await create(input, site.owner?.token);
    expect(await create(input, site.owner?.token)).toMatchObject({ __typename: 'RateLimitedError' });
  });
});
