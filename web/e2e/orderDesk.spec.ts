import { readFile } from 'node:fs/promises';
import { newDiner, placeOrder } from './support/diner.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { Keyboard } from './support/keyboard.ts';
import { moveAt, placeAt } from './support/orderDesk.ts';
import { makeOwner, makeSite, makeSiteWithMenu, signInAs } from './support/ownedSite.ts';
import { expect, test } from './support/server.ts';

const LOOKS = [
  { theme: 'light', width: 1280, height: 900 },
  { theme: 'dark', width: 390, height: 844 },
] as const;

for (const [place, query] of [
  ['/orders', 'OrdersScreenQuery'],
  ['/orders', 'OrderListQuery'],
  ['/orders/T3JkZXI6MDE5YWQ0ZTYtNWMwMC03MDAwLThhMDAtMDAwMDAwMDAwMDAx', 'OrderPanelQuery'],
  ['/orders/board', 'BoardScreenQuery'],
  ['/orders/board', 'useBoardOrdersQuery'],
  ['/orders/reports', 'ReportsScreenQuery'],
] as const) {
  test(`on a phone ${place} has one heading while ${query} is on its way`, async ({ page, server }) => {
    const owner = await makeOwner(server);
    await makeSite(server, owner, { package: 'GOLD' });
    await signInAs(page, server, owner);
    await page.setViewportSize({ width: 390, height: 844 });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const asks = (body: string | null): boolean => body?.includes(query) ?? false;
    await page.route('**/graphql', async (route) => {
      if (asks(route.request().postData())) await released;
      await route.continue();
    });
    const asked = page.waitForRequest((request) => asks(request.postData()));
    await page.goto(`${server.origin}${place}`);
    await asked;
    await expect(page.locator('h1')).toHaveCount(1);
    await expectAccessible(page, [
      { theme: 'light', width: 390, height: 844 },
      { theme: 'dark', width: 390, height: 844 },
    ]);
    release();
    await page.unrouteAll({ behavior: 'wait' });
  });
}

test('an order appears at the open desk, and the page of its diner follows what the owner does', async ({
  page,
  server,
  newVisitor,
}) => {
  const owner = await makeOwner(server, 'Bianca Fernandes');
  const site = await makeSiteWithMenu(server, owner);
  await signInAs(page, server, owner);
  await page.goto(`${server.origin}/dashboard`);
  await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('heading', { name: 'Your first order will appear here' })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));

  const visitor = await newVisitor();
  const diner = newDiner('Nora New');
  await visitor.goto(server.siteUrl(site.slug));
  await placeOrder(visitor, ['Margherita', 'Tiramisu'], diner);

  const row = page.getByRole('listitem').filter({ hasText: diner.name });
  await expect(row).toContainText('Waiting');
  await expect(page.getByText('1 order · 0 sold · £0.00 · 1 waiting')).toBeVisible();
  await row.getByRole('link').click();
  const order = page.getByRole('article', { name: 'Order 101' });
  await expect(order.getByRole('link', { name: diner.email })).toHaveAttribute(
    'href',
    `mailto:${diner.email}`,
  );
  await order.getByRole('button', { name: 'Accept, 20 min' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Order accepted' })).toBeVisible();
  await expect(order.getByRole('heading', { name: 'Order 101' })).toBeFocused();

  await page.getByRole('button', { name: 'Undo the change of order 101' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: `Waiting for ${site.name}` })).toBeVisible();
  await expect(order.getByText('Accepted', { exact: true })).toHaveCSS(
    'text-decoration-line',
    'line-through',
  );

  await order.getByRole('button', { name: 'Decline the order' }).click();
  await order.getByRole('button', { name: 'Too busy' }).click();
  await order.getByRole('button', { name: 'Decline and tell the customer' }).click();
  const reason = 'Sorry, we are too busy to make your order right now.';
  await expect(order.getByText(`Reason: ${reason}`)).toBeVisible();
  await expect(row).toContainText('Declined');
  await expect(visitor.getByText(reason)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-not-reloaded');

  const told = await server.mailTo(diner.email, 'cannot take your order');
  expect(told.text).toContain(reason);
  const subjects = (await server.messagesTo(diner.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('accepted'))).toEqual([]);
});

