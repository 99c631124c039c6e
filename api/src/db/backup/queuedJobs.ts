import type { ClientBase } from 'pg';

/** Columns of a queued job that mean the same in every version of the queue. */
const COLUMNS = `id bigint, identifier text, payload json, queue_name text, run_at timestamptz, priority int, attempts int,
  max_attempts int, last_error text, created_at timestamptz, key text, flags text[]`;

/** Reads the jobs. Those that run are read as waiting: a job that did not end is repeated. */
export const JOBS_OUT = `copy (
  select j.id, t.identifier, j.payload, q.queue_name, j.run_at, j.priority, j.attempts, j.max_attempts, j.last_error, j.created_at,
    j.key, (select array_agg(flag) from jsonb_object_keys(j.flags) flag)
  from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  order by j.id) to stdout`;

/** Writes jobs to the table that `prepareJobs` makes. */
export const JOBS_IN = 'copy restored_jobs from stdin';

/** Makes the table of the jobs that are read from the backup. */
export async function prepareJobs(client: ClientBase): Promise<void> {
  await client.query(`create temporary table restored_jobs (${COLUMNS}) on commit drop`);
}

/** Replaces the queue by the jobs of the backup, by the queue's own function, with new ids in the old order. */
export async function queueJobs(client: ClientBase): Promise<void> {
  await client.query('delete from graphile_worker._private_jobs');
  // The function sees nothing of an update in its own statement, nor the update what the function adds.
  await client.query(
    `create temporary table added_jobs on commit drop as
      select r.*, (graphile_worker.add_job(identifier, payload, queue_name => queue_name, run_at => run_at,
        max_attempts => max_attempts, job_key => key, priority => priority, flags => flags)).id as new_id
      from (select * from restored_jobs order by id) r`,
  );
  await client.query(
    `update graphile_worker._private_jobs j
      set attempts = a.attempts, last_error = a.last_error, created_at = a.created_at
      from added_jobs a where j.id = a.new_id`,
  );
}
