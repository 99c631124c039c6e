import { ref, type EntityManager } from '@mikro-orm/postgresql';
import { newSecret } from '../../lib/secrets.ts';
import { PasswordService } from '../../modules/accounts/passwords/password.service.ts';
import { User } from '../../modules/accounts/user.entity.ts';
import { MenuSection } from '../../modules/products/menuSection.entity.ts';
import { Product } from '../../modules/products/product.entity.ts';
import { Restaurant } from '../../modules/restaurants/restaurant.entity.ts';
import { publishSite } from '../../modules/sites/publishSite.ts';
import { publishSites } from '../../modules/sites/publishSites.ts';
import type { DemoRestaurant } from './demoRestaurant.ts';

/** Owner of the demo restaurants; mail to `.example` never leaves for a real person. */
const DEMO_OWNER_EMAIL = 'demo@forkfront.example';

/** Makes and publishes a demo restaurant unless its slug is taken. What is there already is left alone. */
export async function seedDemoRestaurant(em: EntityManager, demo: DemoRestaurant): Promise<void> {
  const { sections, ...about } = demo;
  if ((await em.count(Restaurant, { slug: demo.slug })) > 0) return;
  const owner = (await em.findOne(User, { email: DEMO_OWNER_EMAIL })) ?? (await makeOwner(em));
  const restaurant = em.create(Restaurant, {
    ...about,
    owner: ref(owner),
    // Claimed, so that it takes real orders, and in a trial without an end, so that it always does.
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

/** An account nobody can sign in to: its password is random and kept nowhere. */
async function makeOwner(em: EntityManager): Promise<User> {
  const passwordHash = await new PasswordService().hash(newSecret());
  return em.create(User, { name: 'Demo owner', email: DEMO_OWNER_EMAIL, passwordHash });
}

/**
 * Closes the demo restaurants (their addresses answer 410), or opens them again. Changes nothing when they are so
 * already.
 */
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
