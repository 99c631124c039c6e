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

/** Measures the layout shift of every page that is opened from now on. */
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

/** Cumulative layout shift of the page so far. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { layoutShift: watched } = window;
    if (!watched) throw new Error('watchLayoutShift comes before the page.');
    // The observer reports a shift one or two frames later.
    await new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));
    for (const entry of watched.observer.takeRecords() as LayoutShift[])
      if (!entry.hadRecentInput) watched.score += entry.value;
    return watched.score;
  });
