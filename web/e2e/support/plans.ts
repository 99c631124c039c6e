import { expect, type Locator, type Page } from '@playwright/test';
import { goOnPaying } from './cardPayer.ts';
import { graphql } from './graphql.ts';
import type { OwnedSite } from './ownedSite.ts';
import type { ServerUnderTest } from './server.ts';
import { reloadUntil, standInOf } from './stripe.ts';

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

/** Subscribes to a plan for a site without a browser and waits until it is active; returns the stand-in's address. */
export async function subscribe(
  server: ServerUnderTest,
  site: OwnedSite,
  plan: 'SILVER' | 'GOLD',
  interval: 'WEEK' | 'MONTH' | 'YEAR',
): Promise<string> {
  const pages: string[] = [];
  const wishes = [await priceOf(server, plan, interval)];
  await goOnPaying(server.origin, { owner: site.owner, site, plan, wishes, pages, isDone: false });
  await expectSite(server, site, 'TRIALING', plan);
  return new URL(pages[0] ?? '').origin;
}

/** Waits for the provider's id of a price of a restaurant plan. */
export async function priceOf(
  { origin }: ServerUnderTest,
  plan: 'SILVER' | 'GOLD',
  interval: 'WEEK' | 'MONTH' | 'YEAR',
): Promise<string> {
  const key = `${plan} RESTAURANT`;
  let id = '';
  await expect(async () => {
    const { services } = await graphql<{
      services: { name: string; prices: { interval: string; stripePriceId: string | null }[] }[];
    }>(origin, '{ services(category: RESTAURANT) { name prices { interval stripePriceId } } }', {});
    const prices = services.find(({ name }) => name.toUpperCase() === key)?.prices;
    id = prices?.find((price) => price.interval === interval)?.stripePriceId ?? '';
    expect(id).not.toBe('');
  }).toPass({ timeout: 30_000 });
  return id;
}

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

/** Waits until a site has this status and this package. */
export async function expectSite(
  { origin }: ServerUnderTest,
  { id, owner }: OwnedSite,
  status: string,
  plan: 'FREE' | 'SILVER' | 'GOLD' | 'PLATINUM',
): Promise<void> {
  const document =
    'query ($id: ID!) { node(id: $id) { ... on Restaurant { subscription { status package } } } }';
  await expect
    .poll(
      async () => {
        const { node } = await graphql<{ node: { subscription: unknown } }>(
          origin,
          document,
          { id },
          owner.token,
        );
        return node.subscription;
      },
      {
        timeout: 30_000,
      },
    )
    .toEqual({ status, package: plan });
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
