import type { Page } from '@playwright/test';
import { enterDetails, newDiner } from './support/diner.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { claim, newOwner } from './support/owner.ts';
import { expect, type ServerUnderTest, test } from './support/server.ts';
import { conversation, currentStep, newBusiness, previewUrl, say } from './support/setup.ts';

const SLUG = 'thimble-street';

/** The stock of a product by the grocery API, as the shop's own programs read it. */
async function stockOf({ origin }: ServerUnderTest, name: string, shop = SLUG): Promise<number | null> {
  const url = new URL(origin);
  url.port = String(Number(url.port) + 1);
  url.pathname = '/api/v1/products';
  url.search = new URLSearchParams({ shop, search: name }).toString();
  const answer = await fetch(url, { headers: { 'x-api-key': process.env['E2E_GROCERY_KEY'] ?? '' } });
  const { data } = (await answer.json()) as {
    data: { products: { name: string; stock: number | null }[] };
  };
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
  server,
}) => {
  const before = Number(await stockOf(server, 'Natural yogurt'));
  await page.goto(server.siteUrl(SLUG));
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
  expect(await stockOf(server, 'Natural yogurt')).toBe(before - 2);
});

test(
  'an owner builds a shop in the chat, claims it and sets its stock, which an order lowers in the grocery API',
  { tag: '@long' },
  async ({ page, server, newVisitor }) => {
    test.setTimeout(120_000);
    const shop = newBusiness('Corner Pantry');
    await test.step('the chat asks for products and builds a shop with their sizes', async () => {
      await page.goto(`${server.origin}/setup?package=Silver+Grocery`);
      await expect(conversation(page)).toContainText('What is your business called?');
      await say(page, shop.name);
      await expect(conversation(page)).toContainText('Which brand colours would you like?');
      await say(page, shop.colours);
      await expect(conversation(page)).toContainText('Which products do people love most?');
      await say(page, 'Milk');
      await page.getByRole('button', { name: 'Skip for now' }).click();
      await expect(conversation(page)).toContainText('Could you send me the list of your products?');
      await expect(currentStep(page)).toHaveText('Products');
      await say(page, 'Dairy and eggs\nMilk 2 l 1.45\nEggs 6 pieces 2.30\n\nCupboard\nRice 5kg 9.99');
      await expect(page.getByRole('heading', { name: 'Your Live Website is Ready!' })).toBeVisible();
      await page.getByRole('button', { name: 'Tell the assistant' }).click();
      await say(page, 'We are at 4 Wharf Lane, London SE1 7PB. Open 24 hours every day. Collection only.');
      await expect(conversation(page)).toContainText('Your preview shows it already.');
    });

    const address = await previewUrl(page);
    const [slug = ''] = new URL(address).hostname.split('.');
    const shopper = await newVisitor();
    await shopper.goto(address);
    await expect(shopper.getByText('2 litres · £0.73 per litre').first()).toBeVisible();
    expect(await stockOf(server, 'Milk', slug)).toBeNull();

    await test.step('the owner claims the shop and sets its stock in the editor', async () => {
      await claim(page, newOwner());
      await expect(page).toHaveURL(/\/my-restaurants$/);
      await page
        .getByRole('link', { name: /^Manage/ })
        .first()
        .click();
      await page.getByRole('tab', { name: 'Products' }).click();
      await page.getByRole('link', { name: 'Prices and stock' }).click();
      await page.getByRole('gridcell', { name: 'Stock of Milk: Not counted' }).click();
      await page.keyboard.type('12');
      await page.keyboard.press('Enter');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('1 row is saved.')).toBeVisible();
      expect(await stockOf(server, 'Milk', slug)).toBe(12);
    });

    await shopper.goto(address);
    await shopper.getByRole('button', { name: 'Add Milk' }).click();
    await expect(shopper.getByText('1 item · £1.45')).toBeVisible();
    await order(shopper, 'Olu Order');
    expect(await stockOf(server, 'Milk', slug)).toBe(11);
  },
);

test('Escape in the search shows the page as it was', async ({ page, server }) => {
  await page.goto(server.siteUrl(SLUG));
  const find = page.getByRole('searchbox', { name: 'Find a product' });
  await find.fill('tea');
  await expect(page.getByRole('heading', { name: 'Search for “tea”' })).toBeVisible();
  await find.press('Escape');
  await expect(page.getByRole('heading', { name: 'Fruit', exact: true })).toBeVisible();
  await expect(find).toHaveValue('');
  await expect(page).toHaveURL(server.siteUrl(SLUG));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a shopper pages through a category, finds a product by a misspelt search and orders two',
    { tag: '@long' },
    async ({ page, server }) => {
      const before = Number(await stockOf(server, 'Baked beans'));
      await page.goto(server.siteUrl(SLUG));
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
      expect(await stockOf(server, 'Baked beans')).toBe(before - 2);
    },
  );
});

test(
  'a shopper allows a similar product if something is missing, and the order page says so',
  { tag: '@long' },
  async ({ page, server }) => {
    await page.goto(`${server.siteUrl(SLUG)}search?q=plain+flour`);
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
  },
);
