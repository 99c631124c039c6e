import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../test/testDatabase.ts';
import { entities } from '../modules.ts';
import { ormOptions } from './orm.ts';

const LONG = { tags: ['@long'] };

let orm: MikroORM;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await testDatabase();
  drop = database.drop;
  orm = await MikroORM.init(ormOptions(database.url, entities));
});
afterAll(async () => {
  await orm.close();
  await drop();
});

/** Keys that entities cannot express: with two columns, with nulls, or to a table of a module that must not be imported. */
const KEYS_BESIDE_ENTITIES = [
  ['grocery_shops', 'grocery_shops_restaurant_id_foreign'],
  ['menu_options', 'menu_options_allergens_confirmed_by_foreign'],
  ['menu_versions', 'menu_versions_restaurant_id_foreign'],
  ['option_group_uses', 'option_group_uses_option_groups_foreign'],
  ['option_group_uses', 'option_group_uses_product_sizes_foreign'],
  ['option_group_uses', 'option_group_uses_products_foreign'],
  ['option_group_uses', 'option_group_uses_unique'],
  ['order_counters', 'order_counters_restaurant_id_foreign'],
  ['order_slots', 'order_slots_restaurant_id_foreign'],
  ['products', 'products_allergens_confirmed_by_foreign'],
  ['products', 'products_section_id_restaurant_id_foreign'],
  ['published_sites', 'published_sites_restaurant_id_foreign'],
  ['retired_slugs', 'retired_slugs_restaurant_id_foreign'],
  ['stock_items', 'stock_items_products_foreign'],
  ['uploads', 'uploads_restaurant_id_foreign'],
];

describe('migrations', () => {
  it('the migrations create the schema of the entities and the keys that entities cannot express', async () => {
    const difference = await orm.schema.getUpdateSchemaSQL({ wrap: false });
    expect(difference.split('\n').filter(Boolean).toSorted()).toEqual(
      KEYS_BESIDE_ENTITIES.map(([table, key]) => `alter table "${table}" drop constraint "${key}";`),
    );
  });

  it('the migrations can be reverted completely and run again', async () => {
    await orm.migrator.down({ to: 0 });
    const tables = await orm.em.execute<{ tablename: string }[]>(
      "select tablename from pg_tables where schemaname = 'public' and tablename <> 'mikro_orm_migrations'",
    );
    expect(tables).toEqual([]);
    await orm.migrator.up();
    expect(await orm.migrator.getPending()).toEqual([]);
  });
});

/** Rows that were valid before the migration of the data rules. */
const OLD_ROWS = `
  insert into restaurants (id, name, slug, theme, brand_primary, brand_secondary, trial_order_count, created_at, updated_at)
    select ('00000000-0000-4000-8000-00000000000' || n)::uuid, '', 'place-' || n, 'counter', 'red', '#ffffff', -1, now(), now()
    from generate_series(1, 2) n;
  insert into menu_sections (id, restaurant_id, name, position)
    select gen_random_uuid(), id, heading, place from restaurants, (values ('Mains', -1), ('', 2)) s (heading, place)
    where slug = 'place-1';
  insert into products (id, restaurant_id, section_id, name, price, position, updated_at)
    select gen_random_uuid(), r.id, s.id, 'Dish of ' || r.slug, price, place, now()
    from restaurants r, menu_sections s, (values (-5, 'NaN'::float8), (200000, -2.5)) p (price, place)
    where s.name = 'Mains';
  insert into orders (id, restaurant_id, number, is_test, customer_name, customer_phone, customer_email, total,
      idempotency_key, body_hash, placed_at)
    select gen_random_uuid(), id, -3, false, 'Bo', '', '', -100, 'key', 'hash', now() from restaurants where slug = 'place-1';
  insert into order_lines (id, order_id, position, product_id, name, quantity, unit_price)
    select gen_random_uuid(), id, place, gen_random_uuid(), dish, 0, -1
    from orders, (values (7, 'second'), (-7, 'first'), (7, 'third')) l (place, dish);
  insert into order_counters (restaurant_id, day, last, month_count)
    select id, now(), -1, 4 from restaurants where slug = 'place-1';
  insert into retired_slugs (slug, restaurant_id, retired_at) values ('gone', gen_random_uuid(), now());
  insert into uploads (object_key, caller, context, resource_id, restaurant_id, content_type, size_bytes, sweep_at, created_at)
    values ('key', 'user:1', 'new_product', '1', gen_random_uuid(), 'image/png', 0, now(), now());
  insert into approvals (id, office_email, client_email, image_key, answer, created_at, expires_at)
    values (gen_random_uuid(), 'a@example.org', 'b@example.org', 'key', 'approved', '2026-11-01Z', now());
  insert into services (id, key, name, features, order_limit) values (gen_random_uuid(), 'old', 'Old', '[]', -1);`;

