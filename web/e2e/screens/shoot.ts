import type { Page } from '@playwright/test';

const FOLDER = new URL('../../../.cache/screens/', import.meta.url).pathname;
const LOOKS = (['light', 'dark'] as const).flatMap((theme) =>
  ([390, 768, 1280, 1920] as const).map((width) => ({ theme, width })),
);

/** Photographs a page in both themes at each width (px) into `.cache/screens`. */
export async function shoot(page: Page, name: string): Promise<void> {
  // What is behind a dialog is no part of the screen.
  const fullPage = (await page.locator('dialog[open]').count()) === 0;
  for (const { theme, width } of LOOKS) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    await page.screenshot({
      path: `${FOLDER}${name}-${width}-${theme}.png`,
      fullPage,
      animations: 'disabled',
    });
  }
}
