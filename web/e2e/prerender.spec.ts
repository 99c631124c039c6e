import type { Page } from '@playwright/test';
import { PAGE_META } from '../src/lib/pageMeta.ts';
import { arrivalOf, expectArrival, MOST_SHIFT, watchArrival } from './support/arrival.ts';
import { APP_CODE, holdBack } from './support/holdBack.ts';
import { makeOwner, signInAs } from './support/ownedSite.ts';
import { expect, test } from './support/server.ts';
import { untilAlive } from './support/untilAlive.ts';

test.use({ reducedMotion: 'no-preference' });

const themeToggle = (page: Page) => page.getByRole('button', { name: /^Switch to the/ });
const header = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' });

/** Records the links of the header in every frame. */
const watchHeader = (page: Page) =>
  page.addInitScript(() => {
    const headers = new Set<string>();
    Object.assign(window, { headers });
    const look = (): void => {
      requestAnimationFrame(look);
      const links = [...document.querySelectorAll('header nav > *')];
      const seen = links.filter((link) => link.checkVisibility({ visibilityProperty: true }));
      const texts = seen.map((link) => link.getAttribute('title') ?? link.textContent);
      if (texts.length > 0) headers.add(texts.join(' '));
    };
    look();
  });

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the links of a guest are visible without JavaScript, those of an owner are hidden', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(header(page).getByText('Dashboard')).toBeHidden();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
    await expect(page.getByText('Loading')).toHaveCount(0);
  });

  test('the chat page says without JavaScript that it needs JavaScript', async ({ page }) => {
    await page.goto('/setup');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up your website');
    // By its element: text locators ignore a noscript.
    const note = page.locator('main noscript > *');
    await expect(note).toBeVisible();
    await expect(note).toContainText('The chat needs JavaScript.');
  });

  test('the plans and their prices can be read without JavaScript', async ({ page }) => {
    for (const path of ['/packages', '/services']) {
      await page.goto(path);
      const gold = page.getByRole('article', { name: 'Gold Restaurant' });
      await expect(gold).toContainText('£11.52');
    }
  });

  test('a form without JavaScript puts no values into the address', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Password' }).fill('a secret');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The key of the answer, so that it can be reloaded.
    await expect(page).toHaveURL(/\/login(?:\?form=[\da-f-]{36})?$/);
  });
});

test.describe(
  'a page loads its code after the first paint and hydrates without a layout shift at 1280 px',
  { tag: '@long' },
  () => {
    test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });

    // The home page, a page with data, and one of the app. publicPages.spec.ts opens all pages at 390 px.
    for (const path of ['/', '/packages', '/setup'])
      test(path, async ({ page }) => {
        await watchArrival(page);
        await page.goto(path);
        await expectArrival(page);
      });
  },
);

test(
  'a signed-in owner sees their header on prerendered pages and is redirected from Login',
  { tag: '@long' },
  async ({ page, server }) => {
    await signInAs(page, server, await makeOwner(server, 'Hedda Header'));
    await watchArrival(page);
    await watchHeader(page);
    // The home page, a page with data, and one of the app.
    for (const path of ['/', '/packages', '/setup']) {
      await page.goto(path);
      await expect(header(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
      await expect(header(page).getByRole('link', { name: 'Login' })).toHaveCount(0);
      await untilAlive(page);
      const headers = await page.evaluate(() => [...(window as unknown as { headers: Set<string> }).headers]);
      expect(headers).toEqual(['Home Services Contact Dashboard Logout Account']);
      expect((await arrivalOf(page)).shift).toBeLessThan(MOST_SHIFT);
    }
    for (const path of ['/login', '/register']) {
      await page.goto(path);
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
  },
);

test(
  'the form of Login is hidden from a signed-in owner before the redirect, not from guests',
  { tag: '@long' },
  async ({ page, server }) => {
    // By its element: a hidden element has no role.
    const title = page.locator('h1');
    const come = await holdBack(page, APP_CODE);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(title).toBeVisible();
    come();
    await untilAlive(page);
    const owner = await makeOwner(server);
    await signInAs(page, server, owner);
    const comeAgain = await holdBack(page, APP_CODE);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(title).toBeAttached();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(title).toBeHidden();
    comeAgain();
    await expect(page).toHaveURL('/dashboard');
    await expect(title).toHaveText('Hello, Olivia Green');
    // After the sign-out the form is visible again, without a reload.
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(title).toHaveText('Welcome back');
    await expect(title).toBeVisible();
  },
);

test('input before the script is loaded is not lost', async ({ page }) => {
  const come = await holdBack(page, APP_CODE);
  await page.goto('/register', { waitUntil: 'commit' });
  const name = page.getByRole('textbox', { name: 'Full name' });
  const password = page.getByRole('textbox', { name: 'Password' });
  await name.fill('Erna Early');
  await password.fill('short');
  await themeToggle(page).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  come();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(password).toHaveAccessibleDescription('Min 8 characters');
  await expect(name).toHaveValue('Erna Early');
  await expect(password).toHaveValue('short');
  await expect(page).toHaveURL('/register');
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('a press that lasts during hydration works, also when its icon changes', async ({ page }) => {
    const come = await holdBack(page, APP_CODE);
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Switch to the dark theme' }).hover();
    await page.mouse.down();
    come();
    await expect(page.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible();
    await page.mouse.up();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test('guarded pages are noindex, and unknown addresses answer 404', async ({ page, problems }) => {
  problems.expect(/status of 404/);
  const index = async (path: string) => {
    const response = await page.request.get(path);
    return [response.status(), response.headers()['x-robots-tag']];
  };
  expect(await index('/dashboard')).toEqual([200, 'noindex']);
  expect(await index('/reset-password')).toEqual([200, 'noindex']);
  expect(await index('/reset-password/secret')).toEqual([200, 'noindex']);
  expect(await index('/services')).toEqual([200, undefined]);
  expect(await index('/no/such/page')).toEqual([404, undefined]);
  await page.goto('/forgot-password');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Services', exact: true }).first().click();
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    PAGE_META['/services']?.description ?? '',
  );
  await expect(page).toHaveTitle('Online ordering without commission · Forkfront');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});
