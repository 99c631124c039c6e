import type { Locator, Page } from '@playwright/test';
import { newDiner, placeOrder } from './support/diner.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { insertOrders } from './support/kitchenOrders.ts';
import { openBoard } from './support/orderDesk.ts';
import { makeOwner, makeSite, makeSiteWithMenu, signInAs } from './support/ownedSite.ts';
import { expect, test } from './support/server.ts';

const column = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const card = (page: Page, number: number): Locator =>
  page.getByRole('article', { name: new RegExp(`^Order ${number},`) });
const ringing = (page: Page): Locator => page.locator('[data-ringing=true]');

test('a new order rings on every board until one of them answers, and the diner sees the time', async ({
  page,
  server,
  newVisitor,
}) => {
  const site = await makeSiteWithMenu(server, await makeOwner(server), { package: 'GOLD' });
  const second = await newVisitor();
  await openBoard(page, server, site.owner);
  await openBoard(second, server, site.owner);
  await page.getByRole('button', { name: 'Turn sound off' }).click();
  await expect(page.getByText('The sound is off. New orders do not ring.')).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Turn sound on' }).click();
  await expect(page.getByRole('button', { name: 'Turn sound off' })).toBeVisible();
  await expect(page.getByText('No new orders.')).toBeVisible();
  await expect(ringing(page)).toHaveCount(0);

  const diner = await newVisitor();
  await diner.goto(server.siteUrl(site.slug));
  await placeOrder(diner, ['Margherita', 'Tiramisu'], newDiner('Dora'));
  for (const board of [page, second]) {
    await expect(column(board, 'New').getByText('Margherita')).toBeVisible();
    await expect(ringing(board)).toBeVisible();
    await expect(board).toHaveTitle(/^\(1\) New order/);
    await expect(board.locator('link[rel=icon]')).toHaveAttribute('href', '/faviconWaiting.svg');
  }

  await card(second, 101).getByRole('button', { name: 'Accept, 20 min' }).click();
  for (const board of [page, second]) {
    await expect(column(board, 'Preparing').getByText('Margherita')).toBeVisible();
    await expect(ringing(board)).toHaveCount(0);
    await expect(board).toHaveTitle(/^Order board/);
  }
  await expect(diner.getByText(/Ready around|ready around/).first()).toBeVisible();

  await second.getByRole('button', { name: /^Undo/ }).click();
  await expect(card(page, 101).getByRole('button', { name: 'Accept, 20 min' })).toBeVisible();
  await expect(ringing(page)).toBeVisible();

  await card(page, 101).getByRole('button', { name: 'More for order 101' }).click();
  await card(page, 101).getByRole('button', { name: 'Decline the order' }).click();
  await card(page, 101).getByRole('button', { name: 'Too busy' }).click();
  await card(page, 101).getByRole('button', { name: 'Decline and tell the customer' }).click();
  for (const board of [page, second]) {
    await expect(card(board, 101)).toHaveCount(0);
    await board.getByRole('button', { name: '1 Done' }).click();
    await expect(column(board, 'Done').getByText('Declined')).toBeVisible();
  }
  await expect(diner.getByText('Sorry, we are too busy to make your order right now.')).toBeVisible();
});

