import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSite } from '../../../test/makeSite.ts';
import { payer } from '../../../test/payer.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { PaymentsFailure } from '../../gateways/payments/payments.gateway.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { CheckoutAttempt } from './billing.entity.ts';

const LONG = { tags: ['@long'] };

let app: TestApp;
let pay: ReturnType<typeof payer>;
let gold: string;
beforeAll(async () => {
  app = await startTestApp({ worker: true });
  pay = payer(app);
  await pay.openShop();
  gold = await pay.priceOf('restaurant-gold');
});
afterAll(() => app.close());
beforeEach(
  async () => void (await app.container.infrastructure.database.pool.query('delete from rate_limits')),
);
afterEach(async () => {
  vi.restoreAllMocks();
  await pay.deliver('ordered');
});

const ask = async (sessionId: string) =>
  (
    await app.graphql<{
      checkout: Record<string, unknown> | null;
    }>(
      'query ($sessionId: String!) { checkout(sessionId: $sessionId) { state planName restaurantId restaurantName amount interval trialEndsAt } }',
      {
        sessionId,
      },
    )
  ).data.checkout;

describe('checkout', () => {
  it('a checkout goes from open to active, and the payer returns with its id', async () => {
    const site = await makeSite(app);
    const { url, id } = await pay.checkout(site, gold);
    const shown = {
      planName: 'Gold Restaurant',
      restaurantId: toGlobalId('Restaurant', site.restaurantId),
      restaurantName: 'The Olive Press',
      amount: 5999,
      interval: 'MONTH',
    };
    expect(await ask(id)).toEqual({ state: 'OPEN', ...shown, trialEndsAt: null });
    expect(await pay.pay(url)).toBe(`${app.url}/subscription-success?session_id=${id}`);
    await expect
      .poll(() => ask(id), { timeout: 15_000 })
      .toEqual({ state: 'ACTIVE', ...shown, trialEndsAt: expect.stringMatching(/^\d{4}-/) });
    const trialEndsAt = new Date(String((await ask(id))?.['trialEndsAt'])).getTime();
    expect(Math.round((trialEndsAt - Date.now()) / (24 * 60 * 60 * 1000))).toBe(14);
  });

  it('a checkout becomes active without a webhook', async () => {
    await pay.deliver('paused');
    const site = await makeSite(app);
    const { url, id } = await pay.checkout(site, gold);
    await pay.pay(url);
    expect(await ask(id)).toMatchObject({ state: 'ACTIVATING' });
    await expect.poll(() => ask(id), { timeout: 15_000 }).toMatchObject({ state: 'ACTIVE' });
    expect(await pay.plan(site.restaurantId)).toMatchObject({ package: 'GOLD' });
  });

  it('a checkout is found when its id was lost', LONG, async () => {
    await pay.deliver('paused');
    const { url, id } = await pay.checkout(await makeSite(app), gold);
    await app.scope().em.nativeUpdate(CheckoutAttempt, { stripeSessionId: id }, { stripeSessionId: null });
    await pay.pay(url);
    expect(await ask(id)).toMatchObject({ state: 'ACTIVATING' });
    await expect.poll(() => ask(id), { timeout: 15_000 }).toMatchObject({ state: 'ACTIVE' });
  });

  it('a checkout expires with its page', LONG, async () => {
    const { id } = await pay.checkout(await makeSite(app), gold);
    await pay.stripe(`/v1/checkout/sessions/${id}/expire`);
    expect(await ask(id)).toMatchObject({ state: 'EXPIRED' });
  });

  it('a checkout counts as paid while the provider does not respond', LONG, async () => {
    const { id } = await pay.checkout(await makeSite(app), gold);
    vi.spyOn(app.container.infrastructure.payments, 'findCheckout').mockRejectedValue(
      new PaymentsFailure('unavailable'),
    );
    expect(await ask(id)).toMatchObject({ state: 'ACTIVATING' });
  });

  it('a forged id returns null, and an invalid id is not sent to the provider', async () => {
    const asked = vi.spyOn(app.container.infrastructure.payments, 'findCheckout');
    const nonsense = ['', 'x', 'cs_', 'cs_test_../customers', `cs_${'a'.repeat(300)}`, "cs_' or 1=1"];
    for (const forged of nonsense) expect(await ask(forged)).toBeNull();
    // The worker may ask about the checkouts of earlier tests at the same time.
    for (const forged of nonsense) expect(asked).not.toHaveBeenCalledWith(forged);
    expect(await ask('cs_test_made0up')).toBeNull();
    expect(asked).toHaveBeenCalledWith('cs_test_made0up');
  });

  it('an IP can ask the provider about 30 unknown ids an hour', LONG, async () => {
    const asked = vi.spyOn(app.container.infrastructure.payments, 'findCheckout').mockResolvedValue(null);
    for (let count = 0; count < 35; count += 1) expect(await ask(`cs_test_unknown${count}`)).toBeNull();
    expect(asked.mock.calls.filter(([id]) => id.startsWith('cs_test_unknown'))).toHaveLength(30);
  });

  it('a request with many aliases calls the provider once', LONG, async () => {
    const { id } = await pay.checkout(await makeSite(app), gold);
    const asked = vi.spyOn(app.container.infrastructure.payments, 'findCheckout');
    const aliases = Array.from(
      { length: 20 },
      (_, index) => `c${index}: checkout(sessionId: "${id}") { state }`,
    );
    const { data } = await app.graphql<Record<string, { state: string }>>(`{ ${aliases.join(' ')} }`);
    expect(new Set(Object.values(data).map(({ state }) => state))).toEqual(new Set(['OPEN']));
    expect(asked.mock.calls.filter(([asked]) => asked === id)).toHaveLength(1);
  });

  it('an IP can ask the provider about 300 known pages an hour', LONG, async () => {
    const { id } = await pay.checkout(await makeSite(app), gold);
    expect(await ask(id)).toMatchObject({ state: 'OPEN' });
    await app.container.infrastructure.database.pool.query(
      "update rate_limits set points = 300 where key like 'checkout-known:%'",
    );
    const other = await pay.checkout(await makeSite(app), gold);
    const asked = vi.spyOn(app.container.infrastructure.payments, 'findCheckout');
    expect(await ask(other.id)).toMatchObject({ planName: 'Gold Restaurant' });
    expect(asked).not.toHaveBeenCalledWith(other.id);
  });

  it('a page that others opened at the provider returns null', async () => {
    const response = await pay.stripe('/v1/checkout/sessions', {
      mode: 'subscription',
      'line_items[0][price]': gold,
      success_url: 'https://other.example/',
    });
    const { id } = (await response.json()) as { id: string };
    expect(await ask(id)).toBeNull();
  });
});
