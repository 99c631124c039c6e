import { expect, test } from './support/billing.ts';
import { makeOwner, makeSite, signInAs } from './support/ownedSite.ts';
import {
  expectSite,
  openPortal,
  planCard,
  selectPlan,
  subscribe,
  subscriptionRows,
} from './support/plans.ts';
import { moveClock } from './support/stripe.ts';

test('a second plan for a site is a plan change with its cost, a confirmation and one subscription', async ({
  page,
  server,
}) => {
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
});
