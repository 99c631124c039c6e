import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { layoutShift, watchLayoutShift } from './support/layoutShift.ts';
import { makeOwner, makeSite, makeSiteWithMenu, signInAs } from './support/ownedSite.ts';
import { expect, test } from './support/server.ts';

const cards = (page: Page) => page.locator('li[data-look]');
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search by name or address' });
/** The numbers of the tiles, without their notes. */
const numbers = (page: Page) => page.getByRole('definition').filter({ hasText: /^\d+$/ });
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show' }).getByRole('button', { name, exact: true });

test('My Restaurants offers an owner without a website to create one', async ({ page, server }) => {
  await signInAs(page, server, await makeOwner(server));
  await page.goto('/my-restaurants');
  await expect(page.getByRole('heading', { name: 'No websites found' })).toBeVisible();
  await expect(numbers(page)).toHaveText(['0', '0', '0', '0']);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create New Website' }).last().click();
  await expect(page).toHaveURL('/setup');
});

test('the cards of My Restaurants show the state of each website and link to it', async ({
  page,
  server,
}) => {
  const owner = await makeOwner(server);
  const states = [
    ['Trial Trattoria', 'trialing', 'Trialing', 'plain'],
    ['Paid Pizzeria', 'active_paid', 'Active Paid', 'plain'],
    ['Due Diner', 'past_due', 'Past Due', 'pastDue'],
    ['Expired Eatery', 'trial_expired', 'Trial Expired', 'expired'],
    ['Cancelled Cantina', 'cancelled', 'Cancelled', 'expired'],
    ['Archived Arms', 'archived', 'Archived', 'archived'],
  ] as const;
  for (const [name, status] of states)
    await makeSite(server, owner, {
      name,
      status,
      package: status === 'active_paid' || status === 'past_due' ? 'GOLD' : 'FREE',
      isActive: status !== 'cancelled',
    });
  await signInAs(page, server, owner);
  await page.goto('/my-restaurants');
  await expect(cards(page)).toHaveCount(6);
  await expect(numbers(page)).toHaveText(['6', '1', '1', '3']);
  for (const [name, , label, look] of states) {
    const card = cards(page).filter({ has: page.getByRole('heading', { name }) });
    await expect(card.getByText(label, { exact: true })).toBeVisible();
    await expect(card).toHaveAttribute('data-look', look);
    await expect(card).toContainText('0 trial orders');
  }
  const trial = cards(page).filter({ hasText: 'Trial Trattoria' });
  await expect(trial).toContainText(/Trial ends \d+ \w+ \d{4}/);
  await expect(trial).toContainText(`.${new URL(server.origin).host}`);
  await expect(cards(page).filter({ hasText: 'Expired Eatery' })).toContainText(/Trial ended \d+ \w+ \d{4}/);
  await expect(cards(page).filter({ hasText: 'Cancelled Cantina' })).toContainText('Inactive');
  await expectAccessible(page);
  await expect(
    page.getByRole('link', { name: 'Visit Trial Trattoria (opens in a new tab)' }),
  ).toHaveAttribute('href', /^http:\/\/olive-[\da-f]+\.localhost:\d+\/?$/);
  await page.getByRole('link', { name: 'Manage Trial Trattoria' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trial Trattoria' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My Restaurants' }).click();
  await expect(cards(page)).toHaveCount(6);
});

