import { Router } from 'express';
import type { Database } from '../db/database.ts';

const READY_CACHE_MS = 2_000;

/** `/healthz` answers without any I/O; `/readyz` asks the database, at most every 2 s. */
export function healthRouter(database: Database): Router {
  let checked = { at: 0, ready: false };
  const router = Router();
  router.get('/healthz', (_request, response) => void response.json({ ok: true }));
  router.get('/readyz', async (_request, response) => {
    if (Date.now() - checked.at > READY_CACHE_MS)
      checked = { ready: await isReady(database), at: Date.now() };
    response.status(checked.ready ? 200 : 503).json({ ok: checked.ready });
  });
  return router;
}

async function isReady({ pool, orm }: Database): Promise<boolean> {
  try {
    await pool.query('select 1');
    return (await orm.migrator.getPending()).length === 0;
  } catch {
    // Not ready is the answer; the pool logs why.
    return false;
  }
}
