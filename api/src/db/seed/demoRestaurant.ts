import { isDeepStrictEqual } from 'node:util';
import { ref, type EntityManager } from '@mikro-orm/postgresql';
import { newSecret } from '../../lib/secrets.ts';
import { User } from '../../modules/accounts/account.entity.ts';
import { PasswordService } from '../../modules/accounts/passwords/password.service.ts';
import { readMenuContent, replaceMenu } from '../../modules/products/menuContent.repository.ts';
import type { Theme } from '@forkfront/common/themes.ts';
import { Restaurant } from '../../modules/restaurants/restaurant.entity.ts';
import type { MenuContent } from '@forkfront/common/menu.ts';
import { publishSite, publishSites } from '../../modules/sites/publishSite.repository.ts';
import { readMenu } from './demoMenu.ts';
import { demoOrdering } from './demoOrdering.ts';
import { demoPictureKey } from './demoPictures.ts';

/** A fictional restaurant that shows a site. */
export interface DemoRestaurant {
  slug: keyof typeof demoOrdering;
  name: string;
  tagline: string;
  /** From the numbers reserved for fiction (020 7946 0xxx). */
  phone: string;
  addressLine: string;
  openingHours: string;
  theme: Theme;
  /** #rrggbb. */
  brandPrimary: string;
  brandSecondary: string;
  /** Name of the picture above its menu; null without one. */
  cover: string | null;
  /** In the notation of `readMenu`. */
  menu: string;
}

/** Owner of the demo restaurants; mail to `.example` never reaches a person. */
const DEMO_OWNER_EMAIL = 'demo@forkfront.example';
/** When the demo owner confirmed the allergens. */
const CONFIRMED_AT = '2026-11-02T09:30:00.000Z';

/** The menu of a demo restaurant, with the id of its owner as the account that confirmed its allergens. */
export const demoMenu = ({ slug, menu }: DemoRestaurant, ownerId: string): MenuContent =>
  readMenu(slug, menu, { by: ownerId, at: CONFIRMED_AT });

/**
 * Creates and publishes a demo restaurant unless its slug is taken. Menu, cover and ordering settings of an existing demo restaurant
 * follow its file; its other data are not changed. Nothing is written when nothing has changed.
 */
export async function seedDemoRestaurant(em: EntityManager, demo: DemoRestaurant): Promise<void> {
  const { cover, menu: _menu, ...about } = demo;
  const ordering = demoOrdering[demo.slug];
  const known = await em.findOne(Restaurant, { slug: demo.slug });
  if (known && !known.isDemo) return;
  const owner = known?.owner
    ? await known.owner.loadOrFail()
    : ((await em.findOne(User, { email: DEMO_OWNER_EMAIL })) ?? (await makeOwner(em)));
  const menu = demoMenu(demo, owner.id);
  const coverImageKey = cover && demoPictureKey(cover);
  const isSameSite = known?.coverImageKey === coverImageKey && isDeepStrictEqual(known.ordering, ordering);
  if (isSameSite && isSame(await readMenuContent(em, known.id), menu)) return;
  const restaurant =
    known ??
    em.create(Restaurant, {
      ...about,
      owner: ref(owner),
      // Claimed, so that it accepts orders, and in a trial without an end.
      status: 'trialing',
      isDemo: true,
      claimedAt: new Date(),
    });
  restaurant.coverImageKey = coverImageKey;
  restaurant.ordering = ordering;
  await em.flush();
  await replaceMenu(em, restaurant.id, menu);
  await publishSite(em, restaurant.id);
}

/** The database has its own notation of times and its own order of groups. */
const isSame = (one: MenuContent, other: MenuContent): boolean =>
  isDeepStrictEqual(comparable(one), comparable(other));

const comparable = ({ sections, optionGroups }: MenuContent): unknown =>
  JSON.parse(
    JSON.stringify({ sections, optionGroups: optionGroups.toSorted((a, b) => (a.id < b.id ? -1 : 1)) }),
    (key, value: unknown) =>
      key === 'allergensConfirmedAt' && typeof value === 'string' ? Date.parse(value) : value,
  );

/** An account with a random password that is stored nowhere. */
async function makeOwner(em: EntityManager): Promise<User> {
  const passwordHash = await new PasswordService().hash(newSecret());
  const owner = em.create(User, { name: 'Demo owner', email: DEMO_OWNER_EMAIL, passwordHash });
  await em.flush();
  return owner;
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
