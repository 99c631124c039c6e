import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/**
 * Every background job and its payload; each module declares its own in its `<noun>.module.ts`. Jobs run at least once.
 */
export interface JobPayloads {}

/** The handler of a job. */
export interface Job {
  /** The payload is the one queued under this name, see `JobPayloads`. */
  run(payload: unknown): Promise<unknown>;
  /** Cron expression (UTC) of a scheduled job. Runs missed during downtime are skipped. */
  schedule?: string;
  /** Whether it waits for a mail server or the webhook that replaces it; these jobs have their own lane. */
  isMail?: boolean;
}

/** By name. */
export type Jobs = Readonly<Record<string, Job>>;

/**
 * Queues the jobs of changes that only noted them in a table of their module, because queueing is dear. Called again and again
 * by each worker. Whether more is waiting.
 */
export type EmptyOutbox = () => Promise<boolean>;

/** A failure that a retry cannot fix. A background job that throws it is not retried. */
export class PermanentError extends Error {}

/**
 * Queues a job inside the caller's transaction: it runs if, and only if, the transaction commits. With a `later` it runs at that
 * time, and replaces a waiting job with the same key.
 */
export async function addJob<Name extends keyof JobPayloads>(
  em: SqlEntityManager,
  name: Name,
  payload: JobPayloads[Name],
  later: { at: Date; key: string } | null = null,
): Promise<void> {
  await em
    .getKysely()
    .selectNoFrom(
      sql`graphile_worker.add_job(
        ${name}, ${JSON.stringify(payload)}::json, run_at => ${later?.at ?? null}::timestamptz, job_key => ${later?.key ?? null}
      )`.as('job'),
    )
    .execute();
}

/**
 * SQL that queues jobs as part of a larger statement: a row source, one row per job. `name`, `payloads` (a JSON list)
 * and `key` are SQL expressions; `key` may use the JSON `payload`, and the same key is queued once. `runAt` null: at
 * once. The jobs run if, and only if, the transaction commits.
 */
// In its other modes the queue searches for a job to replace, which takes longer the more jobs wait.
export const addJobsSql = (name: string, payloads: string, key: string, runAt = 'null'): string =>
  `json_array_elements(${payloads}) as payload, lateral graphile_worker.add_job(
    ${name}, payload, run_at => ${runAt}, job_key => ${key}, job_key_mode => 'unsafe_dedupe'
  )`;
