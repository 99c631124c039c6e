import type { Page } from '@playwright/test';

/** The number of the order whose page is open, the diner's or the owner's. */
export async function orderNumber(page: Page): Promise<string> {
  const told = await page.getByText(/^(?:Order|New order) \d+$/).textContent();
  return /\d+/.exec(told ?? '')?.[0] ?? '';
}
