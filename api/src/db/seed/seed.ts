import { isDeepStrictEqual } from 'node:util';
import { ref, type EntityManager } from '@mikro-orm/postgresql';
import { Price, PRICE_INTERVALS, Service, type Feature } from '../../modules/catalogue/catalogue.entity.ts';
import { ORDER_LIMITS } from '@forkfront/common/plan.ts';
import type { Database } from '../database.ts';
import { preparing, type Turn } from '../preparing.ts';
import { CATALOGUE, type CatalogueEntry, type CatalogueFeature, tierOf } from './catalogue.ts';
import { openDemoRestaurants, seedDemoRestaurant } from './demoRestaurant.ts';
import { seedDemoStock, thimbleStreet } from './groceryShop.ts';
import { oliveAndEmber } from './oliveAndEmber.ts';
import { saffronLane } from './saffronLane.ts';
import { smashStreet } from './smashStreet.ts';

export const DEMO_RESTAURANTS = [oliveAndEmber, smashStreet, saffronLane, thimbleStreet];

/**
 * Fills the database with the plans and, with `demo`, three demo restaurants and a demo grocery shop; without `demo` existing ones are
 * closed. It runs at every start in one transaction, one process at a time, see `preparing`. A second run changes nothing. The job
 * `storeDemoPictures` stores their pictures.
 */
export async function seed(
  { orm, url }: Pick<Database, 'orm' | 'url'>,
  { demo = true, turn = { url } }: { demo?: boolean; turn?: Turn } = {},
): Promise<void> {
  await preparing(turn, () =>
    orm.em.fork().transactional(async (em) => {
      await seedCatalogue(em);
      if (demo) {
        for (const restaurant of DEMO_RESTAURANTS) await seedDemoRestaurant(em, restaurant);
        await seedDemoStock(em);
      }
      await openDemoRestaurants(em, demo, new Date());
    }),
  );
}

/**
 * Updates the stored plans to the catalogue: two reads, and writes only for differences. A plan's picture and its ids at
 * the payment provider stay, and so do plans that are no longer in the catalogue, because they may be in use.
 */
export async function seedCatalogue(em: EntityManager): Promise<void> {
  const services = new Map((await em.findAll(Service)).map((service) => [service.key, service]));
  const prices = await em.findAll(Price);
  for (const entry of CATALOGUE) {
    const service = services.get(entry.key);
    const current = service ? update(service, entry) : em.create(Service, fieldsOf(entry));
    const own = prices.filter((price) => service && price.service.id === service.id);
    for (const interval of PRICE_INTERVALS) {
      const unitAmount = entry.prices[interval];
      if (unitAmount === undefined) continue;
      const price = own.find((each) => each.interval === interval);
      if (price) changeAmount(price, unitAmount);
      else em.create(Price, { service: ref(current), interval, unitAmount });
    }
  }
  await em.flush();
}

/** A price with a changed amount is not sold until the payment provider has it. */
function changeAmount(price: Price, unitAmount: number): void {
  if (price.unitAmount !== unitAmount) price.stripePriceId = null;
  price.unitAmount = unitAmount;
}

function update(service: Service, entry: CatalogueEntry): Service {
  const { features, ...fields } = fieldsOf(entry);
  Object.assign(service, fields);
  // PostgreSQL returns JSON keys in another order, which must not count as a change.
  if (!isDeepStrictEqual(service.features, features)) service.features = features;
  return service;
}

const fieldsOf = (entry: CatalogueEntry, tier = tierOf(entry.key)) => ({
  key: entry.key,
  name: entry.name,
  subtitle: entry.subtitle,
  isComing: entry.isComing ?? false,
  features: entry.features.map(featureOf),
  orderLimit: tier === null ? null : ORDER_LIMITS[tier],
  // The number of staff accounts is not yet enforced.
  staffLimit: null,
  platformsManaged: entry.platformsManaged ?? null,
  postsPerWeek: entry.postsPerWeek ?? null,
  adSpendIncluded: entry.adSpendIncluded ?? null,
});

const featureOf = ({ header, emphasis, text, tooltip }: CatalogueFeature): Feature => ({
  header: header ?? null,
  isEmphasis: emphasis ?? false,
  text,
  tooltip: tooltip ?? null,
});
