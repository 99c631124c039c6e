import { randomUUID } from 'node:crypto';
import { expectAccessible } from './support/expectAccessible.ts';
import { insertOrders } from './support/kitchenOrders.ts';
import { openBoard } from './support/orderDesk.ts';
import {
  asOwner,
  makeOwner,
  makeSite,
  type OwnedSite,
  type SignedIn,
  toGlobalId,
} from './support/ownedSite.ts';
import { query } from './support/query.ts';
import { expect, type ServerUnderTest, test } from './support/server.ts';

/** A new account that helps in the kitchen of a site, and its global id as a member. */
async function makeCook(
  server: ServerUnderTest,
  { slug }: OwnedSite,
): Promise<{ cook: SignedIn; memberId: string }> {
  const cook = await makeOwner(server, 'Carl Cook');
  const id = randomUUID();
  await query(
    server.databaseUrl,
    `insert into restaurant_members (id, restaurant_id, email, role, user_id, invited_at, accepted_at)
     select $1, id, $2, 'KITCHEN', $3, now(), now() from restaurants where slug = $4`,
    [id, cook.email, cook.id, slug],
  );
  return { cook, memberId: toGlobalId('Member', id) };
}

test(
  'kitchen staff work at the board, and find no way to reports',
  { tag: '@long' },
  async ({ page, server }) => {
    const site = await makeSite(server, await makeOwner(server), { package: 'GOLD' });
    await insertOrders(server, site, { all: 3, open: 3 });
    const { cook } = await makeCook(server, site);
    await openBoard(page, server, cook);
    await expect(page.getByRole('article').first()).toBeVisible();

    await page.goto(`${server.origin}/orders`);
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'Orders',
      'Board',
      /Account/,
    ]);
    await expect(page.getByRole('link', { name: 'Reports' })).toHaveCount(0);
    await expectAccessible(page);

    await page.goto(`${server.origin}/orders/reports`);
    await expect(page.getByRole('heading', { name: 'Reports are for owners and managers' })).toBeVisible();
  },
);

test(
  'a cook who is removed while the board is open is out within 5 seconds, and reads so',
  { tag: '@long' },
  async ({ page, server }) => {
    const site = await makeSite(server, await makeOwner(server), { package: 'GOLD' });
    await insertOrders(server, site, { all: 3, open: 3 });
    const { cook, memberId } = await makeCook(server, site);
    await openBoard(page, server, cook);
    await expect(page.getByRole('article').first()).toBeVisible();
    await asOwner(
      server,
      site.owner,
      'mutation ($input: RemoveMemberInput!) { removeMember(input: $input) { __typename } }',
      { memberId },
    );
    const title = page.getByRole('heading', { level: 1, name: 'You no longer have access' });
    await expect(title).toBeVisible({ timeout: 5000 });
    await expect(page.getByRole('article')).toHaveCount(0);
    await expectAccessible(page);
  },
);
