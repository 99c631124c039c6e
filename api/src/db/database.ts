import type { MikroORM } from '@mikro-orm/postgresql';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { connectOrm } from './orm.ts';

const MIGRATION_LOCK = 7_310_466;

/** An open database: the ORM for writes, a plain pool for hot reads, jobs and limits. */
export interface Database {
  orm: MikroORM;
  pool: pg.Pool;
  url: string;
  close(): Promise<void>;
}

/** Connects and brings the schema up to date. `onLost` hears of idle connections that the server dropped. */
export async function openDatabase(url: string, onLost: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  // Without a listener a restart of PostgreSQL ends the process.
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  const orm = await connectOrm(url);
  await migrate(orm, pool, url);
  return {
    orm,
    pool,
    url,
    close: async () => {
      await orm.close();
      await pool.end();
    },
  };
}

/** One process migrates, others that start at the same time wait for it. */
async function migrate(orm: MikroORM, pool: pg.Pool, url: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await orm.migrator.up();
    await runMigrations({ connectionString: url });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  }
}
