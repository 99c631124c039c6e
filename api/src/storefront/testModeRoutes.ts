import type { IncomingMessage } from 'node:http';
import type { Container } from '../composition/container.ts';
import { LIMITS } from '../modules/orders/order.rules.ts';
import { OrderLinks } from '../modules/orders/orderLinks.ts';
import { testView } from '@forkfront/common/menuNow.ts';
import { type Site, SiteService } from '../modules/sites/site.service.ts';
import { messages } from './messages.ts';
import { BareReply, type Route } from './route.ts';
import type { SitePages, StorefrontParts } from './sitePages.ts';

const COOKIE = 'test-mode';

/** The token of the test mode in a Cookie header; empty without one. */
export const testTokenOf = (cookies: string | undefined): string =>
  /(?:^|;\s*)test-mode=([^;]*)/.exec(cookies ?? '')?.[1]?.trim() ?? '';

/** The account whose browser is in the test mode of this site; null for diners. */
export function testerOf(
  { headers }: IncomingMessage,
  { document }: Site,
  container: Container,
): string | null {
  const token = testTokenOf(headers.cookie);
  if (token === '') return null;
  const now = container.infrastructure.clock();
  return container.get(OrderLinks).testerOf(token, document.restaurantId, now);
}

/** The same parts for the test mode: every service reads the sites as they are tried, with a cache of their own. */
export function testPartsOf(parts: StorefrontParts): StorefrontParts {
  const { database, events, clock } = parts.container.infrastructure;
  const sites = new SiteService(database.pool, events, clock, testView);
  return {
    ...parts,
    container: parts.container.replacing(SiteService, sites),
    context: { ...parts.context, isTest: true },
  };
}

/** The Set-Cookie header for a token, for this host only; an empty token removes the cookie. */
const testModeHeader = (token: string, isSecure: boolean): string[] => {
  const seconds = token ? LIMITS.testModeMinutes * 60 : 0;
  // Lax, because the owner comes from the app, which is another site.
  const rest = `Path=/; HttpOnly; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return ['set-cookie', `${COOKIE}=${token}; ${rest}`];
};

/** Opens and ends the test mode of a site in one browser (decision 58). */
export function testModeRoutes({ container, headers }: StorefrontParts, pages: SitePages): Route[] {
  const { clock } = container.infrastructure;
  const links = container.get(OrderLinks);
  return [
    {
      path: /^\/test-mode\/([\w.-]{1,200})$/,
      GET: async ({ token, site }) =>
        links.testerOf(token, site.document.restaurantId, clock()) === null
          ? pages.problem(410, messages.testLinkExpired)
          : BareReply.seeOther('/', testModeHeader(token, headers.isSecure)),
    },
    {
      path: /^\/test-mode$/,
      GET: async () => BareReply.seeOther('/'),
      POST: async ({ isOwnForm }) =>
        isOwnForm
          ? BareReply.seeOther('/', testModeHeader('', headers.isSecure))
          : pages.problem(403, messages.notFromHere),
    },
  ];
}
