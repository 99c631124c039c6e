import type { WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';

/** How often a worker looks for jobs that another one has left behind (ms). */
const LOOK_EVERY_MS = 3_000;

/**
 * A job belongs to its worker for hours, also when that worker was killed. Therefore a worker's listening connection bears
 * its name: when it is gone from the server, so is the worker. The age leaves a new worker the time to take its name.
 */
const RELEASE = `
  select graphile_worker.force_unlock_workers(array(
    select distinct locked_by from graphile_worker.jobs
    where locked_at < now() - interval '3 seconds'
      and locked_by not in (select application_name from pg_stat_activity where application_name is not null)
  ))`;

/** Gives the listening connection of each worker its name, now and after every reconnect. */
export function nameConnections(events: WorkerEvents, onError: (error: unknown) => void): void {
  events.on('pool:listen:success', ({ workerPool, client }) => {
    // After the LISTEN that is being sent.
    client.once('drain', () => {
      client.query("select set_config('application_name', $1, false)", [workerPool.id]).catch(onError);
    });
  });
}

/** Sets jobs of dead workers free, again and again, so that a living one does them. Returns the function that stops it. */
export function releaseAbandonedJobs(pool: Pool, onError: (error: unknown) => void): () => void {
  const look = (): void => void pool.query(RELEASE).catch(onError);
  const looking = setInterval(look, LOOK_EVERY_MS);
  return () => clearInterval(looking);
}
