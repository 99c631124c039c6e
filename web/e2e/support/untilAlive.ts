import { expect, type Page } from '@playwright/test';

/** Waits until a prerendered page is hydrated: presses the theme toggle twice. */
export async function untilAlive(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: /^Switch to the/ });
  const root = page.locator('html');
  const before = await root.getAttribute('data-theme');
  await toggle.click();
  await expect(root).not.toHaveAttribute('data-theme', before ?? '');
  await toggle.click();
  await expect(root).toHaveAttribute('data-theme', before ?? '');
}