it('the migration of the data rules repairs rows that break them and keeps every row', LONG, async () => {
  const rows = (sql: string) => orm.em.execute<Record<string, unknown>[]>(sql);
  await orm.migrator.down({ to: 'Migration20261122107000_abuse' });
  await orm.em.execute(OLD_ROWS);
  await orm.migrator.up();

  expect(await rows('select slug, name, brand_primary as colour from restaurants order by slug')).toEqual([
    { slug: 'place-1', name: 'place-1', colour: '#7d2e1f' },
    { slug: 'place-2', name: 'place-2', colour: '#7d2e1f' },
  ]);
  expect(
    await rows(`
      select r.slug, s.name as section, s.position as place, p.name, p.price, p.position
      from restaurants r join menu_sections s on s.restaurant_id = r.id left join products p on p.section_id = s.id
      order by r.slug, s.position, p.position`),
  ).toEqual([
    { slug: 'place-1', section: 'Mains', place: 1, name: 'Dish of place-1', price: 100_000, position: 1 },
    { slug: 'place-1', section: 'Mains', place: 1, name: 'Dish of place-1', price: 0, position: 2 },
    { slug: 'place-1', section: 'Menu', place: 2, name: null, price: null, position: null },
    { slug: 'place-2', section: 'Menu', place: 1, name: 'Dish of place-2', price: 100_000, position: 1 },
    { slug: 'place-2', section: 'Menu', place: 1, name: 'Dish of place-2', price: 0, position: 2 },
  ]);
  expect(await rows('select number, total from orders')).toEqual([{ number: 1, total: 0 }]);
  const lines = await rows(
    'select position, name, quantity, unit_price as price from order_lines order by position',
  );
  expect(lines.map(({ name }) => name)).toEqual(['first', expect.any(String), expect.any(String)]);
  expect(lines).toEqual(
    [0, 1, 2].map((position) => ({ position, name: expect.any(String), quantity: 1, price: 0 })),
  );
  expect(await rows('select last, month_count, trial_count from order_counters')).toEqual([
    { last: 0, month_count: 4, trial_count: 0 },
  ]);
  expect(await rows('select slug, restaurant_id from retired_slugs')).toEqual([
    { slug: 'gone', restaurant_id: null },
  ]);
  expect(await rows('select restaurant_id, size_bytes from uploads')).toEqual([
    { restaurant_id: null, size_bytes: null },
  ]);
  expect(await rows('select answered_at = created_at as at_once from approvals')).toEqual([
    { at_once: true },
  ]);
  expect(await rows('select order_limit from services')).toEqual([{ order_limit: 0 }]);
});

it('the migration of the outbox moves the orders of trials to the counters, and back', LONG, async () => {
  const rows = (sql: string) => orm.em.execute<Record<string, unknown>[]>(sql);
  await orm.migrator.down({ to: 'Migration20261123061855_ordering_settings' });
  await orm.em.execute(`
    delete from orders;
    delete from restaurants;
    insert into restaurants (id, name, slug, theme, brand_primary, brand_secondary, trial_order_count, created_at, updated_at)
      select gen_random_uuid(), 'Place', 'place-' || n, 'counter', '#000000', '#ffffff', n, now(), now()
      from generate_series(0, 2) n;
    insert into order_counters (restaurant_id, day, last, month_count)
      select id, '2026-11-20', 107, 5 from restaurants where slug = 'place-1';`);
  await orm.migrator.up();
  const counters = `select r.slug, c.last, c.month_count, c.trial_count
    from order_counters c join restaurants r on r.id = c.restaurant_id order by r.slug`;
  expect(await rows(counters)).toEqual([
    { slug: 'place-1', last: 107, month_count: 5, trial_count: 1 },
    { slug: 'place-2', last: 0, month_count: 0, trial_count: 2 },
  ]);
  await orm.migrator.down({ to: 'Migration20261123061855_ordering_settings' });
  expect(await rows('select slug, trial_order_count as orders from restaurants order by slug')).toEqual([
    { slug: 'place-0', orders: 0 },
    { slug: 'place-1', orders: 1 },
    { slug: 'place-2', orders: 2 },
  ]);
  await orm.migrator.up();
});

it(
  'the migration of the hours keeps claimed sites without hours open, in the settings and in the published document',
  LONG,
  async () => {
    const rows = (sql: string) => orm.em.execute<Record<string, unknown>[]>(sql);
    await orm.migrator.down({ to: 'Migration20261123074015_site_pages' });
    await orm.em.execute(`
    delete from restaurants;
    insert into restaurants (id, name, slug, status, ordering, theme, brand_primary, brand_secondary, created_at, updated_at)
      select gen_random_uuid(), 'Place', slug, status, ordering::jsonb, 'counter', '#000000', '#ffffff', now(), now()
      from (values ('a-claimed', 'trialing', '{"daysAhead": 3}'), ('b-hours', 'active_paid', '{"hasHours": true}'),
        ('c-preview', 'unclaimed', '{}')) as site (slug, status, ordering);
    insert into published_sites (slug, restaurant_id, version, document)
      select slug, id, 1, '{"sections": []}' from restaurants;`);
    await orm.migrator.up();
    const settings = [
      { daysAhead: 3, opensWithoutHours: true },
      { hasHours: true, opensWithoutHours: false },
    ];
    expect(await rows('select ordering from restaurants order by slug')).toEqual(
      [...settings, {}].map((ordering) => ({ ordering })),
    );
    expect(
      await rows(`select document -> 'ordering' as ordering, version from published_sites order by slug`),
    ).toEqual([...settings.map((ordering) => ({ ordering, version: 2 })), { ordering: null, version: 1 }]);
  },
);
