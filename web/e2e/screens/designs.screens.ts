import { readdirSync, readFileSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { THEMES } from '../../src/lib/palette/themes.rules.ts';
import type { Storefront } from '../../src/storefront/queries/storefrontPage.ts';
import type { renderer as builtRenderer } from '../../src/storefront/renderer.ts';
import { demoItem, demoSection, demoStorefront } from '../../src/storefront/test/demoStorefront.ts';
import { FOLDER } from './shoot.ts';

const BUILT = new URL('../../dist/storefront/', import.meta.url).pathname;
const PICTURES = new URL('../../../api/src/db/seed/pictures/', import.meta.url).pathname;
const ORIGIN = 'http://designs.test';

const { renderer }: { renderer: typeof builtRenderer } = await import(`${BUILT}renderer.js`);

const plates = readdirSync(PICTURES)
  .filter((file) => file.endsWith('-800.webp') && !file.includes('cover'))
  .map((file) => file.replace('-800.webp', ''));

const nameOf = (plate: string): string =>
  plate.replace(/^./, (first) => first.toUpperCase()).replaceAll('-', ' ');

/** Sections of up to eight dishes; `pictured`: every dish has a picture. */
function menuOf(dishes: number, pictured: boolean): Storefront['sections'] {
  const items = Array.from({ length: dishes }, (_, index) => {
    const plate = plates[index % plates.length] ?? '';
    return demoItem(`${nameOf(plate)}${index < plates.length ? '' : ` no. ${index}`}`, {
      description: index % 3 ? 'Slow-cooked tomato, basil, charred lemon and good olive oil' : '',
      price: 450 + ((index * 137) % 1500),
      isPopular: index % 5 === 0,
      isAvailable: index % 13 !== 12,
      dietaryTags: index % 4 ? [] : ['VEGETARIAN'],
      spiceLevel: index % 7 === 3 ? 2 : 0,
      imageUrl: pictured ? `${ORIGIN}/pictures/${plate}-800.webp` : null,
    });
  });
  const names = ['Starters', 'From the oven', 'House favourites', 'Sides', 'Sweet', 'Drinks'];
  return Array.from({ length: Math.ceil(dishes / 8) }, (_, index) =>
    demoSection(
      `${names[index % names.length]}${index < names.length ? '' : ' too'}`,
      items.slice(index * 8, index * 8 + 8),
    ),
  );
}

const site = (changes: Partial<Storefront>): Storefront =>
  demoStorefront({ url: `${ORIGIN}/`, logoUrl: null, ...changes });

/** The menus and odd cases that every design has to carry. */
const SITES: Record<string, Storefront> = {
  plain: site({ sections: menuOf(26, false) }),
  pictures: site({
    coverImageUrl: `${ORIGIN}/pictures/pizzeria-cover-1600.webp`,
    sections: menuOf(26, true),
  }),
  five: site({
    name: 'Kiosk',
    brand: { primary: '#0f5c4d', secondary: '#f2c14e' },
    sections: menuOf(5, true),
  }),
  many: site({
    name: 'The Old Fire Station Kitchen & Bakehouse',
    brand: { primary: '#ffffff', secondary: '#faf7f0' },
    sections: menuOf(120, false),
  }),
  arabic: site({
    name: 'مطعم الياسمين',
    tagline: 'مأكولات شامية · Levantine kitchen',
    brand: { primary: '#6b1d5c', secondary: '#ffd23f' },
    sections: [
      demoSection(
        'مقبلات',
        ['حمص', 'متبل', 'تبولة', 'فتوش'].map((name) => demoItem(name)),
      ),
    ],
  }),
};

/** Answers for the pages of one site in one design, from the built files. */
async function serve(page: Page, storefront: Storefront): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') {
      const { html } = renderer.renderMenuPage(storefront, {
        productName: 'Forkfront',
        productUrl: ORIGIN,
        site: storefront,
      });
      return route.fulfill({ contentType: 'text/html', body: html });
    }
    const asset = renderer.assets.find(({ path }) => path === pathname);
    if (asset)
      return route.fulfill({ contentType: asset.contentType, body: readFileSync(`${BUILT}${asset.file}`) });
    if (pathname.startsWith('/pictures/'))
      return route.fulfill({
        contentType: 'image/webp',
        body: readFileSync(PICTURES + pathname.slice('/pictures/'.length)),
      });
    return route.fulfill({ status: 404 });
  });
}

for (const [name, storefront] of Object.entries(SITES))
  for (const width of [390, 1280])
    for (const colorScheme of ['light', 'dark'] as const)
      test(`designs ${name} ${width} ${colorScheme}`, async ({ browser }) => {
        const height = width < 600 ? 1900 : 2000;
        const shots: Buffer[] = [];
        for (const theme of THEMES) {
          const page = await browser.newPage({
            viewport: { width, height },
            colorScheme,
            reducedMotion: 'reduce',
          });
          await serve(page, { ...storefront, theme });
          await page.goto(`${ORIGIN}/`);
          await page.waitForLoadState('networkidle');
          await page.evaluate(() => document.fonts.ready);
          shots.push(await page.screenshot({ animations: 'disabled' }));
          await page.close();
        }
        // One contact sheet: the designs side by side.
        await sharp({
          create: { width: (width + 20) * THEMES.length, height, channels: 3, background: '#888' },
        })
          .composite(shots.map((input, index) => ({ input, left: index * (width + 20), top: 0 })))
          .png()
          .toBuffer()
          .then((sheet) =>
            sharp(sheet)
              .resize({ width: width < 600 ? 1640 : 2080 })
              .toFile(`${FOLDER}designs-${name}-${width}-${colorScheme}.png`),
          );
      });