test(
  'a board that was offline refuses moves, then misses nothing and shows nothing twice',
  { tag: '@long' },
  async ({ page, server, newVisitor, problems }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    const site = await makeSiteWithMenu(server, await makeOwner(server), { package: 'GOLD' });
    const other = await newVisitor();
    const diner = await newVisitor();
    const order = async (name: string): Promise<void> => {
      await diner.goto(server.siteUrl(site.slug));
      await placeOrder(diner, ['Diavola'], newDiner(name));
    };
    await openBoard(page, server, site.owner);
    await openBoard(other, server, site.owner);
    await order('Ann');
    await expect(card(page, 101)).toBeVisible();

    await page.context().setOffline(true);
    await expect(page.locator('[data-light=offline]')).toBeVisible();
    await card(page, 101).getByRole('button', { name: 'Accept, 15 min' }).click();
    await expect(card(page, 101).getByText('You are offline. The order was not moved.')).toBeVisible();
    await order('Bo');
    await card(other, 101).getByRole('button', { name: 'Accept, 30 min' }).click();
    await expect(column(other, 'Preparing').getByRole('article')).toHaveCount(1);

    await page.context().setOffline(false);
    await expect(page.locator('[data-light=live]')).toBeVisible();
    await expect(column(page, 'New').getByRole('article')).toHaveCount(1);
    await expect(card(page, 102)).toBeVisible();
    await expect(column(page, 'Preparing').getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toHaveCount(2);
  },
);

test(
  'the keyboard answers and moves orders, and the focus stays with the order',
  { tag: '@long' },
  async ({ page, server, request }) => {
    const site = await makeSite(server, await makeOwner(server), { package: 'GOLD' });
    await insertOrders(server, site, { all: 12, open: 12 });
    await openBoard(page, server, site.owner);
    await test.step('the board can be installed', async () => {
      const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
      const manifest = (await (await request.get(`${server.origin}${href}`)).json()) as {
        start_url: string;
        icons: { src: string; type: string }[];
      };
      expect(manifest.start_url).toBe('/orders/board');
      for (const { src, type } of manifest.icons)
        expect((await request.get(`${server.origin}${src}`)).headers()['content-type']).toContain(type);
    });
    await page.keyboard.press('ArrowDown');
    const first = column(page, 'New').getByRole('article').first();
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(column(page, 'Preparing').getByRole('article').first()).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(first).toBeFocused();

    const number = Number(await first.getByRole('heading', { level: 3 }).textContent());
    for (const [key, place, state] of [
      ['a', 'Preparing', 'accepted'],
      ['p', 'Preparing', 'preparing'],
      ['r', 'Ready', 'ready'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(
        column(page, place).getByRole('article', { name: new RegExp(`^Order ${number},`) }),
      ).toBeFocused();
      await expect(page.getByText(`Order ${number}: ${state}.`)).toBeVisible();
    }
    await page.keyboard.press('u');
    await expect(
      column(page, 'Preparing').getByRole('article', { name: new RegExp(`^Order ${number},`) }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Order details' }).getByText('History')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page, number)).toBeFocused();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    // The check has shown the board in other sizes.
    await card(page, number).focus();
    await page.keyboard.press('x');
    await expect(card(page, number).getByRole('form', { name: 'Cancel the order' })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'each new order is printed once on a device that prints by itself, whatever the number of its tabs',
  { tag: '@long' },
  async ({ page, server, newVisitor }) => {
    const site = await makeSiteWithMenu(server, await makeOwner(server), { package: 'GOLD' });
    await page.context().addInitScript(() => {
      window.print = () => {
        const sheets = Number(localStorage.getItem('sheets') ?? '0') + 1;
        localStorage.setItem('sheets', String(sheets));
        const paper = document.querySelector('[data-ticket]')?.textContent ?? '';
        document.documentElement.setAttribute('data-printed', paper);
        window.dispatchEvent(new Event('afterprint'));
      };
    });
    await openBoard(page, server, site.owner);
    await page.getByRole('button', { name: 'Settings of this device' }).click();
    await page.getByRole('checkbox', { name: 'Print the ticket of each new order' }).check();
    await page.getByRole('button', { name: 'Close' }).click();
    const tab = await page.context().newPage();
    await openBoard(tab, server, site.owner);
    const diner = await newVisitor();
    await diner.goto(server.siteUrl(site.slug));
    await placeOrder(diner, ['Marinara'], newDiner('Petra'));
    for (const board of [page, tab]) await expect(card(board, 101)).toBeVisible();
    const sheets = () => page.evaluate(() => localStorage.getItem('sheets'));
    await expect.poll(sheets).toBe('1');
    await page.reload();
    await expect(card(page, 101)).toBeVisible();
    await card(page, 101).getByRole('button', { name: 'More for order 101' }).click();
    await card(page, 101).getByRole('button', { name: 'Print the ticket of order 101' }).click();
    await expect.poll(sheets).toBe('2');
    await expect(page.locator('html')).toHaveAttribute('data-printed', /101.*Petra.*Marinara/);
  },
);

test(
  'the board is locked on the free plan and leads to the plans',
  { tag: '@long' },
  async ({ page, server }) => {
    const site = await makeSite(server, await makeOwner(server));
    await signInAs(page, server, site.owner);
    await page.goto(`${server.origin}/orders/board`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'The order board comes with the paid plans' }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See the plans' }).click();
    await expect(page).toHaveURL(new RegExp(`/packages\\?upgrading=${site.id}`));
  },
);
