import { insertOrders } from '../support/kitchenOrders.ts';
import { makeOwner, makeSite, signInAs, type OwnedSite } from '../support/ownedSite.ts';
import { query } from '../support/query.ts';
import { expect, test, type ServerUnderTest } from '../support/server.ts';
import { shoot } from './shoot.ts';

async function busySite(server: ServerUnderTest): Promise<OwnedSite> {
  const site = await makeSite(server, await makeOwner(server, 'Olivia Green'), {
    name: 'Bella Vista',
    status: 'active_paid',
    package: 'GOLD',
  });
  await insertOrders(server, site, { all: 40, open: 14 });
  return site;
}

test('the list of orders and an open order', async ({ page, server }) => {
  const { owner } = await busySite(server);
  await signInAs(page, server, owner);
  await page.goto('/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.getByRole('list').last().getByRole('listitem').first().waitFor();
  await shoot(page, 'desk-list');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page
    .getByRole('link', { name: /^Order \d+|^\d+/ })
    .first()
    .click();
  await expect(page.getByRole('article')).toBeVisible();
  await shoot(page, 'desk-order');
});

test('the order board', async ({ page, server }) => {
  const { owner } = await busySite(server);
  await signInAs(page, server, owner);
  await page.goto('/orders/board');
  await expect(page.locator('[data-waiting]')).toBeVisible();
  await shoot(page, 'desk-board');
});

test('the reports', async ({ page, server }) => {
  const site = await busySite(server);
  const [, restaurantId] = Buffer.from(site.id, 'base64url').toString().split(':');
  await query(
    server.databaseUrl,
    `select graphile_worker.add_job('countOrders', json_build_object('restaurantId', $1::text,
       'day', to_char(now() at time zone 'Europe/London', 'YYYY-MM-DD')))`,
    [restaurantId],
  );
  await signInAs(page, server, site.owner);
  await expect(async () => {
    await page.goto('/orders/reports');
    await expect(page.getByText(/You kept/)).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 20_000 });
  await shoot(page, 'desk-reports');
});

test('the team', async ({ page, server }) => {
  const { owner, id } = await busySite(server);
  await signInAs(page, server, owner);
  await page.goto(`/editor/${id}?tab=team`);
  await page.getByRole('textbox', { name: /Email/ }).fill('cook@example.org');
  await page.getByRole('button', { name: /^(Invite|Send)/ }).click();
  await expect(page.getByText('cook@example.org').first()).toBeVisible();
  await shoot(page, 'desk-team');
});
