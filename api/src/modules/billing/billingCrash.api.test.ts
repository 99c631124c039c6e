import { MINUTE_MS } from '@forkfront/common/durations.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { payer } from '../../../test/payer.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { PaymentsFailure, type PaymentsGateway } from '../../gateways/payments/payments.gateway.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { BillingEnd } from './billingEnd.service.ts';
import { BillingReconcile } from './billingReconcile.service.ts';
import { CheckoutService } from './checkout.service.ts';

const LONG = { tags: ['@long'] };

let app: TestApp;
let pay: ReturnType<typeof payer>;
let [gold, silver] = ['', ''];
/** Offset of the application's clock (ms). */
let ahead = 0;
beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => new Date(Date.now() + ahead) } });
  pay = payer(app);
  await pay.openShop();
  [gold, silver] = [await pay.priceOf('restaurant-gold'), await pay.priceOf('restaurant-silver')];
  await pay.deliver('paused');
});
afterAll(() => app.close());
beforeEach(async () => {
  ahead = 0;
  await app.container.infrastructure.database.pool.query('delete from rate_limits');
});
afterEach(() => void vi.restoreAllMocks());

class Killed extends Error {}

type Call = keyof PaymentsGateway;

/** The next such call stops everything, before or after the provider performs it. */
function dieAt(call: Call, isDone: boolean): void {
  const { payments } = app.container.infrastructure;
  const real = payments[call] as (...values: unknown[]) => unknown;
  vi.spyOn(payments, call).mockImplementationOnce((async (...values: unknown[]) => {
    if (isDone) await real.apply(payments, values);
    throw new Killed();
  }) as never);
}

const wish = (site: MadeSite, priceId: string) =>
  app.scope().get(CheckoutService).create(site.owner, priceId, site.restaurantId);

/** Runs the job at a time one hour later. */
async function reconcile(): Promise<void> {
  ahead = 60 * MINUTE_MS;
  await app.scope().get(BillingReconcile).reconcile();
  ahead = 0;
}

const liveOf = async (site: MadeSite) =>
  (await pay.liveSubscriptions()).filter(({ metadata }) =>
    JSON.stringify(metadata).includes(site.restaurantId),
  );

/** The points where the first checkout stops: before and after each call of the gateway. */
const POINTS = [
  ['createCustomer', false],
  ['createCustomer', true],
  ['openCheckout', false],
  ['openCheckout', true],
] as const;

/** `web/e2e/billingCrash.spec.ts` kills real processes; these tests reach each point reliably. */
describe('a crash in the middle of a checkout', () => {
  it.each(POINTS)('a crash at %s (done: %s) leaves nothing without another attempt', async (call, isDone) => {
    const site = await makeSite(app);
    dieAt(call, isDone);
    await expect(wish(site, gold)).rejects.toThrow(Killed);
    vi.restoreAllMocks();
    await reconcile();
    expect(await liveOf(site)).toEqual([]);
    expect(await pay.plan(site.restaurantId)).toMatchObject({
      status: 'trialing',
      package: 'FREE',
      trial_used_at: null,
    });
  });

  it.each(POINTS.flatMap((point) => ['GOLD', 'SILVER'].map((plan) => [...point, plan] as const)))(
    'a crash at %s (done: %s) leaves one subscription when the payer continues with %s',
    async (call, isDone, plan) => {
      const site = await makeSite(app);
      dieAt(call, isDone);
      await expect(wish(site, gold)).rejects.toThrow(Killed);
      vi.restoreAllMocks();
      await pay.pay((await pay.checkout(site, plan === 'GOLD' ? gold : silver)).url);
      // And again while the payment is stored.
      dieAt('findSubscription', true);
      await reconcile();
      expect(await pay.plan(site.restaurantId)).toMatchObject({ package: 'FREE' });
      vi.restoreAllMocks();
      await reconcile();
      expect(await liveOf(site)).toHaveLength(1);
      expect(await pay.plan(site.restaurantId)).toMatchObject({ status: 'trialing', package: plan });
    },
  );
});

