import { expect, test } from './support/billing.ts';
import { makeOwner, makeSite, signInAs } from './support/ownedSite.ts';
import {
  expectSite,
  expectStatus,
  openPortal,
  selectPlan,
  subscribe,
  subscriptionRows,
} from './support/plans.ts';
import { moveClock, standInOf } from './support/stripe.ts';

test('a trial that is cancelled in the portal runs to its end, then the site is on the free plan again', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  const owner = await makeOwner(server, 'Tess Trial');
  const site = await makeSite(server, owner, { name: 'Short Stay' });
  await signInAs(page, server, owner);
  const standIn = await subscribe(server, site, 'SILVER', 'WEEK');

  await openPortal(page);
  await page.getByRole('link', { name: 'Cancel plan' }).click();
  await expect(
    page.getByText(/You can use everything until \d+ \w+ \d{4}\. After that nothing is charged\./),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the plan' }).click();
  await expect(page.getByText(/The plan ends on .* and is not renewed\./)).toBeVisible();
  // Cancel, continue, cancel again.
  await page.getByRole('button', { name: 'Keep the plan' }).click();
  await expect(page.getByText(/Next payment: £9\.99 on/)).toBeVisible();
  await page.getByRole('link', { name: 'Cancel plan' }).click();
  await page.getByRole('button', { name: 'Cancel the plan' }).click();
  await page.getByRole('link', { name: 'Return to Forkfront' }).click();
  await expectStatus(page, 'Trialing');
  await expect(subscriptionRows(page)).toContainText(/Ends on \d+ \w+ \d{4}/);
  await expectSite(server, site, 'TRIALING', 'SILVER');

  await moveClock(page, standIn, '+14 days', '+1 day');
  await expectSite(server, site, 'TRIAL_EXPIRED', 'FREE');
  await server.mailTo(owner.email, 'Your plan for Short Stay has ended: you’re on the free plan');
  // The list shows an ended subscription for a while, without a renewal.
  await expectStatus(page, 'Canceled');
  await expect(subscriptionRows(page)).not.toContainText(/Renews|Ends/);

  // A site has only one trial.
  await selectPlan(page, site, 'Gold Restaurant', 'Monthly');
  await standInOf(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Subscribe to Gold Restaurant' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay £59.99' })).toBeVisible();
});

test('a paid plan that is cancelled in the portal ends with its period', async ({ page, server }) => {
  test.setTimeout(120_000);
  const owner = await makeOwner(server, 'Cora Cancel');
  const site = await makeSite(server, owner, { name: 'Last Orders' });
  await signInAs(page, server, owner);
  const standIn = await subscribe(server, site, 'GOLD', 'MONTH');
  await moveClock(page, standIn, '+14 days', '+1 day');
  await expectSite(server, site, 'ACTIVE_PAID', 'GOLD');
  await openPortal(page);
  await page.getByRole('link', { name: 'Cancel plan' }).click();
  await page.getByRole('button', { name: 'Cancel the plan' }).click();
  await expect(page.getByText(/The plan ends on .* and is not renewed\./)).toBeVisible();
  await expectSite(server, site, 'ACTIVE_PAID', 'GOLD');
  await moveClock(page, standIn, '+1 month');
  await expectSite(server, site, 'CANCELLED', 'FREE');
  await server.mailTo(owner.email, 'Your plan for Last Orders has ended: you’re on the free plan');
});
