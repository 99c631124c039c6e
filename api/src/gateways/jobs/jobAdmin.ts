import type { Pool } from 'pg';
import { JOB_OWNER_IS_GONE } from './jobRun.ts';

/** State of a job: `abandoned` jobs have lost their worker, `failed` ones are not retried automatically. */
export type JobState = 'waiting' | 'running' | 'abandoned' | 'failed';

/** A job as its keeper may see it: what it holds is somebody's business. */
export interface JobRow {
  id: string;
  name: string;
  state: JobState;
  /** Seconds since it was queued. */
  ageSeconds: number;
  attempts: number;
  maxAttempts: number;
  /** Of its latest attempt; null before one failed. It may hold addresses. */
  lastError: string | null;
}

const STATE = `case
  when ${JOB_OWNER_IS_GONE} then 'abandoned'
  when locked_at is not null then 'running'
  when attempts >= max_attempts then 'failed'
  else 'waiting' end`;

/** Looks into the queue and takes troubled jobs by the hand. */
export class JobAdmin {
  constructor(private readonly pool: Pool) {}

  /** How many jobs are in each state. */
  async counts(): Promise<Record<JobState, number>> {
    const { rows } = await this.pool.query<{ state: JobState; count: number }>(
      `select ${STATE} as state, count(*)::int as count from graphile_worker.jobs group by 1`,
    );
    const none = { waiting: 0, running: 0, abandoned: 0, failed: 0 };
    return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
  }

  /** The jobs that need somebody first, at most `limit`. */
  async list(limit: number): Promise<JobRow[]> {
    const { rows } = await this.pool.query<JobRow>(
      `select id::text, task_identifier as name, ${STATE} as state, attempts, max_attempts as "maxAttempts",
         extract(epoch from now() - created_at)::int as "ageSeconds", last_error as "lastError"
       from graphile_worker.jobs
       order by array_position('{failed,abandoned,waiting,running}', ${STATE}), attempts desc, jobs.id
       limit $1`,
      [limit],
    );
    return rows;
  }

  /** Retries jobs now, with all their attempts. Returns the ids of the retried jobs; running ones are skipped. */
  async retry(ids: string[]): Promise<string[]> {
    await this.release(ids);
    const { rows } = await this.pool.query<{ id: string }>(
      'select id::text from graphile_worker.reschedule_jobs($1::bigint[], run_at => now(), attempts => 0)',
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  /** Ids of the jobs that failed, were abandoned, or wait after an error. */
  async troubled(): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      `select id::text from graphile_worker.jobs
       where ${STATE} in ('failed', 'abandoned') or (${STATE} = 'waiting' and last_error is not null)`,
    );
    return rows.map(({ id }) => id);
  }

  /** Removes a job unless it is running; tells whether it did. What it should have done is not done. */
  async remove(id: string): Promise<boolean> {
    await this.release([id]);
    const { rows } = await this.pool.query('select 1 from graphile_worker.complete_jobs($1::bigint[])', [
      [id],
    ]);
    return rows.length > 0;
  }

  private async release(ids: string[]): Promise<void> {
    await this.pool.query(
      `update graphile_worker._private_jobs set locked_at = null, locked_by = null
       where id = any($1::bigint[]) and ${JOB_OWNER_IS_GONE}`,
      [ids],
    );
  }
}
