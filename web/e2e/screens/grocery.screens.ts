import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { enterDetails, newDiner } from '../support/diner.ts';
import { test } from '../support/server.ts';
import { shoot } from './shoot.ts';

const KEY = randomBytes(24).toString('base64url');
const WIDTHS = [390, 768, 1280];

test.use({ settings: [{ GROCERY_API_KEY: KEY }, { scope: 'worker' }] });

test('the pages of a grocery shop', async ({ page, ownServer, problems }) => {
  problems.expect(/status of 4\d\d/);
  const take = (name: string) => shoot(page, `grocery-${name}`, WIDTHS);
  const api = new URL('/api/v1', ownServer.origin);
  api.port = String(Number(api.port) + 1);
  const site = ownServer.siteUrl('thimble-street');
  await page.goto(site);
  await take('front');
  await page.getByRole('link', { name: 'See all 25 in Fruit' }).click();
  await expect(page).toHaveURL(/\/categories\//);
  await take('category');
  await page.goto(`${site}search?q=yoghurt`);
  await take('search');
  await page.goto(`${site}search?q=xylophone`);
  await take('nothing');
  await page.goto(`${site}search?q=natural+yogurt`);
  const product = page.getByRole('link', { name: 'Natural yogurt', exact: true });
  const address = await product.getAttribute('href');
  for (const count of ['1 item', '2 items', '3 items']) {
    await page.getByRole('button', { name: 'Add Natural yogurt' }).click();
    await expect(page.getByText(`${count} · `)).toBeVisible();
  }
  await page.goto(`${site}search?q=baked+beans`);
  await page.getByRole('button', { name: 'Add Baked beans', exact: true }).click();
  await expect(page.getByText('4 items · ')).toBeVisible();
  await page.goto(new URL(address ?? '', site).href);
  await take('product');
  await page.goto(`${site}basket`);
  await take('checkout');

  const headers = { 'x-api-key': KEY, 'content-type': 'application/json' };
  const found = await fetch(`${api.href}/products?shop=thimble-street&search=natural+yogurt`, { headers });
  const { data } = (await found.json()) as { data: { products: { _id: string }[] } };
  const stock = async (left: number) => {
    const path = `${api.href}/products/${data.products[0]?._id}/stock`;
    const changed = await fetch(path, { method: 'PATCH', headers, body: JSON.stringify({ stock: left }) });
    expect(changed.status).toBe(200);
  };
  await stock(2);
  await page.reload();
  await expect(page.getByText('Only 2 of this are left.')).toBeVisible();
  await take('basket-stock');
  await stock(9);
  await page.reload();
  await enterDetails(page, newDiner('Sana'));
  await page.getByRole('radio', { name: 'Choose a similar product' }).check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/order\/[\w.-]+$/);
  await take('order');
});
