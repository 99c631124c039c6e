import pg from 'pg';
import { ALL_DAY } from '../test/makeSite.ts';

export interface ClonedSite {
  slug: string;
  productId: string;
  /** Pence. */
  price: number;
}

/**
 * Creates `count` claimed restaurants with one dish each, so that orders do not all wait for the counter of one
 * restaurant. A third is in its trial, a third has the free plan, and a third a paid one. The free plan's limit is counted, but
 * too high to be reached. Their slugs are `prefix` and a number.
 */
export async function cloneSites(
  databaseUrl: string,
  count: number,
  prefix = 'bench',
): Promise<ClonedSite[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("update services set order_limit = 100000000 where key = 'restaurant-free'");
  await client.query('update users set email_verified_at = now()');
  const { rows } = await client.query<ClonedSite>(
    `with r as (
       insert into restaurants (id, owner_id, name, slug, theme, brand_primary, brand_secondary, status, package,
         created_at, updated_at)
       select gen_random_uuid(), (select id from users limit 1), 'Bench ' || n, $3::text || '-' || n, 'counter', '#00419d',
         '#f8d99b', (array['trialing', 'trial_expired', 'active_paid'])[n % 3 + 1],
         (array['FREE', 'FREE', 'GOLD'])[n % 3 + 1], now(), now()
       from generate_series(1, $1::int) n
       returning id, slug
     ), s as (
       insert into menu_sections (id, restaurant_id, name, position)
       select gen_random_uuid(), id, 'Menu', 0 from r returning id, restaurant_id
     ), p as (
       insert into products (id, restaurant_id, section_id, name, price, position, updated_at)
       select gen_random_uuid(), restaurant_id, id, 'Dish', 850, 0, now() from s returning id, restaurant_id, price
     )
     insert into published_sites (slug, restaurant_id, version, document)
     select r.slug, r.id, 1, jsonb_build_object(
       'restaurantId', r.id, 'slug', r.slug, 'name', r.slug, 'acceptsOrders', true, 'theme', 'counter',
       'ordering', $2::jsonb,
       'sections', jsonb_build_array(jsonb_build_object('id', s.id, 'name', 'Menu', 'items', jsonb_build_array(
         jsonb_build_object('id', p.id, 'name', 'Dish', 'description', '', 'price', p.price)))))
     from r join s on s.restaurant_id = r.id join p on p.restaurant_id = r.id
     returning slug, document #>> '{sections,0,items,0,id}' as "productId",
       (document #>> '{sections,0,items,0,price}')::int as price`,
    [count, JSON.stringify(ALL_DAY), prefix],
  );
  await client.end();
  return rows.map((row) => ({
    ...row,
    productId: Buffer.from(`Product:${row.productId}`).toString('base64url'),
  }));
}
