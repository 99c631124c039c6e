import { ref, type EntityManager } from '@mikro-orm/postgresql';
import { newSecret } from '../../lib/secrets.ts';
import { User } from '../../modules/accounts/account.entity.ts';
import { PasswordService } from '../../modules/accounts/passwords/password.service.ts';
import { MenuSection, Product } from '../../modules/products/product.entity.ts';
import { type StorefrontTheme, Restaurant } from '../../modules/restaurants/restaurant.entity.ts';
import { publishSite, publishSites } from '../../modules/sites/publishSite.repository.ts';

const DISH = /^(.+?) \| (\d+)( \| popular)?( \| sold out)?\n(.+)$/;

/**
 * Reads a menu: `# Section`, then for each dish the line `Name | pence | popular | sold out` and its description. Throws at
 * anything else.
 */
export const readMenu = (menu: string) =>
  menu
    .split(/^ *# /m)
    .slice(1)
    .map((section) => {
      const [name = '', ...lines] = section.trim().split(/\n\s*/);
      const pairs = lines.flatMap((line, at) => (at % 2 === 0 ? [`${line}\n${lines[at + 1] ?? ''}`] : []));
      return { name, items: pairs.map(readDish) };
    });

function readDish(text: string) {
  const [match, name = '', pence, popular, soldOut, description = ''] = DISH.exec(text) ?? [];
  if (match === undefined) throw new Error(`No dish of a demo menu: ${text}`);
  return { name, description, price: Number(pence), isPopular: Boolean(popular), isAvailable: !soldOut };
}

/** A fictional restaurant that shows a site. */
export interface DemoRestaurant {
  slug: string;
  name: string;
  tagline: string;
  /** From the numbers reserved for fiction (020 7946 0xxx). */
  phone: string;
  addressLine: string;
  openingHours: string;
  theme: StorefrontTheme;
  /** #rrggbb. */
  brandPrimary: string;
  brandSecondary: string;
  sections: ReturnType<typeof readMenu>;
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
  sections.forEach(({ name, items }, index) => {
    const section = em.create(MenuSection, { restaurant: ref(restaurant), name, position: index });
    items.forEach((item, position) => {
      em.create(Product, { ...item, restaurant: ref(restaurant), section: ref(section), position });
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
