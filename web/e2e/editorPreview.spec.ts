import type { Page } from '@playwright/test';
import { field, notices, openEditor, preview } from './support/editor.ts';
import { asOwner, makeOwner, makeSiteWithMenu, signInAs } from './support/ownedSite.ts';
import { expect, test, type ServerUnderTest } from './support/server.ts';

/** Opens the products of a site with twenty more dishes. */
async function opened(page: Page, server: ServerUnderTest): Promise<void> {
  const owner = await makeOwner(server);
  const site = await makeSiteWithMenu(server, owner);
  for (let number = 1; number <= 20; number += 1)
    await asOwner(
      server,
      owner,
      'mutation ($input: CreateProductInput!) { createProduct(input: $input) { __typename } }',
      { restaurantId: site.id, name: `Dish ${number}`, description: 'Of the day', price: 900 },
    );
  await signInAs(page, server, owner);
  await openEditor(page, server, site, 'products');
  // The end of the first products loads the others.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('button', { name: 'Edit Dish 20', exact: true }).waitFor();
}

/** A dish in the live preview. */
const dish = (page: Page, name: string) => preview(page).getByRole('heading', { name, exact: true });

/** Whether a dish is in the visible part of the preview. */
const isInView = (page: Page, name: string): Promise<boolean> =>
  dish(page, name).evaluate((heading) => {
    const { top, bottom } = heading.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

/** Renames a dish and waits until the preview shows the name. */
async function rename(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${from}`, exact: true }).click();
  await expect.poll(() => isInView(page, from)).toBe(true);
  await field(page, 'Product name').fill(to);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(notices(page)).toContainText('Your changes are saved.');
  await expect(dish(page, to)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.getByRole('button', { name: 'All products' }).click();
}

test(
  'the live preview goes to the dish that is edited, and keeps its place after a save and a reload',
  { tag: '@long' },
  async ({ page, server }) => {
    await opened(page, server);
    await rename(page, 'Dish 15', 'Soup of the day');
    await expect.poll(() => isInView(page, 'Soup of the day')).toBe(true);
    await rename(page, 'Soup of the day', 'Soup');
    await expect.poll(() => isInView(page, 'Soup')).toBe(true);
    await page.reload();
    await expect.poll(() => isInView(page, 'Soup')).toBe(true);
  },
);
