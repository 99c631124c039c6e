import type { Locator } from '@playwright/test';
import { expectUncovered } from './expectUncovered.ts';

/** Fails when something lies over `target` though the page is scrolled so that it stands below the header, or as near to it as the page goes. */
export async function expectReachable(target: Locator): Promise<void> {
  await target.evaluate((element) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    window.scrollBy({ top: element.getBoundingClientRect().top - header - 8, behavior: 'instant' });
  });
  await expectUncovered(target);
}
