import { setTimeout as delay } from 'node:timers/promises';
import { Router } from 'express';
import type { Database } from '../db/database.ts';

const READY_CACHE_MS = 2_000;
/** A slower database (ms) counts as unavailable, so that the answer takes at most 2 s. */
const ANSWER_WITHIN_MS = 1_500;

/**
 * `/healthz` answers without any I/O. `/readyz` checks the database, at most every 2 s, and answers 503 as soon as the
 * process is stopping.
 */
export function healthRouter(database: Database, isStopping: () => boolean): Router {
  let checked = { at: 0, ready: false };
  let checking: Promise<boolean> | null = null;

  async function isReady(): Promise<boolean> {
    if (Date.now() - checked.at <= READY_CACHE_MS) return checked.ready;
    // Parallel requests share one check.
    checking ??= look(database).finally(() => (checking = null));
    const ready = await Promise.race([checking, delay(ANSWER_WITHIN_MS, false, { ref: false })]);
    checked = { ready, at: Date.now() };
    return ready;
  }

  const router = Router();
  router.get('/healthz', (_request, response) => void response.json({ ok: true }));
  router.get('/readyz', async (_request, response) => {
    const ready = !isStopping() && (await isReady());
    response.status(ready ? 200 : 503).json({ ok: ready });
  });
  return router;
}

async function look({ pool, orm }: Database): Promise<boolean> {
  try {
    // An empty statement is enough for an answer.
    await pool.query('');
    return (await orm.migrator.getPending()).length === 0;
  } catch {
    // The pool logs the error.
    return false;
  }
}
