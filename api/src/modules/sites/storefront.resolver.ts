import { Arg, Query, Resolver } from 'type-graphql';
import { DateTime } from '../../graphql/scalars.ts';
import { menuFor } from '@forkfront/common/menuNow.ts';
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
    @Arg('orderFor', () => DateTime, {
      nullable: true,
      description:
        'The time that a diner chose for an order: the menu then says what is sold at that time. By default, and for as soon as possible: now.',
    })
    orderFor?: Date | null,
  ): Promise<StorefrontType | null> {
    const found = await this.ofSlug(slug, orderFor ?? null);
    if (found) return found;
    const former = await this.sites.findFormer(slug);
    return former?.movedTo ? this.ofSlug(former.movedTo, orderFor ?? null) : null;
  }

  private async ofSlug(slug: string, orderFor: Date | null): Promise<StorefrontType | null> {
    if (orderFor) {
      const site = await this.sites.find(slug);
      if (!site || site.document.isSuspended) return null;
      const document = { ...site.document, ...menuFor(site.document, [orderFor]) };
      return toStorefrontType({ ...site, document }, this.links);
    }
    return this.sites.derive(slug, 'storefront', (site) =>
      site.document.isSuspended ? null : toStorefrontType(site, this.links),
    );
  }
}
