import { expect, test } from './support/billing.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { makeOwner, makeSite, signInAs } from './support/ownedSite.ts';
import { openPortal, selectPlan } from './support/plans.ts';
import { CARDS, moveClock, pay, standInOf } from './support/stripe.ts';

test.use({ reducedMotion: 'reduce' });

test('axe finds no problem from the payment page to the last page of the portal', async ({
  page,
  server,
}) => {
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
});
