import type pg from 'pg';
import { limitQuiet } from '../lib/quietConnection.ts';

/** How long callers wait for PostgreSQL (ms). */
export interface ConnectionLimits {
  /** PostgreSQL ends a statement that takes longer. */
  statementMs: number;
  /** A connection is given up when a statement stays unanswered for this long: the server hangs, or its host is lost. */
  quietMs: number;
}

/** Somebody waits for the answer. */
export const REQUEST_LIMITS: ConnectionLimits = { statementMs: 15_000, quietMs: 20_000 };
/** Nobody waits: a job may look through large tables. */
export const JOB_LIMITS: ConnectionLimits = { statementMs: 5 * 60_000, quietMs: 6 * 60_000 };

/** Until there is a connection, a free one of a pool included (ms). */
export const CONNECT_WITHIN_MS = 5_000;
/** A lost host is noticed on idle connections too. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** What a pool of `pg` is given. */
export const connectionSettings = ({ statementMs }: ConnectionLimits) =>
  ({
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: statementMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  }) satisfies pg.PoolConfig;

/** How long the holder of a connection may take to release it after it has ended (ms). */
const GIVE_BACK_WITHIN_MS = 1_000;

/**
 * Applies to a pool what `pg` has no setting for: the limit of quiet, and that a connection which ended while somebody held it
 * is given back. Neither Kysely (whose commit and rollback both fail) nor graphile-worker is sure to do so, and each would cost
 * the pool one of its places for good.
 */
export function limitPool(pool: pg.Pool, { quietMs }: ConnectionLimits): void {
  const held = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => held.add(client));
  pool.on('release', (_error, client) => held.delete(client));
  pool.on('connect', (client) => {
    limitQuiet(client, quietMs);
    client.once('end', () => {
      setTimeout(() => held.has(client) && client.release(true), GIVE_BACK_WITHIN_MS).unref();
    });
  });
}
