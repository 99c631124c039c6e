import { startOutlivedServer, type OutlivedServer } from './support/outlivedServer.ts';
import { makeOwner, makeSite, signInAs } from './support/ownedSite.ts';
import { expectSite, planCard, selectPlan, subscriptionRows } from './support/plans.ts';
import { query } from './support/query.ts';
import { expect, test as base, underTest } from './support/server.ts';
import { CARDS, pay, standInOf } from './support/stripe.ts';
import { listed, type StripeSubscription } from './support/stripeAccount.ts';

const DOWN =
  'Failed to create checkout session. The payment provider is not responding at the moment, and nothing was charged. Please try again in a minute.';
const PORTAL_DOWN =
  'Could not open management portal. The payment provider is not responding at the moment. Please try again in a minute.';

/** A server whose payment provider can be stopped. */
const test = base.extend<object, { outlived: OutlivedServer }>({
  outlived: [
    // Playwright requires a destructured first argument.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const outlived = await startOutlivedServer();
      await use(outlived);
      await outlived.stop();
    },
    { scope: 'worker' },
  ],
  server: async ({ outlived: { server } }, use) => use(underTest(server.origin, server.databaseUrl)),
});

test.describe.configure({ mode: 'serial' });
test.beforeEach(({ problems }) => {
  problems.expect(/^dialog: (Failed to create checkout|Could not open)/);
  // React reports the failed invoices.
  problems.expect(/^NetworkProblem: Something went wrong on our side/);
});

test('an error message reports that the payment provider is down, and the same button leads to one payment later', async ({
  page,
  server,
  outlived: { proxy, bank },
}) => {
  test.setTimeout(120_000);
  const owner = await makeOwner(server, 'Una Unreachable');
  const site = await makeSite(server, owner, { name: 'Cut Off' });
  await signInAs(page, server, owner);
  // A job creates the prices at the provider.
  const notOnSale =
    "select 1 from prices p join services s on s.id = p.service_id where s.key = 'restaurant-gold' and p.stripe_price_id is null";
  await expect.poll(() => query(server.databaseUrl, notOnSale), { timeout: 30_000 }).toHaveLength(0);
  await page.goto(`${server.origin}/packages?upgrading=${site.id}`);
  await expect(planCard(page, 'Gold Restaurant').getByRole('button', { name: 'Yearly' })).toBeVisible();
  await proxy.goAway();
  const select = planCard(page, 'Gold Restaurant').getByRole('button', { name: 'Select This Plan' });
  for (let press = 0; press < 2; press += 1) {
    await select.click();
    await expect(planCard(page, 'Gold Restaurant').getByRole('alert')).toHaveText(DOWN);
    await expect(select).toBeEnabled();
    await expect(select).not.toHaveAttribute('aria-busy', 'true');
  }

  await proxy.comeBack();
  await select.click();
  await standInOf(page);
  await pay(page, CARDS.works);
  await expect(page.getByText('Cut Off is now on Gold.')).toBeVisible();
  await expectSite(server, site, 'TRIALING', 'GOLD');
  const customers = await listed<{ id: string; email: string }>(bank.stripe, '/v1/customers');
  const mine = customers.filter(({ email }) => email === owner.email);
  expect(mine).toHaveLength(1);
  const path = `/v1/subscriptions?customer=${mine[0]?.id}`;
  expect(await listed<StripeSubscription>(bank.stripe, path)).toHaveLength(1);

  await proxy.goAway();
  await page.goto(`${server.origin}/dashboard`);
  // Loaded data stays visible.
  await expect(subscriptionRows(page)).toContainText('Gold Restaurant for Cut Off');
  await page.getByRole('button', { name: 'Manage Billing' }).click();
  await expect(page.getByRole('alert')).toHaveText(PORTAL_DOWN);
  await page.getByRole('button', { name: 'Show invoices' }).click();
  await expect(page.getByText('Failed to fetch invoices.')).toBeVisible();
  await proxy.comeBack();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('region', { name: 'Invoices' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Manage Billing' }).click();
  await standInOf(page);
});

test('the plan button is enabled again when the payment provider hangs, and the next press opens the existing payment page', async ({
  page,
  server,
  outlived: { proxy, bank },
}) => {
  test.setTimeout(150_000);
  const owner = await makeOwner(server, 'Hana Hanging');
  const site = await makeSite(server, owner, { name: 'Long Wait' });
  await signInAs(page, server, owner);
  // The provider handles the request, but its answer is lost.
  let goOn: () => void = () => undefined;
  const isSilent = new Promise<void>((resolve) => (goOn = resolve));
  let silenced = 0;
  proxy.watch = (call, moment) => {
    if (call !== 'POST /v1/checkout/sessions' || moment !== 'answered') return;
    silenced += 1;
    return isSilent;
  };
  await selectPlan(page, site, 'Silver Restaurant', 'Monthly');
  const silver = planCard(page, 'Silver Restaurant');
  const select = silver.getByRole('button', { name: 'Select This Plan' });
  await expect(select).toHaveAttribute('aria-busy', 'true');
  await expect(silver.getByRole('alert')).toHaveText(DOWN, { timeout: 15_000 });
  await expect(select).not.toHaveAttribute('aria-busy', 'true');
  expect(silenced).toBe(2);

  proxy.watch = () => undefined;
  goOn();
  await select.click();
  await standInOf(page);
  const customers = await listed<{ id: string; email: string }>(bank.stripe, '/v1/customers');
  const customer = customers.find(({ email }) => email === owner.email)?.id;
  const pages = await listed<{ id: string }>(bank.stripe, `/v1/checkout/sessions?customer=${customer}`);
  expect(pages.map(({ id }) => id)).toEqual([page.url().split('/').at(-1)]);
  await pay(page, CARDS.works);
  await expect(page.getByText('Long Wait is now on Silver.')).toBeVisible();
  const path = `/v1/subscriptions?customer=${customer}`;
  expect(await listed<StripeSubscription>(bank.stripe, path)).toHaveLength(1);
});
