import type pg from 'pg';
import { limitQuiet } from '../lib/quietConnection.ts';

/** Time limits of connections and their statements (ms). */
export interface ConnectionLimits {
  /** Time to connect, or to get a free connection of a pool. */
  connectMs: number;
  /** PostgreSQL ends a statement that takes longer. */
  statementMs: number;
  /** PostgreSQL ends a statement that waits longer for a lock. */
  lockMs: number;
  /** A connection is closed when a statement gets no answer for this time: the server hangs, or its host is lost. */
  quietMs: number;
}

/** For requests: a user waits for the answer. */
export const REQUEST_LIMITS: ConnectionLimits = {
  connectMs: 5_000,
  statementMs: 15_000,
  lockMs: 2_000,
  quietMs: 20_000,
};
/** For jobs: they may read large tables, and wait for locks and connections. */
export const JOB_LIMITS: ConnectionLimits = {
  connectMs: 60_000,
  statementMs: 5 * 60_000,
  lockMs: 5 * 60_000,
  quietMs: 6 * 60_000,
};

/** Keep-alive detects a lost host on idle connections. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** Settings of a connection that PostgreSQL gets with its start. Poolers in transaction mode refuse them. */
export const sessionSettings = ({ statementMs, lockMs }: ConnectionLimits) =>
  ({ statement_timeout: statementMs, lock_timeout: lockMs }) satisfies pg.PoolConfig;

/** The other settings of a pool of `pg`. */
export const connectionSettings = ({ connectMs }: ConnectionLimits) =>
  ({
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  }) satisfies pg.PoolConfig;

/** Time in which an ended connection, or one of an ending pool, must be released by its holder (ms). */
const GIVE_BACK_WITHIN_MS = 1_000;

/**
 * Adds three rules to a pool that `pg` has no setting for: the limit `quietMs`, the release of a connection that ended while
 * it was in use, and of one that opened while the pool ends. Kysely (when commit and rollback both fail) and graphile-worker may
 * not release the former, and the pool would lose the place for good. Kysely does not release the latter, and the pool would
 * never end.
 */
export function limitPool(pool: pg.Pool, { quietMs }: ConnectionLimits): void {
  const held = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => held.add(client));
  pool.on('release', (_error, client) => held.delete(client));
  pool.on('connect', (client) => {
    limitQuiet(client, quietMs);
    const giveBack = () =>
      setTimeout(() => held.has(client) && client.release(true), GIVE_BACK_WITHIN_MS).unref();
    client.once('end', giveBack);
    if (pool.ending) giveBack();
  });
}
