import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/billing.ts';
import { makeOwner, makeSite, signInAs } from './support/ownedSite.ts';
import {
  expectSite,
  expectStatus,
  expectTools,
  openPortal,
  planCard,
  selectPlan,
  subscribe,
  subscriptionRows,
} from './support/plans.ts';
import { CARDS, moveClock, pay, standInOf, typeCard } from './support/stripe.ts';

// One server for all.
test.describe.configure({ mode: 'default' });

test(
  'axe finds no problem from the payment page to the last page of the portal',
  { tag: '@long' },
  async ({ page, server }) => {
    test.setTimeout(150_000);
    const owner = await makeOwner(server, 'Alma Axe');
    const site = await makeSite(server, owner, { name: 'Axe Head' });
    await signInAs(page, server, owner);
    await page.goto(`/packages?upgrading=${site.id}`);
    await expect(page.getByRole('article')).toHaveCount(3);
    await expectAccessible(page);
    await selectPlan(page, site, 'Gold Restaurant', 'Monthly');
    const standIn = await standInOf(page);
    await expectAccessible(page);
    await pay(page, CARDS.works);
    await expect(page.getByText('Axe Head is now on Gold.')).toBeVisible();
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(page.getByRole('link', { name: 'Go to dashboard' })).toBeFocused();
    await expectAccessible(page);
    await moveClock(page, standIn, '+14 days', '+1 day', '+1 month');
    await expectAccessible(page);
    await page.goto(`${standIn}/webhooks`);
    await expectAccessible(page);

    await page.goto(`${server.origin}/dashboard`);
    await page.getByRole('button', { name: 'Show invoices' }).click();
    await expect(page.getByRole('region', { name: 'Invoices' }).getByRole('listitem')).not.toHaveCount(0);
    // No control is half below the header.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
    await openPortal(page);
    const home = page.url();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Change card' }).click();
    await expectAccessible(page);
    await page.goto(home);
    await page.getByRole('link', { name: 'Change plan' }).click();
    await page
      .getByRole('combobox', { name: 'New plan' })
      .selectOption('Platinum Restaurant, £99.99 per month');
    await page.getByRole('button', { name: 'Show the cost' }).click();
    await expect(page.getByRole('heading', { name: 'What changes' })).toBeVisible();
    await expectAccessible(page);
    await page.goto(home);
    await page.getByRole('link', { name: 'Cancel plan' }).click();
    await expectAccessible(page);
  },
);

