import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { freePort } from '../src/db/postgres/embeddedPostgres.ts';
import { cloneSites } from './cloneSites.ts';
import { interleave, type Load, median, type Target } from './measure.ts';
import type { Programs } from './programs.ts';
import type { Report } from './report.ts';

const SHOPS = 210;
/** Callers, so that nobody reaches the limit of calls. */
const CALLERS = 1_000;
const KEY = randomUUID();
const SEARCHES = 400;

/** Shops with as many products, made by one statement each. A name has three words, each of them from 40 to 50. */
const FILL = `with r as (
    insert into restaurants (id, owner_id, name, slug, theme, brand_primary, brand_secondary, status, package, created_at, updated_at)
    values (gen_random_uuid(), (select id from users limit 1), $1::text, $1::text, 'counter', '#00419d', '#f8d99b', 'active_paid', 'GOLD', now(), now())
    returning id
  ), g as (
    insert into grocery_shops (restaurant_id, opened_at) select id, now() from r
  ), s as (
    insert into menu_sections (id, restaurant_id, name, position) select gen_random_uuid(), id, 'Everything', 0 from r
    returning id, restaurant_id
  ), p as (
    insert into products (id, restaurant_id, section_id, name, description, price, position, updated_at)
    select gen_random_uuid(), s.restaurant_id, s.id,
      initcap(($3::text[])[n % 40 + 1]) || ' ' || ($4::text[])[n / 40 % 50 + 1] || ' ' || ($5::text[])[n / 2000 % 50 + 1],
      '500 g in a pack.', 100 + n % 900, n, now()
    from s, generate_series(0, $2::int - 1) n
    returning id, restaurant_id, position::int as place
  )
  insert into stock_items (product_id, restaurant_id, barcode, unit_amount, unit_measure, stock, version, changed_at)
  select id, restaurant_id, (20000000000000 + place)::text, 500, 'GRAM', place % 40, 0, now() from p`;

/** Makes a shop with endless stock of each cloned site. */
const STOCK_CLONED_SITES = `with shops as (
    insert into grocery_shops (restaurant_id, opened_at) select id, now() from restaurants where slug like 'shop-%'
    returning restaurant_id
  )
  insert into stock_items (product_id, restaurant_id, stock, changed_at)
  select p.id, p.restaurant_id, 1000000000, now() from products p join shops s on s.restaurant_id = p.restaurant_id`;

const words = (text: string): string[] => text.trim().split(/\s+/);
const FIRST =
  words(`organic smoked fresh dried frozen sliced whole chopped ground roasted salted sweet spicy mild wild baby
  ripe crunchy creamy plain toasted pickled grilled crushed diced peeled seedless unsalted wholemeal stoneground malted golden
  dark light classic rustic tender hearty zesty tangy`);
const SECOND =
  words(`apple banana carrot tomato potato onion garlic ginger lemon orange mango peach cherry walnut almond
  hazelnut coconut chicken turkey salmon mackerel haddock lentil chickpea barley oat rice pasta noodle spinach broccoli pepper
  mushroom cucumber beetroot parsnip pumpkin cinnamon vanilla caramel honey maple cocoa coffee yogurt cheddar butter cream egg
  basil`);
const THIRD =
  words(`juice crisps soup sauce bread cake biscuits cereal bars flakes spread jam chutney relish pickle oil
  vinegar stock curry stew pie pasty wrap salad dip mousse sorbet pudding custard crumble tart muffins cookies crackers granola
  porridge smoothie cordial tea syrup paste powder seeds mix bites fingers slices chunks fillets dumplings`);

/** A word with a letter too few. */
const misspelt = (word: string): string => word.slice(0, 3) + word.slice(4);
const pick = (from: readonly string[]): string => from[Math.floor(Math.random() * from.length)] ?? '';
/** What people type: one to three words, the last search with a mistake. */
const SEARCH_KINDS = [
  () => `${pick(FIRST)} ${pick(SECOND)} ${pick(THIRD)}`,
  () => `${pick(SECOND)} ${pick(THIRD)}`,
  () => pick(SECOND),
  () => `${misspelt(pick(SECOND))} ${pick(THIRD)}`,
];

