import { expect, type Locator } from '@playwright/test';

/** Fails when another element covers a part of `target` in the window. */
export const expectUncovered = (target: Locator): Promise<void> => expectNothingAbove(target, false);

/** Scrolls `target` to below the header, if the page is long enough, and fails when another element covers it. */
export const expectReachable = (target: Locator): Promise<void> => expectNothingAbove(target, true);

/** Scrolls before every look: a new size of the window is applied in a later frame and moves the target. */
async function expectNothingAbove(target: Locator, isScrolled: boolean): Promise<void> {
  const lookAbove = () =>
    target.evaluate((element, scrolls) => {
      if (scrolls) {
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        window.scrollBy({ top: element.getBoundingClientRect().top - header - 8, behavior: 'instant' });
      }
      const { left, top, width, height } = element.getBoundingClientRect();
      const parts = [0.1, 0.5, 0.9];
      const points = parts.flatMap((x) => parts.map((y) => [left + width * x, top + height * y] as const));
      return points
        .map(([x, y]) => document.elementFromPoint(x, y))
        .filter((at) => !at || !(element.contains(at) || at.contains(element)))
        .map((at) => at?.outerHTML.slice(0, 120) ?? 'outside of the window');
    }, isScrolled);
  await expect
    .poll(lookAbove, { message: `what lies over ${String(target)} on ${target.page().url()}` })
    .toEqual([]);
}
