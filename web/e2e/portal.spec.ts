import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { layoutShift, watchLayoutShift } from './support/layoutShift.ts';
import { makeOwner, makeSite, makeSiteWithMenu, signInAs } from './support/ownedSite.ts';
import { query } from './support/query.ts';
import { expect, test } from './support/server.ts';

const cards = (page: Page) => page.locator('li[data-look]');
/** The numbers of the tiles, without their notes. */
const numbers = (page: Page) => page.getByRole('definition').filter({ hasText: /^\d+$/ });

test(
  'the cards of My Restaurants show the state of each website and link to it',
  { tag: '@long' },
  async ({ page, server }) => {
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
    await expect(cards(page).filter({ hasText: 'Expired Eatery' })).toContainText(
      /Trial ended \d+ \w+ \d{4}/,
    );
    await expect(cards(page).filter({ hasText: 'Cancelled Cantina' })).toContainText('Inactive');
    await expectAccessible(page);
    await expect(
      page.getByRole('link', { name: 'Visit Trial Trattoria (opens in a new tab)' }),
    ).toHaveAttribute('href', /^http:\/\/olive-[\da-f]+\.localhost:\d+\/?$/);
    await page.getByRole('link', { name: 'Manage Trial Trattoria' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Trial Trattoria' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'My Restaurants' }).click();
    await expect(cards(page)).toHaveCount(6);
  },
);

test(
  'the cards of My Restaurants are in one, two or three columns of equal width',
  { tag: '@long' },
  async ({ page, server }) => {
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
  },
);

test(
  'My Restaurants loads thirty websites page by page while the owner scrolls',
  { tag: '@long' },
  async ({ page, server }) => {
    const owner = await makeOwner(server);
    await makeSite(server, owner, { name: 'Branch 1' });
    await query(
      server.databaseUrl,
      `insert into restaurants
     select (jsonb_populate_record(r, jsonb_build_object(
       'id', gen_random_uuid(), 'slug', 'branch-' || gen_random_uuid(), 'name', 'Branch ' || n))).*
     from restaurants r, generate_series(2, 30) n where r.owner_id = $1`,
      [owner.id],
    );
    await signInAs(page, server, owner);
    await page.goto('/my-restaurants');
    await expect(page.getByText('30 websites', { exact: true })).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    const names = new Set<string>();
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect(cards(page)).toHaveCount(30);
    for (const name of await cards(page).getByRole('heading').allTextContents()) names.add(name);
    expect(names.size).toBe(30);
    await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
  },
);

for (const width of [390, 768])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 1000 }, reducedMotion: 'no-preference' });

    test(
      'loaded content of the portal causes no layout shift',
      { tag: '@long' },
      async ({ page, server }) => {
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
      },
    );
  });

test(
  'the footer stays below the window while the code of a page is loaded',
  { tag: '@long' },
  async ({ page, server }) => {
    const owner = await makeOwner(server);
    await signInAs(page, server, owner);
    await watchLayoutShift(page);
    let load = (): void => undefined;
    const isAsked = new Promise<void>((resolve) => (load = resolve));
    await page.route(/my-restaurants-[^/]*\.js$/, async (route) => {
      await isAsked;
      await route.fallback();
    });
    await page.goto('/my-restaurants');
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    load();
    await expect(page.getByRole('heading', { name: 'My Restaurants' })).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.01);
  },
);
