import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../test/testDatabase.ts';
import { entities } from '../../modules.ts';
import { PasswordService } from '../../modules/accounts/passwords/password.service.ts';
import { categoryOf } from '../../modules/catalogue/catalogue.rules.ts';
import { SHOP_PRODUCT_LIMITS } from '@forkfront/common/plan.ts';
import { pictureKeys } from '../../modules/uploads/picture.rules.ts';
import { REQUEST_LIMITS } from '../connectionLimits.ts';
import { openDatabase, type Database } from '../database.ts';
import { CATALOGUE, type CatalogueEntry, tierOf } from './catalogue.ts';
import { demoPictureFiles } from './demoPictures.ts';
import { seed as seedInto } from './seed.ts';

const LONG = { tags: ['@long'] };

let database: Database;
const seed = (options?: { demo: boolean }) => seedInto(database, options);
let drop: () => Promise<void>;
beforeAll(async () => {
  const fresh = await testDatabase();
  drop = fresh.drop;
  // Filling an empty database takes longer than this.
  database = await openDatabase(fresh.url, entities, () => undefined, {
    limits: { ...REQUEST_LIMITS, lockMs: 50 },
  });
});
afterAll(async () => {
  await database.close();
  await drop();
});

const query = async <Row extends object>(sql: string) => (await database.pool.query<Row>(sql)).rows;

/** Every row with its row version, which changes with every write. */
const versions = async () => {
  const tables = [
    'services',
    'prices',
    'users',
    'restaurants',
    'menu_sections',
    'products',
    'product_sizes',
    'option_groups',
    'menu_options',
    'option_group_uses',
    'published_sites',
    'grocery_shops',
    'stock_items',
  ];
  const counts = tables.map((table) => `select '${table}' as name, xmin::text, ctid::text from ${table}`);
  return query(`${counts.join(' union all ')} order by 1, 3`);
};

describe('the catalogue', () => {
  it.each(CATALOGUE)('the plan $name has a category and prices in whole pence', ({ name, key, prices }) => {
    expect(key.startsWith(`${categoryOf(name)}-`)).toBe(true);
    expect(Object.values(prices).length).toBeGreaterThan(0);
    for (const amount of Object.values(prices)) expect(Number.isInteger(amount) && amount >= 0).toBe(true);
  });

  it('a line promises as many products as the server allows', () => {
    const promised = CATALOGUE.flatMap(({ key, features }) =>
      features
        .filter(({ by }) => by === 'SHOP_PRODUCTS')
        .map(({ text }) => [tierOf(key), Number(text.replaceAll(/\D/g, ''))]),
    );
    expect(promised).toEqual([
      ['SILVER', SHOP_PRODUCT_LIMITS.SILVER],
      ['GOLD', SHOP_PRODUCT_LIMITS.GOLD],
    ]);
  });

  it('a plan can only name features that its tier has, and planned ones only while it is not sold', () => {
    const plan = { name: 'Restaurant', subtitle: '', prices: {} };
    const entries: CatalogueEntry[] = [
      { ...plan, key: 'restaurant-gold', features: [{ by: 'PROMOTIONS', text: 'Offers' }] },
      { ...plan, key: 'restaurant-gold', isComing: true, features: [{ by: 'planned', text: 'Robots' }] },
      // @ts-expect-error Free and Silver have no promotions.
      { ...plan, key: 'restaurant-silver', features: [{ by: 'PROMOTIONS', text: 'Offers' }] },
      // @ts-expect-error A sold plan has nothing planned.
      { ...plan, key: 'restaurant-gold', features: [{ by: 'planned', text: 'Robots' }] },
      // @ts-expect-error Nobody provides it.
      { ...plan, key: 'restaurant-gold', features: [{ by: 'WEBHOOKS', text: 'Webhooks' }] },
      // @ts-expect-error A plan without a website has no board.
      { ...plan, key: 'social-gold', features: [{ by: 'ORDER_BOARD', text: 'Board' }] },
    ];
    expect(entries.map(({ key }) => tierOf(key))).toEqual(['GOLD', 'GOLD', 'SILVER', 'GOLD', 'GOLD', null]);
  });

  it('the catalogue has the plans of each category', () => {
    const names = CATALOGUE.map(({ name }) => name);
    expect(names).toEqual([
      'Free Restaurant',
      'Silver Restaurant',
      'Gold Restaurant',
      'Platinum Restaurant',
      'Silver Grocery',
      'Gold Grocery',
      'Silver Social Media',
      'Gold Social Media',
    ]);
  });
});

