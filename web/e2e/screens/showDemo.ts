import type { Page } from '@playwright/test';
import { addDish } from '../support/diner.ts';
import type { ServerUnderTest } from '../support/server.ts';

/** Opens the demo pizzeria at its beginning, where its food is largest, with a pizza in the basket. */
export async function showDemo(page: Page, server: ServerUnderTest): Promise<void> {
  await page.goto(server.siteUrl('olive-and-ember'));
  await addDish(page, 'Margherita');
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  );
  await page.mouse.move(0, 0);
}