test('an owner starts a trial from the dashboard, gets the paid tools, and sees the first invoice after the trial', async ({
  page,
  server,
}) => {
  test.setTimeout(150_000);
  const owner = await makeOwner(server, 'Gaia Gold');
  const site = await makeSite(server, owner, { name: 'Gilded Fig' });
  await signInAs(page, server, owner);
  await expectTools(page, site, 'locked');

  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Manage Billing' })).toBeDisabled();
  await page.getByRole('button', { name: 'Upgrade a Site' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Upgrade Gilded Fig' }).click();
  await expect(page).toHaveURL(`/packages?upgrading=${site.id}`);
  await expect(
    page.getByText('You are upgrading Gilded Fig. Pick a plan to start a 14-day free trial.'),
  ).toBeVisible();
  const gold = planCard(page, 'Gold Restaurant');
  await expect(gold.getByRole('button', { name: 'Yearly' })).toHaveAttribute('aria-pressed', 'true');
  await gold.getByRole('button', { name: 'Select This Plan' }).click();

  const standIn = await standInOf(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Try Gold Restaurant' })).toBeVisible();
  await expect(page.getByText('14 days free, then £599.00 per year')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Total due today£0.00');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(owner.email);
  await pay(page, CARDS.works);

  await expect(page).toHaveURL(/\/subscription-success\?session_id=cs_test_/);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByText('Gilded Fig is now on Gold.')).toBeVisible();
  await expect(
    page.getByText(/Your 14-day trial has started\. First payment £599 on \d+ \w+ \d{4}\./),
  ).toBeVisible();
  await expect(page.getByText(/Continuing in \d seconds?…/)).toBeVisible();
  await page.getByRole('link', { name: 'Go to dashboard' }).click();
  await expect(subscriptionRows(page)).toHaveCount(1);
  await expect(subscriptionRows(page)).toContainText(
    /Gold Restaurant for Gilded FigRenews on \d+ \w+ \d{4}Trialing/,
  );
  await expectSite(server, site, 'TRIALING', 'GOLD');
  await expectTools(page, site, 'open');

  await moveClock(page, standIn, '+14 days', '+1 day');
  await expectSite(server, site, 'ACTIVE_PAID', 'GOLD');
  await expectStatus(page, 'Active');
  await page.getByRole('button', { name: 'Show invoices' }).click();
  const invoices = page.getByRole('region', { name: 'Invoices' }).getByRole('listitem');
  await expect(invoices.filter({ hasText: '£599.00' })).toContainText(/· Gilded Fig\s*Paid/);
  const downloading = page.waitForEvent('download');
  await invoices
    .filter({ hasText: '£599.00' })
    .getByRole('link', { name: /^PDF of invoice/ })
    .click();
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
});

test(
  'a mail reports a failed renewal, and the owner pays it in the portal with another card',
  { tag: '@long' },
  async ({ page, server, problems }) => {
    test.setTimeout(120_000);
    problems.expect(/status of 402/);
    const owner = await makeOwner(server, 'Petra Pastdue');
    const site = await makeSite(server, owner, { name: 'Late Plate' });
    await signInAs(page, server, owner);
    const standIn = await subscribe(server, site, 'GOLD', 'MONTH');
    await openPortal(page);
    await page.getByRole('link', { name: 'Change card' }).click();
    await typeCard(page, CARDS.failsAtRenewal);
    await page.getByRole('button', { name: 'Save card' }).click();
    await expect(page.getByText('Visa ending in 0341, expires 12/2049')).toBeVisible();

    await moveClock(page, standIn, '+14 days', '+1 day');
    await expectSite(server, site, 'PAST_DUE', 'GOLD');
    await server.mailTo(owner.email, 'A payment for Late Plate has failed');
    await expectStatus(page, 'Past due');
    await expect(
      page.getByText('The last payment failed. Please update your card under Manage Billing.'),
    ).toBeVisible();
    // The grace period is a week.
    await expectTools(page, site, 'open');

    await openPortal(page);
    await expect(
      page.getByText('The last payment failed. Change the card, then pay the open invoice.'),
    ).toBeVisible();
    await page.getByRole('button', { name: /^Pay now/ }).click();
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
    await page.getByRole('link', { name: 'Change card' }).click();
    await typeCard(page, CARDS.declined);
    await page.getByRole('button', { name: 'Save card' }).click();
    await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveAccessibleDescription(
      'Your card was declined.',
    );
    await typeCard(page, CARDS.works);
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByRole('button', { name: /^Pay now/ }).click();
    await expect(page.getByText('Payment overdue')).toBeHidden();
    await page.getByRole('link', { name: 'Return to Forkfront' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expectStatus(page, 'Active');
    await expectSite(server, site, 'ACTIVE_PAID', 'GOLD');

    await moveClock(page, standIn, '+1 month');
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Show invoices' }).click();
    const paid = page
      .getByRole('region', { name: 'Invoices' })
      .getByRole('listitem')
      .filter({ hasText: '£59.99' });
    await expect(paid).toHaveCount(2);
    await expectSite(server, site, 'ACTIVE_PAID', 'GOLD');
  },
);

test(
  'a trial that is cancelled in the portal runs to its end, then the site is on the free plan again',
  { tag: '@long' },
  async ({ page, server }) => {
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
  },
);

test(
  'a paid plan that is cancelled in the portal ends with its period',
  { tag: '@long' },
  async ({ page, server }) => {
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
  },
);

test(
  'a second plan for a site is a plan change with its cost, a confirmation and one subscription',
  { tag: '@long' },
  async ({ page, server }) => {
    test.setTimeout(120_000);
    const owner = await makeOwner(server, 'Paul Platinum');
    const site = await makeSite(server, owner, { name: 'Moving Up' });
    await signInAs(page, server, owner);
    const standIn = await subscribe(server, site, 'GOLD', 'YEAR');
    await moveClock(page, standIn, '+14 days', '+1 day');
    await expectSite(server, site, 'ACTIVE_PAID', 'GOLD');

    await page.goto('/dashboard');
    await subscriptionRows(page).getByRole('link', { name: 'Change plan of Moving Up' }).click();
    await expect(page.getByText(/^You are changing the plan of Moving Up\./)).toBeVisible();
    await planCard(page, 'Platinum Restaurant').getByRole('button', { name: 'Select This Plan' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Change your plan?' });
    await expect(dialog).toContainText('From Gold to Platinum.');
    const [dueNow, next, afterwards] = await dialog.getByRole('definition').allTextContents();
    // One day of 365 is used: the change costs £400 for a year, so a day less now.
    expect(Number(/^£(\d+\.\d\d)$/.exec(dueNow ?? '')?.[1])).toBeCloseTo(400 * (364 / 365), -1);
    expect(next).toMatch(/^£999\.00 on \d+ \w+ \d{4}$/);
    expect(afterwards).toBe('£999.00 every year');
    await dialog.getByRole('button', { name: 'Keep my plan' }).click();
    await expect(dialog).toBeHidden();
    await expectSite(server, site, 'ACTIVE_PAID', 'GOLD');

    await selectPlan(page, site, 'Platinum Restaurant');
    await expect(dialog.getByRole('definition').first()).toHaveText(dueNow ?? '');
    await dialog.getByRole('button', { name: 'Change plan' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('Your website is now on Platinum.')).toBeVisible();
    await expect(subscriptionRows(page)).toHaveCount(1);
    await expect(subscriptionRows(page)).toContainText('Platinum Restaurant for Moving Up');
    await page.getByRole('button', { name: 'Show invoices' }).click();
    const invoices = page.getByRole('region', { name: 'Invoices' }).getByRole('listitem');
    await expect(invoices.filter({ hasText: dueNow ?? '' })).toHaveCount(1);
    await expectSite(server, site, 'ACTIVE_PAID', 'PLATINUM');
    await openPortal(page);
    await expect(page.getByRole('heading', { level: 2, name: 'Current plan' })).toHaveCount(1);
    await expect(page.getByText('£999.00 per year')).toBeVisible();

    await page.goto(`/packages?upgrading=${site.id}`);
    const platinum = planCard(page, 'Platinum Restaurant');
    await expect(platinum.getByText('Your plan')).toBeVisible();
    await expect(platinum.getByRole('button', { name: 'Current plan' })).toBeDisabled();
  },
);
