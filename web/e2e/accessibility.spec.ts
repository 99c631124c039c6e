import type { Page } from '@playwright/test';
import { demoSite } from './support/demoSite.ts';
import { addDish, enterDetails, newDiner } from './support/diner.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { SMALL_LOOKS } from './support/looks.ts';
import { linkOf } from './support/linkOf.ts';
import { lookAtMenuEditor, lookAtMenuPages } from './support/menuScreens.ts';
import { claim, newOwner, register } from './support/owner.ts';
import { ROUTES } from './support/routes.ts';
import { expect, test } from './support/server.ts';
import { composer, fromLogoToClaim, newBusiness, upToTheLogo } from './support/setup.ts';

test.setTimeout(120_000);

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expectAccessible(page);
}

/** On a phone, a tablet and a large window. */
async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expectNoOverflow(page);
}

test(
  'axe finds no problem on the account pages and on forms with errors',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expectAccessible(page);
    await page.goto('/register');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expectAccessible(page);
    await register(page, newOwner());
    await expect(page).toHaveURL('/dashboard');
    const guarded = ROUTES.filter(({ isGuarded }) => isGuarded);
    expect(guarded.length).toBeGreaterThanOrEqual(7);
    for (const { path } of guarded) await visit(page, path);
  },
);

test(
  'axe finds no problem from the first question of the chat to the claimed site',
  { tag: '@long' },
  async ({ page }) => {
    const business = newBusiness('Axe and Apron');
    await page.goto('/setup');
    await expect(composer(page)).toBeVisible();
    await expectAccessible(page);
    await upToTheLogo(page, business);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep going' }).click();
    await fromLogoToClaim(page, business);
    await page.getByRole('button', { name: 'Claim My Free Site' }).click();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Show preview' }).click();
    await expect(page.getByRole('dialog', { name: 'Preview of your website' })).toBeVisible();
    await expectAccessible(page, SMALL_LOOKS);
    await page.getByRole('button', { name: 'Close' }).click();
    await claim(page, newOwner());
    await expect(page.getByRole('heading', { level: 1, name: 'My Restaurants' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: business.name })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'axe finds no problem on the menu pages in either theme',
  { tag: '@long' },
  async ({ page, server, problems }) => {
    problems.expect(/status of 404/);
    await page.goto(server.siteUrl(demoSite.slug));
    await expectAccessible(page);
    await page.getByRole('searchbox', { name: 'Find a dish' }).fill('nothing like that');
    await expectAccessible(page);
    await page.goto(server.siteUrl('smash-street'));
    await addDish(page, 'The Single');
    // At the end of the page the basket bar covers nothing. The page is longest at 390 px.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expectAccessible(page);
    for (const path of ['/about', '/privacy', '/report', '/nowhere'])
      await visit(page, server.siteUrl(demoSite.slug, path));
    await visit(page, server.siteUrl('nobody-cooks-here'));
  },
);

test(
  'axe finds no problem and nothing overflows on the screens about the menu in the editor',
  { tag: '@long' },
  async ({ page, server }) => {
    // The live preview is analysed as a page. Here it would be loaded again for each window.
    await page.route(
      (url) => url.hostname.endsWith('.localhost'),
      (route) => route.fulfill({ contentType: 'text/html', body: '<title>Preview</title>' }),
    );
    await lookAtMenuEditor(page, server, () => expectFits(page));
  },
);

test(
  'axe finds no problem and nothing overflows on dishes, the filter and a basket with options',
  { tag: '@long' },
  async ({ page, server }) => {
    await lookAtMenuPages(page, server, () => expectFits(page));
  },
);

test(
  'axe finds no problem from the basket to the answered order',
  { tag: '@long' },
  async ({ page, server, newVisitor, problems }) => {
    problems.expect(/status of 422/);
    await visit(page, server.siteUrl(demoSite.slug, '/basket'));
    await page.goto(server.siteUrl(demoSite.slug));
    await page.getByRole('link', { name: 'Margherita', exact: true }).first().click();
    await expect(page.getByRole('dialog', { name: 'Margherita', exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await addDish(page, 'Meatballs in tomato');
    await page.getByRole('link', { name: 'Review order' }).click();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    const diner = { ...newDiner('Axel Able'), note: 'By the window' };
    await enterDetails(page, diner);
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page.getByRole('heading', { name: 'Waiting for Olive & Ember' })).toBeVisible();
    await expectAccessible(page);

    const owner = await newVisitor();
    const mail = await server.mailTo(demoSite.ownerEmail, diner.name);
    await visit(owner, linkOf(mail, 'Accept · 20 min'));
    await visit(owner, linkOf(mail, 'Decline'));
    await owner.getByRole('button', { name: 'Decline with this reason' }).click();
    await expect(owner.getByRole('textbox', { name: 'Another reason' })).toHaveAccessibleDescription(
      'Please tell the customer why.',
    );
    await expectAccessible(owner);
    await owner.goto(linkOf(mail, 'Accept · 20 min'));
    await owner.getByRole('button', { name: 'Accept the order' }).click();
    await expect(owner.getByRole('heading', { name: 'You accepted this order' })).toBeVisible();
    await expectAccessible(owner);
    await expect(page.getByRole('heading', { name: 'Order accepted' })).toBeVisible();
    await expectAccessible(page);
    await visit(owner, '/_dev/mail');
  },
);
