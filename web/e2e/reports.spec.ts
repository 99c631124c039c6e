import { expectAccessible } from './support/expectAccessible.ts';
import { graphql } from './support/graphql.ts';
import { asOwner, makeOwner, makeSite, makeSiteWithMenu, signInAs } from './support/ownedSite.ts';
import { expect, test } from './support/server.ts';

test('an accepted order is in the report of its owner, with the commission that it saved', async ({
  page,
  server,
}) => {
  const owner = await makeOwner(server, 'Rhea Report');
  const site = await makeSiteWithMenu(server, owner, {
    name: 'Report Fig',
    status: 'active_paid',
    package: 'GOLD',
  });
  const free = await makeSite(server, owner, { name: 'Free Fig' });
  const { storefront } = await graphql<{ storefront: { sections: { items: { id: string }[] }[] } }>(
    server.origin,
    'query ($slug: String!) { storefront(slug: $slug) { sections { items { id } } } }',
    { slug: site.slug },
  );
  const { placeOrder } = await graphql<{ placeOrder: { __typename: string } }>(
    server.origin,
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename } }',
    {
      input: {
        slug: site.slug,
        idempotencyKey: `report-${site.id}`,
        lines: [{ productId: storefront.sections[0]?.items[0]?.id, quantity: 2 }],
        shownTotal: 1700,
        name: 'Dee Diner',
        phone: '020 7946 0999',
        email: 'dee@example.org',
      },
    },
  );
  expect(placeOrder.__typename).toBe('PlaceOrderPayload');
  const { viewer } = await graphql<{
    viewer: { desks: { slug: string; orders: { edges: { node: { id: string } }[] } }[] };
  }>(
    server.origin,
    '{ viewer { desks { slug orders(first: 1) { edges { node { id } } } } } }',
    {},
    owner.token,
  );
  const orderId = viewer.desks.find(({ slug }) => slug === site.slug)?.orders.edges[0]?.node.id;

  await signInAs(page, server, owner);
  await page.goto(`/orders/reports?at=${site.slug}&range=today`);
  await expect(page.getByRole('heading', { name: 'No orders in these days' })).toBeVisible();
  await expectAccessible(page);
  await asOwner(
    server,
    owner,
    'mutation ($input: MoveOrderInput!) { moveOrder(input: $input) { __typename } }',
    {
      orderId,
      to: 'ACCEPTED',
      readyInMinutes: 20,
    },
  );
  // A job counts the order.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'You kept £5.10' })).toBeVisible();
  }).toPass();
  await expect(page.locator('.recharts-bar-rectangle').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: '40%' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'You kept £6.80' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV: Products' }).press('Enter'),
  ]);
  expect(file.suggestedFilename()).toMatch(/^products-olive-\w+-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);

  await page.getByRole('combobox', { name: 'Restaurant' }).selectOption('Free Fig');
  await expect(page.getByRole('heading', { name: 'Reports come with Gold' })).toBeVisible();
  await page.getByRole('link', { name: 'See the plans' }).click();
  await expect(page).toHaveURL(`/packages?upgrading=${free.id}`);
});
