import { expect, type Locator, type Page } from '@playwright/test';
import { conversation } from './setup.ts';

/** The avatar of the closed chat. */
export const avatar = (page: Page): Locator =>
  page.getByRole('button', { name: "Ready to build your site? Let's chat!" });

/** The bubble beside the avatar. */
export const bubble = (page: Page): Locator =>
  avatar(page).getByText("Ready to build your site? Let's chat!");

/** The open chat: a card, or the whole window when it is modal. */
export const widget = (page: Page): Locator => page.getByRole('dialog', { name: 'Setup assistant' });

export const widgetButton = (
  page: Page,
  name: 'Open in full screen' | 'Leave full screen' | 'Close chat',
): Locator => widget(page).getByRole('button', { name });

/** Opens the card on a page and waits for the assistant's first question. */
export async function openWidget(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await avatar(page).click();
  await expect(conversation(page)).toContainText('What is your business called?');
}

export const expectMedium = (page: Page): Promise<void> =>
  expect(widget(page)).not.toHaveAttribute('aria-modal');
export const expectFullscreen = (page: Page): Promise<void> =>
  expect(widget(page)).toHaveAttribute('aria-modal', 'true');
