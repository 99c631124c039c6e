import type { Page } from '@playwright/test';
import { insertOrders } from '../support/kitchenOrders.ts';
import { makeOffer } from '../support/makeOffer.ts';
import { makeOwner, makeSite, signInAs, toGlobalId, type OwnedSite } from '../support/ownedSite.ts';
import { query } from '../support/query.ts';
import { expect, test, type ServerUnderTest } from '../support/server.ts';
import { FOLDER, shoot } from './shoot.ts';

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

/** All open orders in one state. */
async function moveAll(server: ServerUnderTest, { slug }: OwnedSite, state: string): Promise<void> {
  await query(
    server.databaseUrl,
    `update orders o set state = $2, scheduled_for = null, expires_at = now() + interval '9 minutes',
       due_at = now() + (number - 96) * interval '2 minutes',
       ready_at = case when $2 = 'PLACED' then null else now() + (number - 102) * interval '2 minutes' end,
       placed_at = case when $2 = 'PLACED' then now() - (number % 8) * interval '50 seconds' else placed_at end
     from restaurants r where r.id = o.restaurant_id and r.slug = $1`,
    [slug, state],
  );
}

/** The board of a restaurant with 20 open orders, of one state or of all. */
async function showRush(page: Page, server: ServerUnderTest, state: string | null): Promise<void> {
  const site = await makeSite(server, await makeOwner(server), { name: 'Bella Vista', package: 'GOLD' });
  await insertOrders(server, site, { all: 20, open: 20 });
  if (state !== null) await moveAll(server, site, state);
  await signInAs(page, server, site.owner);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/orders/board');
  await expect(page.locator('[data-light=live]')).toBeVisible();
}

test('the order board without orders, and with orders in all columns', async ({ page, server }) => {
  await showRush(page, server, null);
  await shoot(page, 'board-mixed');
  await query(server.databaseUrl, 'delete from orders');
  await page.reload();
  await expect(page.getByText('No new orders.')).toBeVisible();
  await shoot(page, 'board-empty');
});

test('the order board with new orders', async ({ page, server }) => {
  await showRush(page, server, 'PLACED');
  await shoot(page, 'board-new');
  const first = page.getByRole('article').first();
  await first.getByRole('button', { name: /^More for order/ }).click();
  await shoot(page, 'board-new-more');
  await page.keyboard.press('Escape');
  await first.getByRole('button', { name: 'Other' }).click();
  await page.getByRole('button', { name: 'Turn sound off' }).click();
  await shoot(page, 'board-new-other', [390, 768, 1280]);
});

test('the order board with orders in the kitchen, done, and without a network', async ({
  page,
  server,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await showRush(page, server, 'PREPARING');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /Preparing$/ }).click();
  await shoot(page, 'board-preparing');
  await page.getByRole('article').nth(1).focus();
  await page.keyboard.press('x');
  await shoot(page, 'board-cancel', [1280]);
  await query(
    server.databaseUrl,
    `update orders set state = 'COMPLETED', changed_at = now() - interval '1 minute' where number < 112`,
  );
  await page.reload();
  await page.getByRole('button', { name: /Done$/ }).click();
  await shoot(page, 'board-done', [1280, 1920]);
  await page.context().setOffline(true);
  await expect(page.locator('[data-light=offline]')).toBeVisible();
  await shoot(page, 'board-offline', [390, 768, 1280]);
});

test('the reports', async ({ page, server }) => {
  const site = await busySite(server);
  const [, restaurantId] = Buffer.from(site.id, 'base64url').toString().split(':');
  await makeOffer(server, site, { name: 'Happy hour' });
  await makeOffer(server, site, { name: 'A warm welcome on your first order', code: 'WELCOME' });
  await query(
    server.databaseUrl,
    `insert into promotion_uses (order_id, restaurant_id, promotion_id, used_at, saving, value)
     select o.id, p.restaurant_id, p.id, o.placed_at, 215, o.total - 215 from orders o
     join promotions p on p.restaurant_id = o.restaurant_id and (p.code is null) = (o.number % 3 = 0)
     where o.restaurant_id = $1 and o.state = 'COMPLETED'`,
    [restaurantId],
  );
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
  await page.getByRole('button', { name: 'Show each order' }).click();
  await expect(page.getByRole('region', { name: 'Each order' })).toBeVisible();
  await shoot(page, 'desk-ledger', [390, 768, 1280]);
});

