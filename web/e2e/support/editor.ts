import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import {
  makeOwner,
  makeSiteWithMenu,
  signInAs,
  type OwnedSite,
  type SignedIn,
  type SiteWish,
} from './ownedSite.ts';
import type { ServerUnderTest } from './server.ts';

type Tab = 'homepage' | 'products' | 'settings' | 'ordering';

/** Opens a tab of the editor and waits until it is loaded. */
export async function openEditor(
  page: Page,
  server: ServerUnderTest,
  site: OwnedSite,
  tab: Tab,
): Promise<void> {
  await page.goto(`${server.origin}/editor/${site.id}?tab=${tab}`);
  await expect(page.getByRole('heading', { level: 1, name: site.name })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
}

/** Signs in a new owner and opens the editor of their new site, which has a menu. */
export async function openNewEditor(
  page: Page,
  server: ServerUnderTest,
  tab: Tab,
  wish: SiteWish = {},
): Promise<{ site: OwnedSite; owner: SignedIn }> {
  const owner = await makeOwner(server);
  const site = await makeSiteWithMenu(server, owner, wish);
  await signInAs(page, server, owner);
  await openEditor(page, server, site, tab);
  if (tab === 'products')
    await expect(page.getByRole('grid', { name: 'Products in Pizza' }).getByRole('row')).toHaveCount(3);
  return { site, owner };
}

/** The newest version of the site in the live preview. */
export const preview = (page: Page): FrameLocator => page.locator('iframe').last().contentFrame();

/** A text field by its exact label. */
export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

/** The region of the snackbars. */
export const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });

/** Fails unless the site shows `text` (hides it, when `isShown` is false) within a second. */
export async function expectOnSite(
  server: ServerUnderTest,
  slug: string,
  text: string,
  isShown = true,
): Promise<void> {
  await expect
    .poll(async () => (await siteHtml(server, slug)).includes(text), {
      message: `"${text}" on the site`,
      timeout: 1000,
    })
    .toBe(isShown);
}

/** The HTML of a site's front page. Requested from localhost, because some systems do not resolve names below localhost. */
async function siteHtml({ siteUrl }: ServerUnderTest, slug: string): Promise<string> {
  const { host, port } = new URL(siteUrl(slug));
  const request = get({ host: 'localhost', port, headers: { host } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return textOf(response);
}
