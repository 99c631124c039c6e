import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** Time for the pooler to lend a second connection (ms); one that cannot do so within it keeps connections for sessions. */
const SECOND_WITHIN_MS = 3_000;
const TRIES = 5;

/**
 * Whether an address leads to a pooler that lends a connection of PostgreSQL for one transaction at a time, e.g. PgBouncer in
 * transaction mode. There a session keeps no locks, no settings, no prepared statements and no `LISTEN`.
 */
export async function isTransactionPooler(url: string): Promise<boolean> {
  const [one, other] = await Promise.all([connected(url), connected(url)]);
  try {
    const own = await processOf(one);
    // PostgreSQL itself gives the id of its process with the start of the connection, a pooler an invented one.
    if (own === Reflect.get(one, 'processID')) return false;
    for (let count = 0; count < TRIES; count += 1) {
      const lent = await Promise.race([processOf(other), delay(SECOND_WITHIN_MS, null)]);
      if (lent === null) return false;
      // Both sessions are open, so only a pooler of transactions gives one process to both, or another one to the first.
      if (lent === (await processOf(one)) || (await processOf(one)) !== own) return true;
    }
    return false;
  } finally {
    await Promise.all([one.end(), other.end()]);
  }
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: SECOND_WITHIN_MS });
  // The running statement fails by itself.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function processOf(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? null;
}

/** Sends every statement without a name: the next one of the same session may reach another connection of PostgreSQL. */
export function sendUnnamed(client: pg.PoolClient): void {
  const { query } = client;
  Object.defineProperty(client, 'query', {
    value: (statement: unknown, ...more: unknown[]): unknown =>
      Reflect.apply(query, client, [unnamed(statement), ...more]),
  });
}

const unnamed = (statement: unknown): unknown =>
  typeof statement === 'object' && statement !== null && Object.getPrototypeOf(statement) === Object.prototype
    ? { ...statement, name: undefined }
    : statement;
