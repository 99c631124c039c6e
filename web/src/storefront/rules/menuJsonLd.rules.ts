import { WEEKDAYS } from '@forkfront/common/weeklyHours.ts';
import type { MenuItem, Ordering, Storefront } from '../queries/storefrontPage.ts';
import { safeUrl } from './address.rules.ts';
import { ownCover } from './siteImages.rules.ts';

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
      ? item.sizes.map(({ name, lowestPrice }) => offer(item, lowestPrice, name))
      : offer(item, item.lowestPrice),
});

/** The end of hours. The same time twice is the sign for closed, so 24 hours end a minute early. */
function until(from: string, to: string): string {
  if (from !== to) return to;
  const [hour = 0, minute = 0] = to.split(':').map(Number);
  const before = (hour * 60 + minute + 24 * 60 - 1) % (24 * 60);
  return [Math.floor(before / 60), before % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The week and the special days, of collection or else of delivery. */
function openingHours({ hasHours, collection, delivery, specialDays }: Ordering): object {
  if (!hasHours) return {};
  const kind = collection.isOffered ? 'collection' : 'delivery';
  const week = (kind === 'collection' ? collection : delivery).periods;
  const hours = { '@type': 'OpeningHoursSpecification' };
  const specialDay = (special: Ordering['specialDays'][number]): object[] => {
    const day = { ...hours, validFrom: special.day, validThrough: special.day };
    // The same time twice means closed.
    if (special[kind].length === 0) return [{ ...day, opens: '00:00', closes: '00:00' }];
    return special[kind].map(({ from, to }) => ({ ...day, opens: from, closes: until(from, to) }));
  };
  return {
    openingHoursSpecification: week.map(({ days, from, to }) => ({
      ...hours,
      dayOfWeek: days.map((day) => WEEKDAYS[day - 1]),
      opens: from,
      closes: until(from, to),
    })),
    ...(specialDays.length > 0 ? { specialOpeningHoursSpecification: specialDays.flatMap(specialDay) } : {}),
  };
}

/** That diners can order on the site. */
const orderAction = ({ url, ordering }: Storefront): object => ({
  '@type': 'OrderAction',
  target: {
    '@type': 'EntryPoint',
    urlTemplate: `${url}/`,
    actionPlatform: ['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'],
  },
  deliveryMethod: [
    ...(ordering.collection.isOffered ? ['http://purl.org/goodrelations/v1#DeliveryModePickUp'] : []),
    ...(ordering.delivery.isOffered ? ['http://purl.org/goodrelations/v1#DeliveryModeOwnFleet'] : []),
  ],
});

const menuOf = (sections: Storefront['sections']): object => ({
  '@type': 'Menu',
  hasMenuSection: sections.map((section) => ({
    '@type': 'MenuSection',
    name: section.name,
    hasMenuItem: section.items.map(menuItem),
  })),
});

/**
 * schema.org Restaurant with its hours and Menu as JSON-LD. A shop has no menu: its products are on other pages. `<` is escaped, so no
 * name can close the script element.
 */
export function menuJsonLd(
  storefront: Storefront,
  type: 'Restaurant' | 'GroceryStore' = 'Restaurant',
): string {
  const { name, url, phone, addressLine, tagline, sections, acceptsOrders } = storefront;
  const data = {
    '@context': 'https://schema.org',
    '@type': type,
    name,
    url,
    ...given('description', tagline),
    ...given('telephone', phone),
    ...given('address', addressLine),
    ...given('logo', safeUrl(storefront.logoUrl)),
    ...given('image', safeUrl(ownCover(storefront))),
    ...openingHours(storefront.ordering),
    ...(acceptsOrders ? { potentialAction: orderAction(storefront) } : {}),
    ...(type === 'Restaurant' ? { hasMenu: menuOf(sections) } : {}),
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
