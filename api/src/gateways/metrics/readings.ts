import type pg from 'pg';
import type { Metrics } from './metrics.ts';
import { queueState } from './queueMetrics.repository.ts';

/** What the workers of all processes do, see `lookForWorkers`. */
export interface SeenWork {
  isAlive: boolean;
  /** How long the oldest change waits (ms). */
  waitingMs: number;
}

/** Several scrapers and probes share one reading of the queue (ms). */
const KEPT_MS = 2_000;

/** Reads the pools, and the queue of jobs and the outboxes from the database. Without a database only the pools are known. */
export function readDatabase(
  metrics: Metrics,
  pools: Readonly<Record<string, pg.Pool>>,
  pool: pg.Pool,
  lookForWork: () => Promise<SeenWork>,
): void {
  let readAt = Number.NEGATIVE_INFINITY;
  metrics.beforeRead(async () => {
    for (const [name, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
      metrics.connections.set({ pool: name, state: 'used' }, totalCount - idleCount);
      metrics.connections.set({ pool: name, state: 'idle' }, idleCount);
      metrics.connections.set({ pool: name, state: 'waiting' }, waitingCount);
    }
    if (performance.now() - readAt < KEPT_MS) return;
    readAt = performance.now();
    try {
      const [queue, work] = await Promise.all([queueState(pool, {}), lookForWork()]);
      metrics.jobs.reset();
      metrics.jobLag.reset();
      for (const { job, state, count, lag } of queue) {
        metrics.jobs.set({ job, state }, count);
        if (state === 'waiting') metrics.jobLag.set({ job }, lag);
      }
      metrics.outboxAge.set(work.waitingMs / 1_000);
      metrics.isWorkerAlive.set(work.isAlive ? 1 : 0);
      metrics.isDatabaseUp.set(1);
    } catch {
      // The pool logs the error. What was read before would be taken for the present.
      for (const gauge of [metrics.jobs, metrics.jobLag, metrics.outboxAge, metrics.isWorkerAlive])
        gauge.reset();
      metrics.isDatabaseUp.set(0);
    }
  });
}
