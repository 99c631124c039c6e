import type { Pool, PoolClient } from 'pg';

/**
 * Runs `work` in a transaction on a plain connection: prepared statements and no unit of work, for the hottest write.
 * It is rolled back when `work` throws; the error goes on to the caller.
 */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    await rollBack(client);
    throw error;
  }
}

/** A connection that cannot even roll back is given up; the server rolls back by itself. */
async function rollBack(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback');
    client.release();
  } catch {
    client.release(true);
  }
}
