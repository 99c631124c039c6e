import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartFailure } from '../lib/lifecycle.ts';

const LOCK = 7_310_466;
/** The name of the connection that has the lock, for administrators. */
export const LOCK_NAME = 'forkfront start';

/** How long a process waits for another one that prepares the database (ms). */
const WAIT_MS = 5 * 60_000;
const TRY_EVERY_MS = 250;
/** How often it says what it waits for (ms). */
const TELL_EVERY_MS = 5_000;

/** How a start waits for its turn. */
export interface Turn {
  /** PostgreSQL itself: a pooler in transaction mode keeps no locks of sessions. */
  url: string;
  /** Gets what the start waits for. */
  tell?: ((message: string) => void) | undefined;
  /** Milliseconds. */
  waitMs?: number;
}

/**
 * Runs `work`, which prepares the database for the product, in one process at a time. Throws StartFailure when another connection
 * has the lock for longer than `waitMs`. A statement that waits for a lock would end at the limits of requests.
 */
export async function preparing(
  { url, tell = () => undefined, waitMs = WAIT_MS }: Turn,
  work: () => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: LOCK_NAME });
  // The running statement fails by itself.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await lock(client, tell, waitMs);
    await work();
  } finally {
    // The end of the connection releases the lock.
    await client.end();
  }
}

/** A lock of the session is not waited for by PostgreSQL, so that the wait has a limit and can be told. */
async function lock(client: pg.Client, tell: (message: string) => void, waitMs: number): Promise<void> {
  const begun = performance.now();
  let toldAt = begun;
  for (;;) {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
      LOCK,
    ]);
    if (rows[0]?.isOurs) return;
    const now = performance.now();
    if (now - begun > waitMs)
      throw new StartFailure(
        `Another connection has had the lock of the start for ${seconds(now - begun)}: ${await holder(client)}. If no other \
process of Forkfront is starting, end that connection with pg_terminate_backend(), then start again.`,
      );
    if (now - toldAt > TELL_EVERY_MS) {
      toldAt = now;
      tell(`Waiting for another process that prepares the database: ${await holder(client)}`);
    }
    await delay(TRY_EVERY_MS);
  }
}

const seconds = (ms: number): string => `${Math.round(ms / 1000)} s`;

/** Describes the connection that has the lock. */
async function holder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ pid: number; name: string; since: Date }>(
    `select a.pid, a.application_name as name, a.backend_start as since
      from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where l.locktype = 'advisory' and l.granted and l.objid = $1::bigint::oid and l.database = a.datid`,
    [LOCK],
  );
  const [found] = rows;
  return found
    ? `connection ${found.pid}${found.name ? ` (${found.name})` : ''}, open since ${found.since.toISOString()}`
    : 'a connection that has just ended';
}
