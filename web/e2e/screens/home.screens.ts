import sharp from 'sharp';
import { test } from '../support/server.ts';
import { showDemo } from './showDemo.ts';

const SHOTS = new URL('../../public/shots/', import.meta.url).pathname;
/** The smallest size of ShopWindow in px. */
const SIZE = { width: 390, height: 740 };

for (const theme of ['light', 'dark'] as const)
  test(`a storefront on a phone, ${theme}, for the home page`, async ({ browser, server }) => {
    const context = await browser.newContext({
      viewport: SIZE,
      deviceScaleFactor: 3,
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await showDemo(page, server);
    await page.evaluate(() => document.fonts.ready);
    const shot = sharp(await page.screenshot());
    for (const scale of [1, 1.5, 2, 3])
      await shot
        .clone()
        .resize({ width: SIZE.width * scale })
        .webp({ quality: 76, effort: 6 })
        .toFile(`${SHOTS}storefront-${theme}-${SIZE.width * scale}.webp`);
    await context.close();
  });
