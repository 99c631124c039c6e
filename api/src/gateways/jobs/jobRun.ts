import { EventEmitter, once } from 'node:events';
import { Logger, run, type ParsedCronItem, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';
import type { Logger as PinoLogger } from 'pino';
import { keepAsking } from '../../lib/quietConnection.ts';
import { nameRunner, releaseAbandoned } from './jobQueue.repository.ts';

/** How long writing the end of the last jobs may take (ms). */
const WRITE_WITHIN_MS = 2_000;

/** Jobs that share their places; jobs of other lanes never wait for them. */
export interface JobLane {
  taskList: TaskList;
  schedule: ParsedCronItem[];
  /** How many of its jobs run at a time. */
  concurrency: number;
}

/** A runner of one lane, from its start until it stops or loses the database. */
export interface JobRun {
  /** Resolves when it takes no more jobs, whatever the reason. */
  over: Promise<void>;
  /** Takes no more jobs; resolves when those under way have ended. Never rejects; may be called again. */
  stop(): Promise<void>;
}

/** Starts a runner. Fails when the database is away. */
export async function startRun(pool: Pool, lane: JobLane, log: PinoLogger): Promise<JobRun> {
  const presence = await pool.connect();
  // Its loss is the loss of the database.
  const lost = new Promise<void>((resolve) => presence.once('end', resolve));
  try {
    keepAsking(presence);
    // Of what comes along only the error: it has the whole job, whose payload holds names, addresses, what people wrote.
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
      concurrency: lane.concurrency,
      pollInterval: 2000,
      // By default the end of a job is written by a promise that nobody awaits: without the database it ends the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    runner.promise.catch((err: unknown) => log.warn({ err }, 'job runner failed'));
    const [{ workerPool }] = await created;
    nameRunner(presence, workerPool.id).catch(() => presence.end());
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
 * Resolves when the jobs that were under way have ended. The runner's own word is not enough: it waits for a clock that may
 * sleep after an error, and after some outages it never came.
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
    // The pool took it back when it ended.
  }
}

/** How often a worker looks for jobs that another one has left behind (ms). */
const LOOK_EVERY_MS = 3_000;

/** Releases jobs of dead runners, again and again, so that a living one does them. Returns the function that stops it. */
export function releaseAbandonedJobs(pool: Pool, onError: (error: unknown) => void): () => void {
  const look = (): void => void releaseAbandoned(pool).catch(onError);
  const looking = setInterval(look, LOOK_EVERY_MS);
  return () => clearInterval(looking);
}
