import { toGlobalId } from '../../graphql/globalId.ts';
import type { Site } from './site.service.ts';
import type { SiteLinks } from './siteLinks.ts';
import { StorefrontType } from './storefront.type.ts';

/** A published site as GraphQL shows it. */
export function toStorefrontType({ version, document }: Site, links: SiteLinks): StorefrontType {
  return Object.assign(new StorefrontType(), {
    slug: document.slug,
    name: document.name,
    tagline: document.tagline,
    url: links.siteUrl(document.slug),
    version,
    isPreview: document.isPreview,
    isDemo: document.isDemo ?? false,
    acceptsOrders: document.acceptsOrders,
    orderLimitReached: document.orderLimitReached,
    theme: document.theme,
    brand: { primary: document.brandPrimary, secondary: document.brandSecondary },
    logoUrl: links.pictureUrl(document.logoKey),
    coverImageUrl: links.pictureUrl(document.coverImageKey),
    phone: document.phone,
    addressLine: document.addressLine,
    sections: document.sections.map((section) => ({
      id: toGlobalId('MenuSection', section.id),
      name: section.name,
      items: section.items.map(({ id, imageKey, ...item }) => ({
        ...item,
        id: toGlobalId('Product', id),
        imageUrl: links.pictureUrl(imageKey),
      })),
    })),
  });
}
