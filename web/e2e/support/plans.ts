import { expect, type Locator, type Page } from '@playwright/test';
import type { OwnedSite } from './ownedSite.ts';
import { CARDS, pay, reloadUntil, standInOf } from './stripe.ts';

type Interval = 'Weekly' | 'Monthly' | 'Yearly';

/** The card of a plan on /packages or /services. */
export const planCard = (page: Page, plan: string): Locator => page.getByRole('article', { name: plan });

/** Selects a plan for a site on /packages. */
export async function selectPlan(
  page: Page,
  site: OwnedSite,
  plan: string,
  interval: Interval = 'Yearly',
): Promise<void> {
  await page.goto(`/packages?upgrading=${site.id}`);
  const card = planCard(page, plan);
  await card.getByRole('button', { name: interval, exact: true }).click();
  await card.getByRole('button', { name: 'Select This Plan' }).click();
}

/** Subscribes to a plan for a site and waits until it is active; returns the stand-in's address. */
export async function subscribe(
  page: Page,
  site: OwnedSite,
  plan: string,
  interval: Interval = 'Yearly',
): Promise<string> {
  await selectPlan(page, site, plan, interval);
  const standIn = await standInOf(page);
  await pay(page, CARDS.works, /^(Start trial|Pay)/);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
  await expectPlanOn(page, plan, site.name);
  return standIn;
}

/** Waits until the success page says that a restaurant plan is active. */
const expectPlanOn = (page: Page, plan: string, siteName: string): Promise<void> =>
  expect(page.getByText(`${siteName} is now on ${plan.replace(' Restaurant', '')}.`)).toBeVisible();

/** The subscriptions on the dashboard. */
export const subscriptionRows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Your subscriptions' }).getByRole('listitem');

/** Opens the customer's own billing pages from the dashboard. */
export async function openPortal(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Manage Billing' }).click();
  await standInOf(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Manage billing' })).toBeVisible();
}

/** Waits until the card of a site on /my-restaurants shows these words. */
export async function expectSite(page: Page, { name }: OwnedSite, ...words: string[]): Promise<void> {
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await reloadUntil(page, '/my-restaurants', async () => {
    await expect(card).toBeVisible();
    for (const word of words)
      await expect(card.getByText(word, { exact: true })).toBeVisible({ timeout: 500 });
  });
}

/** Fails unless the editor of a site offers the tools of paid plans, or locks them. */
export async function expectTools(page: Page, { id }: OwnedSite, state: 'open' | 'locked'): Promise<void> {
  await page.goto(`/editor/${id}`);
  await expect(
    page.getByText(state === 'open' ? 'Premium Plan' : 'Free Plan', { exact: true }),
  ).toBeVisible();
  const prompt = page.getByRole('textbox', { name: 'What should the image show?' });
  const lock = page.getByText('AI image generation is a premium feature');
  await expect(state === 'open' ? prompt : lock).toBeVisible();
  await expect(state === 'open' ? lock : prompt).toBeHidden();
}

/** Waits until the dashboard shows the only subscription with this status. */
export async function expectStatus(page: Page, status: string): Promise<void> {
  await reloadUntil(page, '/dashboard', async () => {
    await expect(subscriptionRows(page)).toHaveCount(1, { timeout: 2000 });
    await expect(subscriptionRows(page).getByText(status, { exact: true })).toBeVisible({ timeout: 500 });
  });
}
