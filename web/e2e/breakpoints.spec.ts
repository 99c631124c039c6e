import type { Page } from '@playwright/test';
import { PAGE_META } from '../src/lib/pageMeta.ts';
import { BREAKPOINTS, type Breakpoint } from '../src/ui/breakpoints.ts';
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

/** The window's width, the width that overflows, and the edges of header, content and footer from the window's left, px. */
const edges = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      width: innerWidth,
      overflow: scrollWidth - clientWidth,
      header: box('header a')?.left,
      content: box('main h1')?.left,
      footer: box('footer a')?.left,
      line: box('footer p')?.left,
      end: box('footer a[href="/contact"]:not(li a)')?.right,
    };
  });

/** Opens a window of this width and fails unless the page has these edges and no overflow. A new size is applied in a later frame. */
async function expectEdges(
  page: Page,
  width: number,
  expected: Partial<Awaited<ReturnType<typeof edges>>>,
): Promise<void> {
  await page.setViewportSize({ width, height: 1000 });
  await expect
    .poll(() => edges(page), { message: page.url() })
    .toMatchObject({ width, overflow: 0, ...expected });
}

/** The longest line of a paragraph in the content, in `ch`. */
const longestLine = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('main p')].filter((paragraph) => paragraph.clientWidth > 0);
    const widths = shown.map((paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      return range.getBoundingClientRect().width;
    });
    // All rulers at once: each change between two measurements costs a layout of the whole page.
    const rulers = shown.map((paragraph) => {
      const ruler = document.createElement('span');
      ruler.textContent = '0'.repeat(100);
      ruler.style.cssText = 'position: absolute; visibility: hidden; white-space: nowrap';
      paragraph.append(ruler);
      return ruler;
    });
    const digits = rulers.map((ruler) => ruler.getBoundingClientRect().width / 100);
    for (const ruler of rulers) ruler.remove();
    return Math.max(...widths.map((width, index) => width / (digits[index] ?? 0)));
  });

for (const path of COLUMNED)
  test(`${path} has a layout for each of the five breakpoints`, async ({ page, problems }) => {
    if (path === '/no/such/page') problems.expect(/status of 404/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectEdges(page, 320, {});
    for (const [breakpoint, width] of WIDTHS) {
      const left = (width - COLUMNS[breakpoint]) / 2;
      const isCentred = FORMS.includes(path) && width < BREAKPOINTS.medium;
      await expectEdges(page, width, {
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
  for (const [breakpoint, width] of WIDTHS.filter(([name]) => name !== 'small')) {
    // The window has its new width before the style of the breakpoint is applied.
    await expectEdges(page, width, { header: (width - COLUMNS[breakpoint]) / 2 });
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
    await expectEdges(page, width, { header: width < BREAKPOINTS.medium ? 24 : 40 });
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
      const left = (width - Math.min(COLUMNS[breakpoint], COLUMNS.large)) / 2;
      await expectEdges(page, width, { header: left, content: left, line: left });
    }
  }
});
