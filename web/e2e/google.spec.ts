import type { Page } from '@playwright/test';
import { signInAs } from './support/ownedSite.ts';
import { newOwner, registerByApi } from './support/owner.ts';
import { query } from './support/query.ts';
import { expect, test } from './support/server.ts';

// The stand-in has the same accounts for all tests.
test.describe.configure({ mode: 'default' });
const ROSA = { name: 'Rosa Marchetti', email: 'rosa@olive-and-ember.example' };
const SAM = { name: 'Sam Okafor', email: 'sam@smash-street.example' };
const UNVERIFIED = 'noor@new-place.example';

// The last test, or an earlier try, has left them.
test.beforeEach(async ({ server }) => {
  await query(server.databaseUrl, 'delete from users where email = any($1)', [[ROSA.email, SAM.email]]);
});

/** Opens the account chooser from our screen and selects an account. */
async function continueWithGoogle(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('button', { name: email })).toBeVisible();
  await page.getByRole('button', { name: email }).click();
}

const hello = (page: Page, name: string) => page.getByRole('heading', { level: 1, name: `Hello, ${name}` });

test('a new owner signs in with Google, gets to the requested page, and signs out', async ({
  server: { origin },
  page,
}) => {
  await page.goto(`${origin}/my-restaurants?q=roma`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await continueWithGoogle(page, ROSA.email);
  await expect(page).toHaveURL(`${origin}/my-restaurants?q=roma`);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toContain(ROSA.name);
  await page.goto(`${origin}/account`);
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByText('You sign in with Google.', { exact: false })).toBeVisible();
  await expect(page.getByText('Please confirm your email address.')).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${origin}/`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();

  await page.goto(`${origin}/register?redirect=%2Faccount`);
  await continueWithGoogle(page, ROSA.email);
  await expect(page).toHaveURL(`${origin}/account`);
});

test(
  'a sign-in with Google takes over an unverified password account with the same email address',
  { tag: '@long' },
  async ({ server, page, newVisitor }) => {
    const { origin } = server;
    const before = { ...newOwner('Somebody Else'), email: SAM.email };
    const other = await newVisitor();
    await signInAs(other, server, await registerByApi(server, before));

    await page.goto(`${origin}/login`);
    await continueWithGoogle(page, SAM.email);
    await expect(hello(page, SAM.name)).toBeVisible();
    await server.mailTo(SAM.email, 'Google sign-in was added to your account');
    await other.goto(`${origin}/account`);
    await expect(other).toHaveURL(/\/login/);
    await other.getByRole('textbox', { name: 'Email' }).fill(before.email);
    await other.getByRole('textbox', { name: 'Password' }).fill(before.password);
    await other.getByRole('button', { name: 'Sign In' }).click();
    await expect(other.getByRole('alert')).toHaveText('The email address or the password is wrong.');
  },
);

test(
  'Login explains a cancelled sign-in with Google and an unverified Google address',
  { tag: '@long' },
  async ({ server: { origin }, page }) => {
    await page.goto(`${origin}/login`);
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(`${origin}/login?error=token-missing`);
    await expect(page.getByRole('alert')).toContainText('Google didn’t complete the sign-in');

    await continueWithGoogle(page, UNVERIFIED);
    await expect(page).toHaveURL(`${origin}/login?error=email-unverified`);
    await expect(page.getByRole('alert')).toContainText('verified');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  },
);

test(
  'a Google code that returns to another browser signs nobody in',
  { tag: '@long' },
  async ({ server: { origin }, browser, newVisitor }) => {
    // Without JavaScript the page does not exchange its code.
    const holder = await browser.newContext({ javaScriptEnabled: false });
    const page = await holder.newPage();
    await page.goto(`${origin}/api/v1/users/google`);
    await page.getByRole('button', { name: ROSA.email }).click();
    await expect(page).toHaveURL(/\/auth\/callback\?token=/);
    const victim = await newVisitor();
    await victim.goto(page.url());
    await expect(victim).toHaveURL(`${origin}/login?error=auth-failed`);
    await expect(victim.getByRole('alert')).toContainText('Failed to fetch user details');
    expect(await victim.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await holder.close();
  },
);
