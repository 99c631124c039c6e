import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { makeOwner, signInAs } from './support/ownedSite.ts';
import { expect, test } from './support/server.ts';
import { composer, conversation, newBusiness, say } from './support/setup.ts';
import { untilAlive } from './support/untilAlive.ts';
import {
  avatar,
  bubble,
  expectFullscreen,
  expectMedium,
  openWidget,
  widget,
  widgetButton,
} from './support/widget.ts';

const FIRST = 'Starting with Gold. Your preview is free, and so is the Free plan.';

test(
  'the chat avatar is on public pages with its bubble where there is room, on account forms without it, and on no other page',
  { tag: '@long' },
  async ({ page, server, problems }) => {
    problems.expect(/status of 404/);
    for (const path of ['/', '/packages', '/no/such/page']) {
      await page.goto(path);
      await page.setViewportSize({ width: 390, height: 800 });
      await expect(avatar(page)).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(avatar(page)).toBeInViewport({ ratio: 1 });
      // The phone of the home page is there.
      if (path !== '/') await expect(bubble(page)).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(bubble(page)).toHaveCount(0);
    await expect(avatar(page)).toBeFocused();
    await page.goto('/');
    await expect(avatar(page)).toBeVisible();
    await expect(bubble(page)).toHaveCount(0);
    await page.goto('/register');
    await expect(avatar(page)).toBeVisible();
    await expect(bubble(page)).toBeHidden();

    await signInAs(page, server, await makeOwner(server));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(avatar(page)).toHaveCount(0);
    await page.goto('/contact');
    // Elsewhere the avatar is shown within this time.
    await expect(avatar(page)).toBeVisible();
  },
);

test(
  'the chat widget opens as a card, expands to the window, and shrinks again without losing text',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openWidget(page, '/contact');
    await expect(conversation(page).getByText(FIRST)).toHaveCount(1);
    await expectMedium(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await composer(page).fill('Half a thought');

    await widgetButton(page, 'Open in full screen').press('Enter');
    await expectFullscreen(page);
    await expect.poll(() => widget(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
    await expect(composer(page)).toHaveValue('Half a thought');
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    // Tab stays in the window: the page below cannot be focused. The browser's own stop between end and start is the body.
    for (let stops = 0; stops < 15; stops += 1) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused === document.body || focused?.closest('[role=dialog]') ? 'inside' : focused?.outerHTML;
      });
      expect(place).toBe('inside');
    }
    await composer(page).focus();
    await page.keyboard.press('Escape');
    await expectMedium(page);
    await expect(composer(page)).toHaveValue('Half a thought');
    await expect(composer(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(widget(page)).toBeVisible();
    // The page is accessible again.
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL('/services');
    await expect(composer(page)).toHaveValue('Half a thought');
    await expect(conversation(page).getByText(FIRST)).toHaveCount(1);
  },
);

test(
  'the chat widget survives a reload, and ending it asks for confirmation and deletes the conversation',
  { tag: '@long' },
  async ({ page }) => {
    const { name } = newBusiness('Card House');
    await openWidget(page, '/contact');
    await say(page, name);
    await expect(conversation(page)).toContainText('Which brand colours would you like?');
    await page.reload();
    await expect(conversation(page)).toContainText('Which brand colours would you like?');
    await expect(conversation(page).getByText(FIRST)).toHaveCount(1);
    await expectMedium(page);
    await widgetButton(page, 'Open in full screen').click();
    await page.reload();
    await expectFullscreen(page);
    await expect(conversation(page).getByText(`You: ${name}`)).toHaveCount(1);
    // Only the card has a button that ends the chat.
    await expect(widgetButton(page, 'Close chat')).toHaveCount(0);
    await widgetButton(page, 'Leave full screen').click();

    const question = page.getByRole('alertdialog', { name: 'End this chat?' });
    await widgetButton(page, 'Close chat').click();
    await question.getByRole('button', { name: 'Keep chatting' }).click();
    await expect(conversation(page)).toContainText(name);
    await widgetButton(page, 'Close chat').click();
    await question.getByRole('button', { name: 'End the chat' }).click();
    await expect(avatar(page)).toBeFocused();
    await expect(widget(page)).toHaveCount(0);
    await page.reload();
    await expect(avatar(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await avatar(page).press('Enter');
    await expect(conversation(page)).toContainText('What is your business called?');
    await expect(conversation(page)).not.toContainText(name);
    await expect(widget(page)).toBeVisible();
    // An empty conversation ends without a question.
    await expect(composer(page)).toBeVisible();
    await widgetButton(page, 'Close chat').click();
    await expect(avatar(page)).toBeFocused();
  },
);

test(
  'the chat widget reports that it is offline and continues when the network is back',
  { tag: '@long' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const waiting: IdleRequestCallback[] = [];
      window.requestIdleCallback = (call) => waiting.push(call);
      const rest = () => waiting.forEach((call) => call({ didTimeout: false, timeRemaining: () => 50 }));
      Object.assign(window, { rest });
    });
    const rest = () => page.evaluate(() => (window as unknown as { rest: () => void }).rest());
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/contact');
    const menu = page.getByRole('button', { name: 'Open menu' });
    const fails = async (opener: Locator, text: string) => {
      await opener.click();
      const notice = page.getByRole('alert').filter({ hasText: text });
      await expect(notice).toBeVisible();
      await notice.getByRole('button', { name: 'Close' }).click();
      await expect(notice).toHaveCount(0);
    };
    await untilAlive(page);
    await page.context().setOffline(true);
    await rest();
    await fails(menu, 'This could not be opened. Please check your connection');
    await expect(avatar(page)).toHaveCount(0);

    await page.context().setOffline(false);
    await expect(avatar(page)).toBeVisible();
    await menu.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.context().setOffline(true);
    await fails(avatar(page), 'The chat could not be opened.');
    await fails(page.getByRole('button', { name: 'Cookie settings' }), 'This could not be opened.');
    await page.context().setOffline(false);
    await avatar(page).click();
    await expect(conversation(page)).toContainText('What is your business called?');
  },
);
