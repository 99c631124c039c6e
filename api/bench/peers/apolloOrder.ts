import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import pg from 'pg';

/**
 * Express and Apollo with the product's schema and tables, written plainly: eight prepared statements in one transaction with
 * an ordinary commit. It has no rate limit, no order limit, and no answer to repeated requests.
 */
const [port, databaseUrl] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });

interface Input {
  slug: string;
  idempotencyKey: string;
  lines: { productId: string; quantity: number }[];
  shownTotal: number;
  name: string;
  phone: string;
  email: string;
  note: string;
}

const uuidOf = (globalId: string): string =>
  Buffer.from(globalId, 'base64url').toString().slice('Product:'.length);

async function placeOrder(_root: unknown, { input }: { input: Input }) {
  const client = await pool.connect();
  const query = async <Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]) =>
    (await client.query<Row>({ name, text, values })).rows;
  const ids = input.lines.map(({ productId }) => uuidOf(productId));
  const quantities = input.lines.map(({ quantity }) => quantity);
  const id = randomUUID();
  try {
    await client.query('begin');
    const [restaurant] = await query<{ id: string }>(
      'restaurant',
      'select id from restaurants where slug = $1 and is_active for key share',
      [input.slug],
    );
    const products = await query<{ id: string; name: string; price: number }>(
      'products',
      'select id, name, price from products where restaurant_id = $1 and id = any($2) and is_available',
      [restaurant?.id, ids],
    );
    const ordered = ids.map((productId) => products.find((product) => product.id === productId));
    const total = ordered.reduce(
      (sum, product, at) => sum + (product?.price ?? 0) * (quantities[at] ?? 0),
      0,
    );
    if (total !== input.shownTotal) throw new Error('The total has changed');
    const [counter] = await query<{ last: number; month_count: number }>(
      'counter',
      `insert into order_counters (restaurant_id, day, last, month_count) values ($1, current_date, 101, 1)
       on conflict (restaurant_id) do update
         set last = order_counters.last + 1, month_count = order_counters.month_count + 1
       returning last, month_count`,
      [restaurant?.id],
    );
    await query(
      'order',
      `insert into orders (id, restaurant_id, number, is_test, customer_name, customer_phone, customer_email, note, total,
         idempotency_key, body_hash, placed_at)
       values ($1, $2, $3, false, $4, $5, $6, $7, $8, $9, 'none', now())`,
      [
        id,
        restaurant?.id,
        counter?.last,
        input.name,
        input.phone,
        input.email,
        input.note,
        total,
        input.idempotencyKey,
      ],
    );
    await query(
      'lines',
      `insert into order_lines (id, order_id, position, product_id, name, quantity, unit_price)
       select gen_random_uuid(), $1, line.place - 1, line.product_id, line.name, line.quantity, line.price
       from unnest($2::uuid[], $3::text[], $4::int[], $5::int[]) with ordinality
         as line (product_id, name, quantity, price, place)`,
      [
        id,
        ids,
        ordered.map((product) => product?.name),
        quantities,
        ordered.map((product) => product?.price),
      ],
    );
    await query('outbox', 'insert into order_outbox values ($1, $2, false, current_date, $3, null)', [
      id,
      restaurant?.id,
      counter?.month_count,
    ]);
    await client.query('commit');
    return {
      __typename: 'PlaceOrderPayload',
      statusToken: randomUUID(),
      order: { number: counter?.last, total },
    };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const server = new ApolloServer({
  typeDefs: readFileSync(join(import.meta.dirname, '../../../schema.graphql'), 'utf8'),
  resolvers: { Mutation: { placeOrder } },
});
await server.start();
const app = express();
app.get('/healthz', (_request, response) => void response.send('ok'));
app.use('/graphql', express.json(), expressMiddleware(server));
app.listen(Number(port));
