import { setTimeout as delay } from 'node:timers/promises';
import { parseCronItems, type Task, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { makeLastAttempt } from './jobQueue.repository.ts';
import { startRun, tidyJobs, type JobLane, type JobRun } from './jobRun.ts';
import { PermanentError, type EmptyOutbox, type Job, type Jobs } from './jobs.gateway.ts';
import { keepEmptying } from './outboxes.ts';

/** Time limit for jobs of a lost runner before the next runner starts (ms). */
const END_WITHIN_MS = 5_000;
/** Pauses between attempts to start a runner (ms), doubled from the first to the last. */
const FIRST_PAUSE_MS = 250;
const LAST_PAUSE_MS = 2_000;

export interface Worker {
  /** Takes no more jobs; resolves when the running ones have ended. */
  stop(): Promise<void>;
}

/**
 * Starts to empty the outboxes and to process the jobs. Mails have their own lane, so that a slow mail server blocks nothing else. Fails without
 * a database; after a later outage processing continues by itself.
 */
export async function startWorker(
  pool: Pool,
  jobs: Jobs,
  log: Logger,
  outboxes: readonly EmptyOutbox[] = [],
): Promise<Worker> {
  const all = Object.entries(jobs);
  const lanes = [all.filter(([, { isMail }]) => isMail), all.filter(([, { isMail }]) => !isMail)]
    .filter((lane) => lane.length > 0)
    .map(laneOf);
  const scheduled = all.filter(([, { schedule }]) => schedule !== undefined).map(([name]) => name);
  const stopLooking = tidyJobs(pool, scheduled, (err) =>
    log.warn({ err }, 'the search for abandoned jobs failed'),
  );
  const stops = await Promise.all(lanes.map((lane) => keepRunning(pool, lane, log)));
  const stopEmptying = keepEmptying(outboxes, log);
  return {
    async stop() {
      stopLooking();
      await Promise.all([stopEmptying(), ...stops.map((stop) => stop())]);
    },
  };
}

function laneOf(jobs: [name: string, job: Job][]): JobLane {
  const taskList: TaskList = Object.fromEntries(jobs.map(([name, job]) => [name, taskOf(job)]));
  const scheduled = jobs.flatMap(([task, { schedule }]) =>
    // The key prevents a second run while a slow one is running.
    schedule === undefined ? [] : [{ task, match: schedule, options: { jobKey: task, maxAttempts: 1 } }],
  );
  return { taskList, schedule: parseCronItems(scheduled) };
}

/** A handler for the queue. A `PermanentError` makes the current attempt the last. */
function taskOf({ run }: Job): Task {
  return async (payload, { job, withPgClient }) => {
    try {
      await run(payload);
    } catch (error) {
      if (error instanceof PermanentError) await withPgClient((client) => makeLastAttempt(client, job));
      throw error;
    }
  };
}

/**
 * Keeps a runner of the lane alive: when it loses the database, the next one starts. Returns a function that stops it.
 */
async function keepRunning(pool: Pool, lane: JobLane, log: Logger): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let current: JobRun | null = await startRun(pool, lane, log);

  async function next(): Promise<JobRun | null> {
    for (let pause = FIRST_PAUSE_MS; !stopping.signal.aborted; pause = Math.min(2 * pause, LAST_PAUSE_MS)) {
      try {
        return await startRun(pool, lane, log);
      } catch (err) {
        log.warn({ err }, 'jobs wait for the database');
        await pauseOf(pause);
      }
    }
    return null;
  }
  const pauseOf = (ms: number) => delay(ms, undefined, { signal: stopping.signal }).catch(() => undefined);

  const goingOn = (async () => {
    while (current && !stopping.signal.aborted) {
      await current.over;
      if (stopping.signal.aborted) return;
      log.warn('the job runner has stopped; another one starts');
      await Promise.race([current.stop(), pauseOf(END_WITHIN_MS)]);
      current = null;
      await pauseOf(FIRST_PAUSE_MS);
      current = await next();
    }
  })();

  return async () => {
    stopping.abort();
    await current?.stop();
    await goingOn;
    // The next one may have started in the meantime.
    await current?.stop();
  };
}
