import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type ExpressionBuilder, sql } from 'kysely';
import { withoutAddresses } from '../../log.ts';

interface JobTables {
  'graphile_worker.jobs': {
    id: string;
    task_identifier: string;
    attempts: number;
    max_attempts: number;
    last_error: string | null;
    locked_at: Date | null;
    run_at: Date;
    created_at: Date;
  };
}

const tablesOf = (em: SqlEntityManager) => em.getKysely<JobTables>();

/** Jobs that one call retries at most. */
const RETRIED_AT_ONCE = 1_000;
/** Characters of an error that are shown. */
const ERROR_LENGTH = 300;

type Where = ExpressionBuilder<{ j: JobTables['graphile_worker.jobs'] }, 'j'>;

/** Whether a job has failed: for good, or it waits for its next attempt. One that was retried begins anew, with its old error. */
const hasFailed = (eb: Where) =>
  eb.and([
    eb('j.locked_at', 'is', null),
    eb.or([
      eb('j.attempts', '>=', eb.ref('j.max_attempts')),
      eb.and([eb('j.last_error', 'is not', null), eb('j.attempts', '>', 0)]),
    ]),
  ]);

const idText = (eb: Where) => sql<string>`${eb.ref('j.id')}::text`;

/** The newest failed jobs, at most `limit`; only those of a kind with `kind`. Payloads are left out: they hold personal data. */
export async function failedJobs(em: SqlEntityManager, kind: string | null, limit: number) {
  const rows = await tablesOf(em)
    .selectFrom('graphile_worker.jobs as j')
    .select((eb) => [
      idText(eb).as('id'),
      'j.task_identifier as kind',
      'j.attempts',
      'j.max_attempts as maxAttempts',
      'j.last_error as lastError',
      'j.created_at as createdAt',
      'j.run_at as runAt',
    ])
    .where(hasFailed)
    .$if(kind !== null, (jobs) => jobs.where('j.task_identifier', '=', kind ?? ''))
    .orderBy('j.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ lastError, runAt, ...job }) => ({
    ...job,
    lastError: withoutAddresses(lastError?.split('\n')[0] ?? '').slice(0, ERROR_LENGTH),
    /** When it runs again by itself; null: never. */
    nextAttemptAt: job.attempts >= job.maxAttempts ? null : runAt,
  }));
}

/** A failed job as operators see it. */
export type FailedJob = Awaited<ReturnType<typeof failedJobs>>[number];

/** How many jobs of each kind have failed, most first. */
export const failedJobKinds = (em: SqlEntityManager) =>
  tablesOf(em)
    .selectFrom('graphile_worker.jobs as j')
    .select((eb) => ['j.task_identifier as kind', eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
    .where(hasFailed)
    .groupBy('j.task_identifier')
    .orderBy('count', 'desc')
    .orderBy('j.task_identifier')
    .execute();

/** Which failed jobs: one, or the oldest 1,000 of a kind. */
export type FailedJobs = { id: string } | { kind: string };

/** The ids of these jobs that have failed, as part of a statement. */
const failedIds = (em: SqlEntityManager, which: FailedJobs) =>
  tablesOf(em)
    .selectFrom('graphile_worker.jobs as j')
    .select('j.id')
    .where(hasFailed)
    .where((eb) => ('id' in which ? eb('j.id', '=', which.id) : eb('j.task_identifier', '=', which.kind)))
    .orderBy('j.id')
    .limit(RETRIED_AT_ONCE);

/** Lets failed jobs run now with all their attempts, in the caller's transaction. Returns how many. */
export async function retryFailed(em: SqlEntityManager, which: FailedJobs): Promise<number> {
  const retried = await tablesOf(em)
    .selectFrom(
      sql<{
        id: string;
      }>`graphile_worker.reschedule_jobs(array(${failedIds(em, which)}), run_at => now(), attempts => 0)`.as(
        'r',
      ),
    )
    .select('r.id')
    .execute();
  return retried.length;
}

/** Removes a failed job, whose work is not done then, in the caller's transaction. False when no failed job has this id. */
export async function discardFailed(em: SqlEntityManager, id: string): Promise<boolean> {
  const removed = await tablesOf(em)
    .selectFrom(sql<{ id: string }>`graphile_worker.complete_jobs(array(${failedIds(em, { id })}))`.as('r'))
    .select('r.id')
    .execute();
  return removed.length > 0;
}

/** The kind of a job; null for an unknown one. */
export async function kindOfJob(em: SqlEntityManager, id: string): Promise<string | null> {
  const row = await tablesOf(em)
    .selectFrom('graphile_worker.jobs as j')
    .select('j.task_identifier as kind')
    .where('j.id', '=', id)
    .executeTakeFirst();
  return row?.kind ?? null;
}
