import { readFile } from 'node:fs/promises';
import { expectOnSite, field, openNewEditor } from './support/editor.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { makePdf, printedList } from '../src/test/makePdf.ts';
import { pictureFile } from './support/pictureFile.ts';
import { expect, test } from './support/server.ts';

test('an owner exports the menu, imports a changed file after a review, and undoes the import', async ({
  page,
  server,
}) => {
  const { site } = await openNewEditor(page, server, 'products');
  await page.getByRole('link', { name: 'Import and history' }).click();
  await expect(page.getByRole('heading', { name: 'Import and history' })).toBeFocused();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download menu as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`menu-${site.slug}.csv`);
  const csv = await readFile(await file.path(), 'utf8');
  const row = csv.split('\r\n').find((line) => line.includes('Margherita')) ?? '';

  const changed = csv.replace(row, row.replace('8.50', '9.75').replace('Margherita', 'Margherita Extra'));
  const buffer = Buffer.from(
    changed
      .replace(/\r\n/g, '\n')
      .split('\n')
      .filter((line) => !line.includes('Diavola'))
      .join('\n'),
  );
  await page.getByLabel('Menu file').setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer });
  await expect(field(page, 'Menu as text')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Review the changes' })).toBeFocused();
  await expect(page.getByRole('row', { name: /Margherita Extra/ })).toContainText(/Price £8\.50 → £9\.75/);
  await page.getByRole('button', { name: /^Removed/ }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  const question = page.getByRole('alertdialog', { name: 'Publish and remove dishes?' });
  await expect(question).toContainText('Diavola');
  await question.getByRole('button', { name: 'Publish and remove' }).click();
  await expect(page.getByText('Your menu is published.')).toBeVisible();
  await expectOnSite(server, site.slug, 'Margherita Extra');
  await expectOnSite(server, site.slug, 'Diavola', false);

  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('The import is undone.')).toBeVisible();
  await expectOnSite(server, site.slug, 'Diavola');
  await expectOnSite(server, site.slug, 'Margherita Extra', false);
  await expect(page.getByRole('listitem').filter({ hasText: 'Import undone' })).toContainText('Current menu');

  await page.getByRole('link', { name: 'All products' }).click();
  await expect(page.getByRole('row', { name: 'Margherita', exact: true })).toContainText('£8.50');
});

test('an owner pastes a menu as it is written, and says what its unclear lines are', async ({
  page,
  server,
}) => {
  const { site } = await openNewEditor(page, server, 'products');
  await page.getByRole('link', { name: 'Import and history' }).click();
  await field(page, 'Menu as text').fill(
    'PIZZA\nMargherita 9.20\nBianca, with ricotta, 10\nLobster pizza, market price\n+ Truffle oil 1.50\n10% off on Mondays',
  );
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect(page.getByRole('heading', { name: 'Lines to check (3)' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Margherita/ })).toContainText(/Price £8\.50 → £9\.20/);
  await expect(page.getByText(/removed/)).toHaveCount(0);
  await expectAccessible(page);
  const lobster = page.getByRole('listitem', { name: 'Lobster pizza, market price' });
  await lobster.getByRole('textbox', { name: 'Price', exact: true }).fill('24');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Yes, as a choice' }).click();
  await page.getByRole('button', { name: 'Not a dish' }).click();
  await expect(page.getByRole('row', { name: /New Extras: Pizza/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Lobster pizza/ })).toContainText('Price £24.00');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Your menu is published.')).toBeVisible();
  await expectOnSite(server, site.slug, 'Lobster pizza');
  await expectOnSite(server, site.slug, 'Diavola');
});

test('an owner imports the menu of a PDF, and the text of a photo after having checked it', async ({
  page,
  server,
}) => {
  const { site } = await openNewEditor(page, server, 'products');
  await page.getByRole('link', { name: 'Import and history' }).click();
  const columns = [
    ...printedList(['PIZZA', 'Margherita | £9.20', 'Bianca | £10', 'Lobster pizza | market price'], 50, 260),
    ...printedList(['PUDDINGS', 'Lemon tart | £5', 'Affogato | £4.50'], 320, 540),
  ];
  const buffer = Buffer.from(await makePdf([columns]));
  await page.getByLabel('Menu file').setInputFiles({ name: 'menu.pdf', mimeType: 'application/pdf', buffer });
  await expect(field(page, 'Menu as text')).toHaveValue(/PIZZA\nMargherita {4}£9.20\n[^]*Affogato/);
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect(page.getByRole('heading', { name: 'A line to check (1)' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Margherita/ })).toContainText(/Price £8\.50 → £9\.20/);
  await page.getByRole('button', { name: 'Leave out' }).click();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Your menu is published.')).toBeVisible();
  await expectOnSite(server, site.slug, 'Affogato');
  await expectOnSite(server, site.slug, 'Diavola');

  const { buffer: picture, mimeType } = await pictureFile('menu.jpg', 2100, 400);
  const photo = { name: 'wall.jpg', mimeType, buffer: picture };
  await page.getByLabel('Menu file').setInputFiles(photo);
  // The scripted assistant sees no photos, and says so.
  await expect(page.getByText('Our assistant can’t read photos at the moment.')).toBeVisible();
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('readRestaurantMenuPhoto')
      ? route.fulfill({
          json: {
            data: {
              readRestaurantMenuPhoto: {
                __typename: 'ReadRestaurantMenuPhotoPayload',
                payload: { text: 'PUDDINGS\nSherry trifle 6.50' },
                text: 'PUDDINGS\nSherry trifle 6.50',
              },
            },
          },
        })
      : route.fallback(),
  );
  await page.getByLabel('Menu file').setInputFiles(photo);
  await expect(page.getByText('This is what we read in wall.jpg.')).toBeVisible();
  await expectAccessible(page);
  await expect(field(page, 'Menu as text')).toHaveValue('PUDDINGS\nSherry trifle 6.50');
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect(page.getByRole('row', { name: /Sherry trifle/ })).toContainText('Price £6.50');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expectOnSite(server, site.slug, 'Sherry trifle');
});
