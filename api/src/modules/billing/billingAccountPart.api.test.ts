import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountRemovals, DELETED, type Owner } from '../../../test/accountRemovals.ts';
import { jobsDone } from '../../../test/jobsDone.ts';
import { payer } from '../../../test/payer.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

let app: TestApp;
let pay: ReturnType<typeof payer>;
let removals: ReturnType<typeof accountRemovals>;
let gold: string;
beforeAll(async () => {
  app = await startTestApp({ worker: true });
  pay = payer(app);
  removals = accountRemovals(app);
  await pay.openShop();
  gold = await pay.priceOf('restaurant-gold');
});
afterAll(() => app.close());

const checkout = ({ site, token }: Owner) =>
  pay.checkout({ restaurantId: site.restaurantId, owner: { token } }, gold);
const liveOf = async ({ id }: Owner) =>
  (await pay.liveSubscriptions()).filter(({ metadata }) => JSON.stringify(metadata).includes(id));

it('the download of an account has its subscriptions', async () => {
  const owner = await removals.owner();
  await pay.pay((await checkout(owner)).url);
  await pay.until(owner.site.restaurantId, 'trialing');
  await expect.poll(() => pay.plan(owner.site.restaurantId)).toMatchObject({ package: 'GOLD' });
  const { data } = await app.graphql<{ viewer: { dataExport: { text: string } } }>(
    '{ viewer { dataExport { ... on DataExport { text } } } }',
    {},
    owner.token,
  );
  const { subscriptions } = JSON.parse(data.viewer.dataExport.text) as { subscriptions: unknown };
  expect(subscriptions).toEqual([
    {
      plan: 'Gold Restaurant',
      site: 'The Olive Press',
      status: 'trialing',
      startedAt: expect.any(String),
      currentPeriodEnd: expect.any(String),
      cancelAtPeriodEnd: false,
      trialEndsAt: expect.any(String),
      endedAt: null,
      refundedAmount: null,
      subscriptionId: expect.stringMatching(/^sub_/),
      customerId: expect.stringMatching(/^cus_/),
    },
  ]);
});

it('deleting an account ends its subscriptions', async () => {
  const owner = await removals.owner();
  await pay.pay((await checkout(owner)).url);
  await expect
    .poll(() => pay.plan(owner.site.restaurantId), { timeout: 15_000 })
    .toMatchObject({ package: 'GOLD' });
  expect(await liveOf(owner)).toHaveLength(1);
  expect(await removals.remove(owner.token, owner.password)).toEqual(DELETED);
  await expect.poll(() => liveOf(owner), { timeout: 15_000 }).toEqual([]);
  await jobsDone(app);
  for (const table of ['paid_subscriptions', 'checkout_attempts', 'billing_customers'])
    expect(await removals.rows(`select from ${table} where user_id = $1`, owner.id)).toEqual([]);
});

it(
  'a page that was open when the account was deleted cannot start a subscription',
  { tags: ['@long'] },
  async () => {
    const owner = await removals.owner();
    const { url } = await checkout(owner);
    expect(await removals.remove(owner.token, owner.password)).toEqual(DELETED);
    await jobsDone(app);
    await expect(pay.pay(url)).rejects.toThrow('410');
  },
);

it('a subscription of a deleted account ends at once', { tags: ['@long'] }, async () => {
  const owner = await removals.owner();
  await pay.deliver('paused');
  await pay.pay((await checkout(owner)).url);
  const { pool } = app.container.infrastructure.database;
  // As if the job had run before the payment, when there was no subscription to find.
  await pool.query('delete from billing_customers where user_id = $1', [owner.id]);
  expect(await removals.remove(owner.token, owner.password)).toEqual(DELETED);
  expect(await liveOf(owner)).toHaveLength(1);
  await pay.deliver('ordered');
  await expect.poll(() => liveOf(owner), { timeout: 15_000 }).toEqual([]);
});
