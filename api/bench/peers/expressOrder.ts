import { randomUUID } from 'node:crypto';
import express from 'express';
import pg from 'pg';

/**
 * Express and pg with the product's tables, written plainly: an order of a grocery shop in ten prepared statements and one
 * transaction with an ordinary commit. It has no key, no limits, and no answer to repeated requests.
 */
const [port, databaseUrl] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });

interface Body {
  idempotencyKey: string;
  lines: { productId: string; quantity: number }[];
  total: number;
  name: string;
  phone: string;
  email: string;
}

async function placeOrder(slug: string, body: Body) {
  const client = await pool.connect();
  const query = async <Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]) =>
    (await client.query<Row>({ name, text, values })).rows;
  const ids = body.lines.map(({ productId }) => productId);
  const quantities = body.lines.map(({ quantity }) => quantity);
  const id = randomUUID();
  try {
    await client.query('begin');
    const [shop] = await query<{ id: string }>(
      'shop',
      `select r.id from restaurants r join grocery_shops g on g.restaurant_id = r.id where r.slug = $1 and r.is_active
       for key share of r`,
      [slug],
    );
    const products = await query<{ id: string; name: string; price: number }>(
      'products',
      'select id, name, price from products where restaurant_id = $1 and id = any($2) and is_available',
      [shop?.id, ids],
    );
    const ordered = ids.map((productId) => products.find((product) => product.id === productId));
    const total = ordered.reduce(
      (sum, product, at) => sum + (product?.price ?? 0) * (quantities[at] ?? 0),
      0,
    );
    if (total !== Math.round(body.total * 100)) throw new Error('The total has changed');
    const [counter] = await query<{ last: number; month_count: number }>(
      'counter',
      `insert into order_counters (restaurant_id, day, last, month_count) values ($1, current_date, 101, 1)
       on conflict (restaurant_id) do update
         set last = order_counters.last + 1, month_count = order_counters.month_count + 1
       returning last, month_count`,
      [shop?.id],
    );
    const taken = await query(
      'stock',
      `update stock_items s set stock = s.stock - t.pieces, version = s.version + 1, changed_at = now()
       from unnest($2::uuid[], $3::int[]) as t (product_id, pieces)
       where s.product_id = t.product_id and s.restaurant_id = $1 and s.stock >= t.pieces returning s.product_id`,
      [shop?.id, ids, quantities],
    );
    if (taken.length < ids.length) throw new Error('Too few pieces are left');
    await query(
      'order',
      `insert into orders (id, restaurant_id, number, is_test, customer_name, customer_phone, customer_email, note, total,
         idempotency_key, body_hash, placed_at, if_missing)
       values ($1, $2, $3, false, $4, $5, $6, '', $7, $8, 'none', now(), 'LEAVE_OUT')`,
      [id, shop?.id, counter?.last, body.name, body.phone, body.email, total, body.idempotencyKey],
    );
    await query(
      'lines',
      `insert into order_lines (id, order_id, position, product_id, name, quantity, unit_price)
       select gen_random_uuid(), $1, line.place - 1, line.product_id, line.name, line.quantity, line.price
       from unnest($2::uuid[], $3::text[], $4::int[], $5::int[]) with ordinality
         as line (product_id, name, quantity, price, place)`,
      [id, ids, ordered.map((one) => one?.name), quantities, ordered.map((one) => one?.price)],
    );
    await query(
      'reservations',
      `insert into stock_reservations (order_id, product_id, restaurant_id, quantity, taken)
       select $1, t.product_id, $2, t.pieces, t.pieces from unnest($3::uuid[], $4::int[]) as t (product_id, pieces)`,
      [id, shop?.id, ids, quantities],
    );
    await query('outbox', 'insert into order_outbox values ($1, $2, false, current_date, $3, null)', [
      id,
      shop?.id,
      counter?.month_count,
    ]);
    await client.query('commit');
    return {
      data: { order: { _id: id, number: counter?.last, total: total / 100 }, statusUrl: randomUUID() },
    };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** The parameter `shop` of an address. */
const shopOf = (url: string): string => new URL(url, 'http://localhost').searchParams.get('shop') ?? '';

const app = express();
app.get('/healthz', (_request, response) => void response.send('ok'));
app.post('/api/v1/orders', express.json(), async (request, response) => {
  response.status(201).json(await placeOrder(shopOf(request.url), request.body as Body));
});
app.listen(Number(port));
