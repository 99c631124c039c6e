import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/server.ts';
import { composer, conversation, newBusiness, previewUrl, say, upToTheLogo } from './support/setup.ts';

const MENU = `SOUPS
10% off collection orders over £20
Leek soup £5.50
Pea soup £5
Crab bisque market price
Lobster soup market price
PIES
Steak pie £11
Oyster pie market price`;

const table = (page: Page) => page.getByRole('region', { name: /could not read/ });
const rows = (page: Page) => table(page).getByRole('listitem');
const row = (page: Page, text: string) => rows(page).filter({ hasText: text });
const price = (page: Page, text: string) =>
  row(page, text).getByRole('textbox', { name: 'Price', exact: true });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

for (const width of [1280, 390])
  test(
    `a visitor settles the lines of a menu that could not be read, and what is taken back is as it was, ${width} px`,
    { tag: '@long' },
    async ({ page, newVisitor }) => {
      test.setTimeout(90_000);
      await page.setViewportSize({ width, height: 844 });
      const business = newBusiness('Pie House');
      await upToTheLogo(page, business);
      await page.getByRole('button', { name: 'Skip for now' }).click();
      await expect(conversation(page)).toContainText('Could you send me your menu?');
      await expect(composer(page)).toBeVisible();
      await say(page, MENU);

      await test.step('dishes come first, the offer last; the first build waits', async () => {
        await page.getByRole('button', { name: 'Show all 4 lines' }).click();
        await expect(rows(page)).toHaveCount(4);
        await expect(rows(page).first()).toContainText('Crab bisque');
        await expect(rows(page).last()).toContainText('10% off collection orders');
        await expect(rows(page).last().getByRole('button', { name: 'Not a dish' })).toBeVisible();
        await page.getByRole('button', { name: 'Check them' }).click();
        await expect(page.getByRole('heading', { name: 'Lines we could not read (4)' })).toBeFocused();
        await expectAccessible(page);
        await page.setViewportSize({ width, height: 844 });
      });

      await test.step('a line becomes a dish with what was typed, and comes back with it', async () => {
        await expect(row(page, 'Crab bisque').getByRole('combobox', { name: 'Section' })).toHaveValue(
          'Soups',
        );
        await row(page, 'Crab bisque')
          .getByRole('textbox', { name: 'Name' })
          .fill('Crab bisque with rouille');
        await price(page, 'Crab bisque').fill('market');
        await row(page, 'Crab bisque').getByRole('button', { name: 'Add', exact: true }).click();
        await expect(price(page, 'Crab bisque')).toHaveAccessibleDescription(/such as 8\.50\.$/);
        await price(page, 'Crab bisque').fill('9.5');
        await row(page, 'Crab bisque').getByRole('button', { name: 'Add', exact: true }).click();
        await expect(page.getByText('Crab bisque with rouille is on your menu.').first()).toBeVisible();
        await expect(row(page, 'Crab bisque')).toHaveCount(0);
        await undo(page).click();
        await expect(price(page, 'Crab bisque')).toBeVisible();
      });

      await test.step('“Add all” adds what is complete and asks for the first price that is missing', async () => {
        await price(page, 'Crab bisque').fill('9.50');
        await price(page, 'Oyster pie').fill('13');
        await page.getByRole('button', { name: 'Add all' }).click();
        await expect(page.getByText('2 dishes are on your menu.').first()).toBeVisible();
        await expect(rows(page)).toHaveCount(2);
        await expect(price(page, 'Lobster soup')).toBeFocused();
        await expect(price(page, 'Lobster soup')).toHaveAccessibleDescription('Please enter the price.');
      });

      await test.step('“Leave all out” asks, and can be taken back', async () => {
        const leaveAll = table(page).getByRole('button', { name: 'Leave all out' });
        await leaveAll.click();
        const question = page.getByRole('alertdialog', { name: 'Leave out all 2 lines?' });
        await question.getByRole('button', { name: 'Keep the list' }).click();
        await expect(rows(page)).toHaveCount(2);
        await leaveAll.click();
        await question.getByRole('button', { name: 'Leave all out' }).click();
        await expect(rows(page)).toHaveCount(0);
        await undo(page).click();
        await expect(rows(page)).toHaveCount(2);
      });

      await test.step('a dish that is typed in the chat settles its line', async () => {
        await say(page, 'Lobster soup 14.50');
        await expect(composer(page)).toBeVisible();
        await expect(row(page, 'Lobster soup')).toHaveCount(0);
        await row(page, '10% off').getByRole('button', { name: 'Not a dish' }).click();
        await expect(rows(page)).toHaveCount(0);
      });

      await page
        .getByRole('list', { name: 'Quick answers' })
        .getByRole('button', { name: 'Build it' })
        .click();
      await expect(page.getByRole('heading', { name: 'Your Live Website is Ready!' })).toBeVisible();
      const diner = await newVisitor();
      await diner.goto(await previewUrl(page));
      for (const [dish, cost] of [
        ['Crab bisque', '£9.50'],
        ['Lobster soup', '£14.50'],
        ['Oyster pie', '£13.00'],
        ['Steak pie', '£11.00'],
      ] as const)
        await expect(diner.getByRole('listitem').filter({ hasText: dish })).toContainText(cost);
      await expect(diner.getByText('10% off')).toHaveCount(0);
    },
  );
