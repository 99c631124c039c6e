import type { Page } from '@playwright/test';

/** The order number on the open page of the diner or the owner. */
export async function orderNumber(page: Page): Promise<string> {
  const told = await page.getByText(/^(?:Order|New order) \d+$/).textContent();
  return /\d+/.exec(told ?? '')?.[0] ?? '';
}
