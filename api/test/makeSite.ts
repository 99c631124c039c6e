import { ref } from '@mikro-orm/postgresql';
import { toGlobalId } from '../src/graphql/globalId.ts';
import { newId } from '../src/lib/ids.ts';
import { User } from '../src/modules/accounts/account.entity.ts';
import { SessionService } from '../src/modules/accounts/sessions/session.service.ts';
import { openShop } from '../src/modules/groceries/shelf.repository.ts';
import { MenuSection, Product } from '../src/modules/products/product.entity.ts';
import type { SubscriptionStatus } from '@forkfront/common/plan.ts';
import { Restaurant } from '../src/modules/restaurants/restaurant.entity.ts';
import { ORDERING_DEFAULTS, type OrderingSettings } from '@forkfront/common/ordering.ts';
import { publishSite } from '../src/modules/sites/publishSite.repository.ts';
import { SiteLinks } from '../src/modules/sites/siteLinks.ts';
import type { TestApp } from './testApp.ts';

export interface SiteItem {
  name: string;
  /** Pence. */
  price: number;
  /** Name of its section; `Menu` by default. */
  section?: string;
  description?: string;
  isAvailable?: boolean;
  isPopular?: boolean;
}

export interface SiteOptions {
  /** `unclaimed` has no owner; `trialing` by default. */
  status?: SubscriptionStatus;
  isActive?: boolean;
  /** Whether the owner's address is verified; false by default. */
  isOwnerKnown?: boolean;
  items?: readonly SiteItem[];
  /** A grocery shop; false by default. */
  isShop?: boolean;
  /** By default it takes orders for collection at any time (`ALL_DAY`). */
  ordering?: Partial<OrderingSettings>;
}

export interface MadeProduct {
  /** uuid. */
  id: string;
  /** Its id in GraphQL. */
  globalId: string;
  name: string;
  price: number;
}

export interface MadeSite {
  restaurantId: string;
  slug: string;
  url: string;
  /** The owner with the token of a session; null while unclaimed. */
  owner: { id: string; name: string; email: string; token: string } | null;
  products: MadeProduct[];
  /** The product of this name. Throws when there is none. */
  product(name: string): MadeProduct;
}

const ITEMS: readonly SiteItem[] = [
  {
    name: 'Margherita',
    price: 850,
    section: 'Pizza',
    description: 'Tomato, mozzarella, basil',
    isPopular: true,
  },
  { name: 'Diavola', price: 1050, section: 'Pizza', description: 'Spicy salami and chilli' },
  { name: 'Tiramisù', price: 525, section: 'Puddings', description: 'Made this morning' },
  { name: 'Panna cotta', price: 475, section: 'Puddings', isAvailable: false },
];

/** Opening hours at any time, for collection only. */
export const ALL_DAY: Partial<OrderingSettings> = {
  hasHours: true,
  collection: {
    ...ORDERING_DEFAULTS.collection,
    periods: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' }],
  },
};

/** Creates a published restaurant with a menu, and its owner. `Panna cotta` of the default menu is sold out. */
export async function makeSite(
  app: Pick<TestApp, 'scope' | 'container'>,
  {
    status = 'trialing',
    isActive = true,
    isOwnerKnown = false,
    items = ITEMS,
    ordering = ALL_DAY,
    isShop = false,
  }: SiteOptions = {},
): Promise<MadeSite> {
  const { em, get } = app.scope();
  const sessions = get(SessionService);
  const tail = newId().slice(-12);
  const owner =
    status === 'unclaimed'
      ? null
      : em.create(User, {
          name: 'Olivia Green',
          email: `olivia.${tail}@example.org`,
          passwordHash: 'nobody signs in with a password here',
          emailVerifiedAt: isOwnerKnown ? new Date() : null,
        });
  const restaurant = em.create(Restaurant, {
    ordering,
    owner: owner && ref(owner),
    name: 'The Olive Press',
    tagline: 'Wood-fired pizza by the canal',
    slug: `olive-${tail}`,
    isActive,
    status,
    theme: 'trattoria',
    brandPrimary: '#2f5d3a',
    brandSecondary: '#f4e3b2',
    phone: '020 7946 0123',
    addressLine: '4 Wharf Lane, London N1 7AB',
    openingHours: 'Mon–Sat 12–10pm\nSun closed',
  });
  const sections = new Map<string, MenuSection>();
  const products = items.map(({ section = 'Menu', ...item }, position) => {
    const heading =
      sections.get(section) ??
      em.create(MenuSection, { restaurant: ref(restaurant), name: section, position: sections.size });
    sections.set(section, heading);
    return em.create(Product, { restaurant: ref(restaurant), section: ref(heading), position, ...item });
  });
  const token = owner && sessions.open(owner, em);
  await em.flush();
  if (isShop) await openShop(em, restaurant.id, new Date());
  await em.transactional((transaction) => publishSite(transaction, restaurant.id));

  const made = products.map(({ id, name, price }) => ({
    id,
    globalId: toGlobalId('Product', id),
    name,
    price,
  }));
  return {
    restaurantId: restaurant.id,
    slug: restaurant.slug,
    url: app.container.get(SiteLinks).siteUrl(restaurant.slug),
    owner: owner && token ? { id: owner.id, name: owner.name, email: owner.email, token } : null,
    products: made,
    product(name) {
      const found = made.find((product) => product.name === name);
      if (!found) throw new Error(`${name} is not on the menu`);
      return found;
    },
  };
}