async function fill(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // The large one first: plans of foreign keys that are made for a small table are slow for a large one.
    await client.query(FILL, ['warehouse', 100_000, FIRST, SECOND, THIRD]);
    await client.query(FILL, ['corner-shop', 1_000, FIRST, SECOND, THIRD]);
    await client.query(STOCK_CLONED_SITES);
    await client.query('vacuum analyze products, stock_items, restaurants, grocery_shops');
  } finally {
    await client.end();
  }
}

const caller = () => `10.0.${Math.floor((Math.random() * CALLERS) / 250)}.${Math.floor(Math.random() * 250)}`;
const headers = () => ({ 'x-api-key': KEY, 'x-forwarded-for': caller() });

/** Milliseconds of the median search, one after the other. Throws when one finds nothing. */
async function searchTime(url: string): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < SEARCHES; at += 1) {
    const search = SEARCH_KINDS[at % SEARCH_KINDS.length]?.() ?? '';
    const query = new URLSearchParams({ shop: 'warehouse', search, limit: '24' });
    const begun = performance.now();
    const answer = await fetch(`${url}/products?${query.toString()}`, { headers: headers() });
    const { data } = (await answer.json()) as { data: { products: unknown[] } };
    times.push(performance.now() - begun);
    if (data.products.length === 0) throw new Error(`Nothing found for ${search}`);
  }
  return median(times);
}

/** Compares the grocery API with plain programs on the same tables, and measures the search of 100,000 products. */
export async function grocery(
  programs: Programs,
  report: Report,
  postgres: { url: string; pid: number },
  env: Record<string, string>,
  load: Load,
): Promise<void> {
  const port = await freePort();
  const { pid } = await programs.product({
    ...env,
    ROLES: 'api,grocery',
    GROCERY_PORT: String(port),
    GROCERY_API_KEY: KEY,
  });
  // A start sets the order limits back, which the cloned sites need to be high.
  const sites = await cloneSites(postgres.url, SHOPS, 'shop');
  await fill(postgres.url);
  const url = `http://localhost:${port}/api/v1`;
  const api = { nodes: [pid], postgres: postgres.pid };

  const list = `${url}/products?shop=corner-shop`;
  const peer = await programs.peer('pgProducts', postgres.url, 'corner-shop');
  const bodies = await Promise.all(
    [list, peer.url].map(async (from) => (await fetch(from, { headers: headers() })).text()),
  );
  if (bodies[0] !== bodies[1]) throw new Error(`Other bytes:\n${bodies.join('\n')}`);
  const read = await interleave(
    { ...api, url: list, body: () => ({ body: '', headers: headers() }) },
    { ...peer, postgres: postgres.pid },
    load,
  );
  report.rates('products of a shop / bare node + pg', 0.5, read.a, read.b);

  const order = (of: Pick<Target, 'url' | 'nodes'>): Target => ({
    ...of,
    postgres: postgres.pid,
    method: 'POST',
    body: () => {
      const site = sites[Math.floor(Math.random() * sites.length)];
      if (!site) throw new Error('There is no shop to order from');
      const productId = Buffer.from(site.productId, 'base64url').toString().slice('Product:'.length);
      const body = {
        idempotencyKey: randomUUID(),
        lines: [{ productId, quantity: 2 }],
        total: (2 * site.price) / 100,
        name: 'Bench Customer',
        phone: '020 7946 0000',
        email: `${randomUUID()}@example.org`,
      };
      return {
        body: JSON.stringify(body),
        headers: { ...headers(), 'content-type': 'application/json' },
        path: `/api/v1/orders?shop=${site.slug}`,
      };
    },
  });
  const orderPeer = await programs.peer('expressOrder', postgres.url);
  const placed = await interleave(order({ url: `${url}/orders`, nodes: [pid] }), order(orderPeer), load);
  report.rates('grocery order / Express + pg', 0.9, placed.a, placed.b);

  await searchTime(url);
  report.atMost('search of 100,000 products, p50 (ms)', 10, await searchTime(url));
}