describe('seed', () => {
  it('the seed fills an empty database, also when two processes start at once and one waits long for the other', async () => {
    await Promise.all([seed(), seed()]);
    const [counts] = await query(
      `select (select count(*)::int from services) as services,
              (select count(*)::int from prices) as prices,
              (select count(*)::int from restaurants) as restaurants,
              (select count(*)::int from users) as users`,
    );
    expect(counts).toEqual({ services: 8, prices: 22, restaurants: 4, users: 1 });
    const free = await query(`select order_limit from services where key = 'restaurant-free'`);
    expect(free).toEqual([{ order_limit: 30 }]);
  });

  it('the seed publishes the demo restaurants, which accept orders', async () => {
    const sites = await query<{
      slug: string;
      document: { isPreview: boolean; acceptsOrders: boolean; sections: [] };
    }>('select slug, document from published_sites order by slug');
    expect(sites.map(({ slug }) => slug)).toEqual([
      'olive-and-ember',
      'saffron-lane',
      'smash-street',
      'thimble-street',
    ]);
    for (const { document } of sites)
      expect(document).toMatchObject({ isPreview: false, acceptsOrders: true });
  });

  it('the owner of the demo restaurants has an unknown password', async () => {
    const [owner] = await query<{ password_hash: string }>('select password_hash from users');
    const passwords = new PasswordService();
    for (const guess of ['', 'demo', 'password', owner?.password_hash ?? ''])
      expect(await passwords.matches(guess, owner?.password_hash ?? null)).toBe(false);
  });

  it('a second seed changes nothing', async () => {
    const before = await versions();
    expect(before.length).toBeGreaterThan(80);
    await seed();
    expect(await versions()).toEqual(before);
  });

  it('the demo restaurants close when they are switched off, and open again', LONG, async () => {
    const archived = async () =>
      (
        await query<{ archived: boolean }>(
          "select (document ->> 'isArchived')::boolean as archived from published_sites order by slug",
        )
      ).map((row) => row.archived);
    await seed({ demo: false });
    expect(await archived()).toEqual([true, true, true, true]);
    const before = await versions();
    await seed({ demo: false });
    expect(await versions()).toEqual(before);
    await seed();
    expect(await archived()).toEqual([false, false, false, false]);
  });

  it('the seed updates a plan to the file and keeps its picture', LONG, async () => {
    await database.pool.query(`update services set name = 'Old', features = '[]', image_url = '/gold.webp'
      where key = 'restaurant-gold'`);
    await database.pool.query(`update prices set unit_amount = 1, stripe_price_id = 'price_1'
      where "interval" = 'week' and service_id = (select id from services where key = 'restaurant-gold')`);
    await seed();
    const [gold] = await query(
      `select s.name, jsonb_array_length(s.features) as features, s.image_url, p.unit_amount, p.stripe_price_id
       from services s join prices p on p.service_id = s.id and p.interval = 'week' where s.key = 'restaurant-gold'`,
    );
    expect(gold).toEqual({
      name: 'Gold Restaurant',
      features: 5,
      image_url: '/gold.webp',
      unit_amount: 1499,
      // The id is null until the provider has a price with the new amount.
      stripe_price_id: null,
    });
  });

  it('a price keeps its id while its amount stays', LONG, async () => {
    const silver = `"interval" = 'week' and service_id = (select id from services where key = 'restaurant-silver')`;
    await database.pool.query(`update prices set stripe_price_id = 'price_2' where ${silver}`);
    await seed();
    expect(await query(`select stripe_price_id from prices where ${silver}`)).toEqual([
      { stripe_price_id: 'price_2' },
    ]);
  });

  it('each picture of the demo menus has a file in every width', async () => {
    const shown = await query<{ key: string }>(
      `select image_key as key from products where image_key is not null
       union select cover_image_key from restaurants where cover_image_key is not null`,
    );
    expect(shown.length).toBeGreaterThan(25);
    const keys = shown.flatMap(({ key }) => pictureKeys(key));
    expect(keys.length).toBeGreaterThan(2 * shown.length);
    expect(
      demoPictureFiles()
        .map(({ key }) => key)
        .sort(),
    ).toEqual(keys.sort());
  });

  it('the menu of a demo restaurant follows its file, and its other data stay', LONG, async () => {
    await database.pool.query(`update restaurants set name = 'Renamed' where slug = 'olive-and-ember'`);
    const before = await query(`select id, name, price from products order by id`);
    await database.pool.query(`delete from products where name = 'Tiramisu'`);
    await database.pool.query(`update products set price = 1 where name = 'Focaccia' or name = 'Korma'`);
    await database.pool.query(`insert into menu_sections (id, restaurant_id, name, position)
      select gen_random_uuid(), id, 'Old', 9 from restaurants where slug = 'saffron-lane'`);
    await seed();
    expect(await query(`select id, name, price from products order by id`)).toEqual(before);
    expect(await query(`select 1 from menu_sections where name = 'Old'`)).toEqual([]);
    const [site] = await query<{ name: string }>(
      `select name from restaurants where slug = 'olive-and-ember'`,
    );
    expect(site?.name).toBe('Renamed');
    const seeded = await versions();
    await seed();
    expect(await versions()).toEqual(seeded);
  });

  it('a restaurant with the address of a demo restaurant keeps its menu', async () => {
    await database.pool.query(`update restaurants set is_demo = false where slug = 'smash-street'`);
    await database.pool.query(`delete from products where name = 'The Single'`);
    const before = await versions();
    await seed();
    expect(await versions()).toEqual(before);
  });
});
