import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { insertOrders } from './support/kitchenOrders.ts';
import { openBoard } from './support/orderDesk.ts';
import { makeOwner, makeSite, type OwnedSite } from './support/ownedSite.ts';
import { query } from './support/query.ts';
import { expect, test, type ServerUnderTest } from './support/server.ts';

/** A restaurant with 20 open orders; `state`: all of them in this one. */
async function rush(server: ServerUnderTest, state?: string): Promise<OwnedSite> {
  const site = await makeSite(server, await makeOwner(server), { package: 'GOLD' });
  await insertOrders(server, site, { all: 20, open: 20 });
  const [restaurantId] = Buffer.from(site.id, 'base64url').toString().split(':').slice(1);
  if (state)
    await query(
      server.databaseUrl,
      `update orders set state = $2, scheduled_for = null,
         placed_at = case when $2 = 'PLACED' then now() - (120 - number) * interval '100 milliseconds' else placed_at end,
         expires_at = now() + interval '10 minutes', due_at = now() + interval '25 minutes',
         ready_at = case when $2 = 'PLACED' then null else now() + interval '20 minutes' end where restaurant_id = $1`,
      [restaurantId, state],
    );
  return site;
}

/** The orders of a restaurant get 2 to 4 dishes and a note each. */
async function makeOrdinary(server: ServerUnderTest, { id }: OwnedSite): Promise<void> {
  const [restaurantId] = Buffer.from(id, 'base64url').toString().split(':').slice(1);
  await query(
    server.databaseUrl,
    `with own as (update orders set note = 'No onions, please.' where restaurant_id = $1 returning id, number),
       gone as (delete from order_lines where order_id in (select id from own))
     insert into order_lines (id, order_id, position, product_id, name, quantity, unit_price, size_name, options, allergens,
       is_alcohol, note)
     select gen_random_uuid(), own.id, 10 + p, gen_random_uuid(), (array['Margherita', 'Diavola', 'Tiramisu', 'Panna cotta'])[p],
       p, 850, '', '[]'::jsonb, (array['FCFFFFFFFFFFFF', 'FCFFFFCFFFFFFF', 'FFFFFFCFFFFFFF', 'FFFFFFFFFFFFFF'])[p], false, ''
     from own cross join generate_series(1, 4) p where p <= 2 + number % 3`,
    [restaurantId],
  );
}

/** How many cards are in sight from top to bottom. */
const wholeCards = (page: Page): Promise<number> =>
  page.getByRole('article').evaluateAll((cards) => {
    const isSeen = (card: Element): boolean => {
      const { top, right, bottom, left } = card.getBoundingClientRect();
      const seen = card.closest('ul')?.getBoundingClientRect();
      const [lowest, highest] = [Math.min(innerHeight, seen?.bottom ?? 0), Math.max(0, seen?.top ?? 0)];
      return top >= highest && bottom <= lowest && left >= 0 && right <= innerWidth;
    };
    return cards.filter(isSeen).length;
  });

