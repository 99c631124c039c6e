import { expect } from '@playwright/test';
import { openEditor } from '../support/editor.ts';
import { makeOwner, makeSite, makeSiteWithMenu, signInAs } from '../support/ownedSite.ts';
import { lookAtMenuEditor, lookAtMenuPages } from '../support/menuScreens.ts';
import { test } from '../support/server.ts';
import { shoot } from './shoot.ts';

test('the owner’s portal and editor', async ({ page, server }) => {
  const owner = await makeOwner(server, 'Bianca Fernandes');
  await signInAs(page, server, owner);
  await page.goto(`${server.origin}/my-restaurants`);
  await expect(page.getByRole('heading', { name: 'No websites found' })).toBeVisible();
  await shoot(page, 'my-restaurants-empty');
  const site = await makeSiteWithMenu(server, owner);
  for (const name of ['Noodle Bar', 'The Gilded Fig', 'A Kitchen with a Rather Long Name by the Old Harbour'])
    await makeSite(server, owner, { name });
  await page.goto(`${server.origin}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Unlock Your Growth' })).toBeVisible();
  await shoot(page, 'dashboard');
  await page.goto(`${server.origin}/my-restaurants`);
  await expect(page.getByRole('heading', { name: site.name })).toBeVisible();
  await shoot(page, 'my-restaurants');
  await page.goto(`${server.origin}/account`);
  await expect(page.getByRole('button', { name: 'Change email address' })).toBeVisible();
  await shoot(page, 'account');
  for (const tab of ['homepage', 'products', 'settings'] as const) {
    await openEditor(page, server, site, tab);
    await shoot(page, `editor-${tab}`);
  }
  await openEditor(page, server, site, 'products');
  await page.getByRole('button', { name: 'Edit Margherita' }).click();
  await page.getByRole('textbox', { name: 'Product name', exact: true }).fill('Margherita con bufala');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await shoot(page, 'editor-product');
});

test('every screen about the menu in the editor', ({ page, server }) =>
  lookAtMenuEditor(page, server, (name) => shoot(page, name)));

test('dishes, the filter and a basket with options on a menu page', ({ page, server }) =>
  lookAtMenuPages(page, server, (name) => shoot(page, name)));
