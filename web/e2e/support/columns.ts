import type { Page } from '@playwright/test';
import { BREAKPOINTS, type Breakpoint } from '../../src/ui/breakpoints.ts';
import { expect } from './server.ts';

/** Width of a page's column at each breakpoint (spec §9, docs/decisions/0016), px. */
export const COLUMNS: Record<Breakpoint, number> = {
  small: 552,
  medium: 880,
  large: 1160,
  wide: 1440,
  widest: 1840,
};
export const WIDTHS = Object.entries(BREAKPOINTS) as [Breakpoint, number][];

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
export async function expectEdges(
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

/** Fails unless the open page fits into 320 px and has its column at each breakpoint. A form is centred below 960 px. */
export async function expectColumn(page: Page, { isForm }: { isForm: boolean }): Promise<void> {
  await expectEdges(page, 320, {});
  for (const [breakpoint, width] of WIDTHS) {
    const left = (width - COLUMNS[breakpoint]) / 2;
    const isCentred = isForm && width < BREAKPOINTS.medium;
    await expectEdges(page, width, {
      header: left,
      footer: left,
      end: width - left,
      ...(isCentred ? {} : { content: left }),
    });
    expect.soft(await longestLine(page), `longest line at ${width} px`).toBeLessThanOrEqual(68.5);
  }
}
