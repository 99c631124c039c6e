import { field, openEditor } from './support/editor.ts';
import { makeOwner, makeSiteWithMenu, signInAs } from './support/ownedSite.ts';
import { expect, test } from './support/server.ts';

test(
  'Back in the product form asks about unsaved changes and returns to the same place in the list',
  { tag: '@long' },
  async ({ page, server }) => {
    const owner = await makeOwner(server);
    const site = await makeSiteWithMenu(server, owner, {});
    await signInAs(page, server, owner);
    await page.setViewportSize({ width: 1280, height: 500 });
    await openEditor(page, server, site, 'products');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    const name = field(page, 'Product name');
    for (const [button, address] of [
      ['Edit Tiramisu', /product=/],
      ['Add product to Puddings', /product=new&section=/],
    ] as const) {
      await page.getByRole('button', { name: button }).scrollIntoViewIfNeeded();
      const scrolled = await page.evaluate(() => scrollY);
      expect(scrolled).toBeGreaterThan(0);
      await page.getByRole('button', { name: button }).click();
      await expect(page).toHaveURL(address);
      await name.fill('Half a name');
      await page.goBack();
      await question.getByRole('button', { name: 'Stay here' }).click();
      await expect(question).toHaveCount(0);
      await expect(page).toHaveURL(address);
      await expect(name).toHaveValue('Half a name');
      await page.goBack();
      await question.getByRole('button', { name: 'Leave' }).click();
      await expect(page).toHaveURL(/tab=products$/);
      await expect(page.getByRole('button', { name: button })).toBeInViewport();

      // The changes are discarded. A reload stays in the form, and an unchanged form asks nothing.
      await page.goForward();
      await expect(name).not.toHaveValue('Half a name');
      await page.reload();
      await expect(name).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('button', { name: button })).toBeVisible();
      await expect(question).toHaveCount(0);
    }
  },
);
