import { expect, type Page } from '@playwright/test';

/** Cards that the payment stand-in knows (docs.stripe.com/testing). */
export const CARDS = {
  works: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  failsAtRenewal: '4000 0000 0000 0341',
} as const;

type Card = (typeof CARDS)[keyof typeof CARDS];

/** The label of a button on the clock page. */
type Step = '+1 day' | '+3 days' | '+14 days' | '+1 month';

/** Waits until the browser is on a page of the stand-in; returns the stand-in's address. */
export async function standInOf(page: Page): Promise<string> {
  await page.waitForURL(/:\/\/127\.0\.0\.1:\d+\/(c\/pay|p\/session)\//);
  return new URL(page.url()).origin;
}

/** Types a card into the open payment or card page. */
export async function typeCard(page: Page, card: Card): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill(card);
  await page.getByRole('textbox', { name: 'Expiry (MM/YY)' }).fill('12/49');
  await page.getByRole('textbox', { name: 'Security code' }).fill('123');
}

/** Pays on the open payment page with `button`. */
export async function pay(page: Page, card: Card, button: string | RegExp = 'Start trial'): Promise<void> {
  await typeCard(page, card);
  await page.getByRole('button', { name: button }).click();
}

/** Moves the stand-in's clock forward and triggers everything that is due. */
export async function moveClock(page: Page, standIn: string, ...steps: Step[]): Promise<void> {
  await page.goto(`${standIn}/clock`);
  const time = page.getByRole('main').getByRole('time');
  for (const step of steps) {
    const before = await time.getAttribute('datetime');
    await page.getByRole('button', { name: step }).click();
    await expect(time).not.toHaveAttribute('datetime', before ?? '');
  }
}

/** Reloads a page until it shows the result of the stand-in's events. */
export async function reloadUntil(page: Page, address: string, look: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await look();
  }).toPass({ timeout: 30_000 });
}
