import { test } from '@playwright/test';
import sharp from 'sharp';
import { OG_IMAGES, ogImagePath, type OgImage } from '../../src/lib/pageMeta.ts';
import { ogCard } from './ogCard.ts';

const PUBLIC = new URL('../../public', import.meta.url).pathname;

for (const image of Object.keys(OG_IMAGES) as OgImage[])
  test(`the picture of shared links, ${image}`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    await page.setContent(ogCard(image));
    await page.evaluate(() => document.fonts.ready);
    await sharp(await page.screenshot())
      .png({ palette: true, quality: 90, effort: 10 })
      .toFile(`${PUBLIC}${ogImagePath(image)}`);
    await page.close();
  });
