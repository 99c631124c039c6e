import type { FrameLocator, Page } from '@playwright/test';
import { expectOnSite, field, notices, openNewEditor, preview } from './support/editor.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/server.ts';
import { fromLogoToClaim, newBusiness, previewUrl, sitePreview, upToTheLogo } from './support/setup.ts';

/** The picture of a design. */
const picture = (page: Page, name: string): FrameLocator =>
  page.locator(`iframe[title="${name}"]`).contentFrame();

test(
  'an owner compares the designs and sees a name and a design before they are saved',
  { tag: '@long' },
  async ({ page, server }) => {
    const { site } = await openNewEditor(page, server, 'settings');
    const name = preview(page).getByRole('heading', { level: 1 });
    await expect(name).toHaveText(site.name);

    await field(page, 'Name').fill('Olive & Oil');
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await expect(name).toHaveText('Olive & Oil');
    await expectOnSite(server, site.slug, 'Olive &amp; Oil', false);

    await page.getByRole('button', { name: 'Compare the designs' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your website in each design' });
    for (const design of ['Trattoria', 'Counter', 'Table', 'Night']) {
      await expect(picture(page, design).locator(`body.${design.toLowerCase()}`)).toBeVisible();
      await expect(picture(page, design).getByText('Olive & Oil').first()).toBeAttached();
    }
    await expect(dialog.getByRole('radio', { name: 'Night' })).toBeDisabled();
    await expect(dialog.getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute('href', /packages/);
    await expectAccessible(page);

    await dialog.getByRole('button', { name: 'Computer' }).click();
    await expect(page.locator('iframe[title="Counter"]')).toHaveJSProperty('offsetWidth', 1280);
    await dialog.getByRole('radio', { name: 'Trattoria' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: 'Counter' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Use this design' }).click();
    await expect(dialog).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(preview(page).locator('body')).toHaveClass(/counter/);

    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(notices(page)).toContainText('Your changes are saved.');
    await expectOnSite(server, site.slug, 'Olive &amp; Oil');
    await expect(page.getByText('Not saved yet')).toBeHidden();
    await expect(page.locator('iframe').last()).toHaveAttribute('src', /\/\?v=\d+/);
    await expect(preview(page).locator('body')).toHaveClass(/counter/);
  },
);

test('a visitor chooses the design of the built preview in the chat', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(60_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  const business = newBusiness('Nonna Pina');
  await upToTheLogo(page, business);
  await fromLogoToClaim(page, business);
  const choice = page.getByRole('radiogroup', { name: 'Which one is you?' });
  await expect(choice.getByRole('radio', { name: 'Trattoria' })).toBeChecked();
  await expect(choice.getByRole('radio', { name: 'Night' })).toBeDisabled();
  await expect(picture(page, 'Counter').locator('body.counter')).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 900 });
  await choice.getByRole('radio', { name: 'Counter' }).check();
  await expect(sitePreview(page).locator('body')).toHaveClass(/counter/);
  await page.goto(await previewUrl(page));
  await expect(page.locator('body')).toHaveClass(/counter/);
});
