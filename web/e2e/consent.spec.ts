import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { SMALL_LOOKS } from './support/looks.ts';
import { expectReachable, expectUncovered } from './support/expectUncovered.ts';
import { makeOwner, makeSite, signInAs } from './support/ownedSite.ts';
import { startPixelEndpoint, type PixelEndpoint } from './support/pixelEndpoint.ts';
import { expect, test as base } from './support/server.ts';

/** A server with both pixels, which report to `pixels`. */
const test = base.extend<object, { pixels: PixelEndpoint }>({
  pixels: [
    // Playwright requires a destructured first argument.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const pixels = await startPixelEndpoint();
      await use(pixels);
      await pixels.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ pixels }, use) =>
      use({
        SOCIAL_PIXEL_ID: 's-1',
        SOCIAL_PIXEL_URL: `${pixels.origin}/social`,
        MARKETING_PIXEL_ID: 'm-1',
        MARKETING_PIXEL_URL: `${pixels.origin}/marketing`,
      }),
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'default' });

const PAGE_VIEW = '/social?id=s-1&ev=PageView';
const banner = (page: Page) => page.getByRole('region', { name: 'May we measure visits?' });
const settingsBanner = (page: Page) => page.getByRole('region', { name: 'Cookie settings' });
const footer = (page: Page) => page.getByRole('contentinfo');
const answer = (page: Page, name: 'Accept' | 'Reject') => page.getByRole('button', { name });

/** Opens another page by a link of the footer and waits for its title. */
async function follow(page: Page, name: string, heading: string | RegExp): Promise<void> {
  await footer(page).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** The pixel requests so far. The page sends its own request last, so all earlier ones have arrived. */
async function expectHeard(page: Page, pixels: PixelEndpoint, expected: string[]): Promise<void> {
  await expect.poll(() => pixels.heard).toEqual(expected);
  const marker = `/marker-${Math.random()}`;
  await page.evaluate((address) => fetch(address, { mode: 'no-cors' }), pixels.origin + marker);
  expect(pixels.heard.filter((path) => !path.startsWith('/marker'))).toEqual(expected);
  pixels.heard.splice(pixels.heard.indexOf(marker), 1);
}

test(
  'pixels get nothing before consent, every page view after consent, and nothing after a refusal',
  { tag: '@long' },
  async ({ ownServer, pixels, page }) => {
    pixels.heard.length = 0;
    await page.goto(ownServer.origin);
    await expect(banner(page)).toBeVisible();
    // Both buttons look the same, and none is preselected.
    const [reject, accept] = [
      await answer(page, 'Reject').boundingBox(),
      await answer(page, 'Accept').boundingBox(),
    ];
    expect([reject?.width, reject?.height, reject?.y]).toEqual([accept?.width, accept?.height, accept?.y]);
    await follow(page, 'Contact', 'Tell us what you are cooking up');
    await expect(banner(page)).toBeVisible();
    await expectHeard(page, pixels, []);

    await test.step('the visitor rejects pixels', async () => {
      await answer(page, 'Reject').click();
      await expect(banner(page)).toHaveCount(0);
      await follow(page, 'Privacy Policy', /privacy/i);
      await page.reload();
      await expect(page.getByRole('button', { name: "Ready to build your site? Let's chat!" })).toBeVisible();
      await expect(banner(page)).toHaveCount(0);
      await expectHeard(page, pixels, []);
    });

    await test.step('the visitor accepts pixels in the cookie settings of the footer', async () => {
      await footer(page).getByRole('button', { name: 'Cookie settings' }).click();
      await expect(settingsBanner(page)).toBeFocused();
      await expect(settingsBanner(page)).toContainText('Your current choice: rejected.');
      await page.keyboard.press('Escape');
      await expect(settingsBanner(page)).toHaveCount(0);
      await expect(footer(page).getByRole('button', { name: 'Cookie settings' })).toBeFocused();
      await page.keyboard.press('Enter');
      await answer(page, 'Accept').click();
      await expect(settingsBanner(page)).toHaveCount(0);
      await expectHeard(page, pixels, [PAGE_VIEW]);
      await follow(page, 'Contact', 'Tell us what you are cooking up');
      await expectHeard(page, pixels, [PAGE_VIEW, PAGE_VIEW]);
      await page.reload();
      await expectHeard(page, pixels, [PAGE_VIEW, PAGE_VIEW, PAGE_VIEW]);
    });

    await test.step('the visitor withdraws the consent in another tab', async () => {
      const other = await page.context().newPage();
      await other.goto(ownServer.origin);
      await expectHeard(other, pixels, [PAGE_VIEW, PAGE_VIEW, PAGE_VIEW, PAGE_VIEW]);
      await footer(other).getByRole('button', { name: 'Cookie settings' }).click();
      await expect(settingsBanner(other)).toContainText('Your current choice: accepted.');
      await answer(other, 'Reject').click();
      pixels.heard.length = 0;
      for (const tab of [other, page]) {
        await follow(tab, 'Terms & Conditions', /terms/i);
        await expectHeard(tab, pixels, []);
      }
    });
  },
);

test(
  'the consent banner is accessible and covers no content, and the chat is above it',
  { tag: '@long' },
  async ({ ownServer, page }) => {
    await page.goto(ownServer.origin);
    await expect(banner(page)).toBeVisible();
    await expectAccessible(page);
    await footer(page).getByRole('button', { name: 'Cookie settings' }).click();
    await expect(settingsBanner(page)).toBeVisible();
    await expectAccessible(page, SMALL_LOOKS);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expectUncovered(footer(page).getByRole('button', { name: 'Scroll to top' }));
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('textbox', { name: 'What is your restaurant called?' }).press('Enter');
    await page.getByRole('button', { name: 'Leave full screen' }).click();
    await expectUncovered(answer(page, 'Reject'));
    await expectUncovered(page.getByRole('button', { name: 'Close chat' }));
    await expectReachable(footer(page).getByRole('button', { name: 'Scroll to top' }));
  },
);

test(
  'the marketing pixel gets the start of a checkout',
  { tag: '@long' },
  async ({ ownServer, pixels, page }) => {
    pixels.heard.length = 0;
    const owner = await makeOwner(ownServer);
    const site = await makeSite(ownServer, owner);
    await signInAs(page, ownServer, owner);
    await page.goto(`${ownServer.origin}/packages?upgrading=${site.id}`);
    await answer(page, 'Accept').click();
    await page.getByRole('button', { name: 'Select This Plan' }).first().click();
    await expect(page).not.toHaveURL((url) => url.origin === ownServer.origin);
    await expect
      .poll(() => pixels.heard.filter((path) => path !== PAGE_VIEW))
      .toEqual(['/marketing?id=m-1&ev=CompleteRegistration']);
  },
);

base('where no pixel is configured there is no question, and the footer says so', async ({ page }) => {
  const asked = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('ConsentHostQuery')),
  );
  await page.goto('/');
  expect(await (await asked).json()).toEqual({
    data: {
      settings: {
        socialPixelId: null,
        socialPixelUrl: null,
        marketingPixelId: null,
        marketingPixelUrl: null,
      },
    },
  });
  await expect(page.getByRole('button', { name: "Ready to build your site? Let's chat!" })).toBeVisible();
  await expect(answer(page, 'Accept')).toHaveCount(0);
  const open = footer(page).getByRole('button', { name: 'Cookie settings' });
  await open.click();
  const dialog = page.getByRole('alertdialog', { name: 'Cookie settings' });
  await expect(dialog).toContainText('this site uses no tracking cookies and no pixels');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
});
