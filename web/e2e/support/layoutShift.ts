import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShift?: { score: number; observer: PerformanceObserver };
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** From now on every page that is opened counts how much of it moves without anybody's doing. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const count = (entries: PerformanceEntry[]): void => {
      for (const entry of entries as LayoutShift[])
        if (window.layoutShift && !entry.hadRecentInput) window.layoutShift.score += entry.value;
    };
    const observer = new PerformanceObserver((list) => count(list.getEntries()));
    window.layoutShift = { score: 0, observer };
    observer.observe({ type: 'layout-shift', buffered: true });
  });
}

/** Cumulative layout shift of the page so far; 0: nothing has moved. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { layoutShift: watched } = window;
    if (!watched) throw new Error('watchLayoutShift comes before the page.');
    // What has moved until now is told with one of the next frames.
    await new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));
    for (const entry of watched.observer.takeRecords() as LayoutShift[])
      if (!entry.hadRecentInput) watched.score += entry.value;
    return watched.score;
  });
