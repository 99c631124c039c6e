import { expect, type Page } from '@playwright/test';

/** Fails when the page still scrolls sideways after its layout is stable. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, { message: `px that ${page.url()} is too wide` }).toBeLessThanOrEqual(0);
}
