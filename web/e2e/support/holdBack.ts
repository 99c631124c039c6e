import type { Page } from '@playwright/test';

/** The script that hydrates a prerendered page. */
export const APP_CODE = /\/assets\/index-[^/]+\.js$/;

/** Delays the matching requests of `page` until the returned function is called. */
export async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  const { promise: wanted, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await wanted;
    await route.continue();
  });
  return resolve;
}
