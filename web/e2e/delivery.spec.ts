import type { Page } from '@playwright/test';
import { demoSite } from './support/demoSite.ts';
import { addDish, enterDetails, newDiner } from './support/diner.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/server.ts';

const time = (page: Page) => page.getByRole('combobox', { name: 'When should it arrive?' });

/** Chooses the first slot of tomorrow: whatever the time of day is, the kitchen can make it. */
async function chooseTomorrow(page: Page): Promise<void> {
  const slot = time(page).locator('optgroup[label=Tomorrow] option').first();
  await time(page).selectOption(await slot.getAttribute('value'));
}

async function enterAddress(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'House number and street' }).fill('1 Mill Lane');
  await page.getByRole('textbox', { name: 'Town' }).fill('London');
}

test('a diner orders a delivery for tomorrow on a phone', async ({ page, server, problems }) => {
  problems.expect(/status of 422/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(server.siteUrl(demoSite.slug));
  await expect(page.getByText('Delivery from £2.50, minimum from £15.00')).toBeVisible();
  await addDish(page, 'Tiramisu');
  await addDish(page, 'Tiramisu');
  await page.getByRole('link', { name: 'Review order' }).click();
  await page.getByRole('radio', { name: 'Delivery' }).check();
  const postcode = page.getByRole('textbox', { name: 'Postcode' });
  await postcode.fill('M1 1AA');
  await postcode.blur();
  await expect(page.getByText('Sorry, Olive & Ember does not deliver to M1 1AA.')).toBeVisible();
  await postcode.fill('se17pb');
  await postcode.blur();
  await expect(page.getByText('Please add dishes for £1.00.')).toBeVisible();
  await page.getByRole('button', { name: 'One more: Tiramisu' }).click();
  await expect(page.getByText('Please add dishes for £1.00.')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Place order · £23.50' })).toBeVisible();
  await enterDetails(page, newDiner('Dora Delivery'));
  await chooseTomorrow(page);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['House number and street', 'Town']);
  await expect(time(page)).not.toHaveValue('');
  await expectAccessible(page);
  await enterAddress(page);
  await page.getByRole('button', { name: 'Place order · £23.50' }).click();
  await expect(page).toHaveURL(/\/order\/[\w.-]+$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a diner orders a delivery with the buttons of the page',
    { tag: '@long' },
    async ({ page, server }) => {
      await page.goto(server.siteUrl(demoSite.slug));
      for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Add Tiramisu' }).click();
      await page.getByRole('link', { name: 'Review order' }).click();
      await enterDetails(page, newDiner('Norman Noscript'));
      await page.getByRole('radio', { name: 'Delivery' }).check();
      await page.getByRole('button', { name: 'Update' }).click();
      await page.getByRole('textbox', { name: 'Postcode' }).fill('SE1 7PB');
      await page.getByRole('button', { name: 'Check postcode' }).click();
      await expect(page.getByText('Nearby: delivery £2.50.')).toBeVisible();
      await enterAddress(page);
      await chooseTomorrow(page);
      await page.getByRole('button', { name: 'Place order · £23.50' }).click();
      await expect(page).toHaveURL(/\/order\/[\w.-]+$/);
    },
  );
});
