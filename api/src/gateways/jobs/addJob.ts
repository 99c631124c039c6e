import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from './jobs.gateway.ts';

/** Queues a job inside the caller's transaction: it runs if, and only if, the transaction commits. */
export async function addJob<Name extends keyof JobPayloads>(
  em: SqlEntityManager,
  name: Name,
  payload: JobPayloads[Name],
): Promise<void> {
  await em.execute('select graphile_worker.add_job(?, ?::json)', [name, JSON.stringify(payload)]);
}
