import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { followMailLink, openMail } from './support/openMail.ts';
import { newOwner, register, type Owner } from './support/owner.ts';
import { expect, test, type ServerUnderTest } from './support/server.ts';

const BANNER = 'Please confirm your email address.';

async function newAccount(page: Page, name: string): Promise<Owner> {
  const owner = newOwner(name);
  await page.goto('/register');
  await register(page, owner);
  await expect(page).toHaveURL('/dashboard');
  return owner;
}

async function follow(
  inbox: Page,
  server: ServerUnderTest,
  to: string,
  subject: string,
  words: string,
): Promise<Page> {
  const mail = await openMail(inbox, server.origin, await server.mailTo(to, subject));
  return followMailLink(inbox, mail, words);
}

test('a new owner sees the verification banner until they follow the mailed link', async ({
  page,
  server,
  newVisitor,
}) => {
  const owner = await newAccount(page, 'Vera Verify');
  await expect(page.getByText(BANNER)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Manage' }).click();
  await expect(page).toHaveURL('/my-restaurants');
  await expect(page.getByText(BANNER)).toBeHidden();

  const opened = await follow(
    await newVisitor(),
    server,
    owner.email,
    'Confirm your email address',
    'Confirm my address',
  );
  await expect(opened.getByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeVisible();
  await expectAccessible(opened);
  // The link shows the same result again.
  await opened.reload();
  await expect(opened.getByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeVisible();

  await page.goto('/account');
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByText(BANNER)).toBeHidden();
});

test('an unknown verification link shows an error and offers a new link', async ({ page, server }) => {
  const owner = await newAccount(page, 'Lena Link');
  await page.goto('/verify-email/not-a-token');
  await expect(page.getByRole('heading', { level: 1, name: 'This link did not work' })).toBeVisible();
  await expect(page.getByText('This link is no longer valid', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText(`A new link is on its way to ${owner.email}.`)).toBeVisible();
  await expect
    .poll(async () => (await server.messagesTo(owner.email)).filter(({ subject }) => /Confirm/.test(subject)))
    .toHaveLength(2);
});

test('the email address is changed by password and a link to the new address, and the old address gets a mail', async ({
  page,
  server,
  newVisitor,
}) => {
  const owner = await newAccount(page, 'Moira Move');
  const { email: next } = newOwner();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change email address' }).click();
  await page.getByRole('textbox', { name: 'New email address' }).fill(next);
  const password = page.getByRole('textbox', { name: 'Password', exact: true });
  await password.fill('not-the-password');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(password).toHaveAccessibleDescription(/password/i);
  await expect(page.getByRole('textbox', { name: 'New email address' })).toHaveValue(next);
  await expectAccessible(page);
  await password.fill(owner.password);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`Waiting for ${next}.`)).toBeVisible();
  await server.mailTo(owner.email, 'A new email address for your account');

  const inbox = await newVisitor();
  const opened = await follow(inbox, server, next, 'Confirm your new email address', 'Use this address');
  await expect(opened.getByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeVisible();
  await server.mailTo(owner.email, 'The email address of your account was changed');
  await page.reload();
  await expect(page.getByText(next)).toBeVisible();
  await expect(page.getByText(`Waiting for ${next}.`)).toBeHidden();

  await inbox.goto(`${server.origin}/login`);
  await inbox.getByRole('textbox', { name: 'Email' }).fill(next);
  await inbox.getByRole('textbox', { name: 'Password' }).fill(owner.password);
  await inbox.getByRole('button', { name: 'Sign In' }).click();
  await expect(inbox).toHaveURL(`${server.origin}/dashboard`);
});
