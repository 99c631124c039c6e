import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** A visitor's answers to the assistant. */
export interface Business {
  name: string;
  colours: string;
  popular: string;
  menu: string;
}

const MENU = `PIZZAS
Margherita 8.50
Calzone, with ham and mushrooms, 11.00

DESSERTS
Tiramisu £6`;

/** A unique new business. */
export const newBusiness = (name: string): Business => ({
  name: `${name} ${Math.random().toString(36).slice(2, 7)}`,
  colours: 'dark green and cream',
  popular: 'Margherita and Tiramisu',
  menu: MENU,
});

/** The conversation on /setup. */
export const conversation = (page: Page): Locator =>
  page.getByRole('region', { name: 'Conversation with the setup assistant' });

/** The visitor's input; hidden while the assistant answers. */
export const composer = (page: Page): Locator => page.getByRole('textbox', { name: 'Your message' });

/** The current step in the header. */
export const currentStep = (page: Page): Locator =>
  page.getByRole('list', { name: 'Setting up' }).locator('[aria-current=step]');

/** Sends a message when the assistant has finished. */
export async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Sends a message and waits for the first part of its answer. Comes before the page opens its WebSocket. */
export async function sayAndHearPart(page: Page, text: string): Promise<void> {
  // A busy browser may draw all parts at once, so the page does not show when the first one came.
  const part = new Promise<void>((arrived) => {
    const hear = ({ payload }: { payload: string | Buffer }): void => {
      if (String(payload).includes('OnboardingTextDelta')) arrived();
    };
    page.on('websocket', (socket) => socket.on('framereceived', hear));
  });
  await say(page, text);
  await part;
}

/** Opens /setup (of another server than the shared one: at `origin`) and answers up to the question for the logo. */
export async function upToTheLogo(
  page: Page,
  { name, colours, popular }: Business,
  origin = '',
): Promise<void> {
  await page.goto(`${origin}/setup`);
  await sayUpToTheLogo(page, { name, colours, popular });
}

/** Answers the open chat up to the question for the logo. */
export async function sayUpToTheLogo(
  page: Page,
  { name, colours, popular }: Omit<Business, 'menu'>,
): Promise<void> {
  await expect(conversation(page)).toContainText('What is your business called?');
  await say(page, name);
  await expect(conversation(page)).toContainText('Which brand colours would you like?');
  await say(page, colours);
  await expect(conversation(page)).toContainText('Which dishes do people love most?');
  await say(page, popular);
  await expect(page.getByRole('group', { name: 'Your logo' })).toBeVisible();
}

/** Continues without a logo, up to the claim form. */
export async function fromLogoToClaim(page: Page, business: Business): Promise<void> {
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(conversation(page)).toContainText('Could you send me your menu?');
  await say(page, business.menu);
  await expect(page.getByRole('heading', { name: 'Your Live Website is Ready!' })).toBeVisible();
}

/** The page in the phone beside the chat; the latest one while it changes. */
export const sitePreview = (page: Page): FrameLocator =>
  page.locator('iframe[title="Preview of your website"]').last().contentFrame();

/** The address in the link to the finished preview. */
export async function previewUrl(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: 'View Your Live Preview' });
  return (await link.getAttribute('href')) ?? '';
}
