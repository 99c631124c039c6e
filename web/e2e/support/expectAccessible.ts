import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectNoOverflow } from './expectNoOverflow.ts';
import { CROSSED_LOOKS, type Look } from './looks.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails when axe finds anything on the page as it stands, or it can be scrolled sideways, in any of the looks. */
export async function expectAccessible(page: Page, looks: Look[] = CROSSED_LOOKS): Promise<void> {
  for (const { theme, width, height } of looks) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    // The owner's app is told of the theme; sites take it from the style sheet.
    const app = page.locator('html[data-theme]');
    if ((await app.count()) > 0) await expect(app).toHaveAttribute('data-theme', theme);
    // What was out of view (content-visibility) gets its new colours only when it is drawn: what is wrong stays wrong.
    const found = await problemsOf(page).then((first) => (first.length === 0 ? first : problemsOf(page)));
    expect.soft(found, `${page.url()} (${theme}, ${width} px)`).toEqual([]);
    await expectNoOverflow(page);
  }
}

/** What axe finds once two frames have been drawn. */
async function problemsOf(page: Page): Promise<string[]> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  // The analysis of frames would open a page of its own; ours have none.
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