test(
  'the filter is in the address, survives a reload, and its orders are saved as a file',
  { tag: '@long' },
  async ({ page, server }) => {
    const owner = await makeOwner(server);
    const site = await makeSiteWithMenu(server, owner);
    const names = ['=Ann', 'Bo Birch', 'Cy Clark'];
    for (const name of names) await placeAt(server, site, { ...newDiner(name), name }, ['Diavola']);
    await moveAt(server, site, 101, { to: 'ACCEPTED', readyInMinutes: 20 });
    await signInAs(page, server, owner);
    await page.goto(`${server.origin}/orders`);
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await page.getByRole('button', { name: 'Waiting', exact: true }).click();
    await expect(rows).toHaveCount(2);
    await page.getByRole('searchbox', { name: 'Search' }).fill('bo b');
    await expect(rows).toHaveText([/Bo Birch/]);
    // A search is in all days.
    await expect(page.getByRole('button', { name: 'All days' })).toHaveCount(0);
    await page.reload();
    await expect(rows).toHaveText([/Bo Birch/]);
    await expect(page.getByRole('button', { name: 'Waiting', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('bo b');

    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('heading', { name: 'No order matches' })).toBeVisible();
    await expectAccessible(page, [...LOOKS]);
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(rows).toHaveCount(3);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as CSV' }).click(),
    ]);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.split('\r\n')).toHaveLength(5);
    expect(text).toContain(`,'=Ann,`);
    expect(text).toContain('1 × Diavola,0.00,0.00,,10.50');
  },
);

test(
  'a new order is announced while the owner looks at another day',
  { tag: '@long' },
  async ({ page, server }) => {
    const owner = await makeOwner(server);
    const site = await makeSiteWithMenu(server, owner);
    await placeAt(server, site, newDiner('Old'), ['Diavola']);
    await signInAs(page, server, owner);
    await page.goto(`${server.origin}/orders?day=2026-01-05`);
    await expect(page.getByRole('heading', { name: 'No orders on this day' })).toBeVisible();
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    const diner = newDiner('Fresh');
    await placeAt(server, site, diner, ['Marinara']);
    await page.getByRole('button', { name: 'Show 1 new order' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: diner.name })).toBeVisible();
    await expect(page).toHaveURL(`${server.origin}/orders`);
  },
);

test(
  'an order is answered by keyboard, its page has no accessibility problem, and only its ticket is printed',
  { tag: '@long' },
  async ({ page, server }) => {
    const owner = await makeOwner(server);
    const site = await makeSiteWithMenu(server, owner);
    const diner = newDiner('Kay Keys');
    await placeAt(server, site, { ...diner, note: 'Ring twice' }, ['Diavola']);
    await signInAs(page, server, owner);
    await page.goto(`${server.origin}/orders`);
    await page.getByRole('main').getByRole('listitem').getByRole('link').focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: 'Order details' });
    await expect(panel).toBeFocused();
    await expect(panel.getByRole('heading', { name: 'Order 101' })).toBeVisible();
    await expectAccessible(page, [...LOOKS]);
    await page.getByRole('button', { name: 'Decline the order' }).click();
    await page.getByRole('textbox', { name: /^Reason/ }).fill('The oven is down.');
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.getByRole('textbox', { name: /^Reason/ })).toHaveValue('The oven is down.');
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await new Keyboard(page).press(panel.getByRole('button', { name: 'Accept, 20 min' }));
    await expect(panel.getByRole('button', { name: 'Start preparing' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Ring twice').last()).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByText('Allergens are not confirmed').last()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Close the order' }).click();
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toBeFocused();
    await expect(page).toHaveURL(`${server.origin}/orders`);
  },
);
