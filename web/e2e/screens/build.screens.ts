import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/server.ts';
import { composer, conversation, say } from '../support/setup.ts';

const SHOTS = new URL('../../public/shots/', import.meta.url).pathname;
const SIZE = { width: 390, height: 740 };
const MENU = `WOOD-FIRED PIZZA
Margherita, with San Marzano tomato, fior di latte and basil, 9.50
Diavola, with spicy salami, chilli and honey, 12.00
Funghi, with roast mushrooms, thyme and taleggio, 11.50
Ortolana, with courgette, aubergine and peppers, 11.00

DOLCI
Tiramisu 6.50
Affogato 5.50`;

/** The address of the page in the phone beside the chat. */
const framed = (chat: Page): Promise<string> =>
  chat
    .locator('iframe[title="Preview of your website"]')
    .last()
    .evaluate((frame: HTMLIFrameElement) => frame.src);

/** Takes the page in the phone beside the chat, as a phone shows it. */
async function record(chat: Page, step: number, theme: string): Promise<void> {
  const src = await framed(chat);
  const phone = await chat.context().newPage();
  await phone.setViewportSize(SIZE);
  await phone.goto(src);
  const dish = phone.getByRole('heading', { name: 'Wood-fired pizza' });
  // The bar of the sections stays above the heading.
  if ((await dish.count()) > 0)
    await dish.first().evaluate((heading) => {
      scrollTo({ top: heading.getBoundingClientRect().top + scrollY - 110, behavior: 'instant' });
    });
  await phone.evaluate(() => document.fonts.ready);
  const shot = sharp(await phone.screenshot());
  for (const scale of [1, 2])
    await shot
      .clone()
      .resize({ width: SIZE.width * scale })
      .webp({ quality: 70, effort: 6 })
      .toFile(`${SHOTS}build-${step}-${theme}-${SIZE.width * scale}.webp`);
  await phone.close();
}

for (const theme of ['light', 'dark'] as const)
  test(`the steps of a build on a phone, ${theme}, for the home page`, async ({ browser, server }) => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      deviceScaleFactor: 2,
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(`${server.origin}/setup`);
    await expect(conversation(page)).toContainText('What is your business called?');
    await record(page, 1, theme);
    const empty = await framed(page);
    await say(page, 'Olive & Ember');
    await expect(conversation(page)).toContainText('Which brand colours would you like?');
    await expect.poll(() => framed(page)).not.toBe(empty);
    await record(page, 2, theme);
    await say(page, '#7a2e1d and #c9a24b');
    await expect(conversation(page)).toContainText('Which dishes do people love most?');
    await say(page, 'Margherita and Tiramisu');
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await expect(conversation(page)).toContainText('Could you send me your menu?');
    await expect(composer(page)).toBeVisible();
    await say(page, MENU);
    await expect(page.getByRole('heading', { name: 'Your Live Website is Ready!' })).toBeVisible();
    await record(page, 3, theme);
    await context.close();
  });
