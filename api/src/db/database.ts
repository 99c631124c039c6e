import { MikroORM } from '@mikro-orm/postgresql';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { StartFailure } from '../lib/lifecycle.ts';
import {
  CONNECT_WITHIN_MS,
  connectionSettings,
  limitPool,
  REQUEST_LIMITS,
  type ConnectionLimits,
} from './connectionLimits.ts';
import { LenientPool } from './lenientPool.ts';
import { type Entities, ormOptions } from './orm.ts';

const MIGRATION_LOCK = 7_310_466;

/** An open database: the ORM for writes, a plain pool for frequent reads, jobs and rate limits. */
export interface Database {
  orm: MikroORM;
  pool: pg.Pool;
  /** Commits without waiting for the disk: for counters whose last changes may be lost in a crash. */
  relaxedPool: pg.Pool;
  url: string;
  close(): Promise<void>;
}

/** Maximum connections of the ORM, and of `pool`. */
const POOL_SIZE = 20;

/**
 * Connects and migrates the schema. `onLost` is called for idle connections that the server closed. Throws StartFailure
 * when the database cannot be reached.
 */
export async function openDatabase(
  url: string,
  entities: Entities,
  onLost: (error: Error) => void,
): Promise<Database> {
  await reach(url);
  const database = await connectDatabase(url, entities, onLost);
  try {
    await migrate(database.orm, url, entities);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Connects to a database whose schema is up to date. */
export async function connectDatabase(
  url: string,
  entities: Entities,
  onLost: (error: Error) => void,
  limits: ConnectionLimits = REQUEST_LIMITS,
  size = POOL_SIZE,
): Promise<Database> {
  const pool = openPool({ connectionString: url, max: size }, onLost, limits);
  const relaxedPool = openPool(
    { connectionString: url, max: 5, options: '-c synchronous_commit=off' },
    onLost,
    limits,
  );
  const orm = await MikroORM.init(ormOptions(url, entities, size, limits));
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

/** A pool of plain connections that survives the loss of the server. */
export function openPool(
  config: pg.PoolConfig,
  onLost: (error: Error) => void,
  limits: ConnectionLimits = REQUEST_LIMITS,
): pg.Pool {
  const pool = new LenientPool({ ...config, ...connectionSettings(limits) });
  // Without a listener a restart of PostgreSQL ends the process.
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  limitPool(pool, limits);
  return pool;
}

/** Throws StartFailure with the reason when the database cannot be used. */
async function reach(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (cause) {
    const { message } = cause instanceof Error ? cause : new Error(String(cause));
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    throw new StartFailure(
      `PostgreSQL at ${client.host}:${client.port} cannot be used: ${message || code}. Check DATABASE_URL, and that the server runs.`,
      { cause },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** One process migrates; others that start at the same time wait for it without a limit. */
async function migrate(orm: MikroORM, url: string, entities: Entities): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // The running statement fails by itself.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if ((await orm.migrator.getPending()).length > 0) {
      const migrating = await MikroORM.init(ormOptions(url, entities, 2, null));
      try {
        await migrating.migrator.up();
      } finally {
        await migrating.close();
      }
    }
    await runMigrations({ connectionString: url });
  } finally {
    // The end of the connection releases the lock.
    await client.end();
  }
}
