import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../db/database.ts';

const READY_CACHE_MS = 2_000;
/** A slower database (ms) counts as unavailable, so that the answer takes at most 2 s. */
const ANSWER_WITHIN_MS = 1_500;
const METHODS = new Set(['GET', 'HEAD']);

/** Answers a request for a health check; returns whether it was one. */
export type HealthChecks = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * `/healthz` answers without any I/O. `/readyz` checks the database, at most every 2 s, and answers 503 as soon as the
 * process is stopping; with `?exclude=database` it only tells whether the process is stopping, so that a proxy still leads
 * readers to cached pages while the database is away. Its body has what `more` says, which changes no status: a process without
 * a worker beside it serves everything. The answers are the same for every host and need no key, because probes know neither.
 */
export function healthChecks(
  database: Database,
  isStopping: () => boolean,
  more: () => object = () => ({}),
): HealthChecks {
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

  async function sendReady(response: ServerResponse, withDatabase: boolean): Promise<void> {
    send(response, !isStopping() && (!withDatabase || (await isReady())), more());
  }

  return ({ method = '', url = '' }, response) => {
    const [path, query = ''] = url.split('?');
    if (!METHODS.has(method) || (path !== '/healthz' && path !== '/readyz')) return false;
    if (path === '/healthz') send(response, true);
    else void sendReady(response, !new URLSearchParams(query).getAll('exclude').includes('database'));
    return true;
  };
}

const send = (response: ServerResponse, ok: boolean, more: object = {}): void =>
  void response
    .writeHead(ok ? 200 : 503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(JSON.stringify({ ok, ...more }));

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
