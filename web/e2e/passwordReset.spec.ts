import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { followMailLink, openMail } from './support/openMail.ts';
import { signInAs } from './support/ownedSite.ts';
import { newOwner, registerByApi } from './support/owner.ts';
import { expect, test, type ServerUnderTest } from './support/server.ts';

const SUBJECT = 'Choose a new password';
const SENT = 'Password reset link sent to your email.';
const INVALID = 'This reset link is no longer valid. Please ask for a new one.';

const newPassword = (page: Page) => page.getByRole('textbox', { name: 'New password', exact: true });
const confirmation = (page: Page) => page.getByRole('textbox', { name: 'Confirm new password' });

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function askForLink(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Forgotten your password?' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('status').filter({ hasText: SENT })).toBeVisible();
}

async function setPassword(page: Page, password: string): Promise<void> {
  await newPassword(page).fill(password);
  await confirmation(page).fill(password);
  await page.getByRole('button', { name: 'Set new password' }).click();
}

/** Opens the mail in the inbox and follows its link. */
async function followResetLink(inbox: Page, server: ServerUnderTest, email: string): Promise<Page> {
  const mail = await openMail(inbox, server.origin, await server.mailTo(email, SUBJECT));
  return followMailLink(inbox, mail, 'Choose a new password');
}

test(
  'a mailed link replaces a forgotten password, and the old password and the link stop working',
  { tag: '@long' },
  async ({ page, server, newVisitor }) => {
    const owner = newOwner('Fiona Forgetful');
    await signInAs(page, server, await registerByApi(server, owner));

    const visitor = await newVisitor();
    await visitor.goto(`${server.origin}/login?redirect=%2Fmy-restaurants`);
    await visitor.getByRole('link', { name: 'Forgot Password?' }).click();
    await expect(visitor).toHaveURL(`${server.origin}/forgot-password?redirect=%2Fmy-restaurants`);
    await askForLink(visitor, owner.email);

    const reset = await followResetLink(visitor, server, owner.email);
    const address = reset.url();
    expect(new URL(address).pathname).toMatch(/^\/reset-password\/.+/);
    const changed = 'pecorino-48-and-pepper';
    await setPassword(reset, changed);
    await expect(
      reset.getByText('Password has been reset successfully! Redirecting to login...'),
    ).toBeVisible();
    await expect(reset.getByRole('link', { name: 'Continue now' })).toBeFocused();
    await expect(reset).toHaveURL(`${server.origin}/dashboard`);
    await expect(reset.getByRole('heading', { level: 1, name: 'Hello, Fiona Forgetful' })).toBeVisible();
    await server.mailTo(owner.email, 'Your password was changed');

    // The other browser is signed out.
    await page.goto('/my-restaurants');
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await signIn(page, owner.email, owner.password);
    await expect(page.getByRole('alert')).toHaveText('The email address or the password is wrong.');
    await signIn(page, owner.email, changed);
    await expect(page).toHaveURL('/my-restaurants');

    // The link works only once.
    await reset.goto(address);
    await setPassword(reset, 'and-yet-another-one');
    await expect(reset.getByRole('alert').filter({ hasText: INVALID })).toBeVisible();
    await expect(newPassword(reset)).toHaveValue('and-yet-another-one');
    await reset.getByRole('link', { name: 'Get a new link' }).click();
    await expect(reset).toHaveURL(`${server.origin}/forgot-password`);
  },
);

test('axe finds no problem on the pages of the password reset', { tag: '@long' }, async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await askForLink(page, newOwner().email);
  await expectAccessible(page);

  // A mail program has truncated the link.
  await page.goto('/reset-password/');
  await expect(page.getByRole('alert')).toContainText('Reset token is missing.');
  await page.goto('/reset-password/not-a-token');
  await newPassword(page).fill('short');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(newPassword(page)).toBeFocused();
  await expect(newPassword(page)).toHaveAccessibleDescription('Min 8 characters');
  await expect(confirmation(page)).toHaveAccessibleDescription('Passwords must match.');
  await setPassword(page, 'long-enough-by-far');
  await expect(page.getByRole('alert').filter({ hasText: INVALID })).toBeVisible();
  await expectAccessible(page);
});
