import type { Page } from '@playwright/test';
import { expect, test } from './support/server.ts';

/** One of three pages that differ in their text only. */
const [path, title, sections] = ['/terms-and-conditions', 'Terms & Conditions', 12] as const;

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const marked = (page: Page) => contents(page).locator('[aria-current=location]');
const heading = (page: Page, number: number) =>
  page.getByRole('article').getByRole('heading', { level: 2 }).nth(number);

/** Fails unless the section starts in view, below the header. */
async function expectAtTop(page: Page, number: number): Promise<void> {
  const { height } = page.viewportSize() ?? { height: 0 };
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => {
      const top = (await heading(page, number).boundingBox())?.y ?? -1;
      return top >= (header?.height ?? 0) && top < height / 2;
    })
    .toBe(true);
}

test(
  'the contents lead to every section and mark the one that is read',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('time')).toHaveText('12 September 2025');
    const links = contents(page).getByRole('link');
    await expect(links).toHaveCount(sections);
    const words = await links.allTextContents();
    await expect(marked(page)).toHaveText(words.slice(0, 1));

    for (const number of [3, 1, sections - 1]) {
      await links.nth(number).click();
      await expect(page).toHaveURL(new RegExp(`${path}#\\w+$`));
      await expectAtTop(page, number);
      await expect(marked(page)).toHaveText(words.slice(number, number + 1));
    }
    // The visible section is marked, not the pressed link.
    await heading(page, 2).evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect(marked(page)).toHaveText(words.slice(2, 3));
  },
);

test(
  'on paper there is nothing but the text, also from a dark screen',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(path);
    await expect(page.getByRole('article')).toBeVisible();
    const shown = page.locator('body *:visible');
    await expect(shown.and(page.locator('header, footer, nav, button, details, dialog, iframe'))).toHaveCount(
      0,
    );
    const [text, ground] = await page.getByRole('article').evaluate((article) => {
      const { color } = getComputedStyle(article);
      return [color, getComputedStyle(document.documentElement).backgroundColor];
    });
    expect(text).toBe('rgb(0, 0, 0)');
    expect(ground).toBe('rgb(255, 255, 255)');
  },
);

test(
  'the table of contents marks the last sections on a tall screen, too',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 2000 });
    await page.goto('/cookie-policy');
    for (const name of ['Questions', 'Changing your mind', 'Questions']) {
      await contents(page).getByRole('link', { name }).click();
      await expect(marked(page)).toContainText(name);
    }
  },
);

test(
  'a legal page with an anchor in its address opens at that section, also after a reload',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/terms-and-conditions#law');
    await expect(heading(page, 11)).toBeInViewport();
    await page.goto('/terms-and-conditions#trial');
    await expectAtTop(page, 4);
    await page.reload();
    await expectAtTop(page, 4);
  },
);

test('on a phone the table of contents is collapsed above the text', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/privacy-policy');
  await expect(contents(page)).toBeHidden();
  await page.locator('summary').click();
  await contents(page).getByRole('link').nth(7).click();
  await expect(page).toHaveURL('/privacy-policy#rights');
  await expectAtTop(page, 7);
});
