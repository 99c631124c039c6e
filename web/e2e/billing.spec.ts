import { expect, test } from './support/billing.ts';
import { makeOwner, makeSite, signInAs } from './support/ownedSite.ts';
import {
  expectSite,
  expectStatus,
  expectTools,
  openPortal,
  planCard,
  subscribe,
  subscriptionRows,
} from './support/plans.ts';
import { CARDS, moveClock, pay, standInOf, typeCard } from './support/stripe.ts';

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
    page.getByText(/Your 14-day trial has started\. First payment £599\.00 on \d+ \w+ \d{4}\./),
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

test('a mail reports a failed renewal, and the owner pays it in the portal with another card', async ({
  page,
  server,
  problems,
}) => {
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
});
