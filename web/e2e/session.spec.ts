import type { Page } from '@playwright/test';
import { makeOwner, signInAs } from './support/ownedSite.ts';
import { newOwner, register } from './support/owner.ts';
import { expect, test } from './support/server.ts';

const header = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' });

test('a guarded page redirects to Login and back after the sign-in, with its query', async ({ page }) => {
  const owner = newOwner('Gudrun Guard');
  await page.goto('/register');
  await register(page, owner);
  await expect(page).toHaveURL('/dashboard');
  await header(page).getByRole('button', { name: 'Logout' }).click();
  await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ]);

  for (const path of ['/dashboard', '/my-restaurants', '/editor/some-id', '/orders']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
  }
  await page.goto('/my-restaurants?from=mail');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(owner.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong-password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toHaveText('The email address or the password is wrong.');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(owner.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/my-restaurants?from=mail');
  await expect(page.getByText('No websites found')).toBeVisible();
});

test('the redirect after Login never leads to another site', { tag: '@long' }, async ({ page, server }) => {
  const owner = newOwner('Rolf Redirect');
  await page.goto(`/register?redirect=${encodeURIComponent('//evil.example/phish')}`);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/register\?redirect=/);
  await register(page, owner);
  await expect(page).toHaveURL(`${server.origin}/dashboard`);

  // A signed-in owner is redirected at once.
  for (const evil of ['/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
    await page.goto(`/login?redirect=${encodeURIComponent(evil)}`);
    await expect(page, evil).toHaveURL(`${server.origin}/dashboard`);
  }
  await page.goto('/login?redirect=%2Faccount');
  await expect(page).toHaveURL(`${server.origin}/account`);
});

test(
  'signing out in one tab signs out the other tab',
  { tag: '@long' },
  async ({ page, context, server }) => {
    await signInAs(page, server, await makeOwner(server));
    await page.goto('/dashboard');
    const second = await context.newPage();
    await second.goto('/my-restaurants');
    await expect(second.getByRole('heading', { level: 1, name: 'My Restaurants' })).toBeVisible();
    await header(page).getByRole('button', { name: 'Logout' }).click();
    await expect(second).toHaveURL(/\/login/);
  },
);

for (const [colorScheme, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const)
  test.describe(`where the system is ${colorScheme}`, { tag: '@long' }, () => {
    test.use({ colorScheme });

    test('the theme follows the system until the user chooses one, and is set before the first paint', async ({
      page,
    }) => {
      // The theme when the document is parsed, before any module runs.
      await page.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          if (document.readyState === 'interactive')
            sessionStorage.setItem('themeAtParsing', document.documentElement.dataset['theme'] ?? 'none');
        });
      });
      const html = page.locator('html');
      const atParsing = () => page.evaluate(() => sessionStorage.getItem('themeAtParsing'));
      await page.goto('/');
      expect(await atParsing()).toBe(colorScheme);
      await expect(html).toHaveAttribute('data-theme', colorScheme);
      await page.getByRole('button', { name: `Switch to the ${other} theme` }).click();
      await expect(html).toHaveAttribute('data-theme', other);
      expect(await page.evaluate(() => localStorage.getItem('darkMode'))).toBe(String(other === 'dark'));
      await page.reload();
      expect(await atParsing()).toBe(other);
      await expect(html).toHaveAttribute('data-theme', other);
      await expect(page.getByRole('button', { name: `Switch to the ${colorScheme} theme` })).toBeVisible();
    });
  });

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'a drawer contains the navigation links on a narrow window',
    { tag: '@long' },
    async ({ page, server }) => {
      await page.goto('/');
      await expect(header(page)).toBeHidden();
      const menu = page.getByRole('button', { name: 'Open menu' });
      await menu.click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await expect(drawer.getByRole('link')).toHaveText(['Home', 'Services', 'Contact', 'Login']);
      const place = await drawer.boundingBox();
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeGreaterThanOrEqual(389);
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(menu).toBeFocused();
      await menu.click();
      await drawer.getByRole('link', { name: 'Login' }).click();
      await expect(page).toHaveURL('/login');
      await expect(drawer).toBeHidden();
      await signInAs(page, server, await makeOwner(server));
      await page.goto('/dashboard');
      await menu.click();
      await expect(drawer.getByRole('link')).toHaveText([
        'Home',
        'Services',
        'Contact',
        'Dashboard',
        'Account',
      ]);
      await drawer.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL('/');
    },
  );
});

test('the footer links to the pages and back to the top', { tag: '@long' }, async ({ page }) => {
  await page.goto('/services');
  const footer = page.getByRole('contentinfo');
  const targets: [name: string, url: string][] = [
    ['Home', '/'],
    ['Contact', '/contact'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms & Conditions', '/terms-and-conditions'],
    ['Contact Us', '/contact'],
    ['Restaurants', '/services#restaurant'],
    ['Groceries', '/services#groceries'],
    ['Social media', '/services#social'],
  ];
  for (const [name, url] of targets) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(url);
  }
  await footer.getByRole('button', { name: 'Scroll to top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('an unknown address shows the error page', async ({ page, problems }) => {
  problems.expect(/status of 404/);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'This page is off the menu' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
});
