import type { Cuisine } from '@forkfront/common/cuisine.ts';
import { Int } from 'type-graphql';
import { enumType, field, nullable, objectType } from '../../graphql/types.ts';
import { MenuOptionGroupType, MenuSectionType, toMenu } from './storefrontMenu.graphql.ts';
import { cuisineOf } from './cuisine.rules.ts';
import { offersOf } from '@forkfront/common/offers.ts';
import { StorefrontOrderingType, toStorefrontOrdering } from './ordering.graphql.ts';
import { isSampleCover } from './sampleCover.rules.ts';
import type { SiteDocument } from '@forkfront/common/siteDocument.ts';
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
  table: 'A large picture and a calm grid of photos. In paid plans.',
  night: 'Dark, with tiles of pictures. In paid plans.',
});

const CuisineEnum = enumType<Cuisine>('Cuisine', 'What kind of dishes a menu has, by their names.', {
  italian: 'Pizza and pasta.',
  indian: 'Curries and breads.',
  grill: 'Burgers, steaks and ribs.',
  cafe: 'Coffee and cake.',
  bakery: 'Bread and pastries.',
  chinese: 'Chinese.',
  japanese: 'Japanese.',
  thai: 'Thai.',
  asian: 'Of several Asian cuisines.',
  levantine: 'Levantine and Arab.',
  turkish: 'Turkish.',
  greek: 'Greek.',
  mexican: 'Mexican.',
  fish: 'Fish and chips.',
  grocery: 'Goods of a grocery shop.',
  plain: 'Anything else, and no menu.',
});

const StorefrontOfferType = objectType('StorefrontOffer', 'An offer that needs no code.', {
  name: field(String, 'Its name.'),
  sentence: field(String, 'What it gives, in words, without a full stop.'),
  beginsAt: nullable(String, 'When it begins later today, as `17:00` in `timeZone`; null: it counts now.'),
});

/** What an owner says about a site, for diners and for the owner. */
export const siteTexts = {
  addressLine: nullable(String, 'Postal address in one line; null without one.'),
  openingHours: nullable(String, 'Opening hours as written, a line for each; null without them.'),
  aboutText: nullable(String, 'About the restaurant, several lines; null without it.'),
  companyName: nullable(String, 'The trader behind the site; null: its name is that of the restaurant.'),
  companyNumber: nullable(String, 'Number at Companies House; null without one.'),
  vatNumber: nullable(String, 'VAT number with its country, e.g. GB123456789; null without one.'),
  hygieneUrl: nullable(
    String,
    'Its page with the hygiene rating of the Food Standards Agency; null without one.',
  ),
};

export const StorefrontType = objectType('Storefront', 'A site as diners see it.', {
  slug: field(String, 'Subdomain of the site.'),
  name: field(String, 'Name of the restaurant.'),
  tagline: nullable(String, 'One line below the name; null without one.'),
  url: field(String, 'Address of the site, without a trailing slash.'),
  version: field(Int, 'Each published change increases it.'),
  isPreview: field(Boolean, 'True while the site is not claimed. Its orders are test orders.'),
  isDemo: field(Boolean, 'True for a demo restaurant. It answers orders automatically.'),
  acceptsOrders: field(
    Boolean,
    'False when the owner has closed ordering or has set no opening hours; the menu stays readable.',
  ),
  orderLimitReached: field(
    Boolean,
    'True when the monthly limit of online orders is reached; `acceptsOrders` is false then.',
  ),
  theme: field(StorefrontThemeEnum, 'Design of the site.'),
  brand: field(BrandType, 'Brand colours.'),
  logoUrl: nullable(String, 'Address of the logo; null without one.'),
  coverImageUrl: nullable(String, 'Address of the hero picture; null without one.'),
  hasSampleCover: field(
    Boolean,
    'Whether the hero picture is a sample of ours, which shows no dish of the restaurant.',
  ),
  cuisine: field(CuisineEnum, 'What kind of dishes the menu has.'),
  phone: nullable(String, 'Telephone number as the owner wrote it; null without one.'),
  ...siteTexts,
  timeZone: field(String, 'Time zone of its times, as an IANA name.'),
  ordering: field(StorefrontOrderingType, 'When, where and how it takes orders.'),
  offers: field(
    [StorefrontOfferType],
    'The offers without a code that count now, and those that begin later today. One counts for an order: the best.',
  ),
  sections: field([MenuSectionType], 'The menu; sections without items are left out.'),
  optionGroups: field([MenuOptionGroupType], 'The option groups that items and sizes use.'),
});
export type StorefrontType = InstanceType<typeof StorefrontType>;

/** A published site as GraphQL shows it. */
export const toStorefrontType = (
  { version, document }: Pick<Site, 'version' | 'document'>,
  links: SiteLinks,
): StorefrontType =>
  StorefrontType.of({
    ...document,
    url: links.siteUrl(document.slug),
    version,
    brand: { primary: document.brandPrimary, secondary: document.brandSecondary },
    logoUrl: links.pictureUrl(document.logoKey),
    coverImageUrl: links.pictureUrl(document.coverImageKey),
    hasSampleCover: isSampleCover(document.coverImageKey),
    cuisine: cuisineOf(document.sections),
    ordering: toStorefrontOrdering(document),
    offers: offersOf(document),
    ...toMenu(document, links),
  });
