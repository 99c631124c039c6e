import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { payer } from '../../../test/payer.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { PaymentsFailure } from '../../gateways/payments/payments.gateway.ts';
import { toGlobalId } from '../../graphql/globalId.ts';

const LONG = { tags: ['@long'] };

let app: TestApp;
let pay: ReturnType<typeof payer>;
let [gold, platinum, silverYear] = ['', '', ''];
beforeAll(async () => {
  app = await startTestApp({ worker: true });
  pay = payer(app);
  await pay.openShop();
  gold = await pay.priceOf('restaurant-gold');
  platinum = await pay.priceOf('restaurant-platinum');
  silverYear = await pay.priceOf('restaurant-silver', 'year');
});
afterAll(() => app.close());
afterEach(() => void vi.restoreAllMocks());

/** A site that pays for Gold monthly, optionally with a trial before. */
async function paying(withTrial = false): Promise<MadeSite> {
  const site = await makeSite(app);
  if (!withTrial)
    await app.container.infrastructure.database.pool.query(
      'update restaurants set trial_used_at = now() where id = $1',
      [site.restaurantId],
    );
  await pay.pay((await pay.checkout(site, gold)).url);
  await expect
    .poll(() => pay.plan(site.restaurantId), { timeout: 15_000 })
    .toMatchObject({ package: 'GOLD', status: withTrial ? 'trialing' : 'active_paid' });
  return site;
}

const preview = (site: MadeSite, priceId: string) =>
  pay.mutate(
    'createCheckoutSession',
    { priceId, restaurantId: toGlobalId('Restaurant', site.restaurantId) },
    site.owner?.token,
  );
const change = (
  site: MadeSite,
  priceId: string,
  prorationDate: string | undefined,
  token = site.owner?.token,
) =>
  pay.mutate(
    'changePlan',
    { priceId, prorationDate, restaurantId: toGlobalId('Restaurant', site.restaurantId) },
    token,
  );
const invoiceTotals = async ({ owner }: MadeSite) => {
  const { data } = await app.graphql<{
    viewer: { invoices: { total: number; status: string; pdfUrl: string }[] };
  }>('{ viewer { invoices { total status pdfUrl } } }', {}, owner?.token);
  return data.viewer.invoices.map(({ total }) => total);
};

