import type { MenuItem, Storefront } from '../queries/storefrontPage.ts';
import { safeUrl } from './address.rules.ts';

/** Leaves out missing values: search engines distrust empty strings. */
const given = <T>(name: string, value: T | null | undefined | ''): Record<string, T> =>
  value === null || value === undefined || value === '' ? {} : { [name]: value };

const menuItem = (item: MenuItem): object => ({
  '@type': 'MenuItem',
  name: item.name,
  ...given('description', item.description),
  offers: {
    '@type': 'Offer',
    price: (item.price / 100).toFixed(2),
    priceCurrency: 'GBP',
    ...(item.isAvailable ? {} : { availability: 'https://schema.org/SoldOut' }),
  },
});

/** schema.org Restaurant with its Menu as JSON-LD. `<` is escaped, so no name can close the script element. */
export function menuJsonLd(storefront: Storefront): string {
  const { name, url, phone, addressLine, tagline, sections } = storefront;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name,
    url,
    ...given('description', tagline),
    ...given('telephone', phone),
    ...given('address', addressLine),
    ...given('logo', safeUrl(storefront.logoUrl)),
    ...given('image', safeUrl(storefront.coverImageUrl)),
    hasMenu: {
      '@type': 'Menu',
      hasMenuSection: sections.map((section) => ({
        '@type': 'MenuSection',
        name: section.name,
        hasMenuItem: section.items.map(menuItem),
      })),
    },
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
