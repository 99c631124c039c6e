import { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { traceStatements } from '../lib/spans.ts';
import { connectionSettings, limitPool, REQUEST_LIMITS, sessionSettings } from './connectionLimits.ts';
import type { ConnectionLimits } from './connectionLimits.ts';
import { LenientPool } from './lenientPool.ts';
import { migrate } from './migrate.ts';
import { type Entities, ormOptions, ormTypes } from './orm.ts';
import { sendUnnamed } from './pooler.ts';
import { reachDatabase, type Patience } from './reachDatabase.ts';

/** An open database: the ORM for writes, and its pool for frequent reads, jobs and rate limits. */
export interface Database {
  orm: MikroORM;
  /** The connections of the ORM too. */
  pool: pg.Pool;
  /** Commits without waiting for the disk: for counters whose last changes may be lost in a crash. */
  relaxedPool: pg.Pool;
  url: string;
  close(): Promise<void>;
}

/** The number and kind of the connections. */
export interface ConnectionOptions {
  limits?: ConnectionLimits;
  /** Maximum connections of `pool`. */
  size?: number;
  /** Maximum connections of `relaxedPool`. */
  relaxedSize?: number;
  /** Whether the address leads to a pooler in transaction mode: connections get no settings, statements no names. */
  isPooled?: boolean;
}

/** How `openDatabase` reaches the database. */
export interface OpenOptions extends Partial<Patience>, Omit<ConnectionOptions, 'isPooled'> {
  /** The database without the pooler that the address leads to; null: there is no pooler. */
  directUrl?: string | null;
}

const SIZE = 20;
const RELAXED_SIZE = 2;

/**
 * Connects and migrates the schema. `onLost` is called for idle connections that the server closed. Throws StartFailure
 * when the database cannot be reached in time, or cannot be used.
 */
export async function openDatabase(
  url: string,
  entities: Entities,
  onLost: (error: Error) => void,
  { directUrl = null, waitMs = 0, tell = () => undefined, ...connections }: OpenOptions = {},
): Promise<Database> {
  await reachDatabase(url, directUrl, { waitMs, tell });
  const database = await connectDatabase(url, entities, onLost, {
    ...connections,
    isPooled: directUrl !== null,
  });
  try {
    await migrate(database.orm, entities, { url: directUrl ?? url, tell });
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
  {
    limits = REQUEST_LIMITS,
    size = SIZE,
    relaxedSize = RELAXED_SIZE,
    isPooled = false,
  }: ConnectionOptions = {},
): Promise<Database> {
  const pool = openPool({ connectionString: url, max: size, types: ormTypes() }, onLost, limits, isPooled);
  const relaxed = isPooled ? {} : { options: '-c synchronous_commit=off' };
  const relaxedPool = openPool(
    { connectionString: url, max: relaxedSize, ...relaxed },
    onLost,
    limits,
    isPooled,
  );
  const orm = await MikroORM.init(ormOptions(url, entities, pool));
  return {
    orm,
    pool,
    relaxedPool,
    url,
    close: async () => {
      // It ends its pool too, once it has used it.
      await orm.close();
      await Promise.all([pool.ending ? null : pool.end(), relaxedPool.end()]);
    },
  };
}

/** A pool of connections that survives the loss of the server. `isPooled`: see `ConnectionOptions`. */
export function openPool(
  config: pg.PoolConfig,
  onLost: (error: Error) => void,
  limits: ConnectionLimits = REQUEST_LIMITS,
  isPooled = false,
): pg.Pool {
  const pool = new LenientPool({
    ...config,
    ...connectionSettings(limits),
    ...(isPooled ? {} : sessionSettings(limits)),
  });
  traceStatements(pool);
  // Without a listener a restart of PostgreSQL ends the process.
  pool.on('error', onLost);
  pool.on('connect', (client) => {
    client.on('error', onLost);
    if (isPooled) sendUnnamed(client);
  });
  limitPool(pool, limits);
  return pool;
}
