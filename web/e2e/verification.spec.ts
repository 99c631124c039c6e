import type { Page } from '@playwright/test';
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

test(
  'a new owner sees the verification banner until they follow the mailed link',
  { tag: '@long' },
  async ({ page, server, newVisitor }) => {
    const owner = await newAccount(page, 'Vera Verify');
    await expect(page.getByText(BANNER)).toBeVisible();
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
    // The link shows the same result again.
    await opened.reload();
    await expect(opened.getByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeVisible();

    await page.goto('/account');
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
    await expect(page.getByText(BANNER)).toBeHidden();
  },
);
