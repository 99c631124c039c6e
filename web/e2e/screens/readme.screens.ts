import { expect, type Browser, type Page } from '@playwright/test';
import { test } from '../support/server.ts';
import { composer, conversation, say, upToTheLogo } from '../support/setup.ts';
import { showDemo } from './showDemo.ts';

const IMAGES = new URL('../../../docs/images/', import.meta.url).pathname;
const SHARP = { deviceScaleFactor: 1.5, reducedMotion: 'reduce' } as const;

const open = async (browser: Browser, width: number, height: number): Promise<Page> =>
  (await browser.newContext({ ...SHARP, viewport: { width, height }, colorScheme: 'light' })).newPage();

test('the chat with its growing preview', async ({ browser, server }) => {
  const page = await open(browser, 1280, 800);
  const business = {
    name: 'Lemon & Thyme',
    colours: '#1f5f4a and #f4d58d',
    popular: 'Lemon chicken',
    menu: MENU,
  };
  await upToTheLogo(page, business, server.origin);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(conversation(page)).toContainText('Could you send me your menu?');
  await say(page, MENU);
  await expect(page.getByRole('heading', { name: 'Your Live Website is Ready!' })).toBeVisible();
  await page.getByRole('button', { name: 'Change something first' }).click();
  await expect(composer(page)).toBeVisible();
  await page.screenshot({ path: `${IMAGES}setup.png` });
});

test('a storefront', async ({ browser, server }) => {
  const page = await open(browser, 1280, 800);
  await showDemo(page, server);
  // A photograph is a quarter as large as a JPEG.
  await page.screenshot({ path: `${IMAGES}storefront.jpg`, quality: 88 });
});

const MENU = `SMALL PLATES
Whipped feta, with honey and walnuts, 6.50
Charred peppers, with capers, 5.75

FROM THE GRILL
Lemon chicken, with thyme potatoes, 13.50
Lamb kofta, with mint yoghurt, 14.00

PUDDINGS
Lemon posset 5.50`;
