import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/server.ts';
import { composer, conversation, newBusiness, say, sitePreview, upToTheLogo } from './support/setup.ts';

const title = (page: Page) => page.getByRole('heading', { name: 'Your Live Website is Ready!' });
const designs = (page: Page) => page.getByRole('radiogroup', { name: 'Which one is you?' });
const claimButton = (page: Page) => page.getByRole('button', { name: 'Claim My Free Site' });

/** The chat with a menu that is being answered; the site is built next. */
async function build(page: Page, width: number): Promise<string> {
  await page.setViewportSize({ width, height: 844 });
  const business = newBusiness('Pie House');
  await upToTheLogo(page, business);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(conversation(page)).toContainText('Could you send me your menu?');
  await expect(composer(page)).toBeVisible();
  await say(page, business.menu);
  return business.name;
}

/** Where an element is in the window (px from the top). */
const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the new site stands in the middle of a wide window with its title, then beside the designs and the form', async ({
    page,
  }) => {
    const name = await build(page, 1280);
    await page.locator('[data-reveal=alone]').waitFor();
    const seen = Date.now();
    await expect(title(page)).toBeFocused();
    const site = page.locator('iframe[title="Preview of your website"]').last();
    const box = await site.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2, 'the middle of the site').toBeCloseTo(640, -1);
    await expect(claimButton(page)).toBeHidden();
    await expect(designs(page)).toBeHidden();
    await expect(claimButton(page)).toBeVisible();
    expect(Date.now() - seen, 'time alone').toBeGreaterThan(1500);
    await expect(designs(page)).toBeInViewport();
    await expect(title(page)).toBeInViewport();
    await expect(title(page)).toBeFocused();
    await expect.poll(async () => (await site.boundingBox())?.x).toBeGreaterThan(840);
    await expect(sitePreview(page).getByRole('heading', { name })).toBeVisible();
  });

  test(
    'on a phone the new site is in the chat below its title, and nothing moves when the rest comes',
    { tag: '@long' },
    async ({ page }) => {
      await build(page, 390);
      await page.locator('[data-reveal=alone]').waitFor();
      await expect(title(page)).toBeFocused();
      await expect(title(page)).toBeInViewport({ ratio: 1 });
      const picture = page.getByRole('button', { name: 'Look around' });
      await expect(picture).toBeInViewport({ ratio: 0.98 });
      await expect(claimButton(page)).toBeHidden();
      const before = await topOf(page, '#claim-title');
      await expect(claimButton(page)).toBeVisible();
      expect(await topOf(page, '#claim-title')).toBe(before);
      await picture.click();
      const drawer = page.getByRole('dialog', { name: 'Preview of your website' });
      await expect(drawer.getByText('Try it: place an order in the phone.')).toBeVisible();
      await drawer.getByRole('button', { name: 'Close' }).click();
      await expect(picture).toBeFocused();
      expect(await topOf(page, '#claim-title')).toBe(before);
    },
  );

  test('a key goes on at once, to the first control below the title', { tag: '@long' }, async ({ page }) => {
    await build(page, 1280);
    await page.locator('[data-reveal=alone]').waitFor();
    await expect(title(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-reveal=moved]')).toBeVisible();
    await expect(page.getByRole('link', { name: 'View Your Live Preview' })).toBeFocused();
  });

  test(
    'a visitor who writes in the card or reads further up stays there when the site is ready',
    { tag: '@long' },
    async ({ page, newVisitor }) => {
      await page.setViewportSize({ width: 1280, height: 844 });
      const business = newBusiness('Pie House');
      await upToTheLogo(page, business);
      await page.getByText('Your site so far').click();
      await page.getByRole('button', { name: 'Skip for now' }).click();
      await expect(conversation(page)).toContainText('Could you send me your menu?');
      await page.getByRole('button', { name: 'Add: Phone' }).click();
      const phone = page.getByRole('textbox', { name: 'Phone', exact: true });
      await say(page, business.menu);
      await phone.fill('020 7946');
      const before = await phone.boundingBox();
      await expect(title(page)).toBeVisible();
      await expect(phone).toBeFocused();
      expect(await phone.boundingBox()).toEqual(before);
      await expect(page.locator('[data-reveal=still]')).toBeVisible();

      const reader = await newVisitor();
      await reader.emulateMedia({ reducedMotion: 'no-preference' });
      await build(reader, 390);
      const chat = conversation(reader);
      await chat.evaluate((box) => {
        box.scrollTop = 40;
      });
      await expect(title(reader)).toBeAttached();
      await expect(claimButton(reader)).toBeVisible();
      expect(await chat.evaluate((box) => box.scrollTop)).toBe(40);
    },
  );
});

for (const width of [390, 1280])
  test(
    `without motion the title, the site, the designs and the form are there at once, ${width} px`,
    { tag: '@long' },
    async ({ page }) => {
      await build(page, width);
      await expect(title(page)).toBeFocused();
      await expect(page.locator('[data-reveal=still]')).toBeVisible();
      await expect(claimButton(page)).toBeVisible();
      await expect(title(page)).toBeInViewport({ ratio: 1 });
      await expect(designs(page)).toBeVisible();
      await expectAccessible(page);
    },
  );
