import type { Page } from '@playwright/test';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { layoutShift, watchLayoutShift } from './support/layoutShift.ts';
import { CROSSED_LOOKS } from './support/looks.ts';
import { scrollingOf } from './support/scrollingOf.ts';
import { expect, test } from './support/server.ts';
import { conversation } from './support/setup.ts';

const main = (page: Page) => page.getByRole('main');
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
const avatar = (page: Page) => page.getByRole('button', { name: "Ready to build your site? Let's chat!" });

test('the home page presents the product, fits every window and links to its pages', async ({ page }) => {
  await page.goto('/');

  await test.step('the first Tab key reaches the link that skips to the content', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(main(page)).toBeFocused();
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    const name = page.getByRole('textbox', { name: 'What is your restaurant called?' });
    await expect(name).toBeFocused();
    // The avatar stays away from a focused field.
    await name.blur();
  });

  await test.step('no page element is wider than the window, from phones to very large screens', async () => {
    await expect(avatar(page)).toBeVisible();
    for (const width of [320, 390, 600, 760, 960, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoOverflow(page);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('the home page presents the product and links to its pages', async () => {
    await expect(page).toHaveTitle('Commission-free ordering websites for restaurants · Forkfront');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your restaurant online. Every penny yours.',
    );
    const shot = main(page).getByRole('img', { name: /^The ordering page of Olive & Ember on a phone/ });
    await expect
      .poll(() => shot.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const services = main(page).getByRole('region', { name: 'Need something custom?' });
    await expect(services.getByRole('heading', { level: 3 })).toHaveText([
      'Website development',
      'Mobile app development',
      'API services',
    ]);
    const values = main(page).getByRole('region', { name: 'Fair by design' });
    await expect(values.getByRole('heading', { level: 3 })).toHaveCount(3);

    for (const [name, path] of [
      ['Start with a chat', '/setup'],
      ['See plans', '/packages'],
      ['Contact', '/contact'],
      ['See what we have built', '/portfolio'],
      ['How you approve a design', '/demonstration'],
    ] as const) {
      await link(page, name).click();
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await page.goBack();
      await expect(link(page, name)).toBeVisible();
    }
  });
});

test('the form at the top of the home page opens the chat with the restaurant name as the first answer', async ({
  page,
}) => {
  await page.goto('/');
  const name = page.getByRole('textbox', { name: 'What is your restaurant called?' });
  await name.fill('Lucia’s Kitchen');
  await name.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Setup assistant' });
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  const { width, height } = page.viewportSize() ?? {};
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  await expect(conversation(page)).toContainText('Starting with Gold.');
  await expect(
    conversation(page)
      .getByRole('listitem')
      .filter({ hasText: 'You: My restaurant is called Lucia’s Kitchen' }),
  ).toHaveCount(1);
  await expect(conversation(page)).toContainText('Which brand colours would you like?');
});

test(
  'the phone on the home page plays a build when it is seen, and the demo restaurant is a click away',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await page.getByRole('img', { name: /^The ordering page of Olive & Ember/ }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Play how it was built' })).toBeVisible();
    const [demo] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Try the demo restaurant (opens in a new tab)' }).click(),
    ]);
    await expect(demo.getByRole('heading', { level: 1, name: 'Olive & Ember' })).toBeVisible();
  },
);

test(
  'navigation scrolls to the top of the new page and moves the focus to its content',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await expect(avatar(page)).toBeVisible();
    const onwards = page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' });
    const { positions, duration } = await scrollingOf(page, () => onwards.click());
    await expect(page).toHaveURL('/terms-and-conditions');
    expect(positions.length).toBeGreaterThan(2);
    expect(positions).toEqual(positions.toSorted((a, b) => b - a));
    expect(duration).toBeGreaterThan(150);
    expect(duration).toBeLessThan(1000);
    await expect(main(page)).toBeFocused();

    const up = page.getByRole('button', { name: 'Scroll to top' });
    expect((await scrollingOf(page, () => up.click())).positions.length).toBeGreaterThan(2);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await scrollingOf(page, () => up.click())).positions).toEqual([0]);
  },
);

for (const { theme, width, height } of CROSSED_LOOKS)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, colorScheme: theme, reducedMotion: 'no-preference' });

    test(`nothing moves while the page comes, ${theme}`, { tag: '@long' }, async ({ page }) => {
      await watchLayoutShift(page);
      for (const path of ['/', '/login', '/contact']) {
        await page.goto(path);
        await expect(avatar(page)).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        expect(await layoutShift(page), `${path} moves`).toBeLessThan(0.02);
      }
    });
  });
