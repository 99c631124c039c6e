import { type ExpressionBuilder, type Generated, sql } from 'kysely';
import type { Pool } from 'pg';
import { type Parameter, prepare, tablesFor } from '../../lib/preparedStatement.ts';
import type { JobPayloads } from './jobs.gateway.ts';

interface JobColumns {
  id: string;
  attempts: number;
  max_attempts: number;
  run_at: Date;
  locked_at: Date | null;
  locked_by: string | null;
}

/** The columns of graphile-worker that we use, in its view and in its own table, and those of PostgreSQL. */
interface QueueTables {
  'graphile_worker.jobs': JobColumns & {
    task_identifier: string;
    key: string | null;
    created_at: Generated<Date>;
    last_error: string | null;
  };
  'graphile_worker._private_jobs': JobColumns;
  pg_stat_activity: { application_name: string | null; datname: string | null };
}

const tables = tablesFor<QueueTables>();

type Where = ExpressionBuilder<QueueTables & { j: JobColumns }, 'j'>;

/**
 * A job stays locked by its runner for hours, even after the runner was killed. Therefore each runner holds a connection with
 * its own name: a runner without a connection is gone. The age gives a new runner the time to set its name.
 */
const isAbandoned = ({ and, eb, selectFrom }: Where) =>
  and([
    eb('j.locked_at', '<', sql<Date>`now() - interval '3 seconds'`),
    eb(
      'j.locked_by',
      'not in',
      selectFrom('pg_stat_activity')
        .select((activity) => activity.ref('application_name').$notNull().as('name'))
        .where('application_name', 'is not', null),
    ),
  ]);

/** After PostgreSQL has started, all runners set their names again, and jobs that run may end. */
const mayBeReleased = (eb: Where) =>
  eb.and([isAbandoned(eb), sql<boolean>`pg_postmaster_start_time() < now() - interval '5 seconds'`]);

/** State of a job: `abandoned` jobs have lost their worker, `failed` ones are not retried automatically. */
type JobState = 'waiting' | 'running' | 'abandoned' | 'failed';

const stateOf = (eb: Where) =>
  eb
    .case()
    .when(isAbandoned(eb))
    .then(sql<JobState>`'abandoned'`)
    .when('j.locked_at', 'is not', null)
    .then(sql<JobState>`'running'`)
    .when('j.attempts', '>=', eb.ref('j.max_attempts'))
    .then(sql<JobState>`'failed'`)
    .else(sql<JobState>`'waiting'`)
    .end();

const counts = prepare('job_counts', () =>
  tables
    .selectFrom('graphile_worker.jobs as j')
    .select((eb) => [stateOf(eb).as('state'), sql<number>`count(*)::int`.as('count')])
    .groupBy(sql`1`),
);

/** At most `limit` jobs: failed and abandoned ones first. */
export const listJobs = prepare('job_list', (parameter: Parameter<{ limit: number }>) =>
  tables
    .selectFrom('graphile_worker.jobs as j')
    .select((eb) => [
      'j.task_identifier as name',
      'j.attempts',
      'j.max_attempts as maxAttempts',
      'j.last_error as lastError',
      sql<string>`${eb.ref('j.id')}::text`.as('id'),
      sql<number>`extract(epoch from now() - ${eb.ref('j.created_at')})::int`.as('ageSeconds'),
      stateOf(eb).as('state'),
    ])
    .orderBy((eb) => sql`array_position('{failed,abandoned,waiting,running}', ${stateOf(eb)})`)
    .orderBy('j.attempts', 'desc')
    .orderBy('j.id')
    .limit(parameter('limit')),
);

/** A job as an operator sees it. Its payload is left out, because it holds personal data. `lastError` may hold addresses. */
export type JobRow = Awaited<ReturnType<typeof listJobs>>[number];

/** Ids of the jobs that failed, were abandoned, or wait after an error. */
export const troubledJobs = prepare('job_troubled', () =>
  tables
    .selectFrom('graphile_worker.jobs as j')
    .select((eb) => sql<string>`${eb.ref('j.id')}::text`.as('id'))
    .where((eb) =>
      eb.or([
        eb(stateOf(eb), 'in', [sql<JobState>`'failed'`, sql<JobState>`'abandoned'`]),
        eb.and([eb(stateOf(eb), '=', sql<JobState>`'waiting'`), eb('j.last_error', 'is not', null)]),
      ]),
    ),
);

interface Ids {
  ids: string[];
}

const isOneOf = (ids: Parameter<Ids>) => sql<boolean>`j.id = any(${ids('ids')}::bigint[])`;

const unlocked = prepare('job_unlock', (parameter: Parameter<Ids>) =>
  tables
    .updateTable('graphile_worker._private_jobs as j')
    .set({ locked_at: null, locked_by: null })
    .where(isOneOf(parameter))
    .where(isAbandoned),
);

