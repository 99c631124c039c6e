import { expect } from '@playwright/test';
import { test } from '../support/server.ts';

const FOLDER = new URL('../../../.cache/screens/', import.meta.url).pathname;
const WIDTHS = [390, 768, 1280];
const THEMES = ['light', 'dark'] as const;

const ROUTES = [
  '/',
  '/services',
  '/packages',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password/token',
  '/setup',
  '/terms-and-conditions',
  '/privacy-policy',
  '/cookie-policy',
  '/subscription-success',
  '/subscription-canceled',
  '/contact',
  '/portfolio',
  '/demonstration',
  '/demonstration/confirmation',
  '/demonstration/request-changes',
  '/nowhere',
];
const SITES = ['olive-and-ember', 'smash-street', 'saffron-lane'];

const nameOf = (address: string) => address.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home';

for (const theme of THEMES)
  for (const width of WIDTHS)
    test(`every page in ${theme} at ${width} px`, async ({ browser, server }) => {
      const context = await browser.newContext({
        viewport: { width, height: width < 600 ? 844 : 900 },
        colorScheme: theme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const addresses = [
        ...ROUTES.map((path) => server.origin + path),
        ...SITES.map((slug) => server.siteUrl(slug)),
      ];
      for (const address of addresses) {
        await page.goto(address);
        await expect(page.getByRole('heading').first()).toBeVisible();
        const name = nameOf(address.replace(server.origin, ''));
        await page.screenshot({ path: `${FOLDER}${name}-${width}-${theme}.png`, fullPage: true });
      }
      await context.close();
    });