describe('the reconcile job', () => {
  it('reconciliation finds a payment without a webhook', async () => {
    const site = await makeSite(app);
    await pay.pay((await pay.checkout(site, gold)).url);
    expect(await pay.plan(site.restaurantId)).toMatchObject({ package: 'FREE' });
    await reconcile();
    expect(await pay.plan(site.restaurantId)).toMatchObject({ package: 'GOLD', status: 'trialing' });
  });

  it('reconciliation finds a page whose id was lost', LONG, async () => {
    const site = await makeSite(app);
    const { url, id } = await pay.checkout(site, gold);
    await app.container.infrastructure.database.pool.query(
      'update checkout_attempts set stripe_session_id = null where stripe_session_id = $1',
      [id],
    );
    await pay.pay(url);
    await reconcile();
    expect(await pay.plan(site.restaurantId)).toMatchObject({ package: 'GOLD' });
  });

  it('reconciliation ends the second of two subscriptions of a site', LONG, async () => {
    const site = await makeSite(app);
    const first = await pay.checkout(site, gold);
    // As two processes without knowledge of each other could do.
    await app.container.infrastructure.database.pool.query(
      "update checkout_attempts set state = 'closed', created_at = created_at - interval '1 hour' where stripe_session_id = $1",
      [first.id],
    );
    const second = await pay.checkout(site, silver);
    await pay.pay(first.url);
    await pay.hoursPass(1);
    await pay.pay(second.url);
    expect(await liveOf(site)).toHaveLength(2);
    await app.container.infrastructure.database.pool.query(
      "update checkout_attempts set state = 'open' where stripe_session_id = $1",
      [first.id],
    );
    await reconcile();
    const { rows } = await app.container.infrastructure.database.pool.query<{
      payload: { stripeSubscriptionId: string; refund: boolean };
    }>(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'endSubscription'`,
    );
    for (const { payload } of rows) await app.scope().get(BillingEnd).endSubscription(payload);
    expect((await liveOf(site)).map(({ status }) => status)).toEqual(['trialing']);
    expect(await pay.plan(site.restaurantId)).toMatchObject({ package: 'GOLD', status: 'trialing' });
  });

  it('reconciliation reads a subscription again when its next read is due', LONG, async () => {
    const site = await makeSite(app);
    await pay.pay((await pay.checkout(site, gold)).url);
    await reconcile();
    const [live] = await liveOf(site);
    await pay.stripe(`/v1/subscriptions/${live?.id}`, {}, 'DELETE');
    await reconcile();
    expect(await pay.plan(site.restaurantId)).toMatchObject({ package: 'GOLD' });
    ahead = 25 * 60 * MINUTE_MS;
    await app.scope().get(BillingReconcile).reconcile();
    expect(await pay.plan(site.restaurantId)).toMatchObject({ package: 'FREE', status: 'trial_expired' });
  });

  it('reconciliation continues in the next run after an outage of the provider', async () => {
    const site = await makeSite(app);
    const { url } = await pay.checkout(site, gold);
    await pay.pay(url);
    vi.spyOn(app.container.infrastructure.payments, 'findCheckout').mockRejectedValue(
      new PaymentsFailure('unavailable'),
    );
    await reconcile();
    expect(await pay.plan(site.restaurantId)).toMatchObject({ package: 'FREE' });
    vi.restoreAllMocks();
    await reconcile();
    expect(await pay.plan(site.restaurantId)).toMatchObject({ package: 'GOLD' });
  });

  it('reconciliation closes attempts without a payment, and gives them no plan', async () => {
    const site = await makeSite(app);
    const { id } = await pay.checkout(site, gold);
    await pay.stripe(`/v1/checkout/sessions/${id}/expire`);
    await reconcile();
    const { rows } = await app.container.infrastructure.database.pool.query(
      'select state from checkout_attempts where stripe_session_id = $1',
      [id],
    );
    expect(rows).toEqual([{ state: 'closed' }]);
    expect(await pay.plan(site.restaurantId)).toMatchObject({ package: 'FREE' });
    const input = { priceId: gold, restaurantId: toGlobalId('Restaurant', site.restaurantId) };
    expect((await pay.mutate('createCheckoutSession', input, site.owner?.token)).url).toBeDefined();
  });
});
