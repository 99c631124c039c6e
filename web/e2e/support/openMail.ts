import type { FrameLocator, Page } from '@playwright/test';
import type { InboxMessage } from './mailbox.ts';

/** Opens a mail on the inbox page; returns the frame with the mail. */
export async function openMail(page: Page, origin: string, { id }: InboxMessage): Promise<FrameLocator> {
  await page.goto(`${origin}/_dev/mail/${id}`);
  return page.frameLocator('iframe');
}

/** Follows a link of a mail, which opens a new tab. */
export async function followMailLink(page: Page, mail: FrameLocator, name: string): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await mail.getByRole('link', { name, exact: true }).click();
  const opened = await opening;
  await opened.waitForLoadState();
  return opened;
}
