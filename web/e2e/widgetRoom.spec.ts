import type { Page } from '@playwright/test';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { expectReachable } from './support/expectReachable.ts';
import { expectUncovered } from './support/expectUncovered.ts';
import { expect, test } from './support/server.ts';
import { avatar, bubble, openWidget, widget } from './support/widget.ts';

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** The page can be scrolled until nothing lies over what ends it: actions in the right corner and above it. */
async function expectFooterUncovered(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await expectReachable(footer.getByRole('button', { name: 'Scroll to top' }));
  for (const name of ['Contact Us', 'Social media', 'Cookie policy'])
    await expectReachable(footer.getByRole('link', { name }));
}

for (const viewport of VIEWPORTS)
  test.describe(`at ${viewport.width} × ${viewport.height} px`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('the avatar lies over no action of a page', async ({ page, problems }) => {
      problems.expect(/status of 404/);
      for (const [path, actions] of [
        ['/login', ['Forgot Password?', 'Sign In', 'Continue with Google', 'Sign up']],
        ['/register', ['Create Account', 'Continue with Google', 'Sign in']],
        ['/forgot-password', ['Send Reset Link', 'Back to sign in']],
        ['/contact', ['Send message']],
        ['/no/such/page', ['Back to the home page']],
      ] as const) {
        await page.goto(path);
        await expect(avatar(page)).toBeVisible();
        for (const name of actions) {
          const action = page
            .getByRole('main')
            .getByRole('link', { name, exact: true })
            .or(page.getByRole('main').getByRole('button', { name, exact: true }));
          await action.scrollIntoViewIfNeeded();
          await expectUncovered(action);
        }
        await expectFooterUncovered(page);
      }
      // The page is short: now nothing of it can be scrolled, and the bubble stands beside the avatar.
      await page.setViewportSize({ width: viewport.width, height: 1400 });
      await expect(bubble(page)).toBeVisible();
      await expectFooterUncovered(page);
    });

    test('the page can be scrolled clear of the card, and its fields be written in', async ({ page }) => {
      await openWidget(page, '/contact');
      const send = page.getByRole('main').getByRole('button', { name: 'Send message' });
      await expectReachable(send);
      await expectFooterUncovered(page);
      await expectNoOverflow(page);
      for (const name of ['Name', 'Email', 'Subject', 'Message']) {
        const field = page.getByRole('main').getByRole('textbox', { name });
        await field.focus();
        await expectUncovered(field);
      }
      await page.getByRole('main').focus();
      await expect(widget(page)).toBeVisible();
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the avatar makes way for a field that is written in near it, and comes back', async ({ page }) => {
    await page.goto('/contact');
    await expect(bubble(page)).toBeVisible();
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.evaluate((field) => field.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await message.focus();
    await expect(avatar(page)).toBeHidden();
    await message.blur();
    await expect(avatar(page)).toBeVisible();
  });
});
