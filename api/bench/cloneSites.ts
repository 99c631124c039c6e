import pg from 'pg';

export interface ClonedSite {
  slug: string;
  productId: string;
  /** Pence. */
  price: number;
}

/**
 * Creates `count` claimed restaurants with one dish each, so that orders do not all wait for the counter of one
 * restaurant.
 */
export async function cloneSites(databaseUrl: string, count: number): Promise<ClonedSite[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<ClonedSite>(
    `with r as (
       insert into restaurants (id, owner_id, name, slug, theme, brand_primary, brand_secondary, status, created_at,
         updated_at)
       select gen_random_uuid(), (select id from users limit 1), 'Bench ' || n, 'bench-' || n, 'counter', '#00419d',
         '#f8d99b', 'trialing', now(), now()
       from generate_series(1, $1::int) n
       returning id, slug
     ), s as (
       insert into menu_sections (id, restaurant_id, name, position)
       select gen_random_uuid(), id, 'Menu', 0 from r returning id, restaurant_id
     ), p as (
       insert into products (id, restaurant_id, section_id, name, price, position, updated_at)
       select gen_random_uuid(), restaurant_id, id, 'Dish', 850, 0, now() from s returning id, restaurant_id, price
     )
     select r.slug, p.id as "productId", p.price from r join p on p.restaurant_id = r.id`,
    [count],
  );
  await client.end();
  return rows.map((row) => ({
    ...row,
    productId: Buffer.from(`Product:${row.productId}`).toString('base64url'),
  }));
}
