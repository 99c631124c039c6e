import { ref, type EntityManager } from '@mikro-orm/postgresql';
import { newSecret } from '../../lib/secrets.ts';
import { User } from '../../modules/accounts/account.entity.ts';
import { PasswordService } from '../../modules/accounts/passwords/password.service.ts';
import { MenuSection, Product } from '../../modules/products/product.entity.ts';
import { type StorefrontTheme, Restaurant } from '../../modules/restaurants/restaurant.entity.ts';
import { publishSite, publishSites } from '../../modules/sites/publishSite.repository.ts';

/** A product of a demo menu. */
interface DemoItem {
  name: string;
  description: string;
  /** Pence. */
  price: number;
  isPopular?: true;
  isSoldOut?: true;
}

/** A fictional restaurant that shows a site. */
export interface DemoRestaurant {
  slug: string;
  name: string;
  tagline: string;
  /** From the numbers reserved for fiction (020 7946 0xxx). */
  phone: string;
  addressLine: string;
  theme: StorefrontTheme;
  /** #rrggbb. */
  brandPrimary: string;
  brandSecondary: string;
  sections: { name: string; items: DemoItem[] }[];
}

/** Owner of the demo restaurants; mail to `.example` never reaches a person. */
const DEMO_OWNER_EMAIL = 'demo@forkfront.example';

/** Creates and publishes a demo restaurant unless its slug is taken. Existing data are not changed. */
export async function seedDemoRestaurant(em: EntityManager, demo: DemoRestaurant): Promise<void> {
  const { sections, ...about } = demo;
  if ((await em.count(Restaurant, { slug: demo.slug })) > 0) return;
  const owner = (await em.findOne(User, { email: DEMO_OWNER_EMAIL })) ?? (await makeOwner(em));
  const restaurant = em.create(Restaurant, {
    ...about,
    owner: ref(owner),
    // Claimed, so that it accepts orders, and in a trial without an end.
    status: 'trialing',
    isDemo: true,
    claimedAt: new Date(),
  });
  sections.forEach((section, index) => {
    const menuSection = em.create(MenuSection, {
      restaurant: ref(restaurant),
      name: section.name,
      position: index,
    });
    section.items.forEach((item, position) => {
      em.create(Product, {
        restaurant: ref(restaurant),
        section: ref(menuSection),
        name: item.name,
        description: item.description,
        price: item.price,
        isPopular: item.isPopular ?? false,
        isAvailable: !item.isSoldOut,
        position,
      });
    });
  });
  await em.flush();
  await publishSite(em, restaurant.id);
}

/** An account with a random password that is stored nowhere. */
async function makeOwner(em: EntityManager): Promise<User> {
  const passwordHash = await new PasswordService().hash(newSecret());
  return em.create(User, { name: 'Demo owner', email: DEMO_OWNER_EMAIL, passwordHash });
}

/** Closes the demo restaurants (their addresses answer 410) or opens them again, if necessary. */
export async function openDemoRestaurants(em: EntityManager, isOpen: boolean, now: Date): Promise<void> {
  const restaurants = await em.find(Restaurant, {
    owner: { email: DEMO_OWNER_EMAIL },
    status: isOpen ? 'archived' : { $ne: 'archived' },
  });
  if (restaurants.length === 0) return;
  for (const restaurant of restaurants) {
    if (isOpen) restaurant.reopen(now);
    else restaurant.archive();
  }
  await em.flush();
  await publishSites(
    em,
    restaurants.map(({ id }) => id),
  );
}
