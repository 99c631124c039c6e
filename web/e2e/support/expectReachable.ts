import type { Locator } from '@playwright/test';
import { expectUncovered } from './expectUncovered.ts';

/** Scrolls `target` to below the header, if the page is long enough, and fails when another element covers it. */
export async function expectReachable(target: Locator): Promise<void> {
  await target.evaluate((element) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    window.scrollBy({ top: element.getBoundingClientRect().top - header - 8, behavior: 'instant' });
  });
  await expectUncovered(target);
}
