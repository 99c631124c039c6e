import type { Locator, Page } from '@playwright/test';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { expectReachable, expectUncovered } from './support/expectUncovered.ts';
import { expect, test } from './support/server.ts';
import { composer, conversation, say } from './support/setup.ts';
import { avatar, bubble, expectFullscreen, openWidget, widget, widgetButton } from './support/widget.ts';

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** Fails unless the page can be scrolled until nothing covers the actions at its end. */
async function expectFooterUncovered(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await expectReachable(footer.getByRole('button', { name: 'Scroll to top' }));
  for (const name of ['Contact Us', 'Social media', 'Cookie policy'])
    await expectReachable(footer.getByRole('link', { name }));
}

test('the chat avatar covers no control of a page', { tag: '@long' }, async ({ page, problems }) => {
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
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      // Otherwise the header may cover what the last width has left in view.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      for (const name of actions) {
        const action = page
          .getByRole('main')
          .getByRole('link', { name, exact: true })
          .or(page.getByRole('main').getByRole('button', { name, exact: true }));
        await expectReachable(action);
      }
    }
  }
  // All pages have the same footer.
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectFooterUncovered(page);
  }
  // A short page, which cannot be scrolled, with the bubble beside the avatar.
  for (const { width } of VIEWPORTS) {
    await page.setViewportSize({ width, height: 1400 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(bubble(page)).toBeVisible();
    await expectFooterUncovered(page);
  }
});

// The window of a tablet has the layout of a phone or of a desktop.
for (const viewport of VIEWPORTS.filter(({ width }) => width !== 768))
  test.describe(`at ${viewport.width} × ${viewport.height} px`, () => {
    test.use({ viewport });

    test(
      'the page beside the chat card can be scrolled and filled in',
      { tag: '@long' },
      async ({ page }) => {
        await openWidget(page, '/contact');
        const send = page.getByRole('main').getByRole('button', { name: 'Send message' });
        await expectReachable(send);
        await expectFooterUncovered(page);
        await expectNoOverflow(page);
        for (const name of ['Name', 'Email', 'Subject', 'Message']) {
          const field = page.getByRole('main').getByRole('textbox', { name });
          await field.focus();
          await expect(widget(page)).toBeHidden();
          await expectUncovered(field);
        }
        await page.getByRole('main').focus();
        await expect(widget(page)).toBeVisible();
        await composer(page).focus();
        await expect(widget(page)).toBeVisible();
      },
    );

    test(
      'notices never cover the avatar or the chat card',
      { tag: '@long' },
      async ({ page, context, problems }) => {
        problems.expect(/ERR_INTERNET_DISCONNECTED/);
        await page.goto('/contact');
        await expect(avatar(page)).toBeVisible();
        for (const [name, text] of [
          ['Name', 'Nora Notice'],
          ['Email', 'nora@example.com'],
          ['Subject', 'A notice'],
          ['Message', 'Where does it stand?'],
        ] as const)
          await page.getByRole('main').getByRole('textbox', { name, exact: true }).fill(text);
        const send = page.getByRole('main').getByRole('button', { name: 'Send message' });
        const notice = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
        const expectApart = async (other: Locator): Promise<void> => {
          await context.setOffline(true);
          await send.click();
          // The pointer keeps the notice.
          await notice.hover();
          await expectUncovered(notice);
          await context.setOffline(false);
          // A trial click fails when another element covers it.
          await other.click({ trial: true });
        };
        await expectApart(avatar(page));
        await notice.getByRole('button', { name: 'Close' }).click();
        await avatar(page).click();
        await expect(conversation(page)).toContainText('What is your business called?');
        await page.getByRole('main').focus();
        await expectReachable(send);
        await expectApart(widget(page));
      },
    );

    test(
      'notices are above the input of a full-window chat',
      { tag: '@long' },
      async ({ page, context, problems }) => {
        problems.expect(/ERR_INTERNET_DISCONNECTED/);
        const notice = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
        await page.goto('/setup');
        await expect(conversation(page)).toContainText('What is your business called?');
        await composer(page).fill('One line\nand another');
        await context.setOffline(true);
        // The code of the confirmation cannot be loaded.
        await page.getByRole('button', { name: 'Start over' }).click();
        // The pointer keeps the notice.
        await notice.hover();
        await expectUncovered(composer(page));
        await expectUncovered(page.getByRole('button', { name: 'Send', exact: true }));
        await expectUncovered(notice);
        await context.setOffline(false);

        await openWidget(page, '/contact');
        await say(page, 'Lucia');
        await expect(composer(page)).toBeVisible();
        await context.setOffline(true);
        await widgetButton(page, 'Close chat').click();
        await notice.hover();
        await widgetButton(page, 'Open in full screen').press('Enter');
        await expectFullscreen(page);
        await expectUncovered(composer(page));
        await expectUncovered(notice);
      },
    );
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'the chat avatar moves away from a focused field near it and comes back',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/contact');
      await expect(avatar(page)).toBeVisible();
      const message = page.getByRole('textbox', { name: 'Message' });
      await message.evaluate((field) => field.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await message.focus();
      await expect(avatar(page)).toBeHidden();
      await message.blur();
      await expect(avatar(page)).toBeVisible();
    },
  );
});
