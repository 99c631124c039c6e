import type { Page } from '@playwright/test';
import { newOwner, registerByApi } from './support/owner.ts';
import { query } from './support/query.ts';
import { expect, test } from './support/server.ts';
import { fromLogoToClaim, newBusiness, previewUrl, sayUpToTheLogo } from './support/setup.ts';
import { openWidget, widget, widgetButton } from './support/widget.ts';

const title = (page: Page) => page.getByRole('heading', { name: 'Your Live Website is Ready!' });

/** Fails unless the page offers the claim of this preview. */
async function expectClaim(page: Page, address: string): Promise<void> {
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Your Live Preview' })).toHaveAttribute('href', address);
}

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  // The address changes before the screen.
  await expect(page.getByText(/^You are signed in as/)).toBeVisible();
}

test(
  'a preview from the widget stays claimable, whatever way leads to its claim form',
  { tag: '@long' },
  async ({ page, context, server, problems }) => {
    test.setTimeout(120_000);
    problems.expect(/status of 401/);
    const owner = newOwner('Kay Kept');
    const business = newBusiness('Kept Kitchen');
    const { id } = await registerByApi(server, owner);
    await openWidget(page, '/contact');
    await sayUpToTheLogo(page, business);
    await fromLogoToClaim(page, business);
    const address = await previewUrl(page);

    await test.step('the card of the widget, and a reload', async () => {
      await widgetButton(page, 'Leave full screen').click();
      await expectClaim(page, address);
      await page.reload();
      await expect(widget(page)).toBeVisible();
      await expectClaim(page, address);
    });

    await test.step('the setup page after the widget, also for another plan', async () => {
      await page.goto('/setup?package=Silver');
      await expectClaim(page, address);
    });

    await test.step('another tab', async () => {
      const other = await context.newPage();
      await other.goto('/setup');
      await expectClaim(other, address);
      await other.close();
    });

    await test.step('after the end of the browser session, without its cookies', async () => {
      await context.clearCookies();
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await expectClaim(page, address);
    });

    await test.step('the banner of the preview, and the way back', async () => {
      await page.goto(address);
      await page.getByRole('link', { name: 'Is this your restaurant? Claim it and go live' }).click();
      await expect(page).toHaveURL(/\/setup/);
      await expectClaim(page, address);
      await page.goBack();
      await expect(page).toHaveURL(address);
      await page.goBack();
      await expect(page).toHaveURL(/\/setup/);
      await expectClaim(page, address);
    });

    await test.step('an address that has an account is said, and signing in keeps the preview', async () => {
      await page.getByRole('textbox', { name: 'Full name' }).fill(owner.name);
      await page.getByRole('textbox', { name: 'Email' }).fill(owner.email);
      await page.getByRole('textbox', { name: 'Password' }).fill('another-password-1');
      await page.getByRole('checkbox', { name: 'I accept the terms and conditions' }).check();
      await page.getByRole('button', { name: 'Claim My Free Site' }).click();
      await expect(
        page.getByText('There is already an account with this email address. Sign in instead.'),
      ).toBeVisible();
      await page.goto('/register?redirect=/setup');
      await page.goBack();
      await expectClaim(page, address);
      await signIn(page, owner);
      await expectClaim(page, address);
    });

    await test.step('a session that the server has ended', async () => {
      await query(server.databaseUrl, 'delete from sessions where user_id = $1', [id]);
      await page.getByRole('checkbox', { name: 'I accept the terms and conditions' }).check();
      await page.getByRole('button', { name: 'Add Site to My Account' }).click();
      await expect(page.getByRole('alert')).toContainText('You have been signed out. Your preview is safe');
      await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
      await expectClaim(page, address);
      await signIn(page, owner);
      await expectClaim(page, address);
    });

    await test.step('after signing out and in again', async () => {
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
      await page.goto('/setup');
      await expectClaim(page, address);
      await signIn(page, owner);
    });

    await page.getByRole('checkbox', { name: 'I accept the terms and conditions' }).check();
    await page.getByRole('button', { name: 'Add Site to My Account' }).click();
    await expect(page).toHaveURL('/my-restaurants');
    await expect(page.getByRole('listitem').filter({ hasText: business.name })).toHaveCount(1);
  },
);