const retried = prepare('job_retry', (parameter: Parameter<Ids>) =>
  tables
    .selectFrom(
      sql<{
        id: string;
      }>`graphile_worker.reschedule_jobs(${parameter('ids')}::bigint[], run_at => now(), attempts => 0)`.as(
        'j',
      ),
    )
    .select(sql<string>`j.id::text`.as('id')),
);

const completed = prepare('job_complete', (parameter: Parameter<Ids>) =>
  tables
    .selectFrom(sql<{ id: string }>`graphile_worker.complete_jobs(${parameter('ids')}::bigint[])`.as('j'))
    .select('j.id'),
);

/** Queues a job without a payload, unless one of this name waits already. */
export const addSingleJob = prepare('job_add_single', (parameter: Parameter<{ name: keyof JobPayloads }>) =>
  tables.selectNoFrom(
    sql`graphile_worker.add_job(${parameter('name')}, '{}', job_key => ${parameter('name')})`.as('job'),
  ),
);

/** How many jobs are in each state. */
export async function countJobs(pool: Pool): Promise<Record<JobState, number>> {
  const rows = await counts(pool, {});
  const none = { waiting: 0, running: 0, abandoned: 0, failed: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

/** Retries jobs now, with all their attempts. Returns the ids of the retried jobs; running ones are skipped. */
export async function retryJobs(pool: Pool, ids: string[]): Promise<string[]> {
  await unlocked(pool, { ids });
  return (await retried(pool, { ids })).map(({ id }) => id);
}

/** Removes a job, whose work is not done then. False when it is running or not there. */
export async function removeJob(pool: Pool, id: string): Promise<boolean> {
  await unlocked(pool, { ids: [id] });
  return (await completed(pool, { ids: [id] })).length > 0;
}

/** A kill is no failure of the job: it gets its last attempt again, after a minute at the earliest. */
const delayed = prepare('job_delay', () =>
  tables
    .updateTable('graphile_worker._private_jobs as j')
    .set((eb) => ({
      run_at: sql<Date>`greatest(
        ${eb.ref('j.run_at')},
        now() + (exp(least(${eb.ref('j.attempts')}, 10)) - exp(1)) * interval '1 second',
        case when ${eb.ref('j.attempts')} >= ${eb.ref('j.max_attempts')} then now() + interval '1 minute' end
      )`,
      attempts: sql<number>`least(${eb.ref('j.attempts')}, ${eb.ref('j.max_attempts')} - 1)`,
    }))
    .where((eb) => eb.or([eb('j.attempts', '>', 1), eb('j.attempts', '>=', eb.ref('j.max_attempts'))]))
    .where(mayBeReleased),
);

const released = prepare('job_release', () =>
  tables.selectNoFrom((eb) =>
    sql`graphile_worker.force_unlock_workers(array(${eb
      .selectFrom('graphile_worker._private_jobs as j')
      .select('j.locked_by')
      .distinct()
      .where(mayBeReleased)}))`.as('unlocked'),
  ),
);

/** Unlocks the jobs of runners that are gone. Jobs that are abandoned repeatedly wait as long as jobs that fail. */
export async function releaseAbandoned(pool: Pool): Promise<void> {
  await delayed(pool, {});
  await released(pool, {});
}

/**
 * Removes failed jobs whose work a later job with the same key does. While a job runs, the queue takes its key and all its attempts
 * away when the same key is queued again; when it then fails, its row would stay for ever. Other jobs without a key need four
 * days for the queue's 25 attempts. `keyed`: names of the jobs that are never queued without a key.
 */
export const removeReplaced = prepare('job_replaced', (parameter: Parameter<{ keyed: string[] }>) =>
  tables.deleteFrom('graphile_worker._private_jobs as j').where((eb) =>
    eb(
      'j.id',
      'in',
      eb
        .selectFrom('graphile_worker.jobs as r')
        .select('r.id')
        .where('r.locked_at', 'is', null)
        .where('r.key', 'is', null)
        .whereRef('r.attempts', '>=', 'r.max_attempts')
        .where(
          sql<boolean>`(r.task_identifier = any(${parameter('keyed')}) or (r.max_attempts = 25 and r.created_at > now() - interval '1 day'))`,
        ),
    ),
  ),
);

/** Names the connection of a runner: while it is open, `releaseAbandoned` leaves the runner's jobs alone. */
export const nameRunner = prepare('job_runner_name', (parameter: Parameter<{ name: string }>) =>
  tables.selectNoFrom(sql`set_config('application_name', ${parameter('name')}, false)`.as('name')),
);

/** How many runners of this database are alive. graphile-worker begins their names so. */
export const countRunners = prepare('job_runners', () =>
  tables
    .selectFrom('pg_stat_activity')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('datname', '=', sql<string>`current_database()`)
    .where('application_name', 'like', 'pool-%'),
);

/** Lets a running job fail for good. The library has no call for this. */
export const makeLastAttempt = prepare('job_last_attempt', (parameter: Parameter<{ id: string }>) =>
  tables
    .updateTable('graphile_worker._private_jobs as j')
    .set((eb) => ({ max_attempts: eb.ref('j.attempts') }))
    .where('j.id', '=', parameter('id')),
);
