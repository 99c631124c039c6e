import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Where the pictures are. */
export const FOLDER = new URL('../../../.cache/screens/', import.meta.url).pathname;
mkdirSync(FOLDER, { recursive: true });

/** Photographs a page in both themes at each width (px) into `.cache/screens`. */
export async function shoot(page: Page, name: string, widths = [390, 768, 1280, 1920]): Promise<void> {
  // What is behind a dialog is no part of the screen.
  const fullPage = (await page.locator('dialog[open]').count()) === 0;
  // The sticky header of a scrolled page would cover its middle.
  if (fullPage) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.screenshot({
        path: `${FOLDER}${name}-${width}-${theme}.png`,
        fullPage,
        animations: 'disabled',
      });
    }
  }
}
