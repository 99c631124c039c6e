import { addDish, enterDetails, newDiner, placeOrder } from './support/diner.ts';
import { openBoard, placeAt } from './support/orderDesk.ts';
import { asOwner, makeOwner, makeSiteWithMenu, type OwnedSite } from './support/ownedSite.ts';
import { query } from './support/query.ts';
import { expect, type ServerUnderTest, test } from './support/server.ts';

/** Changes rows of one restaurant, then runs a scheduled job at once. */
async function letTimePass(
  { databaseUrl }: ServerUnderTest,
  { slug }: OwnedSite,
  change: string,
  job: string,
): Promise<void> {
  await query(
    databaseUrl,
    `update ${change} where restaurant_id = (select id from restaurants where slug = $1)`,
    [slug],
  );
  await query(databaseUrl, "select graphile_worker.add_job($1, '{}')", [job]);
}

test(
  'without an open board a diner orders for later, and orders now again when a board opens',
  { tag: '@long' },
  async ({ page, server, newVisitor }) => {
    test.setTimeout(120_000);
    const site = await makeSiteWithMenu(server, await makeOwner(server), { package: 'GOLD' });
    await asOwner(
      server,
      site.owner,
      'mutation ($input: UpdateOrderingInput!) { updateOrdering(input: $input) { __typename } }',
      { restaurantId: site.id, onlyWhileBoardOpen: true },
    );
    await openBoard(page, server, site.owner);
    await expect(page.getByText('Orders are taken only while a board is open.')).toBeVisible();
    const diner = await newVisitor();
    const paused = diner.getByText('Taking orders only for later right now');
    await diner.goto(server.siteUrl(site.slug));
    await expect(diner.getByRole('button', { name: 'Add Margherita' })).toBeVisible();
    await expect(paused).toBeHidden();

    await page.goto(`${server.origin}/orders`);
    await letTimePass(
      server,
      site,
      "open_boards set seen_at = now() - interval '4 minutes'",
      'pauseUnattended',
    );
    await expect(async () => {
      await diner.reload();
      await expect(paused.first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.reload();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('because no order board is open');

    await addDish(diner, 'Margherita');
    await diner.getByRole('link', { name: 'Review order' }).click();
    const time = diner.getByRole('combobox', { name: 'When will you collect it?' });
    await expect(time.getByRole('option', { name: /As soon as possible/ })).toHaveCount(0);
    await time.selectOption(await time.locator('optgroup option').first().getAttribute('value'));
    await enterDetails(diner, newDiner('Lara Later'));
    await diner.getByRole('button', { name: /^Place order/ }).click();
    await expect(diner).toHaveURL(/\/order\/[\w.-]+$/);

    await page.goto(`${server.origin}/orders/board`);
    await expect(
      page.getByText('Orders had paused because no board was open. They are taken again.'),
    ).toBeVisible();
    await diner.goto(server.siteUrl(site.slug));
    await expect(diner.getByRole('button', { name: 'Add Diavola' })).toBeVisible();
    await expect(paused).toBeHidden();
    const now = newDiner('Nina Now');
    await placeOrder(diner, ['Diavola'], now);
    await expect(page.getByRole('region', { name: 'New', exact: true }).getByText('Diavola')).toBeVisible();
  },
);

test(
  'an order that nobody answers in time leaves the new orders of an open board',
  { tag: '@long' },
  async ({ page, server }) => {
    const site = await makeSiteWithMenu(server, await makeOwner(server), { package: 'GOLD' });
    await openBoard(page, server, site.owner);
    const number = await placeAt(server, site, newDiner('Ida Ignored'), ['Marinara']);
    const fresh = page.getByRole('region', { name: 'New', exact: true });
    await expect(fresh.getByRole('article', { name: new RegExp(`^Order ${number},`) })).toBeVisible();
    await letTimePass(server, site, "orders set expires_at = now() - interval '1 second'", 'expireOrders');
    await expect(page.getByText('No new orders.')).toBeVisible();
    await expect(fresh.getByRole('article')).toHaveCount(0);
    await page.getByRole('button', { name: '1 Done' }).click();
    await expect(page.getByRole('region', { name: 'Done', exact: true }).getByText('Expired')).toBeVisible();
  },
);