for (const [orders, state, isOrdinary] of [
  ['in Preparing', 'PREPARING', false],
  ['of two to four dishes with a note in Preparing', 'PREPARING', true],
  ['without an answer', 'PLACED', false],
  ['that are ready', 'READY', false],
  ['in all columns', undefined, false],
] as const) {
  test(`of 20 orders ${orders} six are in sight on a small screen, and ten on a large one`, async ({
    page,
    server,
  }) => {
    const site = await rush(server, state);
    if (isOrdinary) await makeOrdinary(server, site);
    const seen: number[] = [];
    for (const [width, height] of [
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      if (seen.length === 0) await openBoard(page, server, site.owner);
      await expect(page.getByRole('article')).toHaveCount(20);
      seen.push(await wholeCards(page));
    }
    const [small = 0, large = 0] = seen;
    expect(small, seen.join()).toBeGreaterThanOrEqual(6);
    expect(large, seen.join()).toBeGreaterThanOrEqual(10);
  });
}

test('what is seldom needed is below More, which opens by touch and by keys and gives the focus back', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const site = await rush(server, 'PREPARING');
  await openBoard(page, server, site.owner);
  const card = page.getByRole('article').nth(1);
  const others = page.getByRole('article');
  const leftEdges = () =>
    others.evaluateAll((cards) => cards.map((each) => each.getBoundingClientRect().left));
  await expect(others).toHaveCount(20);
  const before = await leftEdges();
  const more = card.getByRole('button', { name: /^More for order \d+$/ });
  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  const buttons = page.getByRole('article').getByRole('button').filter({ visible: true });
  const sizes = await buttons.evaluateAll((all) =>
    all.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  expect(await leftEdges()).toEqual(before);
  await card.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(card.getByRole('form', { name: 'Cancel the order' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(card.getByRole('form')).toBeHidden();

  await page.keyboard.press('l');
  await expect(card.getByRole('group', { name: 'How much longer?' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('x');
  await expect(card.getByRole('form', { name: 'Cancel the order' })).toBeFocused();
  await expect(card.getByRole('group', { name: 'How much longer?' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await card.getByRole('button', { name: /^Details of order/ }).click();
  await expect(page.getByRole('dialog', { name: 'Order details' })).toBeVisible();
});

test(
  'a full board and what is below More are accessible on a phone, a tablet and a large screen',
  { tag: '@long' },
  async ({ page, server }) => {
    const site = await rush(server);
    await openBoard(page, server, site.owner);
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.reload();
      const card = page.getByRole('article').first();
      await card.getByRole('button', { name: /^More for order/ }).click();
      await card.getByRole('button', { name: 'Decline the order' }).click();
      await card
        .getByRole('group', { name: /(ready|door) in$/ })
        .getByRole('button', { name: 'Other' })
        .click();
      const look = { width, height };
      await expectAccessible(page, [
        { ...look, theme: 'light' },
        { ...look, theme: 'dark' },
      ]);
      await expect(card.getByRole('form', { name: 'Decline the order' })).toBeVisible();
    }
  },
);

test('three moves in ten seconds are one row that covers no card', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const site = await rush(server, 'PLACED');
  await openBoard(page, server, site.owner);
  const bar = page.getByRole('region', { name: 'Undo' });
  const first = page.getByRole('region', { name: 'New', exact: true }).getByRole('article').first();
  for (const count of [1, 2, 3]) {
    await first.getByRole('button', { name: 'Accept, 20 min' }).click();
    await expect(bar.getByRole('button', { name: /^Undo/ })).toHaveCount(count);
  }
  const row = await bar.boundingBox();
  expect(row?.height).toBeLessThan(80);
  const lists = await page
    .locator('[data-column] > ul')
    .evaluateAll((all) => all.map((list) => list.getBoundingClientRect().bottom));
  for (const bottom of lists) expect(bottom).toBeLessThanOrEqual((row?.y ?? 0) + 1);
  await bar.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(page.getByRole('region', { name: 'New', exact: true }).getByRole('article')).toHaveCount(18);
});

test('on a phone without a network the bar of the board keeps its height and its buttons in one row', async ({
  page,
  server,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await page.setViewportSize({ width: 390, height: 844 });
  const site = await rush(server, 'PREPARING');
  await openBoard(page, server, site.owner);
  const buttons = page.locator('header').getByRole('button').filter({ visible: true });
  const tops = () => buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
  const before = await tops();
  expect(before.length).toBeGreaterThan(1);
  const barHeight = async () => (await page.locator('header').boundingBox())?.height;
  const height = await barHeight();
  await page.context().setOffline(true);
  await expect(page.locator('[data-light=offline]')).toBeVisible();
  expect(await tops()).toEqual(before);
  expect(await barHeight()).toBe(height);
  const light = await page.locator('[data-light=offline]').boundingBox();
  expect((light?.x ?? 0) + (light?.width ?? 0)).toBeLessThanOrEqual(390);
});
