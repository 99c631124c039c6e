import pg from 'pg';

/**
 * A pool of a test. When its database is dropped, a connection that is closing may still be told that the server ends it; without a
 * listener on the pool and on its connections this would be an error of whatever test runs at that moment.
 */
export function testPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
