import type { Page } from '@playwright/test';

/** The file that brings a page to life which came as HTML. */
export const APP_CODE = /\/assets\/index-[^/]+\.js$/;

/** Keeps back what `page` asks for under such addresses, until the function that is returned is called. */
export async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  const { promise: wanted, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await wanted;
    await route.continue();
  });
  return resolve;
}
