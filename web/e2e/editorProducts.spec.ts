import type { Page } from '@playwright/test';
import { expectOnSite, field, notices, openEditor, openNewEditor, preview } from './support/editor.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { makeOwner, makeSite, signInAs } from './support/ownedSite.ts';
import { pictureFile } from './support/pictureFile.ts';
import { expect, test } from './support/server.ts';

const rows = (page: Page, section: string) =>
  page.getByRole('grid', { name: `Products in ${section}` }).getByRole('row');
const price = (page: Page) => page.getByRole('textbox', { name: 'Price', exact: true });

test(
  'the first product of an empty menu is on the site after it is created',
  { tag: '@long' },
  async ({ page, server }) => {
    const owner = await makeOwner(server);
    const site = await makeSite(server, owner);
    await signInAs(page, server, owner);
    await openEditor(page, server, site, 'products');
    await expect(page.getByRole('heading', { name: 'No products yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Add product' }).click();
    await expect(page.getByRole('heading', { name: 'New product' })).toBeFocused();
    await page.getByRole('button', { name: 'Create product' }).click();
    await expect(field(page, 'Product name')).toBeFocused();
    await expect(field(page, 'Product name')).toHaveAccessibleDescription('Product name is required');
    await expect(field(page, 'Description')).toHaveAccessibleDescription('Description is required');
    await expect(price(page)).toHaveAccessibleDescription('Price is required');
    for (const [typed, said] of [
      ['-1', 'Price must be positive'],
      ['1000.01', 'Price seems too high'],
    ] as const) {
      await price(page).fill(typed);
      await page.getByRole('button', { name: 'Create product' }).click();
      await expect(price(page)).toHaveAccessibleDescription(said);
    }
    await field(page, 'Product name').fill('  Calzone ');
    await field(page, 'Description').fill('Folded over ham and mushrooms');
    await price(page).fill('11.5');
    await page.getByRole('button', { name: 'Create product' }).click();
    await expect(notices(page)).toContainText('Product created successfully!');
    await expectOnSite(server, site.slug, 'Calzone');
    await expect(preview(page).getByText('Calzone')).toBeVisible();
    await expect(page.getByRole('row', { name: 'Calzone' })).toContainText('£11.50');
    await expect(page.getByRole('button', { name: 'Edit Calzone' })).toBeFocused();
    await expect(notices(page)).toBeEmpty();
  },
);

test(
  'an owner on the free plan changes, sells out and deletes products, and the AI tools are locked',
  { tag: '@long' },
  async ({ page, server }) => {
    const { site } = await openNewEditor(page, server, 'products');

    await test.step('Save Changes and Reset are enabled only when a product has changes', async () => {
      await page.getByRole('button', { name: 'Edit Margherita' }).click();
      const save = page.getByRole('button', { name: 'Save Changes' });
      await expect(page.getByText(/^Last saved /)).toBeVisible();
      await expect(save).toBeDisabled();
      await price(page).fill('9');
      await expect(page.getByText('Unsaved changes')).toBeVisible();
      await page.getByRole('button', { name: 'Reset' }).click();
      await expect(price(page)).toHaveValue('8.50');
      await expect(save).toBeDisabled();
      await expect(price(page)).toBeFocused();

      await price(page).fill('9.25');
      await field(page, 'Product name').fill('Margherita Extra');
      await page.getByRole('tab', { name: 'Settings' }).click();
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await question.getByRole('button', { name: 'Stay here' }).click();
      await expect(page).toHaveURL(/tab=products/);
      await save.click();
      await expect(notices(page)).toContainText('Your changes are saved.');
      await expect(save).toBeDisabled();
      // The focus returns to the element before the bar.
      await expect(page.getByRole('tab', { name: 'Settings' })).toBeFocused();
      await expectOnSite(server, site.slug, 'Margherita Extra');
      await expect(preview(page).getByText('Margherita Extra')).toBeVisible();
      await page.getByRole('button', { name: 'All products' }).click();
      await expect(rows(page, 'Pizza').first()).toContainText('£9.25');
      await expect(page.getByRole('button', { name: 'Edit Margherita Extra' })).toBeFocused();
    });

    await test.step('a switch marks a product as sold out, and a product is deleted after confirmation', async () => {
      const available = page.getByRole('switch', { name: 'Diavola is available' });
      await expect(available).toBeChecked();
      // Arrow keys move between rows, Tab moves within a row.
      await rows(page, 'Pizza').first().focus();
      await page.keyboard.press('ArrowDown');
      await expect(rows(page, 'Pizza').nth(1)).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(available).toBeFocused();
      await page.keyboard.press('Space');
      await expect(rows(page, 'Pizza').nth(1)).toContainText('Sold out');
      await expectOnSite(server, site.slug, 'Sold out');

      await page.getByRole('button', { name: 'Delete Diavola' }).click();
      const question = page.getByRole('alertdialog', { name: 'Delete product' });
      await expect(question).toContainText(
        'Are you sure you want to delete "Diavola"? This action cannot be undone.',
      );
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(rows(page, 'Pizza')).toHaveCount(3);
      await page.getByRole('button', { name: 'Delete Diavola' }).click();
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(rows(page, 'Pizza')).toHaveText([/Margherita/, /Marinara/]);
      await expect(page.getByText('Diavola was deleted.')).toBeAttached();
      await expectOnSite(server, site.slug, 'Diavola', false);
      await expect(preview(page).getByText('Margherita Extra', { exact: true }).first()).toBeVisible();
      await expect(preview(page).getByText('Diavola')).toHaveCount(0);
    });

    await test.step('the AI tools are locked on the free plan', async () => {
      await page.getByRole('button', { name: 'Edit Margherita Extra' }).click();
      await expect(page.getByText(/AI text improvement are premium features$/)).toBeVisible();
      await expect(page.getByText(/^AI image generation requires a paid plan\. The first/)).toBeVisible();
      const said = 'AI image generation requires a paid plan. Please upgrade to continue.';
      await page.getByRole('button', { name: 'Generate image' }).press('Enter');
      await expect(notices(page)).toContainText(said);
      await page.getByRole('link', { name: 'Upgrade Now' }).first().click();
      await expect(page).toHaveURL(/\/packages\?upgrading=/);
    });
  },
);

test(
  'an owner on a paid plan reorders products, has a description written and adds a picture',
  { tag: '@long' },
  async ({ page, server }) => {
    const { site } = await openNewEditor(page, server, 'products', {
      status: 'active_paid',
      package: 'GOLD',
    });

    await test.step('products are reordered by menu, by keyboard and by mouse', async () => {
      await page.getByRole('button', { name: 'More for Marinara' }).click();
      await page.getByRole('menuitem', { name: 'Move up' }).press('Enter');
      await expect(rows(page, 'Pizza')).toHaveText([/Margherita/, /Marinara/, /Diavola/]);
      await expect(page.getByText('Marinara is now number 2 in Pizza.')).toBeAttached();

      await page.getByRole('button', { name: 'Drag Diavola' }).press('Enter');
      await expect(page.getByRole('button', { name: /^Insert / }).and(page.locator(':focus'))).toBeAttached();
      await expect(async () => {
        await page.keyboard.press('ArrowUp');
        const front = page.getByRole('button', { name: 'Insert before Margherita' });
        await expect(front).toBeFocused({ timeout: 250 });
      }).toPass();
      await page.keyboard.press('Enter');
      await expect(rows(page, 'Pizza')).toHaveText([/Diavola/, /Margherita/, /Marinara/]);

      // Both rows are in the window: scrolling during the drag would end it.
      await rows(page, 'Puddings').first().scrollIntoViewIfNeeded();
      await expect(async () => {
        await page.mouse.up();
        await rows(page, 'Pizza').nth(1).hover();
        await page.mouse.down();
        // The drag starts with the first move; the drop target follows with a later one.
        const { x = 0, y = 0 } = (await rows(page, 'Puddings').first().boundingBox()) ?? {};
        for (const below of [3, 4]) await page.mouse.move(x + 200, y + below, { steps: 3 });
        await expect(page.locator('.react-aria-DropIndicator[data-drop-target]')).toBeAttached({
          timeout: 2_000,
        });
      }).toPass();
      await page.mouse.up();
      await expect(rows(page, 'Puddings')).toHaveText([/Margherita/, /Tiramisu/]);
      await expect(rows(page, 'Pizza')).toHaveText([/Diavola/, /Marinara/]);
      await page.reload();
      await expect(rows(page, 'Puddings')).toHaveText([/Margherita/, /Tiramisu/]);
      await expect(rows(page, 'Pizza')).toHaveText([/Diavola/, /Marinara/]);
    });

    await test.step('the AI tools write a description on a paid plan', async () => {
      await expect(page.getByText('Premium Plan')).toBeVisible();
      await page.getByRole('button', { name: 'Edit Margherita' }).click();
      await expect(page.getByText('PRO').first()).toBeVisible();
      await page.getByRole('button', { name: 'Write a description for me' }).click();
      await expect(field(page, 'Description')).toHaveValue(
        /^Margherita as it should be\. Margherita on dough that is stretched by hand/,
      );
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(field(page, 'Description')).toHaveValue('Margherita as it should be');
      await expect(page.getByRole('button', { name: 'Write a description for me' })).toBeFocused();
    });

    await test.step('a product picture is cropped to a square, uploaded and saved with its product', async () => {
      await page.locator('input[type=file]').setInputFiles(await pictureFile('plate.jpg', 900, 600));
      const dialog = page.getByRole('dialog', { name: 'Choose what to show' });
      await expect(dialog.getByRole('img', { name: 'The chosen image, plate.jpg' })).toBeVisible();
      await dialog.getByRole('button', { name: 'Use this part' }).click();
      const picture = page.getByRole('img', { name: 'Photo of Margherita' });
      await expect(picture).toBeVisible();
      const size = await picture.evaluate((image: HTMLImageElement) => [
        image.naturalWidth,
        image.naturalHeight,
      ]);
      expect(size[0]).toBe(size[1]);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(notices(page)).toContainText('Your changes are saved.');
      await expect(preview(page).getByRole('main').locator('img').first()).toBeVisible();
      await expectOnSite(server, site.slug, '.webp');
      await page.getByRole('button', { name: 'Remove photo' }).click();
      await expect(picture).toBeHidden();
      await expect(page.getByRole('group', { name: 'Photo', exact: true })).toBeFocused();
    });
  },
);
