import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { followMailLink, openMail } from './support/openMail.ts';
import { claim, newOwner, register, type Owner } from './support/owner.ts';
import { expect, test } from './support/server.ts';
import { newBusiness, upToTheClaim } from './support/setup.ts';

async function newAccount(page: Page, name: string): Promise<Owner> {
  const owner = newOwner(name);
  await page.goto('/register');
  await register(page, owner);
  await expect(page).toHaveURL('/dashboard');
  return owner;
}

async function signIn(page: Page, { email, password }: Owner): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('the header links to the account page, where the user changes the name', async ({ page }) => {
  await newAccount(page, 'Nina Name');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /account/i })
    .click();
  await expect(page).toHaveURL('/account');
  await expectAccessible(page);
  const name = page.getByRole('textbox', { name: 'Full name' });
  await name.fill('');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(name).toHaveAccessibleDescription('Please enter your name.');
  await name.fill('Nina Newname');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Your name is saved.')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Nina Newname' })).toBeVisible();
});

test('the account page lists sessions by device, and ending one or changing the password signs other browsers out', async ({
  page,
  server,
  newVisitor,
}) => {
  const owner = await newAccount(page, 'Selma Session');
  const [second, third] = [await newVisitor(), await newVisitor()];
  for (const other of [second, third]) {
    await other.goto(`${server.origin}/login`);
    await signIn(other, owner);
    await expect(other).toHaveURL(`${server.origin}/dashboard`);
  }
  await page.goto('/account');
  const sessions = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(sessions).toHaveCount(3);
  await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1);
  await expect(sessions.first()).toContainText(/Chrom/);
  // The row disappears before the server has answered, so wait before the reload.
  const ended = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('SessionListEndMutation'),
  );
  await page
    .getByRole('button', { name: /^Sign out/ })
    .first()
    .click();
  await expect(sessions).toHaveCount(2);
  await ended;
  await page.reload();
  await expect(sessions).toHaveCount(2);

  const changed = 'another-cheese-77';
  await page.getByRole('textbox', { name: 'Current password' }).fill(owner.password);
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(changed);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(changed);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your new password is set. You’re signed out everywhere else.')).toBeVisible();
  await expect(sessions).toHaveCount(1);
  for (const other of [second, third]) {
    await other.goto(`${server.origin}/my-restaurants`);
    await expect(other).toHaveURL(/\/login\?redirect=/);
  }
  await server.mailTo(owner.email, 'Your password was changed');
});

test('the longest name and email address make no page wider than the window', async ({
  page,
  server,
  newVisitor,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const domain = `${'restaurant'.repeat(6)}.${'trattoria'.repeat(6)}.example`;
  const { email, ...rest } = newOwner('Wolfeschlegelsteinhausenbergerdorff'.repeat(2));
  const owner = { ...rest, email: `${email.replace(/@.*/, '')}.longest@${domain}` };
  await page.goto('/register');
  await register(page, owner);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(`We sent a link to ${owner.email}.`, { exact: false })).toBeVisible();
  await expectNoOverflow(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change email address' }).click();
  await page.getByRole('textbox', { name: 'New email address' }).fill(`new.${owner.email}`);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`Waiting for new.${owner.email}.`)).toBeVisible();
  await expectNoOverflow(page);

  const inbox = await newVisitor();
  await inbox.setViewportSize({ width: 390, height: 844 });
  const mail = await openMail(inbox, server.origin, await server.mailTo(owner.email, 'Confirm your e-mail'));
  const confirmed = await followMailLink(inbox, mail, 'Confirm my address');
  await expect(confirmed.getByText(owner.email, { exact: false })).toBeVisible();
  await confirmed.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(confirmed);
});

test('an owner downloads all account data as a file', async ({ page }) => {
  const owner = await newAccount(page, 'Dora Data');
  await page.goto('/account');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain(owner.email);
  expect(() => JSON.parse(text) as unknown).not.toThrow();
});

test('deleting an account with its password closes its site and frees its email address', async ({
  page,
  server,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.expect(/status of 410/);
  const owner = newOwner('Gloria Gone');
  const business = newBusiness('Gone Tomorrow');
  await page.goto('/setup');
  await upToTheClaim(page, business);
  await claim(page, owner);
  await expect(page.getByRole('heading', { level: 1, name: 'My Restaurants' })).toBeVisible();
  const site = await page
    .getByRole('link', { name: /^Visit/ })
    .first()
    .getAttribute('href');

  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toContainText('Your websites are closed');
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('not-the-password');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Your password' })).toHaveAccessibleDescription(
    /password/i,
  );
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(owner.password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await server.mailTo(owner.email, 'Your account was deleted');

  const response = await page.goto(site ?? '');
  expect(response?.status()).toBe(410);
  await page.goto(`${server.origin}/register`);
  await register(page, owner);
  await expect(page).toHaveURL(`${server.origin}/dashboard`);
});
