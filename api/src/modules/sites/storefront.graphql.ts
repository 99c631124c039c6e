import { ID, Int } from 'type-graphql';
import { toGlobalId } from '../../graphql/globalId.ts';
import { Pence } from '../../graphql/scalars.ts';
import { enumType, field, nullable, objectType } from '../../graphql/types.ts';
import type { SiteDocument } from './site.entity.ts';
import type { Site } from './site.service.ts';
import type { SiteLinks } from './siteLinks.ts';

export const BrandType = objectType('Brand', 'Brand colours of a site, as #rrggbb.', {
  primary: field(String, 'Main colour, #rrggbb.'),
  secondary: field(String, 'Second colour, #rrggbb.'),
});
export type BrandType = InstanceType<typeof BrandType>;

export const StorefrontThemeEnum = enumType<SiteDocument['theme']>('StorefrontTheme', 'Design of a site.', {
  trattoria: 'A printed card with serif headings.',
  counter: 'Bold blocks of the brand colour.',
});

const MenuItemType = objectType('MenuItem', 'A product as diners see it.', {
  id: field(ID, 'Id for orders.'),
  name: field(String, 'Its name.'),
  description: field(String, 'Description; empty without one.'),
  price: field(Pence, 'Unit price.'),
  imageUrl: nullable(String, 'Address of the picture; null without one.'),
  isAvailable: field(Boolean, 'False while sold out.'),
  isPopular: field(Boolean, 'Marked as popular by the restaurant.'),
});

const MenuSectionType = objectType('MenuSection', 'A section of the menu with its items.', {
  id: field(ID, 'Id of the section.'),
  name: field(String, 'Name of the section.'),
  items: field([MenuItemType], 'Items in the order of the menu.'),
});

export const StorefrontType = objectType('Storefront', 'A site as diners see it.', {
  slug: field(String, 'Subdomain of the site.'),
  name: field(String, 'Name of the restaurant.'),
  tagline: nullable(String, 'One line below the name; null without one.'),
  url: field(String, 'Address of the site, without a trailing slash.'),
  version: field(Int, 'Each published change increases it.'),
  isPreview: field(Boolean, 'True while the site is not claimed. Its orders are test orders.'),
  isDemo: field(Boolean, 'True for a demo restaurant. It answers orders automatically.'),
  acceptsOrders: field(Boolean, 'False when the owner has closed ordering; the menu stays readable.'),
  orderLimitReached: field(
    Boolean,
    'True when the monthly limit of online orders is reached; `acceptsOrders` is false then.',
  ),
  theme: field(StorefrontThemeEnum, 'Design of the site.'),
  brand: field(BrandType, 'Brand colours.'),
  logoUrl: nullable(String, 'Address of the logo; null without one.'),
  coverImageUrl: nullable(String, 'Address of the hero picture; null without one.'),
  phone: nullable(String, 'Telephone number as the owner wrote it; null without one.'),
  addressLine: nullable(String, 'Postal address in one line; null without one.'),
  openingHours: nullable(String, 'Opening hours as written, a line for each; null without them.'),
  sections: field([MenuSectionType], 'The menu; sections without items are left out.'),
});
export type StorefrontType = InstanceType<typeof StorefrontType>;

/** A published site as GraphQL shows it. */
export const toStorefrontType = ({ version, document }: Site, links: SiteLinks): StorefrontType =>
  StorefrontType.of({
    ...document,
    url: links.siteUrl(document.slug),
    version,
    isDemo: document.isDemo ?? false,
    openingHours: document.openingHours ?? null,
    brand: { primary: document.brandPrimary, secondary: document.brandSecondary },
    logoUrl: links.pictureUrl(document.logoKey),
    coverImageUrl: links.pictureUrl(document.coverImageKey),
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
