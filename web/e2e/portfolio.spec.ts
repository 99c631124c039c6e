import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { APP_CODE, holdBack } from './support/holdBack.ts';
import { expect, test } from './support/server.ts';

const project = (page: Page, title: string) =>
  page.getByRole('heading', { level: 2, name: title }).getByRole('button');
const open = (page: Page) => page.getByRole('main').getByRole('button', { expanded: true });
const all = (page: Page) => page.getByRole('main').getByRole('button', { expanded: false }).or(open(page));

test(
  'every portfolio project shows its picture, its technologies and its links',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/portfolio');
    await page.getByRole('button', { name: 'Open all' }).click();
    await expectAccessible(page);
    const panels = page.getByRole('main').getByRole('group');
    await expect(panels).toHaveCount(await all(page).count());
    for (const panel of await panels.all()) {
      await expect(panel.getByRole('img').first()).toBeVisible();
      await expect(panel.getByRole('heading', { name: 'Built with' })).toBeVisible();
      expect(await panel.getByRole('listitem').count()).toBeGreaterThan(1);
      for (const link of await panel.getByRole('link').all()) {
        await expect(link).toHaveAttribute('href', /^(?:https:\/\/|\/services#)/);
        await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
        await expect(link).toHaveAccessibleName(
          /^(Website|App Store|Play Store): .+ \(opens in a new tab\)$/,
        );
      }
    }
    const logos = page.getByRole('main').locator('li img[alt=""]');
    for (const picture of [...(await page.getByRole('main').getByRole('img').all()), logos.last()]) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
  },
);

test(
  'portfolio projects that are pressed before the script is loaded all open',
  { tag: '@long' },
  async ({ page }) => {
    const come = await holdBack(page, APP_CODE);
    await page.goto('/portfolio', { waitUntil: 'commit' });
    for (const title of ['Pass & Plate', 'Skerry Line', 'Fold & Furrow']) await project(page, title).click();
    come();
    await expect(open(page)).toHaveText([/^Restaurant/, /^Pass & Plate/, /^Fold & Furrow/, /^Skerry Line/]);
  },
);

test('a late picture causes no layout shift on the portfolio page', { tag: '@long' }, async ({ page }) => {
  const come = await holdBack(page, /\.webp$/);
  await page.goto('/portfolio', { waitUntil: 'domcontentloaded' });
  const panel = page.getByRole('group', { name: /^Pass & Plate/ });
  await project(page, 'Pass & Plate').click();
  const picture = panel.getByRole('img');
  await picture.scrollIntoViewIfNeeded();
  const before = await panel.boundingBox();
  come();
  await expect(picture).toHaveJSProperty('naturalWidth', 1280);
  expect(await panel.boundingBox()).toEqual(before);
});

test.describe('without any script', { tag: '@long' }, () => {
  test.use({ javaScriptEnabled: false });

  test('every portfolio project is open with its picture and without a toggle when JavaScript is off', async ({
    page,
  }) => {
    await page.goto('/portfolio');
    for (const text of [
      'Orders from the table to the stove and back.',
      'Seats are held for five minutes while someone pays.',
      'This project has been discontinued.',
    ])
      await expect(page.getByText(text)).toBeVisible();
    // By role, so that screen readers find it, too.
    const projects = page.getByRole('main').getByRole('group');
    await expect(projects).toHaveCount(await all(page).count());
    for (const panel of await projects.all()) {
      await expect(panel.getByRole('img').first()).toBeVisible();
      await expect(panel.getByRole('heading', { name: 'Built with' })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Open all' })).toBeHidden();
  });
});

test('the portfolio page does not embed its pictures and logos', { tag: '@long' }, async ({ page }) => {
  const html = await (await page.request.get('/portfolio')).text();
  expect(html.length).toBeLessThan(80_000);
});
