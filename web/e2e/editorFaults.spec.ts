import type { Page } from '@playwright/test';
import { field, notices, openEditor, openNewEditor } from './support/editor.ts';
import { pictureFile } from './support/pictureFile.ts';
import { expect, test } from './support/server.ts';

/** Holds the answer to a mutation. `lose` aborts it as a lost connection does, `restore` lets later ones through. */
async function holdMutation(
  page: Page,
  name: string,
): Promise<{ lose: () => void; restore: () => Promise<void> }> {
  let lose = (): void => undefined;
  const lost = new Promise<void>((resolve) => (lose = resolve));
  await page.route('**/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes(name)) return route.fallback();
    await lost;
    await route.abort('internetdisconnected');
  });
  return { lose, restore: () => page.unroute('**/graphql') };
}

/** Bytes a second. */
const SLOW = 60_000;

const rows = (page: Page) => page.getByRole('grid', { name: 'Products in Pizza' }).getByRole('row');

test(
  'changes of products that fail offline are reverted with an error message',
  { tag: '@long' },
  async ({ page, server, problems }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    await openNewEditor(page, server, 'products');

    await test.step('the editor reverts a product that cannot be saved offline, keeps the form, and saves it later', async () => {
      await page.getByRole('button', { name: 'Edit Margherita' }).click();
      await field(page, 'Product name').fill('Margherita Extra');
      const { lose, restore } = await holdMutation(page, 'useUpdateProductMutation');
      const save = page.getByRole('button', { name: 'Save Changes' });
      await save.click();
      await expect(page.getByRole('heading', { name: 'Edit Margherita Extra' })).toBeVisible();
      await expect(page.getByText('Saving…')).toBeVisible();
      lose();
      await expect(page.getByRole('alert').filter({ hasText: 'Update failed.' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Edit Margherita', exact: true })).toBeVisible();
      await expect(field(page, 'Product name')).toHaveValue('Margherita Extra');
      await restore();
      await save.click();
      await expect(notices(page)).toContainText('Your changes are saved.');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.getByRole('button', { name: 'All products' }).click();
      await expect(rows(page).first()).toContainText('Margherita Extra');
    });

    await test.step('the product list reverts a deletion, a switch and a move that fail offline, with an error message', async () => {
      const deleting = await holdMutation(page, 'useDeleteProductMutation');
      await page.getByRole('button', { name: 'Delete Diavola' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(rows(page)).toHaveText([/Margherita/, /Marinara/]);
      deleting.lose();
      await expect(rows(page)).toHaveText([/Margherita/, /Diavola/, /Marinara/]);
      await expect(notices(page)).toContainText('Diavola was not deleted. Update failed.');
      await deleting.restore();

      const switching = await holdMutation(page, 'useUpdateProductMutation');
      const available = page.getByRole('switch', { name: 'Diavola is available' });
      // The restored row may take the focus again.
      await expect(async () => {
        if (await available.isChecked()) await available.press('Space');
        await expect(available).not.toBeChecked({ timeout: 1_000 });
      }).toPass();
      await expect(rows(page).nth(1)).toContainText('Sold out');
      switching.lose();
      await expect(rows(page).nth(1)).not.toContainText('Sold out');
      await expect(notices(page)).toContainText('Update failed.');
      await switching.restore();

      const moving = await holdMutation(page, 'useMoveProductMutation');
      await page.getByRole('button', { name: 'More for Margherita' }).click();
      await page.getByRole('menuitem', { name: 'Move down' }).click();
      await expect(rows(page)).toHaveText([/Diavola/, /Margherita/, /Marinara/]);
      moving.lose();
      await expect(rows(page)).toHaveText([/Margherita/, /Diavola/, /Marinara/]);
      await expect(notices(page)).toContainText('Margherita Extra was not moved. Update failed.');
    });
  },
);

test(
  'the forms of a new product and of the settings show an error when they cannot be saved offline',
  { tag: '@long' },
  async ({ page, server, problems }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    const { site } = await openNewEditor(page, server, 'products');
    await page.getByRole('button', { name: 'Add product', exact: true }).click();
    await field(page, 'Product name').fill('Calzone');
    await field(page, 'Description').fill('Folded');
    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('11');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Create product' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Creation failed.' })).toBeVisible();
    await expect(field(page, 'Product name')).toHaveValue('Calzone');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Create product' }).click();
    await expect(notices(page)).toContainText('Product created successfully!');

    await openEditor(page, server, site, 'settings');
    await field(page, 'Name').fill('The Olive Yard');
    const { lose, restore } = await holdMutation(page, 'useUpdateRestaurantMutation');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The Olive Yard' })).toBeVisible();
    lose();
    // The form is long, and the error must be visible.
    await expect(page.getByRole('alert').filter({ hasText: 'Update failed.' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 1, name: site.name })).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue('The Olive Yard');
    await restore();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(notices(page)).toContainText('Your changes are saved.');
  },
);

test(
  'an interrupted upload and a reload with unsaved changes lose nothing',
  { tag: '@long' },
  async ({ page, server, problems }) => {
    problems.expect(/ERR_CONNECTION_RESET/);
    problems.expect(/^dialog: /);
    await openNewEditor(page, server, 'homepage');

    await test.step('an interrupted upload shows an error and can be retried, and an upload can be cancelled', async () => {
      const network = await page.context().newCDPSession(page);
      const choose = async (name: string) => {
        const input = page.locator('input[type=file]').first();
        await input.setInputFiles(await pictureFile(name, 1600, 900));
        await page.getByRole('dialog').getByRole('button', { name: 'Use this part' }).click();
        await expect(page.getByRole('dialog')).toBeHidden();
      };
      const bar = page.getByRole('progressbar');
      const isHalfWay = async () => {
        const percent = Number(await bar.getAttribute('aria-valuenow'));
        return percent > 0 && percent < 100;
      };
      await page.route('**', (route) =>
        route.request().method() === 'PUT' ? route.abort('connectionreset') : route.fallback(),
      );
      await choose('terrace.jpg');
      await expect(notices(page)).toContainText('Failed to upload image to storage.');
      await expect(page.getByText('terrace.webp was not uploaded.')).toBeVisible();
      await page.unroute('**');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(notices(page)).toContainText('Your hero photo is saved.');

      await network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: SLOW,
      });
      await choose('kitchen.jpg');
      await expect.poll(isHalfWay).toBe(true);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(bar).toBeHidden();
      await expect(page.getByRole('button', { name: 'Replace' })).toBeVisible();
      const hero = page.getByRole('img', { name: 'Your hero photo as visitors see it' });
      await expect(hero).toHaveAttribute('src', /^https?:/);
    });

    await test.step('a reload with unsaved changes asks for confirmation', async () => {
      const tagline = page.getByRole('textbox', { name: /^Tagline/ });
      await tagline.press('End');
      await tagline.pressSequentially(' and more');
      const asking = page.waitForEvent('dialog');
      await page.evaluate(() => location.reload());
      expect((await asking).type()).toBe('beforeunload');
      await expect(tagline).toHaveValue('Wood-fired pizza by the canal and more');
      await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await question.getByRole('button', { name: 'Leave' }).click();
      await expect(page).toHaveURL('/dashboard');
    });
  },
);
