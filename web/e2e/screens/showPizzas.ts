import type { Page } from '@playwright/test';
import { addDish } from '../support/diner.ts';
import type { ServerUnderTest } from '../support/server.ts';

/** Opens the demo pizzeria where its menu has the most pictures, with a pizza in the basket. */
export async function showPizzas(page: Page, server: ServerUnderTest): Promise<void> {
  await page.goto(server.siteUrl('olive-and-ember'));
  await addDish(page, 'Margherita');
  const section = page.getByRole('heading', { name: 'Wood-fired pizza', exact: true });
  await section.evaluate((heading) => {
    // The bar of the sections stays above the heading.
    const top = heading.getBoundingClientRect().top + scrollY - 110;
    scrollTo({ top, behavior: 'instant' });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  );
  await page.mouse.move(0, 0);
}
