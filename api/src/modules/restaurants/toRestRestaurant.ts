import type { SiteLinks } from '../sites/siteLinks.ts';
import type { Restaurant } from './restaurant.entity.ts';
import type { OwnProduct } from './restaurant.service.ts';

/** A site with the field names of specification §3. */
export const toRestRestaurant = (restaurant: Restaurant, links: SiteLinks) => ({
  _id: restaurant.id,
  name: restaurant.name,
  slug: restaurant.slug,
  url: links.siteUrl(restaurant.slug),
  isActive: restaurant.isActive,
  logoUrl: links.pictureUrl(restaurant.logoKey),
  coverImageUrl: links.pictureUrl(restaurant.coverImageKey),
  tagline: restaurant.tagline ?? null,
  phone: restaurant.phone ?? null,
  addressLine: restaurant.addressLine ?? null,
  orderEmail: restaurant.orderEmail ?? null,
  theme: restaurant.theme,
  brand: { primary: restaurant.brandPrimary, secondary: restaurant.brandSecondary },
  package: restaurant.package,
  subscription: {
    status: restaurant.status,
    package: restaurant.package,
    trialEndsAt: restaurant.trialEndsAt?.toISOString() ?? null,
    trialOrderCount: restaurant.trialOrderCount,
  },
});

/** A product of one's own with the field names of specification §3; the price is in pounds there. */
export const toRestOwnProduct = (
  { id, name, description, price, imageKey }: OwnProduct,
  links: SiteLinks,
) => ({
  _id: id,
  name,
  description,
  price: price / 100,
  imageUrl: links.pictureUrl(imageKey),
});
