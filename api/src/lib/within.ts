import { setTimeout as delay } from 'node:timers/promises';
import { asTryAgain } from './tryAgain.ts';

/** The value of a read of the database; rejects like a lost database when it takes longer than so many ms. */
export async function within<T>(ms: number, read: Promise<T>): Promise<T> {
  const stop = new AbortController();
  const late = delay(ms, undefined, { signal: stop.signal, ref: false }).then(() => {
    throw new Error(`PostgreSQL did not answer within ${ms} ms`);
  });
  // The loser of the race is handled here.
  late.catch(() => undefined);
  read.catch(() => undefined);
  try {
    return await Promise.race([read, late]);
  } finally {
    stop.abort();
  }
}

/** How long a page waits for what it can do without (ms). */
const WITHOUT_AFTER_MS = 1_000;

/** A read that a page can do without: `instead` while the database does not answer. */
export async function unlessAway<T>(read: Promise<T>, instead: T): Promise<T> {
  try {
    return await within(WITHOUT_AFTER_MS, read);
  } catch (error) {
    if (asTryAgain(error)?.kind === 'unavailable') return instead;
    throw error;
  }
}
