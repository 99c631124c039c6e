import type { Database } from '../database.ts';
import { oliveAndEmber } from './oliveAndEmber.ts';
import { seedCatalogue } from './seedCatalogue.ts';
import { openDemoRestaurants, seedDemoRestaurant } from './seedDemoRestaurant.ts';
import { smashStreet } from './smashStreet.ts';

const SEED_LOCK = 7_310_467;

/**
 * Fills the database with the plans and, with `demo`, two demo restaurants; without `demo` those of an earlier start are
 * closed. Runs at every start, in one transaction; processes that start together take turns. A second start changes
 * nothing.
 */
export async function seed({ orm }: Database, { demo = true } = {}): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    await em.execute('select pg_advisory_xact_lock(?)', [SEED_LOCK]);
    await seedCatalogue(em);
    if (demo) {
      await seedDemoRestaurant(em, oliveAndEmber);
      await seedDemoRestaurant(em, smashStreet);
    }
    await openDemoRestaurants(em, demo, new Date());
  });
}
