import { MINUTE_MS } from '@forkfront/common/durations.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobsDone } from '../../../test/jobsDone.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { payer } from '../../../test/payer.ts';
import { permutationsOf } from '../../../test/permutationsOf.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import type { ProviderSubscription } from '../../gateways/payments/payments.gateway.ts';
import { StripeEventService } from './stripeEvent.service.ts';

const NOW = new Date();

let app: TestApp;
let pay: ReturnType<typeof payer>;
let gold: string;
beforeAll(async () => {
  app = await startTestApp({ worker: true, replace: { clock: () => NOW } });
  pay = payer(app);
  await pay.openShop();
  gold = await pay.priceOf('restaurant-gold');
});
afterAll(() => app.close());
beforeEach(() => pay.deliver('paused'));
afterEach(() => void vi.restoreAllMocks());

async function subscribe(): Promise<{ site: MadeSite; found: ProviderSubscription }> {
  const site = await makeSite(app);
  const { url, id } = await pay.checkout(site, gold);
  await pay.pay(url);
  const { payments } = app.container.infrastructure;
  const { subscriptionId } = (await payments.findCheckout(id)) ?? {};
  const found = await payments.findSubscription(subscriptionId ?? '');
  if (!found) throw new Error('the provider has no subscription');
  return { site, found };
}

const reset = async (site: MadeSite): Promise<void> => {
  const { pool } = app.container.infrastructure.database;
  await pool.query('delete from paid_subscriptions where restaurant_id = $1', [site.restaurantId]);
  await pool.query(
    `update restaurants set status = 'trialing', package = 'FREE', trial_ends_at = null, trial_used_at = null,
       past_due_since = null, plan_ended_at = null where id = $1`,
    [site.restaurantId],
  );
};

const kept = async (site: MadeSite): Promise<unknown> => {
  const { pool } = app.container.infrastructure.database;
  const { rows } = await pool.query(
    `select status, stripe_price_id, cancel_at_period_end, ended_at, trial_ends_at, current_period_end
     from paid_subscriptions where restaurant_id = $1`,
    [site.restaurantId],
  );
  return { plan: await pay.plan(site.restaurantId), rows };
};

const HISTORY = ['trialing', 'active', 'past_due', 'active', 'canceled'];

describe('webhooks in any order', { tags: ['@long'] }, () => {
  it('webhooks in any order lead to the same state', { timeout: 120_000 }, async () => {
    const { site, found } = await subscribe();
    const trialEndsAt = new Date(NOW.getTime() - 60 * MINUTE_MS * 24);
    const stages = HISTORY.map((each): ProviderSubscription => ({
      ...found,
      status: each,
      trialEndsAt,
      endedAt: each === 'canceled' ? NOW : null,
    }));
    const states = new Set<string>();
    // A message only says that something changed. The provider's answer is the state of the newest event that was sent,
    // so the 120 orders of five messages give 42 different sequences of answers.
    const sequences = permutationsOf([0, 1, 2, 3, 4]).map((order) =>
      order.map((_, at) => Math.max(...order.slice(0, at + 1))),
    );
    const different = new Map(sequences.map((sequence) => [sequence.join(), sequence]));
    expect(different.size).toBe(42);
    for (const sequence of different.values()) {
      await reset(site);
      let newest = 0;
      const read = vi
        .spyOn(app.container.infrastructure.payments, 'findSubscription')
        .mockImplementation(() => Promise.resolve(stages[newest] ?? null));
      for (newest of sequence)
        await app
          .scope()
          .get(StripeEventService)
          .apply({ eventId: 'evt', subscriptionId: found.id, checkoutId: null });
      expect(read).toHaveBeenCalledTimes(5);
      read.mockRestore();
      states.add(JSON.stringify(await kept(site)));
    }
    expect([...states]).toHaveLength(1);
    expect(await pay.plan(site.restaurantId)).toMatchObject({ status: 'cancelled', package: 'FREE' });
  });

  it('parallel webhooks lead to the same state', async () => {
    const { site, found } = await subscribe();
    await reset(site);
    await Promise.all(
      Array.from({ length: 5 }, () =>
        app
          .scope()
          .get(StripeEventService)
          .apply({ eventId: 'evt', subscriptionId: found.id, checkoutId: null }),
      ),
    );
    expect(await kept(site)).toMatchObject({
      plan: { status: 'trialing', package: 'GOLD' },
      rows: [{ status: 'trialing' }],
    });
  });

  it.each([
    { overtaken: 1, reads: 3 },
    { overtaken: 2, reads: 4 },
  ])(
    'an old read never overwrites a newer one (overtaken $overtaken times)',
    async ({ overtaken, reads }) => {
      const { site, found } = await subscribe();
      await reset(site);
      const apply = () =>
        app
          .scope()
          .get(StripeEventService)
          .apply({ eventId: 'evt', subscriptionId: found.id, checkoutId: null });
      let isInner = false;
      let left = overtaken;
      const read = vi
        .spyOn(app.container.infrastructure.payments, 'findSubscription')
        .mockImplementation(async () => {
          if (isInner || left === 0) return { ...found, status: 'canceled', endedAt: NOW };
          left -= 1;
          isInner = true;
          // Another process reads and writes between this read and its write.
          await apply();
          isInner = false;
          return { ...found, status: 'active' };
        });
      await apply();
      expect(read).toHaveBeenCalledTimes(reads);
      expect(await pay.plan(site.restaurantId)).toMatchObject({ package: 'FREE', status: 'trial_expired' });
    },
  );

  it.each(['shuffled', 'duplicated'])("%s webhooks lead to the provider's state", async (mode) => {
    await pay.deliver(mode);
    const { site, found } = await subscribe();
    await pay.until(site.restaurantId, 'trialing');
    await pay.daysPass(15);
    await pay.until(site.restaurantId, 'active_paid');
    await pay.stripe(`/v1/subscriptions/${found.id}`, {}, 'DELETE');
    await pay.until(site.restaurantId, 'cancelled');
    await jobsDone(app);
    expect(await pay.plan(site.restaurantId)).toMatchObject({ status: 'cancelled', package: 'FREE' });
  });
});
