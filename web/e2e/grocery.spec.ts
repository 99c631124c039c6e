import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { enterDetails, newDiner } from './support/diner.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, type ServerUnderTest, test } from './support/server.ts';

const KEY = randomBytes(24).toString('base64url');
const SLUG = 'thimble-street';

test.describe.configure({ mode: 'serial' });
test.use({ settings: [{ GROCERY_API_KEY: KEY }, { scope: 'worker' }] });

/** The stock of a product by the grocery API, as the shop's own programs read it. */
async function stockOf({ origin }: ServerUnderTest, name: string): Promise<number> {
  const url = new URL(origin);
  url.port = String(Number(url.port) + 1);
  url.pathname = '/api/v1/products';
  url.search = new URLSearchParams({ shop: SLUG, search: name }).toString();
  const answer = await fetch(url, { headers: { 'x-api-key': KEY } });
  const { data } = (await answer.json()) as { data: { products: { name: string; stock: number }[] } };
  const found = data.products.find((product) => product.name === name);
  if (!found) throw new Error(`The shop has no ${name}.`);
  return found.stock;
}

/** Enters a shopper and places the order of the basket. */
async function order(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Review order' }).click();
  await enterDetails(page, newDiner(name));
  await page.getByRole('button', { name: /^Place order · £/ }).click();
  await expect(page).toHaveURL(/\/order\/[\w.-]+$/);
}

test('a shopper finds a product by a misspelt search while typing, orders two, and the stock goes down', async ({
  page,
  ownServer,
}) => {
  const before = await stockOf(ownServer, 'Natural yogurt');
  await page.goto(ownServer.siteUrl(SLUG));
  await expectAccessible(page);
  const find = page.getByRole('searchbox', { name: 'Find a product' });
  await find.pressSequentially('naturel yoghurt');
  const product = page.getByRole('link', { name: 'Natural yogurt', exact: true });
  await expect(product).toBeVisible();
  await expect(page.getByText('500 g · £2.60 per kg').first()).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=naturel\+yoghurt$/);
  await find.press('ArrowDown');
  await expect(page.getByRole('listitem').getByRole('link').and(page.locator(':focus'))).toHaveCount(1);
  await expectAccessible(page);

  const add = page.getByRole('button', { name: 'Add Natural yogurt' });
  await add.click();
  await expect(page.getByText('1 item · £1.30')).toBeVisible();
  await add.click();
  await expect(page.getByText('2 items · £2.60')).toBeVisible();
  await order(page, 'Sana Shopper');
  expect(await stockOf(ownServer, 'Natural yogurt')).toBe(before - 2);
});

test('Escape in the search shows the page as it was', async ({ page, ownServer }) => {
  await page.goto(ownServer.siteUrl(SLUG));
  const find = page.getByRole('searchbox', { name: 'Find a product' });
  await find.fill('tea');
  await expect(page.getByRole('heading', { name: 'Search for “tea”' })).toBeVisible();
  await find.press('Escape');
  await expect(page.getByRole('heading', { name: 'Fruit', exact: true })).toBeVisible();
  await expect(find).toHaveValue('');
  await expect(page).toHaveURL(ownServer.siteUrl(SLUG));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper pages through a category, finds a product by a misspelt search and orders two', async ({
    page,
    ownServer,
  }) => {
    const before = await stockOf(ownServer, 'Baked beans');
    await page.goto(ownServer.siteUrl(SLUG));
    await page.getByRole('link', { name: 'See all 25 in Fruit' }).click();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page.getByRole('link', { name: 'Fresh figs' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Find a product' }).fill('bakd beans');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Baked beans', exact: true }).click();
    await page.getByRole('spinbutton', { name: 'How many?' }).fill('2');
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await expect(page.getByRole('heading', { name: 'Tins and jars' })).toBeVisible();
    await expect(page.getByText('2 items · £1.50')).toBeVisible();
    await order(page, 'Nils Noscript');
    expect(await stockOf(ownServer, 'Baked beans')).toBe(before - 2);
  });
});

test('a shopper allows a similar product if something is missing, and the order page says so', async ({
  page,
  ownServer,
}) => {
  await page.goto(`${ownServer.siteUrl(SLUG)}search?q=plain+flour`);
  await page.getByRole('button', { name: 'Add Plain flour', exact: true }).click();
  await page.getByRole('link', { name: 'Review order' }).click();
  const ways = page.getByRole('group', { name: 'If something is missing' });
  await expect(ways.getByRole('radio', { name: 'Leave it out' })).toBeChecked();
  await expectAccessible(page);
  await ways.getByRole('radio', { name: 'Choose a similar product' }).check();
  await enterDetails(page, newDiner('Siri Substitute'));
  await page.getByRole('button', { name: /^Place order · £/ }).click();
  await expect(page.getByText('If something is missing Choose a similar product')).toBeVisible();
  await expectAccessible(page);
});