test('the cards of My Restaurants are in one, two or three columns of equal width', async ({
  page,
  server,
}) => {
  const owner = await makeOwner(server);
  for (const name of ['Lucia by the lake', 'Noodle bar', 'Grill', 'Bakery'])
    await makeSite(server, owner, { name });
  await signInAs(page, server, owner);
  await page.goto('/my-restaurants');
  await expect(cards(page)).toHaveCount(4);
  /** The number of cards in each row, and the widths of all cards. */
  const layout = () =>
    cards(page).evaluateAll((all) => {
      const boxes = all.map((card) => card.getBoundingClientRect());
      const rows = Map.groupBy(boxes, ({ top }) => Math.round(top));
      const widths = new Set(boxes.map(({ width }) => Math.round(width)));
      return { rows: [...rows.values()].map(({ length }) => length), widths: widths.size };
    });
  for (const [width, rows] of [
    [390, [1, 1, 1, 1]],
    [599, [1, 1, 1, 1]],
    [600, [2, 2]],
    [768, [2, 2]],
    [959, [2, 2]],
    [960, [3, 1]],
    [1280, [3, 1]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(layout, { message: `${width} px` }).toEqual({ rows, widths: 1 });
    await expectNoOverflow(page);
  }
});

test('the address of My Restaurants contains search and filter, and a search without results can be cleared', async ({
  page,
  server,
}) => {
  const owner = await makeOwner(server);
  await makeSite(server, owner, { name: 'Lucia by the lake' });
  await makeSite(server, owner, { name: 'Noodle bar', status: 'active_paid', package: 'GOLD' });
  await makeSite(server, owner, { name: 'Grill', status: 'trial_expired' });
  await signInAs(page, server, owner);
  await page.goto('/my-restaurants');
  await expect(cards(page)).toHaveCount(3);
  await searchBox(page).fill('LUCIA');
  await expect(cards(page)).toHaveText([/Lucia by the lake/]);
  await expect(page).toHaveURL('/my-restaurants?q=LUCIA');
  await searchBox(page).fill('');
  await expect(cards(page)).toHaveCount(3);
  await expect(page).toHaveURL('/my-restaurants');

  for (const [name, query, site] of [
    ['Production', 'production', 'Noodle bar'],
    ['Trial', 'trial', 'Lucia by the lake'],
    ['Expired', 'expired', 'Grill'],
  ] as const) {
    await filter(page, name).click();
    await expect(page).toHaveURL(`/my-restaurants?filter=${query}`);
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText(site);
    await expect(filter(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goBack();
  await expect(cards(page)).toContainText('Lucia by the lake');

  await page.goto('/my-restaurants?filter=expired&q=noodle');
  await expect(page.getByRole('heading', { name: 'No restaurants found' })).toBeVisible();
  const sentence = 'No websites with this filter have “noodle” in their name or address.';
  await expect(page.getByText(sentence)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(cards(page)).toHaveText([/Grill/]);
  await expect(searchBox(page)).toBeFocused();
  await searchBox(page).fill('zzz');
  await page.getByRole('button', { name: 'Show all websites' }).click();
  await expect(page).toHaveURL('/my-restaurants');
  await expect(searchBox(page)).toHaveValue('');
  await expect(cards(page)).toHaveCount(3);
});

test('My Restaurants loads sixty websites page by page while the owner scrolls', async ({ page, server }) => {
  const owner = await makeOwner(server);
  for (let number = 1; number <= 60; number += 1) await makeSite(server, owner, { name: `Branch ${number}` });
  await signInAs(page, server, owner);
  await page.goto('/my-restaurants');
  await expect(page.getByText('60 websites', { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  const names = new Set<string>();
  for (const count of [48, 60]) {
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect(cards(page)).toHaveCount(count);
  }
  for (const name of await cards(page).getByRole('heading').allTextContents()) names.add(name);
  expect(names.size).toBe(60);
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
});

test('My Restaurants shows an error with Retry and keeps the search text when the list cannot be loaded', async ({
  page,
  server,
  problems,
}) => {
  // Code that loads after the screen, such as the consent banner, may fail.
  problems.expect(/Failed to load resource|NetworkProblem|dynamically imported module/);
  const owner = await makeOwner(server);
  await makeSite(server, owner, { name: 'Lucia' });
  await signInAs(page, server, owner);
  await page.goto('/my-restaurants');
  await expect(cards(page)).toHaveCount(1);
  await page.context().setOffline(true);
  await searchBox(page).fill('luc');
  await expect(page.getByRole('alert')).toContainText('Failed to load restaurants.');
  await expect(searchBox(page)).toHaveValue('luc');
  await page.context().setOffline(false);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(cards(page)).toHaveText([/Lucia/]);
});

for (const width of [390, 768])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 1000 } });

    test('loaded content of the portal causes no layout shift', async ({ page, server }) => {
      const owner = await makeOwner(server);
      const site = await makeSiteWithMenu(server, owner);
      await signInAs(page, server, owner);
      await watchLayoutShift(page);
      for (const [path, content] of [
        ['/dashboard', page.getByRole('heading', { name: 'Unlock Your Growth' })],
        ['/my-restaurants', page.getByRole('heading', { name: site.name })],
        [`/editor/${site.id}`, page.getByRole('textbox', { name: /^Tagline/ })],
        [`/editor/${site.id}?tab=products`, page.getByRole('row', { name: 'Tiramisu' })],
        [`/editor/${site.id}?tab=settings`, page.getByRole('textbox', { name: 'Web address' })],
      ] as const) {
        let answer = (): void => undefined;
        const isAnswered = new Promise<void>((resolve) => (answer = resolve));
        await page.route('**/graphql', async (route) => {
          await isAnswered;
          await route.fallback();
        });
        await page.goto(path);
        await expect(
          page
            .getByRole('main')
            .getByText(/^Loading/)
            .first(),
        ).toBeAttached();
        answer();
        await expect(content).toBeAttached();
        await page.unroute('**/graphql');
        expect(await layoutShift(page), `how much ${path} moves`).toBeLessThan(0.02);
      }
    });
  });
