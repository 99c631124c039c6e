import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from './jobs.gateway.ts';

/** Queues jobs of one kind in one statement, inside the caller's transaction: they run if, and only if, it commits. */
export async function addJobs<Name extends keyof JobPayloads>(
  em: SqlEntityManager,
  name: Name,
  payloads: readonly JobPayloads[Name][],
): Promise<void> {
  await em.execute(
    `select from graphile_worker.add_jobs(array(
       select row(?, payload, null, null, null, null, null, null)::graphile_worker.job_spec
       from json_array_elements(?) payload
     ))`,
    [name, JSON.stringify(payloads)],
  );
}
