import { field, openEditor } from './support/editor.ts';
import { makeOwner, makeSiteWithMenu, signInAs } from './support/ownedSite.ts';
import { expect, test } from './support/server.ts';

test('Back from the form of a product asks when something was typed, and leads to the tab before', async ({
  page,
  server,
}) => {
  const owner = await makeOwner(server);
  const site = await makeSiteWithMenu(server, owner, {});
  await signInAs(page, server, owner);
  await openEditor(page, server, site, 'settings');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const name = field(page, 'Product name');
  const before = page.getByRole('tabpanel', { name: 'Settings' });
  for (const form of ['Edit Margherita', 'Add product to Pizza']) {
    await page.getByRole('tab', { name: 'Products' }).click();
    await page.getByRole('button', { name: form }).click();
    await name.fill('Half a name');
    await page.goBack();
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL(/tab=products/);
    await expect(name).toHaveValue('Half a name');
    await page.goBack();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(before).toBeVisible();
    await expect(page).toHaveURL(/tab=settings/);

    // What was typed is gone with the form, and one that is as it was asks nothing.
    await page.goForward();
    await page.getByRole('button', { name: form }).click();
    await expect(name).not.toHaveValue('Half a name');
    await page.goBack();
    await expect(before).toBeVisible();
    await expect(question).toHaveCount(0);
  }
});
