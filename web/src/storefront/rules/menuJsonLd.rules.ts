import type { MenuItem, Storefront } from '../queries/storefrontPage.ts';
import { safeUrl } from './address.rules.ts';

/** Leaves out missing values: search engines distrust empty strings. */
const given = <T>(name: string, value: T | null | undefined | ''): Record<string, T> =>
  value === null || value === undefined || value === '' ? {} : { [name]: value };

const offer = ({ isAvailable }: MenuItem, price: number, name?: string): object => ({
  '@type': 'Offer',
  ...given('name', name),
  price: (price / 100).toFixed(2),
  priceCurrency: 'GBP',
  ...(isAvailable ? {} : { availability: 'https://schema.org/SoldOut' }),
});

const menuItem = (item: MenuItem): object => ({
  '@type': 'MenuItem',
  name: item.name,
  ...given('description', item.description),
  offers:
    item.sizes.length > 0
      ? item.sizes.map(({ name, price }) => offer(item, price, name))
      : offer(item, item.price),
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
