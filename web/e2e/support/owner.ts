import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

/** A user with an account. */
export interface Owner {
  name: string;
  email: string;
  password: string;
}

/** A unique new owner. */
export const newOwner = (name = 'Pina Bianchi'): Owner => ({
  name,
  email: `owner-${randomUUID()}@example.com`,
  password: 'parmigiano-36',
});

/** Fills in the claim form, terms included, and claims. */
export async function claim(page: Page, { name, email, password }: Owner): Promise<void> {
  await page.getByRole('textbox', { name: 'Full name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('checkbox', { name: 'I accept the terms and conditions' }).check();
  await page.getByRole('button', { name: 'Claim My Free Site' }).click();
}

/** Fills in the register form and sends it. */
export async function register(page: Page, { name, email, password }: Owner): Promise<void> {
  await page.getByRole('textbox', { name: 'Full name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
}
