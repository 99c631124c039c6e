import { openAllDay } from './support/ownedSite.ts';
import { newOwner, registerByApi } from './support/owner.ts';
import { expect, test } from './support/server.ts';
import { conversation, newBusiness, previewUrl, upToTheClaim } from './support/setup.ts';

test('a guest signs in while claiming and adds the site to the account once', async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(90_000);
  const owner = newOwner('Anna Again');
  const business = newBusiness('Second Helping');
  await registerByApi(server, owner);
  await upToTheClaim(page, business);
  const address = await previewUrl(page);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fsetup');
  // The address changes before the screen, and the claim form has fields with the same names.
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(owner.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();

  await expect(page).toHaveURL('/setup');
  await expect(page.getByText('You are signed in as Anna Again.')).toBeVisible();
  await expect(conversation(page)).toContainText(business.name);
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveCount(0);

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'You Have an Unclaimed Website!' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Your Preview Site' })).toHaveAttribute('href', address);
  await page.getByRole('link', { name: 'Claim My Website' }).click();
  const add = page.getByRole('button', { name: 'Add Site to My Account' });
  const terms = page.getByRole('checkbox', { name: 'I accept the terms and conditions' });
  await add.click();
  await expect(terms).toHaveAccessibleDescription('You must accept the terms to continue.');
  await terms.check();

  const second = await context.newPage();
  await second.goto('/setup');
  await expect(second.getByRole('button', { name: 'Add Site to My Account' })).toBeVisible();

  await add.click();
  await expect(page.getByText('Restaurant claimed successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'My Restaurants' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: business.name })).toHaveCount(1);
  const steps = page.getByRole('region', { name: 'Five steps to your first order' });
  await expect(steps).toContainText(business.name);
  // Without opening hours there is no test order yet.
  await expect(steps.getByRole('link', { name: 'Set the opening hours' })).toBeVisible();
  await openAllDay(page, server);
  await page.reload();
  const [site] = await Promise.all([
    context.waitForEvent('page'),
    steps.getByRole('button', { name: /^Place a test order/ }).click(),
  ]);
  await expect(site.getByRole('button', { name: 'Leave test mode' })).toBeVisible();
  await site.close();
  await steps.getByRole('button', { name: /^Share/ }).click();
  await expect(page.getByRole('img', { name: /^QR code of/ })).toBeVisible();
  await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PNG picture' }).click(),
  ]);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(steps).toContainText('Website shared');
  await page.goto('/dashboard');
  await expect(page.getByText('website managed')).toBeVisible();
  await expect(page.getByText('You Have an Unclaimed Website!')).toHaveCount(0);

  // The other tab updates without a reload.
  await expect(second.getByRole('heading', { name: 'This website has been claimed' })).toBeVisible();
  await expect(second.getByRole('button', { name: 'Add Site to My Account' })).toHaveCount(0);
});
