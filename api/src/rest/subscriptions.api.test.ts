import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeSite, type MadeSite } from '../../test/makeSite.ts';
import { payer } from '../../test/payer.ts';
import { restClient } from '../../test/restClient.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { PaymentsFailure } from '../gateways/payments/payments.gateway.ts';
import { newId } from '../lib/ids.ts';
import { CheckoutSync } from '../modules/billing/checkoutSync.service.ts';

const CHECKOUT = '/subscriptions/create-checkout-session';

let app: TestApp;
let pay: ReturnType<typeof payer>;
let rest: ReturnType<typeof restClient>;
let site: MadeSite;
let gold: string;
beforeAll(async () => {
  app = await startTestApp();
  pay = payer(app);
  rest = restClient(app);
  await pay.openShop();
  await pay.deliver('paused');
  gold = await pay.priceOf('restaurant-gold');
  site = await makeSite(app);
});
afterAll(() => app.close());
afterEach(() => void vi.restoreAllMocks());

describe('subscriptions over REST', () => {
  it('a guest cannot start a checkout and is asked to log in', async () => {
    const { status, json } = await rest('post', CHECKOUT, { body: { priceId: gold } });
    expect([status, json.message]).toEqual([401, 'You must be logged in to subscribe.']);
  });

  it('before the first checkout there are no subscriptions and no portal', async () => {
    const { token } = site.owner ?? {};
    const response = await fetch(`${app.url}/api/v1/subscriptions/my-subscriptions`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(await response.json()).toEqual([]);
    expect(await rest('post', '/subscriptions/manage', { token })).toMatchObject({
      status: 404,
      json: { message: 'Could not open management portal.' },
    });
  });

  it.each([
    ['no price', {}, 400],
    ['an unknown price', { priceId: 'price_unknown' }, 400],
    ['a price that is no text', { priceId: { $ne: '' } }, 400],
    ['a site that is no text', { priceId: 'x', restaurantId: 7 }, 400],
  ])('a checkout with %s is refused', async (_what, body, status) => {
    const refused = await rest('post', CHECKOUT, { body, token: site.owner?.token });
    expect(refused.status).toBe(status);
    expect(refused.json.errors).toBeDefined();
  });

  it.each([() => newId(), () => 'x', () => other.restaurantId])(
    'a checkout for a site of another owner is not found',
    async (restaurantId) => {
      const body = { priceId: gold, restaurantId: restaurantId() };
      expect((await rest('post', CHECKOUT, { body, token: site.owner?.token })).status).toBe(404);
    },
  );
  let other: MadeSite;
  beforeAll(async () => void (other = await makeSite(app)));

  it('a checkout returns a payment page, and the paid subscription is listed', async () => {
    const { token } = site.owner ?? {};
    const { status, json } = await rest('post', CHECKOUT, {
      body: { priceId: gold, restaurantId: site.restaurantId },
      token,
    });
    expect([status, Object.keys(json)]).toEqual([200, ['url']]);
    const url = String(json.url);
    await pay.pay(url);
    await app
      .scope()
      .get(CheckoutSync)
      .sync(url.split('/').at(-1) ?? '');
    const listed = await rest('get', '/subscriptions/my-subscriptions', { token });
    expect(Object.values(listed.json)).toEqual([
      {
        _id: expect.any(String),
        stripePriceId: gold,
        status: 'trialing',
        currentPeriodEnd: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
    const portal = await rest('post', '/subscriptions/manage', { token });
    expect(String(portal.json.url)).toContain(app.stripe.baseUrl);
  });

  it('a second checkout for a site is a conflict', async () => {
    const { token } = site.owner ?? {};
    for (const key of ['restaurant-gold', 'restaurant-silver']) {
      const body = { priceId: await pay.priceOf(key), restaurantId: site.restaurantId };
      expect((await rest('post', CHECKOUT, { body, token })).status).toBe(409);
    }
  });

  it('the portal and the checkout answer 503 while the provider is down', async () => {
    const { payments } = app.container.infrastructure;
    const down = new PaymentsFailure('unavailable');
    vi.spyOn(payments, 'openPortal').mockRejectedValue(down);
    vi.spyOn(payments, 'openCheckout').mockRejectedValue(down);
    expect(await rest('post', '/subscriptions/manage', { token: site.owner?.token })).toMatchObject({
      status: 503,
      json: {
        message: expect.stringMatching(/^Could not open management portal\. .*try again in a minute\.$/),
      },
    });
    const body = { priceId: gold, restaurantId: other.restaurantId };
    expect(await rest('post', CHECKOUT, { body, token: other.owner?.token })).toMatchObject({
      status: 503,
      json: {
        message: expect.stringMatching(/^Failed to create checkout session\. .*nothing was charged\. .*/),
      },
    });
  });

  it('the price ids of the services can be subscribed to', async () => {
    const { json } = await rest('get', '/services');
    expect(Object.values(json)).toContainEqual(
      expect.objectContaining({
        name: 'Gold Restaurant',
        prices: expect.arrayContaining([{ interval: 'month', unit_amount: 5999, stripePriceId: gold }]),
      }),
    );
  });
});
