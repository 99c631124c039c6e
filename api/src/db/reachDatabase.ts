import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartFailure } from '../lib/lifecycle.ts';
import { asTryAgain } from '../lib/tryAgain.ts';
import { REQUEST_LIMITS, sessionSettings } from './connectionLimits.ts';
import { isTransactionPooler } from './pooler.ts';

/** How long a start waits for PostgreSQL. */
export interface Patience {
  waitMs: number;
  /** Gets a sentence every few seconds of the wait. */
  tell: (message: string) => void;
}

const TRY_EVERY_MS = 500;
const TELL_EVERY_MS = 5_000;
const DIRECT = 'set DATABASE_DIRECT_URL to the address of PostgreSQL itself';

/**
 * Waits until the database accepts connections. Throws StartFailure with the reason when it does not in time, when it refuses
 * the settings of our connections, and when it is a pooler in transaction mode without `directUrl`.
 */
export async function reachDatabase(
  url: string,
  directUrl: string | null,
  patience: Patience,
): Promise<void> {
  if (directUrl !== null) await untilConnected(url, 'DATABASE_URL', {}, patience);
  const [direct, variable] = directUrl === null ? [url, 'DATABASE_URL'] : [directUrl, 'DATABASE_DIRECT_URL'];
  await untilConnected(direct, variable, {}, patience);
  if (await isTransactionPooler(direct))
    throw new StartFailure(
      `${variable} leads to a pooler that lends connections for single transactions, e.g. PgBouncer in transaction mode. \
Migrations, events and jobs need sessions: ${DIRECT}.`,
    );
  await untilConnected(direct, variable, sessionSettings(REQUEST_LIMITS), patience);
}

/** Connects once; repeats it while the server may be starting. */
async function untilConnected(
  url: string,
  variable: string,
  settings: pg.ClientConfig,
  { waitMs, tell }: Patience,
): Promise<void> {
  const begun = performance.now();
  for (let toldAt = -Infinity; ;) {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: REQUEST_LIMITS.connectMs,
      ...settings,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch (cause) {
      const address = `PostgreSQL at ${client.host}:${client.port}`;
      const reason = reasonOf(cause);
      if (reason.includes('unsupported startup parameter'))
        throw new StartFailure(
          `The pooler at ${client.host}:${client.port} refuses the time limits of connections (${reason}): ${DIRECT}.`,
          { cause },
        );
      const now = performance.now();
      if (!mayBeStarting(cause) || now - begun >= waitMs)
        throw new StartFailure(
          `${address} cannot be used: ${reason}. Check ${variable}, and that the server runs.`,
          { cause },
        );
      if (now - toldAt >= TELL_EVERY_MS) {
        toldAt = now;
        tell(
          `${address} does not accept connections yet (${reason}); the start waits for up to ${waitMs / 1000} s.`,
        );
      }
    } finally {
      await client.end().catch(() => undefined);
    }
    await delay(TRY_EVERY_MS);
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)) || codeOf(error);

/** Hosts that are not known or not reachable yet, as while containers start. */
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
/** Of `pg` and of PgBouncer. */
const WAITING = /^(?:timeout expired|pgbouncer cannot connect|server login|query_wait_timeout)/i;

const mayBeStarting = (error: unknown): boolean =>
  NETWORK_CODES.has(codeOf(error)) || WAITING.test(reasonOf(error)) || asTryAgain(error) !== null;
