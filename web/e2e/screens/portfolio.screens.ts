import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../support/server.ts';
import { fontFaces } from './fontFaces.ts';

const DRAWINGS = new URL('projects/', import.meta.url);
const PICTURES = new URL('../../src/features/portfolio/screens/', import.meta.url).pathname;
/** The largest size in the portfolio, in px; the pictures have twice its resolution. */
const SIZE = { width: 640, height: 420 };

const keep = (shot: Buffer, name: string) =>
  sharp(shot).webp({ quality: 80, effort: 6 }).toFile(`${PICTURES}${name}.webp`);

for (const file of readdirSync(DRAWINGS))
  test(`the portfolio's picture ${file}`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: 2 });
    await page.setContent(
      `<style>${fontFaces()} body { margin: 0 } svg { display: block }</style>${readFileSync(new URL(file, DRAWINGS), 'utf8')}`,
    );
    await page.evaluate(() => document.fonts.ready);
    await keep(await page.screenshot(), basename(file, '.svg'));
    await page.close();
  });

test("the portfolio's picture of our own storefront", async ({ browser, server }) => {
  const page = await browser.newPage({
    viewport: { width: SIZE.width * 2, height: SIZE.height * 2 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await page.goto(server.siteUrl('olive-and-ember'));
  await page
    .getByRole('button', { name: /^Add .*focaccia/i })
    .first()
    .click();
  await expect(page.getByText('1 item')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await keep(await page.screenshot(), 'storefronts');
  await page.close();
});
