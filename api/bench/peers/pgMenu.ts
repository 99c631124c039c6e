import { createServer } from 'node:http';
import pg from 'pg';

/** Plain node:http and pg: one prepared statement reads the menu's document for each request. */
const [port, databaseUrl, slug] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
createServer((request, response) => {
  request.resume();
  pool
    .query<{ document: unknown }>({
      name: 'menu',
      text: 'select document from published_sites where slug = $1',
      values: [slug],
    })
    .then(({ rows }) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ data: { storefront: rows[0]?.document } }));
    })
    .catch(() => response.writeHead(500).end());
}).listen(Number(port));
