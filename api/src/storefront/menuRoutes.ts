import { BareReply } from './bareReply.ts';
import { robotsText } from './robotsText.ts';
import type { SitePages } from './sitePages.ts';
import type { Route } from './visit.ts';

/** A site's front page and the small files that go with it. */
export function menuRoutes(pages: SitePages): Route[] {
  return [
    { path: /^\/$/, GET: async ({ slug }) => (await pages.menu(slug)) ?? pages.notFound(slug) },
    {
      path: /^\/favicon\.svg$/,
      outlivesSite: true,
      GET: async ({ slug }) => (await pages.favicon(slug)) ?? pages.notFound(slug),
    },
    {
      path: /^\/card\.png$/,
      GET: async ({ slug }) => (await pages.shareCard(slug)) ?? pages.notFound(slug),
    },
    {
      path: /^\/robots\.txt$/,
      outlivesSite: true,
      GET: async ({ site: { document } }) =>
        new BareReply(
          200,
          ['cache-control', 'no-cache'],
          robotsText(document.isPreview || document.isArchived),
        ),
    },
  ];
}
