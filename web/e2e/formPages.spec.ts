import type { Page } from '@playwright/test';
import { demoSite } from './support/demoSite.ts';
import { enterDetails, newDiner } from './support/diner.ts';
import { expect, test } from './support/server.ts';

const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const error = (page: Page) => page.getByRole('alert').getByRole('link');

/** Puts a dish into the basket and opens it. */
async function openBasket(page: Page, siteUrl: string): Promise<void> {
  await page.goto(siteUrl);
  const sum = page.locator('[data-sum]');
  await page.getByRole('button', { name: 'Add Tiramisu' }).click();
  await expect(sum).toHaveText('1 item · £7.00');
  await page.getByRole('link', { name: 'Review order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
}

/** What diners do after each step; afterwards the page shows the same. */
const DETOURS: Record<string, (page: Page) => Promise<unknown>> = {
  'a reload': (page) => page.reload(),
  'a link and Back': async (page) => {
    await page.getByRole('link', { name: 'Back to the menu' }).first().click();
    await expect(page.getByRole('link', { name: 'Review order' })).toBeVisible();
    await page.goBack();
  },
  'Back and Forward': async (page) => {
    await page.goBack();
    await page.goForward();
  },
};

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(({ problems }) => {
      problems.expect(/status of 422/);
    });

    for (const [detour, take] of Object.entries(DETOURS))
      test(`the basket keeps what was typed after ${detour}`, { tag: '@long' }, async ({ page, server }) => {
        await openBasket(page, server.siteUrl(demoSite.slug));
        const diner = newDiner('Bea Back');
        await enterDetails(page, { ...diner, phone: '12' });
        await page.getByRole('button', { name: 'One more: Tiramisu' }).click();
        await expect(page.getByRole('button', { name: 'Place order · £14.00' })).toBeVisible();
        await expect(name(page)).toHaveValue(diner.name);
        await take(page);
        await expect(name(page)).toHaveValue(diner.name);

        await page.getByRole('button', { name: /^Place order/ }).click();
        await expect(error(page)).toHaveText(['Phone']);
        await take(page);
        await expect(name(page)).toHaveValue(diner.name);
        await expect(page.getByRole('textbox', { name: 'Phone', exact: true })).toHaveValue('12');

        await page.getByRole('button', { name: 'Change Tiramisu' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Tiramisu' })).toBeVisible();
        await page.reload();
        await page.getByRole('textbox', { name: 'Note for this dish' }).fill('Two spoons');
        await page.getByRole('button', { name: 'Save changes' }).click();
        await expect(page.getByText('Two spoons')).toBeVisible();
        await expect(name(page)).toHaveValue(diner.name);

        await page.getByRole('textbox', { name: 'Phone', exact: true }).fill(diner.phone);
        await page.getByRole('button', { name: 'Place order · £14.00' }).click();
        await expect(page).toHaveURL(/\/order\/[\w.-]+$/);
        await page.goBack();
        await expect(page.getByRole('heading', { name: 'Nothing in your basket yet' })).toBeVisible();
        await page.goForward();
        await expect(page.getByRole('heading', { name: 'Waiting for Olive & Ember' })).toBeVisible();
      });

    test(
      'two tabs each keep their own details, and share the basket',
      { tag: '@long' },
      async ({ page, server }) => {
        await openBasket(page, server.siteUrl(demoSite.slug));
        const other = await page.context().newPage();
        await other.goto(server.siteUrl(demoSite.slug, '/basket'));
        await name(page).fill('Ann');
        await name(other).fill('Ben');
        await page.getByRole('button', { name: 'One more: Tiramisu' }).click();
        await expect(page.getByRole('button', { name: 'Place order · £14.00' })).toBeVisible();
        await other.getByRole('button', { name: /^Place order/ }).click();
        await expect(error(other)).not.toHaveCount(0);
        await page.reload();
        await other.reload();
        await expect(name(page)).toHaveValue('Ann');
        await expect(name(other)).toHaveValue('Ben');
      },
    );

    test(
      'the pages of a dish and of a report can be reloaded after an error',
      { tag: '@long' },
      async ({ page, server }) => {
        await page.goto(server.siteUrl(demoSite.slug, '/report'));
        await page.getByRole('textbox', { name: 'Email' }).fill('ana');
        await page.getByRole('button', { name: 'Send report' }).click();
        await expect(page.getByText('Please choose a reason.')).toBeVisible();
        await page.goBack();
        await page.goForward();
        await page.reload();
        await expect(page.getByText('Please choose a reason.')).toBeVisible();
        await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ana');

        await page.goto(server.siteUrl(demoSite.slug));
        const dish = page.getByRole('link', { name: 'Margherita', exact: true }).first();
        await page.goto(new URL((await dish.getAttribute('href')) ?? '', page.url()).href);
        await page.getByRole('textbox', { name: 'Note for this dish' }).fill('Well done');
        await page.getByRole('spinbutton', { name: 'How many?', exact: true }).evaluate((field) => {
          if (field instanceof HTMLInputElement) field.value = '50';
        });
        await page.getByRole('button', { name: /^Add to basket/ }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await page.reload();
        await expect(page.getByRole('alert')).toBeVisible();
        await expect(page.getByRole('textbox', { name: 'Note for this dish' })).toHaveValue('Well done');
      },
    );
  });
