import type { MikroORM } from '@mikro-orm/postgresql';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { connectOrm } from './orm.ts';

const MIGRATION_LOCK = 7_310_466;

/** An open database: the ORM for writes, a plain pool for hot reads, jobs and limits. */
export interface Database {
  orm: MikroORM;
  pool: pg.Pool;
  /** Commits without waiting for the disk: for counts whose last moments may be lost in a crash. */
  relaxedPool: pg.Pool;
  url: string;
  close(): Promise<void>;
}

/** Connects and brings the schema up to date. `onLost` hears of idle connections that the server dropped. */
export async function openDatabase(url: string, onLost: (error: Error) => void): Promise<Database> {
  const pool = openPool({ connectionString: url, max: 20 }, onLost);
  const relaxedPool = openPool(
    { connectionString: url, max: 5, options: '-c synchronous_commit=off' },
    onLost,
  );
  const orm = await connectOrm(url);
  await migrate(orm, pool, url);
  return {
    orm,
    pool,
    relaxedPool,
    url,
    close: async () => {
      await orm.close();
      await Promise.all([pool.end(), relaxedPool.end()]);
    },
  };
}

function openPool(config: pg.PoolConfig, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(config);
  // Without a listener a restart of PostgreSQL ends the process.
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
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
