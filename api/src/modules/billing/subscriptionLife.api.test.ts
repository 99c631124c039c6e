import { DAY_MS } from '@forkfront/common/durations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobsDone } from '../../../test/jobsDone.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { FAILING_CARD, payer } from '../../../test/payer.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { RestaurantEditService } from '../restaurants/restaurantEdit.service.ts';

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

async function subscribed(card?: string): Promise<MadeSite> {
  const site = await makeSite(app);
  await pay.pay((await pay.checkout(site, gold)).url, card);
  await untilGold(site);
  return site;
}
const untilGold = async (site: MadeSite) => {
  await expect
    .poll(() => pay.plan(site.restaurantId), { timeout: 15_000 })
    .toMatchObject({ package: 'GOLD' });
};

async function subscriptionOf(site: MadeSite) {
  const all = await pay.liveSubscriptions();
  const found = all.find(({ metadata }) => JSON.stringify(metadata).includes(site.restaurantId));
  if (!found) throw new Error('the provider has no subscription of this site');
  return found;
}

describe('a site with a paid plan', () => {
  it('a paid site goes from the trial to active, to past due, and back to active when the card works again', async () => {
    const site = await subscribed(FAILING_CARD);
    const trial = await pay.plan(site.restaurantId);
    expect(trial).toMatchObject({ status: 'trialing', package: 'GOLD', past_due_since: null });
    const ends = (trial.trial_ends_at as Date).getTime() - Date.now();
    expect(Math.abs(ends - 14 * DAY_MS)).toBeLessThan(60_000);
    expect(trial.trial_used_at).toBeInstanceOf(Date);

    await pay.daysPass(15);
    const due = await pay.until(site.restaurantId, 'past_due');
    expect(due).toMatchObject({ package: 'GOLD' });
    expect(due.past_due_since).toBeInstanceOf(Date);

    const { customer } = await subscriptionOf(site);
    const method = await goodCard(site);
    const invoices = await (
      await pay.stripe(`/v1/invoices?customer=${customer}&status=open`, {}, 'GET')
    ).json();
    const [invoice] = (invoices as { data: { id: string }[] }).data;
    await pay.stripe(`/v1/invoices/${invoice?.id}/pay`, { payment_method: method });
    expect(await pay.until(site.restaurantId, 'active_paid')).toMatchObject({
      package: 'GOLD',
      past_due_since: null,
    });
  });

  it('a site returns to the free plan when its trial is cancelled', async () => {
    const site = await subscribed();
    await pay.stripe(`/v1/subscriptions/${(await subscriptionOf(site)).id}`, {}, 'DELETE');
    expect(await pay.until(site.restaurantId, 'trial_expired')).toMatchObject({
      package: 'FREE',
      plan_ended_at: expect.any(Date),
    });
  });

  it('a cancelled plan stays until the end of the period', LONG, async () => {
    const site = await subscribed();
    await pay.daysPass(15);
    await pay.until(site.restaurantId, 'active_paid');
    const { id } = await subscriptionOf(site);
    await pay.stripe(`/v1/subscriptions/${id}`, { cancel_at_period_end: 'true' });
    await expect
      .poll(async () => (await mine(site)).map(({ cancelAtPeriodEnd }) => cancelAtPeriodEnd), {
        timeout: 15_000,
      })
      .toEqual([true]);
    expect(await pay.plan(site.restaurantId)).toMatchObject({ status: 'active_paid', package: 'GOLD' });
    await pay.daysPass(31);
    expect(await pay.until(site.restaurantId, 'cancelled')).toMatchObject({ package: 'FREE' });
    expect(await mine(site)).toEqual([
      { planName: 'Gold Restaurant', status: 'canceled', cancelAtPeriodEnd: true, currentPeriodEnd: null },
    ]);
  });

  it('a site has no second trial', LONG, async () => {
    const site = await subscribed();
    await pay.stripe(`/v1/subscriptions/${(await subscriptionOf(site)).id}`, {}, 'DELETE');
    await pay.until(site.restaurantId, 'trial_expired');
    await pay.pay((await pay.checkout(site, gold)).url);
    expect(await pay.until(site.restaurantId, 'active_paid')).toMatchObject({
      package: 'GOLD',
    });
  });

  it('a closed site stays closed, and reopens in its current state', LONG, async () => {
    const site = await subscribed();
    const input = { id: toGlobalId('Restaurant', site.restaurantId) };
    await app
      .scope()
      .get(RestaurantEditService)
      .archive(site.owner?.id ?? '', site.restaurantId);
    await pay.stripe(`/v1/subscriptions/${(await subscriptionOf(site)).id}`, {}, 'DELETE');
    await expect
      .poll(() => pay.plan(site.restaurantId), { timeout: 15_000 })
      .toMatchObject({ status: 'archived', status_before_archive: 'trial_expired', package: 'FREE' });
    await app.graphql(
      'mutation ($input: ReopenRestaurantInput!) { reopenRestaurant(input: $input) { __typename } }',
      { input },
      site.owner?.token,
    );
    expect(await pay.plan(site.restaurantId)).toMatchObject({ status: 'trial_expired' });
  });

  it('the owner gets notices of failed payments and of the end of the plan', LONG, async () => {
    const site = await subscribed(FAILING_CARD);
    await pay.daysPass(15);
    await pay.until(site.restaurantId, 'past_due');
    await pay.stripe(`/v1/subscriptions/${(await subscriptionOf(site)).id}`, {}, 'DELETE');
    await pay.until(site.restaurantId, 'cancelled');
    await jobsDone(app);
    const { rows } = await app.container.infrastructure.database.pool.query<{ kind: string }>(
      'select kind from site_notices where restaurant_id = $1 order by created_at',
      [site.restaurantId],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['payment-failed', 'plan-ended']);
  });
});

async function mine({ owner }: MadeSite) {
  const query = '{ viewer { subscriptions { planName status cancelAtPeriodEnd currentPeriodEnd } } }';
  const { data } = await app.graphql<{
    viewer: { subscriptions: { planName: string; status: string; cancelAtPeriodEnd: boolean }[] };
  }>(query, {}, owner?.token);
  return data.viewer.subscriptions;
}

/** Adds a working card on the portal's page, as its visitor does. */
async function goodCard(site: MadeSite): Promise<string> {
  const { url } = await pay.mutate('createBillingPortalSession', null, site.owner?.token);
  const response = await fetch(`${url}/card`, {
    method: 'POST',
    body: new URLSearchParams({ number: '4242424242424242', expiry: '12/40', code: '123' }),
    redirect: 'manual',
  });
  if (response.status !== 303) throw new Error(`${response.status}: ${await response.text()}`);
  const { customer } = await subscriptionOf(site);
  const kept = await (await pay.stripe(`/v1/customers/${customer}`, {}, 'GET')).json();
  return (kept as { invoice_settings: { default_payment_method: string } }).invoice_settings
    .default_payment_method;
}
