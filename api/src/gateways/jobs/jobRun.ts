import { EventEmitter, once } from 'node:events';
import { Logger, run, type ParsedCronItem, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';
import type { Logger as PinoLogger } from 'pino';
import { keepAsking } from '../../lib/quietConnection.ts';
import { nameRunner, releaseAbandoned, removeReplaced } from './jobQueue.repository.ts';

/** Maximum number of running jobs in each lane. */
const CONCURRENCY = 4;
/** Time limit for storing the outcome of the last jobs (ms). */
const WRITE_WITHIN_MS = 2_000;

/** Jobs that share the limit `CONCURRENCY`; jobs of other lanes never wait for them. */
export interface JobLane {
  taskList: TaskList;
  schedule: ParsedCronItem[];
}

/** A runner of one lane, until it stops or loses the database. */
export interface JobRun {
  /** Resolves when the runner takes no more jobs, for any reason. */
  over: Promise<void>;
  /** Takes no more jobs; resolves when the running ones have ended. Never rejects; may be called again. */
  stop(): Promise<void>;
}

/** Starts a runner. Fails without a database connection. */
export async function startRun(pool: Pool, lane: JobLane, log: PinoLogger): Promise<JobRun> {
  const presence = await pool.connect();
  // It fails only when the database connection is lost.
  const lost = new Promise<void>((resolve) => presence.once('end', resolve));
  try {
    keepAsking(presence);
    // Only the error is logged: the job's payload contains names, addresses and private texts.
    const logger = new Logger(() => (level, message, { error: err }) => {
      if (level === 'error') log.error({ err }, message);
      else if (level === 'warning') log.warn({ err }, message);
      else log.debug({ err }, message);
    });
    const events: WorkerEvents = new EventEmitter();
    const stopping = new Promise<void>((resolve) => events.once('pool:gracefulShutdown', () => resolve()));
    const jobsEnded = endOfJobs(events);
    const created = once(events, 'pool:create') as Promise<[{ workerPool: { id: string } }]>;
    const runner = await run({
      pgPool: pool,
      taskList: lane.taskList,
      parsedCronItems: lane.schedule,
      noHandleSignals: true,
      logger,
      events,
      concurrency: CONCURRENCY,
      pollInterval: 2000,
      // By default nobody awaits the promise that stores a job's outcome: without the database it ends the process. So does a
      // `localQueue`, which would take several jobs at once.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    runner.promise.catch((err: unknown) => log.warn({ err }, 'job runner failed'));
    const [{ workerPool }] = await created;
    nameRunner(presence, { name: workerPool.id }).catch(() => presence.end());
    const end = async (): Promise<void> => {
      runner.stop().catch((err: unknown) => log.debug({ err }, 'job runner stopped by itself'));
      await jobsEnded;
      giveBack(presence);
    };
    let stopped: Promise<void> | null = null;
    return {
      over: Promise.race([stopping, lost]),
      stop: () => (stopped ??= end()),
    };
  } catch (error) {
    giveBack(presence);
    throw error;
  }
}

/**
 * Resolves when the running jobs have ended. The runner's own promise is not reliable: it waits for a timer that may be
 * delayed after an error, and after some outages it never resolved.
 */
function endOfJobs(events: WorkerEvents): Promise<void> {
  let working = 0;
  return new Promise((resolve) => {
    events.once('pool:release', () => resolve());
    events.on('worker:create', () => (working += 1));
    events.on('worker:stop', () => {
      working -= 1;
      if (working === 0) setTimeout(resolve, WRITE_WITHIN_MS);
    });
  });
}

function giveBack(presence: PoolClient): void {
  try {
    presence.release(true);
  } catch {
    // The pool released it when it ended.
  }
}

/** How often a worker looks for jobs that nobody runs any more (ms). */
const LOOK_EVERY_MS = 3_000;

/**
 * Regularly releases jobs of dead runners, so that a living one runs them, and removes failed jobs that others have replaced.
 * `keyed`: see `removeReplaced`. Returns a function that stops it.
 */
export function tidyJobs(pool: Pool, keyed: string[], onError: (error: unknown) => void): () => void {
  const look = async (): Promise<void> => {
    await releaseAbandoned(pool);
    await removeReplaced(pool, { keyed });
  };
  const looking = setInterval(() => void look().catch(onError), LOOK_EVERY_MS);
  return () => clearInterval(looking);
}
