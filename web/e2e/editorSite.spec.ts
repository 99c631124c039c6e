import type { Page } from '@playwright/test';
import { expectOnSite, field, notices, openNewEditor, preview } from './support/editor.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { expectUncovered } from './support/expectUncovered.ts';
import { pictureFile } from './support/pictureFile.ts';
import { expect, test } from './support/server.ts';

/** Each theme has its own style sheet. */
const styleSheet = (page: Page) => preview(page).locator('link[rel=stylesheet]').first();
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });

test(
  'an owner changes the picture, the colours and the theme of the site',
  { tag: '@long' },
  async ({ page, server }) => {
    const { site } = await openNewEditor(page, server, 'homepage');

    await test.step('a hero picture is cropped to 16:9, shown on the site, and removed', async () => {
      await expect(page.getByText('Best at 1920x1080.')).toBeVisible();
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(await pictureFile('terrace.jpg', 1000, 1000));
      const dialog = page.getByRole('dialog', { name: 'Choose what to show' });
      await dialog.getByRole('button', { name: 'Use this part' }).click();
      await expect(notices(page)).toContainText('Your hero photo is saved.');
      const hero = page.getByRole('img', { name: 'Your hero photo as visitors see it' });
      await expect(hero).toHaveAttribute('src', /^https?:/);
      await expect
        .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
        .toBeCloseTo(16 / 9, 1);
      await expectOnSite(server, site.slug, '.webp');
      await expect(preview(page).locator('img').first()).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Remove' }).click();
      const question = page.getByRole('alertdialog', { name: 'Remove this image?' });
      await question.getByRole('button', { name: 'Remove' }).click();
      await expect(notices(page)).toContainText('The image is removed.');
      await expect(hero).toBeHidden();
      await expect(page.locator(':focus')).toContainText('No photo yet');
      await expectOnSite(server, site.slug, '.webp', false);
      await expect(page.getByRole('button', { name: 'Choose an image' }).first()).toBeVisible();
    });

    await test.step('the settings form shows errors at its fields, then saves colours and theme', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.getByRole('tab', { name: 'Settings' }).click();
      await field(page, 'Name').fill('');
      await page.getByRole('textbox', { name: /^Public email for orders/ }).fill('no address');
      await save(page).click();
      await expect(field(page, 'Name')).toHaveAccessibleDescription(
        'Please enter the name of the restaurant.',
      );
      await expect(field(page, 'Name')).toBeFocused();
      await expect(page.getByRole('textbox', { name: /^Public email/ })).toHaveAccessibleDescription(
        'Please check the email address.',
      );
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Reset' }).click();
      await expect(field(page, 'Name')).toHaveValue(site.name);

      await field(page, 'Name').fill('The Olive Yard');
      await page.getByRole('textbox', { name: /^Phone/ }).fill('020 7946 0999');
      await field(page, 'Main colour').fill('#f8b500');
      await field(page, 'Main colour').press('Tab');
      await expect(
        page.getByText('Main colour. Too light for white text, so we use dark text.'),
      ).toBeVisible();
      await field(page, 'Main colour').fill('#7a1f1f');
      await field(page, 'Main colour').press('Tab');
      await expect(page.getByText('Main colour. Easy to read')).toBeVisible();
      await expect(styleSheet(page)).toHaveAttribute('href', /trattoria/);
      await page.getByRole('radio', { name: /^Counter/ }).check({ force: true });
      await save(page).click();
      await expect(notices(page)).toContainText('Your changes are saved.');
      await expect(page.getByRole('heading', { level: 1, name: 'The Olive Yard' })).toBeVisible();
      await expectOnSite(server, site.slug, '020 7946 0999');
      await expect(preview(page).getByRole('heading', { level: 1, name: 'The Olive Yard' })).toBeVisible();
      await expect(styleSheet(page)).toHaveAttribute('href', /counter/);
    });
  },
);

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the editor fits into a narrow window', { tag: '@long' }, async ({ page, server }) => {
    const { site } = await openNewEditor(page, server, 'homepage');

    await test.step('the live preview opens in a drawer on a narrow window', async () => {
      await expect(page.locator('iframe')).toHaveCount(0);
      await page.getByRole('button', { name: 'Preview' }).click();
      const drawer = page.getByRole('dialog', { name: 'Preview' });
      await expect(preview(page).getByRole('heading', { level: 1, name: site.name })).toBeVisible();
      await drawer.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused();
    });

    await test.step('every tab can be read and opened at 320 px', async () => {
      await page.setViewportSize({ width: 320, height: 844 });
      const tabs = page.getByRole('tab');
      await expect(tabs).toHaveCount(7);
      for (const tab of await tabs.all()) {
        // One row that scrolls.
        await tab.scrollIntoViewIfNeeded();
        await expect(tab).toBeInViewport({ ratio: 1 });
      }
      await expectNoOverflow(page);
      await tabs.last().click();
      await expect(page.getByRole('heading', { name: 'Team' })).toBeVisible();
      await expectNoOverflow(page);
    });

    await test.step('the save bar covers no edited field, and no notice covers the save bar', async () => {
      await page.getByRole('tab', { name: 'Settings' }).click();
      const phone = page.getByRole('textbox', { name: /^Phone/ });
      const bottom = await phone.evaluate((field) => field.getBoundingClientRect().bottom);
      await page.setViewportSize({ width: 390, height: Math.ceil(bottom) + 8 });
      await phone.fill('020 7946 0999');
      await expect(page.getByText('Unsaved changes')).toBeVisible();
      await expectUncovered(phone);
      await save(page).click();
      await expect(notices(page)).toContainText('Your changes are saved.');
      await phone.fill('020 7946 0123');
      await expectUncovered(save(page));
      await expectUncovered(page.getByRole('button', { name: 'Reset' }));
      await expectUncovered(notices(page).getByRole('button', { name: 'Close' }));
    });
  });
});
