import { createServer } from 'node:http';
import pg from 'pg';

/** Plain node:http and pg: one prepared statement reads the first 50 products of a shop for each request. */
const [port, databaseUrl, slug] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });

interface Row {
  id: string;
  name: string;
  description: string;
  price: number;
  section_id: string;
  is_alcohol: boolean;
  is_orderable: boolean;
  barcode: string | null;
  unit_amount: number;
  stock: number | null;
  version: number;
}

const COUNT = 50;
const TEXT = `select p.id, p.name, p.description, p.price, p.section_id, p.is_alcohol, k.barcode, k.unit_amount, k.stock, k.version,
    (p.is_available or p.sold_out_until <= now()) and k.stock is distinct from 0 as is_orderable
  from restaurants r join products p on p.restaurant_id = r.id join stock_items k on k.product_id = p.id
  where r.slug = $1 order by p.name, p.id limit ${COUNT + 1}`;

const productOf = (row: Row) => ({
  _id: row.id,
  shop: slug,
  categoryId: row.section_id,
  name: row.name,
  description: row.description,
  price: row.price / 100,
  barcode: row.barcode,
  unit: { amount: row.unit_amount, measure: 'GRAM' },
  unitPrice: { price: Math.round((row.price * 1_000) / row.unit_amount) / 100, per: 'KILOGRAM' },
  stock: row.stock,
  stockVersion: row.version,
  isOrderable: row.is_orderable,
  isAlcohol: row.is_alcohol,
  imageUrl: null,
});

function answerOf(rows: Row[]): string {
  const shown = rows.slice(0, COUNT);
  const last = shown.at(-1);
  const nextCursor = Buffer.from(JSON.stringify([0, last?.name, last?.id])).toString('base64url');
  return JSON.stringify({ data: { products: shown.map(productOf), nextCursor } });
}

createServer((request, response) => {
  request.resume();
  pool
    .query<Row>({ name: 'products', text: TEXT, values: [slug] })
    .then(({ rows }) => {
      const body = Buffer.from(answerOf(rows));
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
      response.end(body);
    })
    .catch(() => response.writeHead(500).end());
}).listen(Number(port));
