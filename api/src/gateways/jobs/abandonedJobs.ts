import type { Pool } from 'pg';

/** How often a worker looks for jobs that another one has left behind (ms). */
const LOOK_EVERY_MS = 3_000;

/**
 * A job belongs to its runner for hours, also when that runner was killed. Therefore each runner holds a connection that
 * bears its name: when the name is gone from the server, so is the runner. The age leaves a new runner the time to take its
 * name.
 */
export const JOB_OWNER_IS_GONE = `
  locked_at < now() - interval '3 seconds'
  and locked_by not in (select application_name from pg_stat_activity where application_name is not null)`;

/** After a start of the server all runners take their names again, and jobs that are under way may come to their end. */
const IS_DUE = `${JOB_OWNER_IS_GONE} and pg_postmaster_start_time() < now() - interval '5 seconds'`;

/** Jobs that are abandoned again and again wait as long as jobs that fail. */
const RELEASE = `
  update graphile_worker._private_jobs
  set run_at = greatest(run_at, now() + (exp(least(attempts, 10)) - exp(1)) * interval '1 second')
  where attempts > 1 and ${IS_DUE};
  select graphile_worker.force_unlock_workers(array(
    select distinct locked_by from graphile_worker._private_jobs where ${IS_DUE}
  ));`;

/** Releases jobs of dead runners, again and again, so that a living one does them. Returns the function that stops it. */
export function releaseAbandonedJobs(pool: Pool, onError: (error: unknown) => void): () => void {
  const look = (): void => void pool.query(RELEASE).catch(onError);
  const looking = setInterval(look, LOOK_EVERY_MS);
  return () => clearInterval(looking);
}
