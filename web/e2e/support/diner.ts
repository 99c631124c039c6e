import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** A diner with a unique email address. */
export interface Diner {
  name: string;
  phone: string;
  email: string;
  note: string;
}

/** A unique new diner, whose name starts with `name`. */
export function newDiner(name: string): Diner {
  const id = randomUUID();
  return {
    name: `${name} ${id.slice(0, 6)}`,
    phone: '07700 900123',
    email: `diner-${id}@example.com`,
    note: '',
  };
}

/** Fills in the form of the basket page. */
export async function enterDetails(page: Page, { name, phone, email, note }: Diner): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill(phone);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByRole('textbox', { name: /^Note for the (kitchen|shop)/ }).fill(note);
}

/** Adds a dish from the menu, or from its card above the menu: at once, or from its dialog with what is chosen there. */
export async function addDish(page: Page, dish: string): Promise<void> {
  const bar = page.locator('[data-sum]');
  const before = await bar.textContent();
  const add = page.getByRole('button', { name: `Add ${dish}`, exact: true });
  const dialog = page.getByRole('dialog', { name: dish });
  if ((await add.count()) > 0) await add.first().click();
  else {
    await page.getByRole('link', { name: dish, exact: true }).first().click();
    await dialog.getByRole('button', { name: /^Add to basket/ }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(bar).not.toHaveText(before ?? '');
}

/** Adds each named dish once per occurrence, opens the basket, fills it in and orders. */
export async function placeOrder(page: Page, dishes: readonly string[], diner: Diner): Promise<void> {
  for (const dish of dishes) await addDish(page, dish);
  await page.getByRole('link', { name: 'Review order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
  await enterDetails(page, diner);
  await page.getByRole('button', { name: /^Place order · £/ }).click();
  await expect(page).toHaveURL(/\/order\/[\w.-]+$/);
}
