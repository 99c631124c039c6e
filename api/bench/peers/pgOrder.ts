import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

/** Plain node:http and pg: reads the JSON of an order and stores it with one statement and fsync. */
const [port, databaseUrl] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
await pool.query('create table if not exists bench_orders (id uuid primary key, body jsonb not null)');
createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (chunk: string) => (body += chunk));
  request.on('end', () => {
    const id = randomUUID();
    pool
      .query({ name: 'order', text: 'insert into bench_orders values ($1, $2)', values: [id, body] })
      .then(() => {
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify({ data: { id, length: (JSON.parse(body) as object) && body.length } }));
      })
      .catch(() => response.writeHead(500).end());
  });
}).listen(Number(port));
