import { expect, type Page } from '@playwright/test';

/** Longer words may be broken: addresses, and what people type without spaces. */
const LONGEST = 14;

/** Fails when a word of the page is broken at the end of a line without a hyphen. */
export async function expectWholeWords(page: Page): Promise<void> {
  const broken = () =>
    page.evaluate((longest) => {
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (
          !parent?.checkVisibility({ visibilityProperty: true }) ||
          getComputedStyle(parent).hyphens === 'auto'
        )
          continue;
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}’]+/gu)) {
          if (word.length > longest) continue;
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(`${word} in “${parent.textContent?.slice(0, 60)}”`);
        }
      }
      return found;
    }, LONGEST);
  await expect.poll(broken, { message: `broken words of ${page.url()}` }).toEqual([]);
}
