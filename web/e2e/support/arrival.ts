import type { Page } from '@playwright/test';
import { expect } from './server.ts';
import { untilAlive } from './untilAlive.ts';

/**
 * The most layout shift while a page arrives; search engines call 0.1 good. On a slow machine the fonts come after the first paint:
 * the fallback font breaks a few lines at other words, and what is below them moves by up to 0.03.
 */
export const MOST_SHIFT = 0.05;

/** Records the layout shift and the prerendered heading of the pages that are opened from now on. */
export const watchArrival = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0, heading: null as Element | null };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      seen.heading = document.querySelector('h1');
    });
  });

/** What `watchArrival` has recorded: the layout shift, and whether the heading is the prerendered one. */
export const arrivalOf = (page: Page) =>
  page.evaluate(() => {
    const { seen } = window as unknown as { seen: { shift: number; heading: Element | null } };
    return { shift: seen.shift, isSame: seen.heading === document.querySelector('h1') };
  });

/** The time of the first paint, the files before it that are neither fonts nor pictures, and the number of scripts. */
const filesOf = (page: Page) =>
  page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      paint,
      scripts: files.filter(({ name }) => name.endsWith('.js')).length,
      before: files
        // The app's code is fetched after two seconds even when nothing has been painted (public/early.js).
        .filter(({ startTime }) => startTime < Math.min(paint, 2000))
        .map(({ name }) => name)
        .filter((name) => !/\.(?:woff2|webp|svg|png)$/.test(name)),
    };
  });

/** Fails unless the open page, which `watchArrival` watches, was painted before its code and hydrated without a layout shift. */
export async function expectArrival(page: Page): Promise<void> {
  // A press before the first paint loads the code at once.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await untilAlive(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { shift, isSame } = await arrivalOf(page);
  expect(isSame).toBe(true);
  expect(shift).toBeLessThan(MOST_SHIFT);
  const { paint, before, scripts } = await filesOf(page);
  expect(paint).toBeGreaterThan(0);
  expect(before).toEqual([]);
  expect(scripts).toBeGreaterThan(0);
  // The presses have stored a theme. From now on the page follows the system again.
  await page.evaluate(() => localStorage.removeItem('darkMode'));
}
