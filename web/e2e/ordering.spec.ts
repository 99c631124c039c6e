import type { Page } from '@playwright/test';
import { notices, openNewEditor } from './support/editor.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/server.ts';

/** Presses a button by keyboard. */
async function pressKey(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
}

async function save(page: Page): Promise<void> {
  await pressKey(page, 'Save Changes');
  await expect(page.getByText(/^(Unsaved changes|Saving…)$/)).toBeHidden();
  await expect(notices(page)).toContainText('Your changes are saved.');
}

/** Analyses the page from its top: below the sticky header a button may be half covered. */
async function lookFromTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
}

test(
  'an owner sets a week with two periods on one day by keyboard, a special day and a delivery area',
  { tag: '@long' },
  async ({ page, server }) => {
    await openNewEditor(page, server, 'ordering', { hasHours: false });
    await expect(page.getByRole('link', { name: 'Set your opening hours' })).toBeVisible();
    await pressKey(page, 'Add hours on Friday');
    // The focus is in the first time; the browser's control takes the digits.
    await page.keyboard.type('1200');
    await page.getByLabel('Closes on Friday', { exact: true }).focus();
    await page.keyboard.type('1430');
    await pressKey(page, 'Add a period on Friday');
    await page.getByLabel('Closes on Friday, period 2').fill('01:00');
    await expect(page.getByText('Closes 1 a.m. on Saturday')).toBeVisible();
    await page.getByRole('checkbox', { name: 'We deliver it' }).focus();
    await page.keyboard.press('Space');
    await save(page);
    await lookFromTop(page);
    await expect(page.getByRole('link', { name: 'Set your opening hours' })).toBeHidden();

    await page.getByRole('link', { name: 'Special days' }).click();
    await pressKey(page, /^Christmas Day,/);
    await save(page);
    await lookFromTop(page);

    await page.getByRole('link', { name: 'Delivery areas' }).click();
    await pressKey(page, 'Add an area');
    await page.keyboard.type('Around the corner');
    await page.getByRole('textbox', { name: 'Postcodes' }).fill('se1, se16');
    await save(page);
    await lookFromTop(page);

    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Postcodes' })).toHaveValue('SE1, SE16');
    await page.getByRole('link', { name: 'Special days' }).click();
    await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('Christmas Day');
    await page.getByRole('link', { name: 'Week' }).click();
    await expect(page.getByLabel('Opens on Friday', { exact: true })).toHaveValue('12:00');
    await expect(page.getByLabel('Closes on Friday', { exact: true })).toHaveValue('14:30');
    await expect(page.getByLabel('Closes on Friday, period 2')).toHaveValue('01:00');
  },
);
