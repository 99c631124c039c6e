import { expect, type Page } from '@playwright/test';

/** Fails when the page can be scrolled sideways, once it has settled into its window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, { message: `px that ${page.url()} is too wide` }).toBeLessThanOrEqual(0);
}
