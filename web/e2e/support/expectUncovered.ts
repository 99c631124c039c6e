import { expect, type Locator } from '@playwright/test';

/** Fails when another element covers a part of `target` in the window. */
export async function expectUncovered(target: Locator): Promise<void> {
  const lookAbove = () =>
    target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const parts = [0.1, 0.5, 0.9];
      const points = parts.flatMap((x) => parts.map((y) => [left + width * x, top + height * y] as const));
      return points
        .map(([x, y]) => document.elementFromPoint(x, y))
        .filter((at) => !at || !(element.contains(at) || at.contains(element)))
        .map((at) => at?.outerHTML.slice(0, 120) ?? 'outside of the window');
    });
  await expect
    .poll(lookAbove, { message: `what lies over ${String(target)} on ${target.page().url()}` })
    .toEqual([]);
}