describe('a second checkout of a site with a paid plan', () => {
  it('a second checkout previews the cost of the change, and changes nothing', async () => {
    const site = await paying();
    const seen = await preview(site, platinum);
    expect(seen).toMatchObject({
      __typename: 'PlanChangePreview',
      currentPlanName: 'Gold Restaurant',
      newPlanName: 'Platinum Restaurant',
      newAmount: 9999,
      amountDueNow: 4000,
    });
    const days = (Date.parse(seen.nextPaymentAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(27);
    expect(days).toBeLessThan(32);
    expect(await pay.plan(site.restaurantId)).toMatchObject({ package: 'GOLD' });
    expect(await invoiceTotals(site)).toEqual([5999]);
  });

  it('a second checkout for the same price is refused', async () => {
    expect(await preview(await paying(), gold)).toEqual({
      __typename: 'ConflictError',
      message: 'You already have this plan.',
    });
  });

  it('a change costs nothing in the trial', LONG, async () => {
    const site = await paying(true);
    const seen = await preview(site, platinum);
    const days = (Date.parse(seen.nextPaymentAt ?? '') - Date.now()) / 86_400_000;
    expect([seen.amountDueNow, Math.round(days)]).toEqual([0, 14]);
  });
});

describe('changePlan', () => {
  it('a change is made once, at the cost that was shown', LONG, async () => {
    const site = await paying();
    const seen = await preview(site, platinum);
    const outcomes = await Promise.all([1, 2, 3].map(() => change(site, platinum, seen.prorationDate)));
    for (const outcome of outcomes)
      expect(outcome).toEqual({
        __typename: 'ChangePlanPayload',
        subscription: { stripePriceId: platinum, planName: 'Platinum Restaurant', status: 'active' },
      });
    expect(await change(site, platinum, seen.prorationDate)).toEqual(outcomes[0]);
    expect(await pay.plan(site.restaurantId)).toMatchObject({ package: 'PLATINUM', status: 'active_paid' });
    expect(await invoiceTotals(site)).toEqual([seen.amountDueNow, 5999]);
  });

  it('a change can change the interval', LONG, async () => {
    const site = await paying();
    const seen = await preview(site, silverYear);
    expect(seen.amountDueNow).toBe(39_900 - 5999);
    expect((await change(site, silverYear, seen.prorationDate)).__typename).toBe('ChangePlanPayload');
    expect(await pay.plan(site.restaurantId)).toMatchObject({ package: 'SILVER' });
  });

  it.each([
    ['more than an hour old', -3700],
    ['in the future', 3700],
    ['at the end of the period, where it would cost nothing', 27 * 86_400],
  ])('a change with a moment that is %s is refused', LONG, async (_what, seconds) => {
    const site = await paying();
    const moment = new Date(Date.now() + seconds * 1000).toISOString();
    expect(await change(site, platinum, moment)).toEqual({
      __typename: 'ConflictError',
      message: 'The cost of this change was calculated more than an hour ago. Please check it again.',
    });
    expect(await pay.plan(site.restaurantId)).toMatchObject({ package: 'GOLD' });
  });

  it('only the owner can change the plan, only to a website plan, and only of a paying site', async () => {
    const [site, other] = [await paying(), await makeSite(app)];
    const now = new Date().toISOString();
    expect(await change(site, platinum, now, other.owner?.token)).toMatchObject({
      __typename: 'NotFoundError',
    });
    expect(await change(other, platinum, now)).toEqual({
      __typename: 'NotFoundError',
      message: 'This website has no paid plan to change.',
    });
    for (const priceId of ['', 'price_unknown', await pay.priceOf('social-gold')])
      expect(await change(site, priceId, now)).toMatchObject({ __typename: 'ValidationError' });
    await expect(change(site, platinum, now, 'made-up')).rejects.toThrow('UNAUTHENTICATED');
  });

  it.each([
    [
      'unavailable',
      'UnavailableError',
      'The payment provider is not responding, so we don’t know yet whether your plan has changed. Please try again in a minute. You won’t be charged twice.',
    ],
    ['broken', 'ConflictError', 'We couldn’t make this change. Please check the cost again.'],
    [
      'declined',
      'ConflictError',
      'Your card was declined, so nothing has changed. Please update your card under Manage Billing and try again.',
    ],
    ['refused', 'ConflictError', 'We couldn’t make this change. Please check the cost again.'],
  ] as const)(
    'the failure of a provider that is %s has its message',
    LONG,
    async (reason, typename, message) => {
      const site = await paying();
      const seen = await preview(site, platinum);
      vi.spyOn(app.container.infrastructure.payments, 'changePlan').mockRejectedValueOnce(
        new PaymentsFailure(reason),
      );
      expect(await change(site, platinum, seen.prorationDate)).toEqual({ __typename: typename, message });
      expect(await pay.plan(site.restaurantId)).toMatchObject({ package: 'GOLD' });
    },
  );

  it('a change cancels a planned end', LONG, async () => {
    const site = await paying();
    const all = await pay.liveSubscriptions();
    const mine = all.find(({ metadata }) => JSON.stringify(metadata).includes(site.restaurantId));
    await pay.stripe(`/v1/subscriptions/${mine?.id}`, { cancel_at_period_end: 'true' });
    const seen = await preview(site, platinum);
    await change(site, platinum, seen.prorationDate);
    const found = await app.container.infrastructure.payments.findSubscription(mine?.id ?? '');
    expect(found).toMatchObject({ cancelAtPeriodEnd: false, priceId: platinum });
  });
});
