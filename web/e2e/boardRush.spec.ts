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
         placed_at = case when $2 = 'PLACED' then now() else placed_at end,
         expires_at = now() + interval '10 minutes', due_at = now() + interval '25 minutes',
         ready_at = case when $2 = 'PLACED' then null else now() + interval '20 minutes' end where restaurant_id = $1`,
      [restaurantId, state],
    );
  return site;
}

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

test('on a phone without a network the bar of the board keeps its buttons in one row', async ({
  page,
  server,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await page.setViewportSize({ width: 390, height: 844 });
  const site = await rush(server, 'PREPARING');
  await openBoard(page, server, site.owner);
  const buttons = page.getByRole('banner').getByRole('button').filter({ visible: true });
  const tops = () => buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
  const before = await tops();
  await page.context().setOffline(true);
  await expect(page.locator('[data-light=offline]')).toBeVisible();
  expect(await tops()).toEqual(before);
  const light = await page.locator('[data-light=offline]').boundingBox();
  expect((light?.x ?? 0) + (light?.width ?? 0)).toBeLessThanOrEqual(390);
});
