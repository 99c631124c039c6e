import { EventEmitter } from 'node:events';
import {
  Logger,
  parseCronItems,
  run,
  type Runner,
  type Task,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger as PinoLogger } from 'pino';
import { PermanentError } from '../../lib/permanentError.ts';
import { nameConnections, releaseAbandonedJobs } from './abandonedJobs.ts';
import type { JobHandlers, JobPayloads } from './jobs.gateway.ts';
import { SCHEDULE } from './schedule.ts';

const CONCURRENCY = 4;

/** The queue has no call for a job that it is doing. */
const LAST_ATTEMPT = 'update graphile_worker._private_jobs set max_attempts = attempts where id = $1';

/** Starts working through the jobs. `stop()` of the result lets running jobs finish. */
export async function startWorker<Name extends keyof JobPayloads>(
  pool: Pool,
  handlers: Pick<JobHandlers, Name>,
  log: PinoLogger,
): Promise<Runner> {
  const taskList: TaskList = {};
  for (const name of Object.keys(handlers) as Name[]) taskList[name] = taskOf(handlers[name]);
  // Of what comes along only the error: it has the whole job, whose payload holds names, addresses, what people wrote.
  const logger = new Logger(() => (level, message, { error: err }) => {
    if (level === 'error') log.error({ err }, message);
    else if (level === 'warning') log.warn({ err }, message);
    else log.debug({ err }, message);
  });
  const events: WorkerEvents = new EventEmitter();
  const onError = (error: unknown): void => log.warn({ err: error }, 'abandoned jobs were not looked for');
  nameConnections(events, onError);
  const runner = await run({
    pgPool: pool,
    taskList,
    parsedCronItems: parseCronItems(SCHEDULE.filter(({ task }) => task in handlers)),
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    logger,
    pollInterval: 2000,
    events,
  });
  events.once('pool:gracefulShutdown', releaseAbandonedJobs(pool, onError));
  return runner;
}

/** A handler as the queue calls it. A job that fails with a `PermanentError` has had its last attempt. */
function taskOf<Name extends keyof JobPayloads>(handler: JobHandlers[Name]): Task {
  return async (payload, { job, withPgClient }) => {
    try {
      await handler(payload as JobPayloads[Name]);
    } catch (error) {
      if (error instanceof PermanentError)
        await withPgClient((client) => client.query(LAST_ATTEMPT, [job.id]));
      throw error;
    }
  };
}
