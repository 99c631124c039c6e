import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { THEME_NAMES } from '@forkfront/common/themes.ts';
import type { renderer as builtRenderer } from '../src/storefront/renderer.ts';
import { demoItem, demoSection, demoStorefront } from '../src/storefront/test/demoStorefront.ts';
import { expect, test } from './support/server.ts';

const BUILT = new URL('../dist/storefront/', import.meta.url).pathname;
const PICTURES = new URL('../../api/src/db/seed/pictures/', import.meta.url).pathname;
const ORIGIN = 'http://appetite.test';
const COVER = '0190f5a2-7c1b-7e3f-8a11-0123456789ab.h0GKPWk1JjHLSYc9LU4nOalF7UntRQZB';

const { renderer }: { renderer: typeof builtRenderer } = await import(`${BUILT}renderer.js`);

const dishes = ['Margherita', 'Diavola', 'Lasagne', 'Burrata', 'Focaccia', 'Meatballs'];
const pictured = dishes.map((name) =>
  demoItem(name, { isPopular: true, imageUrl: `${ORIGIN}/pictures/${name.toLowerCase()}-480.webp` }),
);
const plain = dishes.map((name) => demoItem(`${name} again`));
const site = demoStorefront({
  url: ORIGIN,
  coverImageUrl: `${ORIGIN}/public/heroes/${COVER}/1600.webp`,
  sections: [
    demoSection('Pizza', pictured),
    demoSection('Sides', plain),
    demoSection('More', [...plain, ...plain]),
  ],
});

/** Answers with the menu in a design; pictures wait for `arrived`. */
async function serve(page: Page, theme: (typeof THEME_NAMES)[number], arrived: Promise<void>): Promise<void> {
  const { html } = renderer.renderMenuPage(
    { ...site, theme },
    { productName: 'Forkfront', productUrl: ORIGIN },
  );
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const asset = renderer.assets.find(({ path }) => path === pathname);
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
    if (asset) return route.fulfill({ contentType: asset.contentType, path: `${BUILT}${asset.file}` });
    await arrived;
    const name = /\/pictures\/([\w-]+\.webp)$/.exec(pathname)?.[1] ?? 'pizzeria-cover-960.webp';
    return route.fulfill({ contentType: 'image/webp', body: readFileSync(PICTURES + name) });
  });
}

/** Distances and sizes in px. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => {
      const found = document.querySelector(selector)?.getBoundingClientRect();
      if (!found) throw new Error(`The page has no ${selector}`);
      return found;
    };
    const rows = [...document.querySelectorAll('.items:not(.pictured) .item')];
    return {
      fold: innerHeight,
      dish: box('.pick h3').bottom,
      shade: box('.hero .wrap').height / box('.hero').height,
      picture: box('.item img').width,
      card: box('.pick img').width,
      offset: box('.pick').left - box('.favourites').left,
      cards: document.querySelectorAll('.pick').length,
      rows: rows.map((row) => Math.round(row.getBoundingClientRect().height)),
      height: document.documentElement.scrollHeight,
    };
  });

for (const theme of THEME_NAMES)
  test.describe(`in ${theme}`, () => {
    test(
      'a menu shows a dish before anybody scrolls, and pictures move nothing',
      { tag: '@long' },
      async ({ page }) => {
        const arrived = Promise.withResolvers<void>();
        await serve(page, theme, arrived.promise);
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(`${ORIGIN}/`, { waitUntil: 'domcontentloaded' });
        await page.evaluate(() => document.fonts.ready);
        const empty = await measured(page);
        const blur = await page
          .locator('.cover')
          .evaluate((cover) => getComputedStyle(cover).backgroundImage);
        expect(blur).toMatch(/^url\("data:image\/bmp;base64,/);
        arrived.resolve();
        await expect
          .poll(() => page.locator('.cover').evaluate((cover: HTMLImageElement) => cover.naturalWidth))
          .toBeGreaterThan(0);
        expect(await measured(page)).toEqual(empty);
        for (const viewport of [
          { width: 390, height: 844 },
          { width: 1280, height: 800 },
        ]) {
          await page.setViewportSize(viewport);
          const { dish, fold, shade, card, cards, offset, picture, rows } = await measured(page);
          expect.soft(dish, `bottom of the first dish, ${viewport.width}`).toBeLessThanOrEqual(fold);
          expect.soft(shade, 'part of the cover below the shade').toBeLessThanOrEqual(0.6);
          expect.soft(cards, 'popular dishes').toBe(6);
          expect.soft(card, 'width of a popular dish').toBeGreaterThanOrEqual(150);
          expect.soft(offset, 'left edge of the popular dishes').toBe(0);
          expect.soft(picture, 'width of a picture in the list').toBeGreaterThanOrEqual(112);
          expect.soft(new Set(rows), 'heights of rows without a description').toEqual(new Set([60]));
        }
      },
    );
  });
