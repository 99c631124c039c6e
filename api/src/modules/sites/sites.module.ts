import type { Module } from '../../composition/module.ts';
import { scoped, singleton } from '../../composition/provider.ts';
import { PublishedSite } from './publishedSite.entity.ts';
import { RetiredSlug } from './retiredSlug.entity.ts';
import { RetiredSlugs } from './retiredSlugs.ts';
import { SiteLinks } from './siteLinks.ts';
import { SiteService } from './site.service.ts';
import { SiteVersions } from './siteVersions.ts';
import { StorefrontResolver } from './storefront.resolver.ts';

/** The published documents, and the slugs that sites have and had. */
export const sitesModule = {
  entities: [PublishedSite, RetiredSlug],
  services: [
    singleton(SiteService, ({ database, events }) => new SiteService(database.pool, events)),
    singleton(RetiredSlugs, ({ database }) => new RetiredSlugs(database.pool)),
    singleton(SiteLinks, ({ publicUrl, commerceDomain, storage }) => {
      const address = { protocol: new URL(publicUrl).protocol, commerceDomain };
      return new SiteLinks(address, (key) => storage.publicUrl(key));
    }),
    scoped(SiteVersions, ({ database }) => new SiteVersions(database.pool)),
  ],
  resolvers: [
    scoped(
      StorefrontResolver,
      ({ get }) => new StorefrontResolver(get(SiteService), get(RetiredSlugs), get(SiteLinks)),
    ),
  ],
  access: { 'Query.storefront': 'public' },
} satisfies Module;
