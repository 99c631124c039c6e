import { BREAKPOINTS } from '../src/ui/breakpoints.ts';
import { COLUMNS, expectEdges, WIDTHS } from './support/columns.ts';
import { makeOwner, makeSite, signInAs } from './support/ownedSite.ts';
import { expect, test } from './support/server.ts';

test(
  'large screens show larger text and a larger picture with two pixels for each screen pixel',
  { tag: '@long' },
  async ({ page }) => {
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
  },
);

test(
  'the header of a page that fills the window reaches the edges of the window',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/setup');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    for (const [, width] of WIDTHS) {
      await expectEdges(page, width, { header: width < BREAKPOINTS.medium ? 24 : 40 });
    }
  },
);

test(
  'header and footer of the portal have the same edges as its column',
  { tag: '@long' },
  async ({ page, server }) => {
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
  },
);
