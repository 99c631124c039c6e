import { expect, type Page } from '@playwright/test';
import { addDish, enterDetails, newDiner } from '../support/diner.ts';
import { demoSite } from '../support/demoSite.ts';
import { insertOrders } from '../support/kitchenOrders.ts';
import { test } from '../support/outlivedServer.ts';
import { makeOwner, makeSite, signInAs } from '../support/ownedSite.ts';
import { shoot } from './shoot.ts';

const WIDTHS = [390, 1280];
const take = (page: Page, name: string) => shoot(page, `fault-${name}`, WIDTHS);

test.beforeEach(({ problems }) => {
  problems.expect(/status of (?:4\d\d|5\d\d)|Failed to load|ERR_|WebSocket|NetworkProblem/);
});

test('what people see while the database is away', async ({ page, server, outlived, newVisitor }) => {
  const { database } = outlived;
  const site = server.siteUrl(demoSite.slug);
  const diner = { ...newDiner('Dana Diner'), note: 'No basil, please' };
  const owner = await makeOwner(server, 'Olga Outage');
  const owned = await makeSite(server, owner, {
    name: 'Cut Off Kitchen',
    status: 'active_paid',
    package: 'GOLD',
  });
  await insertOrders(server, owned, { all: 6, open: 3 });

  await page.goto(site);
  await addDish(page, 'Tiramisu');
  await page.getByRole('link', { name: 'Review order' }).click();
  await enterDetails(page, diner);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/order\//);
  const status = await page.context().newPage();
  await status.goto(page.url());
  await page.goto(site);
  await addDish(page, 'Tiramisu');
  await page.getByRole('link', { name: 'Review order' }).click();
  await enterDetails(page, diner);

  const desk = await newVisitor();
  await signInAs(desk, server, owner);
  await desk.goto(`${server.origin}/dashboard`);
  const editor = await desk.context().newPage();
  await editor.goto(`${server.origin}/editor/${owned.id}`);
  await expect(editor.getByRole('heading', { level: 1 })).toBeVisible();
  const board = await desk.context().newPage();
  await board.goto(`${server.origin}/orders/board`);
  await board.waitForLoadState('networkidle');
  const chat = await newVisitor();
  await chat.goto(`${server.origin}/setup`);
  await expect(chat.getByRole('textbox', { name: 'Your message' })).toBeVisible();

  database.cut();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await take(page, 'basket-after-order');
  await page.route('**/order', (route) => route.abort());
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByText('We got no answer')).toBeVisible();
  await take(page, 'basket-without-network');
  await page.unroute('**/order');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(diner.name);
  await take(page, 'basket-reloaded');
  await page.goto(site);
  await take(page, 'menu');
  await page.route('**/dishes/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Add Tiramisu' }).last().click();
  await expect(page.getByRole('alert')).toBeVisible();
  await take(page, 'menu-dish-not-added');
  await page.unroute('**/dishes/**');
  await page.goto(server.siteUrl('never-visited'));
  await take(page, 'site-not-cached');
  await take(status, 'status-open');
  await status.reload();
  await take(status, 'status-reloaded');

  await take(desk, 'dashboard-open');
  await desk.reload();
  await expect(desk.getByRole('button', { name: 'Retry' })).toBeVisible();
  await take(desk, 'dashboard-reloaded');
  await take(editor, 'editor-open');
  await editor.reload();
  await expect(editor.getByRole('button', { name: 'Retry' })).toBeVisible();
  await take(editor, 'editor-reloaded');
  await take(board, 'board-open');
  await board.reload();
  await expect(board.getByRole('button', { name: 'Retry' })).toBeVisible();
  await take(board, 'board-reloaded');
  await chat.getByRole('textbox', { name: 'Your message' }).fill('Luigi’s Trattoria');
  await chat.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(chat.getByRole('button', { name: 'Retry' })).toBeVisible();
  await take(chat, 'chat');
  await chat.reload();
  await expect(chat.getByRole('button', { name: 'Retry' })).toBeVisible();
  await take(chat, 'chat-reloaded');
  database.restore();
});
