import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { EmptyOutbox } from './jobs.gateway.ts';

/** Pause after an outbox was empty (ms): how long the jobs of a change wait at most. */
const PAUSE_MS = 200;
/** Pause after a failure (ms), e.g. while PostgreSQL is away. */
const PAUSE_AFTER_FAILURE_MS = 2_000;

/** Empties the outboxes all the time. Returns a function that stops it, and resolves when the last batch is done. */
export function keepEmptying(outboxes: readonly EmptyOutbox[], log: Logger): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) => delay(ms, undefined, { signal }).catch(() => undefined);

  async function keep(empty: EmptyOutbox): Promise<void> {
    while (!signal.aborted) {
      try {
        if (!(await empty())) await pause(PAUSE_MS);
      } catch (err) {
        log.warn({ err }, 'an outbox was not emptied');
        await pause(PAUSE_AFTER_FAILURE_MS);
      }
    }
  }

  const loops = outboxes.map(keep);
  return async () => {
    stopping.abort();
    await Promise.all(loops);
  };
}
