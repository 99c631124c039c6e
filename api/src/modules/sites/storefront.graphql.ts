import { Field, ObjectType, ID, Int, registerEnumType } from 'type-graphql';
import { toGlobalId } from '../../graphql/globalId.ts';
import { Pence } from '../../graphql/scalars.ts';
import type { SiteDocument } from './site.entity.ts';
import type { Site } from './site.service.ts';
import type { SiteLinks } from './siteLinks.ts';

@ObjectType('Brand', { description: 'Brand colours of a site, as #rrggbb.' })
export class BrandType {
  @Field(() => String, { description: 'Main colour, #rrggbb.' })
  primary!: string;

  @Field(() => String, { description: 'Second colour, #rrggbb.' })
  secondary!: string;
}

export const StorefrontThemeEnum = { TRATTORIA: 'trattoria', COUNTER: 'counter' } as const;

registerEnumType(StorefrontThemeEnum, {
  name: 'StorefrontTheme',
  description: 'Design of a site.',
  valuesConfig: {
    TRATTORIA: { description: 'A printed card with serif headings.' },
    COUNTER: { description: 'Bold blocks of the brand colour.' },
  },
});

@ObjectType('MenuItem', { description: 'A product as diners see it.' })
class MenuItemType {
  @Field(() => ID, { description: 'Id for orders.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'Description; empty without one.' })
  description!: string;

  @Field(() => Pence, { description: 'Unit price.' })
  price!: number;

  @Field(() => String, { nullable: true, description: 'Address of the picture; null without one.' })
  imageUrl!: string | null;

  @Field(() => Boolean, { description: 'False while sold out.' })
  isAvailable!: boolean;

  @Field(() => Boolean, { description: 'Marked as popular by the restaurant.' })
  isPopular!: boolean;
}

@ObjectType('MenuSection', { description: 'A section of the menu with its items.' })
class MenuSectionType {
  @Field(() => ID, { description: 'Id of the section.' })
  id!: string;

  @Field(() => String, { description: 'Name of the section.' })
  name!: string;

  @Field(() => [MenuItemType], { description: 'Items in the order of the menu.' })
  items!: MenuItemType[];
}

@ObjectType('Storefront', {
  description: 'A site as diners see it.',
})
export class StorefrontType {
  @Field(() => String, { description: 'Subdomain of the site.' })
  slug!: string;

  @Field(() => String, { description: 'Name of the restaurant.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'One line below the name; null without one.' })
  tagline!: string | null;

  @Field(() => String, { description: 'Address of the site, without a trailing slash.' })
  url!: string;

  @Field(() => Int, { description: 'Each published change increases it.' })
  version!: number;

  @Field(() => Boolean, { description: 'True while the site is not claimed. Its orders are test orders.' })
  isPreview!: boolean;

  @Field(() => Boolean, {
    description: 'True for a demo restaurant. It answers orders automatically.',
  })
  isDemo!: boolean;

  @Field(() => Boolean, { description: 'False when the owner has closed ordering; the menu stays readable.' })
  acceptsOrders!: boolean;

  @Field(() => Boolean, {
    description: 'True when the monthly limit of online orders is reached; `acceptsOrders` is false then.',
  })
  orderLimitReached!: boolean;

  @Field(() => StorefrontThemeEnum, { description: 'Design of the site.' })
  theme!: SiteDocument['theme'];

  @Field(() => BrandType, { description: 'Brand colours.' })
  brand!: BrandType;

  @Field(() => String, { nullable: true, description: 'Address of the logo; null without one.' })
  logoUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the hero picture; null without one.' })
  coverImageUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Telephone number as the owner wrote it; null without one.',
  })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address in one line; null without one.' })
  addressLine!: string | null;

  @Field(() => [MenuSectionType], { description: 'The menu; sections without items are left out.' })
  sections!: MenuSectionType[];
}

/** A published site as GraphQL shows it. */
export function toStorefrontType({ version, document }: Site, links: SiteLinks): StorefrontType {
  return Object.assign(new StorefrontType(), document, {
    url: links.siteUrl(document.slug),
    version,
    isDemo: document.isDemo ?? false,
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
}