/** A delivery for later with everything that can be on a ticket. */
async function makeBigOrder(server: ServerUnderTest, { slug }: OwnedSite): Promise<string> {
  const [order] = await query<{ id: string; number: number }>(
    server.databaseUrl,
    `update orders set fulfilment = 'DELIVERY', delivery_fee = 250, customer_name = 'Cyril Montgomery-Featherstonehaugh',
       delivery_address = '{"line1":"Flat 14b, The Old Granary Building","line2":"112 Upper Wharf Lane","town":"London","postcode":"SE1 7PB"}',
       scheduled_for = date_trunc('hour', now()) + interval '1 day 2 hours', ready_at = null,
       due_at = date_trunc('hour', now()) + interval '1 day 2 hours', state = 'ACCEPTED',
       note = 'Severe nut allergy: please use clean boards. Ring the lower bell, the dog is friendly.'
     where id = (select o.id from orders o join restaurants r on r.id = o.restaurant_id
       where r.slug = $1 and (select count(*) from order_lines where order_id = o.id) = 3 order by number limit 1)
     returning id, number`,
    [slug],
  );
  if (!order) throw new Error('No order.');
  await query(
    server.databaseUrl,
    `update order_lines set quantity = 2 + position, size_name = case when position < 2 then 'Family, 18 inch' else '' end,
       name = (array['Pizza quattro formaggi with truffle honey and walnuts', 'Spaghetti alla puttanesca', 'Tiramisu della nonna'])[position + 1],
       allergens = (array['FCFFFFCFFFFFFF', 'FCFFCFFFMFFFFF', 'UUUUUUUUUUUUUU'])[position + 1],
       note = case when position < 2 then 'Extra crispy, and cut into sixteen pieces please' else '' end,
       options = case when position = 2 then '[]'::jsonb else
         '[{"optionId":"00000000-0000-4000-8000-00000000000a","groupName":"Toppings","name":"Mushrooms","quantity":2,"price":100},
           {"optionId":"00000000-0000-4000-8000-00000000000b","groupName":"Base","name":"Gluten-free base","quantity":1,"price":150}]'::jsonb end
     where order_id = $1`,
    [order.id],
  );
  return order.id;
}

test('the kitchen tickets', async ({ page, server }) => {
  const site = await busySite(server);
  const id = await makeBigOrder(server, site);
  await signInAs(page, server, site.owner);
  await page.goto(`/orders/${toGlobalId('Order', id)}`);
  for (const width of ['58', '80']) {
    await page.getByRole('button', { name: `${width} mm` }).click();
    await page.emulateMedia({ media: 'print' });
    await page.locator('[data-ticket]').screenshot({ path: `${FOLDER}desk-ticket-${width}.png` });
    await page.emulateMedia({ media: 'screen' });
  }
});

test('the delay of an order', async ({ page, server }) => {
  const site = await busySite(server);
  const id = await makeBigOrder(server, site);
  await signInAs(page, server, site.owner);
  await page.goto(`/orders/${toGlobalId('Order', id)}`);
  await page
    .getByRole('button', { name: /^Delay/ })
    .first()
    .click();
  await shoot(page, 'desk-delay', [390, 768, 1280]);
});

test('the pause without a board', async ({ page, server }) => {
  const site = await busySite(server);
  await query(
    server.databaseUrl,
    `update restaurants set ordering = ordering || jsonb_build_object('onlyWhileBoardOpen', true, 'unattendedSince', now())
     where slug = $1`,
    [site.slug],
  );
  await signInAs(page, server, site.owner);
  await page.goto('/orders');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await shoot(page, 'desk-paused', [390, 768, 1280]);
  await page.goto('/dashboard');
  await expect(page.getByText(/Orders paused/)).toBeVisible();
  await shoot(page, 'desk-paused-dashboard', [390, 768, 1280]);
  await page.goto(`/editor/${site.id}?tab=ordering&part=times`);
  await expect(page.getByText('Order board', { exact: true })).toBeVisible();
  await shoot(page, 'desk-board-switch', [390, 768, 1280]);
});

test('a person who was removed from the staff', async ({ page, server }) => {
  await signInAs(page, server, await makeOwner(server, 'Carl Cook'));
  await page.goto('/orders?at=bella-vista');
  await expect(page.getByRole('heading', { name: 'You no longer have access' })).toBeVisible();
  await shoot(page, 'desk-no-access', [390, 768, 1280]);
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
