import type { Page } from '@playwright/test';

/** The first order of a page arrives at the server, and its answer is lost. Returns how many orders were sent. */
export async function loseFirstAnswer(page: Page, origin: string): Promise<() => number> {
  const { host } = new URL(page.url());
  let orders = 0;
  await page.route('**/order', async (route) => {
    orders += 1;
    // The server's own address: only browsers know the addresses of sites.
    const headers = { ...(await route.request().allHeaders()), host };
    const answer = await route.fetch({ url: `${origin}/order`, headers, maxRedirects: 0 });
    await (orders === 1 ? route.abort() : route.fulfill({ response: answer }));
  });
  return () => orders;
}
