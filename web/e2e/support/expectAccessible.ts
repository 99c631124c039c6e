import { readFileSync } from 'node:fs';
import { expect, type Frame, type Page } from '@playwright/test';
import type { RunOnly } from 'axe-core';
import { expectNoOverflow } from './expectNoOverflow.ts';
import { CROSSED_LOOKS, type Look } from './looks.ts';

/** Minified: every page that is checked gets and compiles it again. */
const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const ALL_RULES: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const COLOUR_RULES: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** On a busy machine one run of axe on a long page takes seconds. */
const expectSoon = expect.configure({ soft: true, timeout: 8_000 });

/** Fails when axe finds a problem on the page, or the page scrolls sideways, in any of the looks. */
export async function expectAccessible(page: Page, looks: Look[] = CROSSED_LOOKS): Promise<void> {
  const checked = new Set<number>();
  for (const { theme, width, height } of looks) {
    // At the same width a second theme changes nothing but colours.
    const rules = checked.has(width) ? COLOUR_RULES : ALL_RULES;
    checked.add(width);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    // A script sets the theme of the owner's app; sites take it from the style sheet.
    const app = page.locator('html[data-theme]');
    if ((await app.count()) > 0) await expect(app).toHaveAttribute('data-theme', theme);
    // Colours change a moment after the theme, and out of view (content-visibility) only when drawn. A real problem stays.
    await expectSoon
      .poll(() => problemsOf(page, rules), { message: `${page.url()} (${theme}, ${width} px)` })
      .toEqual([]);
    await expectNoOverflow(page);
  }
}

/**
 * The problems that axe finds in the page and its own frames, after two frames have been drawn. Frames of another host (the
 * preview of a site, the payment page) are checked where they are the page.
 */
async function problemsOf(page: Page, rules: RunOnly): Promise<string[]> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const found: string[] = [];
  const hostOf = (frame: Frame): string | undefined => URL.parse(frame.url())?.host;
  for (const frame of page.frames())
    if (hostOf(frame) === hostOf(page.mainFrame())) found.push(...(await problemsIn(frame, rules)));
  return found;
}

/**
 * Runs axe inside the frame. `@axe-core/playwright` sends the whole library again for each analysis and describes what passed
 * too, which takes four times as long.
 */
async function problemsIn(frame: Frame, rules: RunOnly): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(AXE);
  return frame.evaluate(async (runOnly) => {
    const { violations } = await globalThis.axe.run(document, {
      runOnly,
      resultTypes: ['violations'],
      iframes: false,
      preload: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, rules);
}

declare global {
  /** The library, once it is in the page. */
  var axe: typeof import('axe-core');
}
