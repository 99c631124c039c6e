import type { Page } from '@playwright/test';
import { PAGE_META } from '../src/lib/pageMeta.ts';
import { BREAKPOINTS, type Breakpoint } from '../src/ui/breakpoints.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { makeOwner, makeSite, signInAs } from './support/ownedSite.ts';
import { expect, test } from './support/server.ts';

test.use({ reducedMotion: 'reduce' });

/** Width of a page's column at each breakpoint (spec §9, docs/decisions/0016), px. */
const COLUMNS: Record<Breakpoint, number> = {
  small: 552,
  medium: 880,
  large: 1160,
  wide: 1440,
  widest: 1840,
};
const WIDTHS = Object.entries(BREAKPOINTS) as [Breakpoint, number][];

/** Pages with a column. */
const COLUMNED = [
  ...Object.entries(PAGE_META)
    .filter(([, { isApp }]) => !isApp)
    .map(([path]) => path)
    // They have the layout of the terms and of /login.
    .filter((path) => !['/privacy-policy', '/cookie-policy', '/register'].includes(path)),
  '/forgot-password',
  '/demonstration/confirmation',
  '/demonstration/request-changes',
  '/subscription-canceled',
  '/subscription-success',
  '/no/such/page',
];
/** Below 960 px their form is centred. */
const FORMS = ['/login', '/forgot-password'];

/** The left edges of header, footer and content, and the right edge of the footer, in px from the window's left. */
const edges = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return {
      header: box('header a')?.left,
      content: box('main h1')?.left,
      footer: box('footer a')?.left,
      end: box('footer a[href="/contact"]:not(li a)')?.right,
    };
  });

/** A new size is applied in a later frame. */
const expectEdges = (page: Page, expected: Partial<Awaited<ReturnType<typeof edges>>>) =>
  expect.poll(() => edges(page), { message: page.url() }).toMatchObject(expected);

/** The longest line of a paragraph in the content, in `ch`. */
const longestLine = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('main p')].filter((paragraph) => paragraph.clientWidth > 0);
    const lines = shown.map((paragraph) => {
      const ruler = document.createElement('span');
      ruler.textContent = '0'.repeat(100);
      ruler.style.cssText = 'position: absolute; visibility: hidden; white-space: nowrap';
      paragraph.append(ruler);
      const digit = ruler.getBoundingClientRect().width / 100;
      ruler.remove();
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      return range.getBoundingClientRect().width / digit;
    });
    return Math.max(...lines);
  });

for (const path of COLUMNED)
  test(`${path} has a layout for each of the five breakpoints`, async ({ page, problems }) => {
    if (path === '/no/such/page') problems.expect(/status of 404/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.setViewportSize({ width: 320, height: 1000 });
    await expectNoOverflow(page);
    for (const [breakpoint, width] of WIDTHS) {
      await page.setViewportSize({ width, height: 1000 });
      await expectNoOverflow(page);
      const left = (width - COLUMNS[breakpoint]) / 2;
      const isCentred = FORMS.includes(path) && width < BREAKPOINTS.medium;
      await expectEdges(page, {
        header: left,
        footer: left,
        end: width - left,
        ...(isCentred ? {} : { content: left }),
      });
      expect.soft(await longestLine(page), `longest line at ${width} px`).toBeLessThanOrEqual(68.5);
    }
  });

test('large screens show larger text and a larger picture with two pixels for each screen pixel', async ({
  page,
}) => {
  await page.goto('/');
  const shot = page.getByRole('img', { name: /^The ordering page of Olive & Ember/ });
  const seen: { title: number; picture: number }[] = [];
  for (const [, width] of WIDTHS.filter(([name]) => name !== 'small')) {
    await page.setViewportSize({ width, height: 1000 });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    const title = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    seen.push({ title, picture: (await shot.boundingBox())?.width ?? 0 });
  }
  const titles = seen.map(({ title }) => title);
  expect(titles).toEqual(titles.toSorted((a, b) => a - b));
  expect(new Set(titles).size).toBe(4);
  const largest = seen.at(-1)?.picture ?? Infinity;
  expect(largest).toBeGreaterThan(400);
  const files = await shot.evaluate((image: HTMLImageElement) => image.srcset.split(', '));
  const widths = await page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (file) => {
          const image = new Image();
          image.src = file.split(' ')[0] ?? '';
          await image.decode();
          return image.naturalWidth;
        }),
      ),
    files,
  );
  expect(files.map((file) => Number.parseInt(file.split(' ')[1] ?? '', 10))).toEqual(widths);
  expect(Math.max(...widths)).toBeGreaterThanOrEqual(2 * largest);
});

test('the header of a page that fills the window reaches the edges of the window', async ({ page }) => {
  await page.goto('/setup');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  for (const [, width] of WIDTHS) {
    await page.setViewportSize({ width, height: 1000 });
    await expectNoOverflow(page);
    await expectEdges(page, { header: width < BREAKPOINTS.medium ? 24 : 40 });
  }
});

test('header and footer of the portal have the same edges as its column', async ({ page, server }) => {
  const owner = await makeOwner(server);
  await makeSite(server, owner);
  await signInAs(page, server, owner);
  for (const path of ['/dashboard', '/my-restaurants', '/account']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [breakpoint, width] of WIDTHS) {
      await page.setViewportSize({ width, height: 1000 });
      await expectNoOverflow(page);
      const left = (width - Math.min(COLUMNS[breakpoint], COLUMNS.large)) / 2;
      await expectEdges(page, { header: left, content: left, footer: left, end: width - left });
    }
  }
});
