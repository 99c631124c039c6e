import { type Module, perRequest, singleton } from '../../composition/module.ts';
import { PublishedSite, RetiredSlug } from './site.entity.ts';
import { SiteService, SiteVersions } from './site.service.ts';
import { SiteLinks } from './siteLinks.ts';
import { StorefrontResolver } from './storefront.resolver.ts';

/** The published documents, and the slugs that sites have and had. */
export const sitesModule = {
  entities: [PublishedSite, RetiredSlug],
  services: [
    singleton(SiteService, ({ database, events, clock }) => new SiteService(database.pool, events, clock)),
    singleton(SiteLinks, ({ publicUrl, commerceDomain, storage }) => {
      const address = { protocol: new URL(publicUrl).protocol, commerceDomain };
      return new SiteLinks(address, (key) => storage.publicUrl(key));
    }),
    perRequest(SiteVersions, 'em'),
  ],
  resolvers: [perRequest(StorefrontResolver, SiteService, SiteLinks)],
  access: { 'Query.storefront': 'public' },
} satisfies Module;
