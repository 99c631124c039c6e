import { sql } from 'kysely';
import { group, option, product, section } from '@forkfront/common/test/menuParts.ts';
import { connectDatabase, type Database } from '../src/db/database.ts';
import { newId } from '../src/lib/ids.ts';
import { entities } from '../src/modules.ts';
import { replaceMenu } from '../src/modules/products/menuContent.repository.ts';
import { Restaurant } from '../src/modules/restaurants/restaurant.entity.ts';
import type { MenuContent } from '@forkfront/common/menu.ts';
import { publishSite } from '../src/modules/sites/publishSite.repository.ts';
import type { SiteTables } from '../src/modules/sites/site.entity.ts';
import { median } from './measure.ts';

const SECTIONS = 20;
const DISHES_A_SECTION = 25;
const GROUPS = 40;

/** 500 products, half of them with three sizes, and 40 groups with 15 options. */
function largeMenu(): MenuContent {
  const optionGroups = Array.from({ length: GROUPS }, (_, at) =>
    group(
      `Group ${at}`,
      0,
      3,
      Array.from({ length: 15 }, (_unused, place) => option(`Option ${place}`, place * 10)),
    ),
  );
  const groupId = (at: number) => optionGroups[at % GROUPS]?.id ?? '';
  const dish = (at: number) =>
    product(`Dish ${at}`, {
      description: 'Grilled over charcoal, with rice, pickled onions and a sauce of the day.',
      price: 500,
      groupIds: [groupId(at), groupId(at + 7)],
      sizes: [500, 800, 1100].slice(at % 2 === 0 ? 3 : 0).map((price) => ({
        id: newId(),
        name: `For ${price}`,
        price,
        groupIds: [groupId(at + 11)],
      })),
    });
  const sections = Array.from({ length: SECTIONS }, (_, at) =>
    section(
      Array.from({ length: DISHES_A_SECTION }, (_unused, place) => dish(at * DISHES_A_SECTION + place)),
      { name: `Section ${at}` },
    ),
  );
  return { sections, optionGroups };
}

/**
 * Milliseconds to publish a restaurant with 500 products, and to write its document without reading the menu: medians of
 * alternating `rounds`.
 */
export async function publishing(databaseUrl: string, slug: string, rounds: number) {
  const database = await connectDatabase(databaseUrl, entities, () => undefined);
  try {
    const { id } = await database.orm.em.fork().findOneOrFail(Restaurant, { slug });
    await inTransaction(database, async (em) => {
      await replaceMenu(em, id, largeMenu());
      await publishSite(em, id);
    });
    const times = { publish: [] as number[], write: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      times.write.push(await inTransaction(database, (em) => writeAgain(em, id)));
      times.publish.push(await inTransaction(database, (em) => publishSite(em, id)));
    }
    return { publish: median(times.publish), write: median(times.write) };
  } finally {
    await database.close();
  }
}

type Em = Parameters<typeof replaceMenu>[0];

/** Runs the work in a transaction of its own and returns its milliseconds. */
async function inTransaction({ orm }: Database, work: (em: Em) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await orm.em.fork().transactional(work);
  return performance.now() - start;
}

const writeAgain = (em: Em, restaurantId: string) =>
  em
    .getKysely<SiteTables>()
    .updateTable('published_sites')
    .set({ document: sql`document` })
    .where('restaurant_id', '=', restaurantId)
    .execute();
