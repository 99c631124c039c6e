import { openEditor } from '../support/editor.ts';
import { insertOrders } from '../support/kitchenOrders.ts';
import { makeOwner, makeSite, makeSiteWithMenu, signInAs } from '../support/ownedSite.ts';
import { expect, test } from '../support/server.ts';
import { FOLDER, shoot } from './shoot.ts';

const WIDTHS = [390, 768, 1280];

test('the owner’s pages with one website', async ({ page, server }) => {
  const owner = await makeOwner(server, 'Bianca Fernandes');
  const site = await makeSiteWithMenu(server, owner, { hasHours: false });
  await insertOrders(server, site, { all: 12, open: 3 });
  await signInAs(page, server, owner);
  await page.goto(`${server.origin}/dashboard`);
  await expect(page.getByRole('navigation', { name: 'Your restaurant' })).toBeVisible();
  await expect(page.getByText('in sales')).toBeVisible();
  await expect(page.getByText('Your free websites stay free.')).toBeVisible();
  await shoot(page, 'shell-dashboard-one', WIDTHS);
  await page.goto(`${server.origin}/my-restaurants`);
  await expect(page.getByRole('heading', { name: site.name })).toBeVisible();
  await shoot(page, 'shell-restaurants-one', WIDTHS);
  await openEditor(page, server, site, 'products');
  await shoot(page, 'shell-editor', WIDTHS);
  await page.goto(`${server.origin}/orders`);
  await expect(page.getByRole('list').last().getByRole('listitem').first()).toBeVisible();
  await shoot(page, 'shell-orders', WIDTHS);
});

test('the owner’s pages with many websites', async ({ page, server }) => {
  const owner = await makeOwner(server, 'Bianca Fernandes');
  const names = ['Noodle Bar', 'The Gilded Fig', 'A Kitchen with a Rather Long Name by the Old Harbour'];
  for (const name of [...names, ...Array.from({ length: 9 }, (_, n) => `Kitchen ${n + 1}`)])
    await makeSite(server, owner, { name });
  await signInAs(page, server, owner);
  await page.goto(`${server.origin}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Your kitchens now' })).toBeVisible();
  await shoot(page, 'shell-dashboard-many', WIDTHS);
  await page.goto(`${server.origin}/my-restaurants`);
  await expect(page.getByRole('heading', { name: 'The Gilded Fig' })).toBeVisible();
  await shoot(page, 'shell-restaurants-many', WIDTHS);
  await page.goto(`${server.origin}/account`);
  await expect(page.getByRole('button', { name: 'Change email address' })).toBeVisible();
  await shoot(page, 'shell-account', WIDTHS);
});

test('the home page', async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(server.origin);
  await expect(page.getByRole('link', { name: /^Try the demo/ })).toBeVisible();
  await shoot(page, 'shell-home', WIDTHS);
  await page.getByRole('button', { name: 'Play how it was built' }).click();
  await expect(page.getByText('Here is our menu')).toBeVisible();
  await page.screenshot({ path: `${FOLDER}shell-home-film.png` });
});
