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
  const site = await makeSiteWithMenu(server, owner, { hasHours: false });
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
  await openEditor(page, server, site, 'ordering');
  await page.getByRole('button', { name: 'Start with a usual week' }).click();
  await page.getByRole('button', { name: 'Add a period on Friday' }).click();
  await page.getByLabel('Closes on Friday, period 2').fill('23:30');
  await page.getByLabel('Opens on Friday, period 2').fill('22:30');
  await page.getByRole('button', { name: 'Copy to other days: Friday' }).click();
  await page.getByRole('checkbox', { name: 'We deliver it' }).check();
  await shoot(page, 'editor-ordering-week');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Special days' }).click();
  await page.getByRole('button', { name: /^Christmas Day,/ }).click();
  await page.getByRole('button', { name: /^Boxing Day,/ }).click();
  await page.getByRole('checkbox', { name: 'Closed all day' }).last().uncheck();
  await shoot(page, 'editor-ordering-days');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Times' }).click();
  await page.getByRole('textbox', { name: /^Dishes/ }).fill('20');
  await shoot(page, 'editor-ordering-times');
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('link', { name: 'Delivery areas' }).click();
  await page.getByRole('button', { name: 'Add an area' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Around the corner');
  await page.getByRole('textbox', { name: 'Postcodes' }).fill('SE1, SE16');
  await page.getByRole('button', { name: 'Add an area' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Please name this area.')).toBeVisible();
  await shoot(page, 'editor-ordering-areas');
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: 'Pause until I open again' }).click();
  await page.getByRole('button', { name: 'Busy: +15 min for 1 hour' }).click();
  await expect(page.getByText(/^Busy: \+15 min until/)).toBeVisible();
  await page.goto(`${server.origin}/dashboard`);
  await expect(page.getByText('Paused until you open again')).toBeVisible();
  await shoot(page, 'dashboard-kitchens');
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
