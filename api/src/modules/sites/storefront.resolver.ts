import { Arg, Query, Resolver } from 'type-graphql';
import type { SiteService } from './site.service.ts';
import type { SiteLinks } from './siteLinks.ts';
import { StorefrontType, toStorefrontType } from './storefront.graphql.ts';

@Resolver()
export class StorefrontResolver {
  constructor(
    private readonly sites: SiteService,
    private readonly links: SiteLinks,
  ) {}

  @Query(() => StorefrontType, {
    nullable: true,
    description:
      'A site as diners see it, by its slug. Null for an unknown slug and for a site that was taken offline. A former slug finds the site, too.',
  })
  async storefront(
    @Arg('slug', () => String, { description: 'Subdomain of the site.' }) slug: string,
  ): Promise<StorefrontType | null> {
    const found = await this.ofSlug(slug);
    if (found) return found;
    const former = await this.sites.findFormer(slug);
    return former?.movedTo ? this.ofSlug(former.movedTo) : null;
  }

  private ofSlug(slug: string): Promise<StorefrontType | null> {
    return this.sites.derive(slug, 'storefront', (site) =>
      site.document.isSuspended ? null : toStorefrontType(site, this.links),
    );
  }
}
