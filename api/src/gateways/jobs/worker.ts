import { setTimeout as delay } from 'node:timers/promises';
import { parseCronItems, type Task, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { makeLastAttempt } from './jobQueue.repository.ts';
import { releaseAbandonedJobs, startRun, type JobLane, type JobRun } from './jobRun.ts';
import { PermanentError, type Job, type Jobs } from './jobs.gateway.ts';

/** Jobs that run at a time in each lane. */
const CONCURRENCY = 4;
/** How long jobs of a lost runner may take to end before the next runner starts (ms). */
const END_WITHIN_MS = 5_000;
/** Pauses between attempts to start a runner (ms): doubled from the first to the last. */
const FIRST_PAUSE_MS = 250;
const LAST_PAUSE_MS = 2_000;

export interface Worker {
  /** Takes no more jobs; resolves when those under way have ended. */
  stop(): Promise<void>;
}

/**
 * Starts working through the jobs: mails in a lane of their own, so that a mail server that hangs holds nothing else up.
 * Fails when the database is away; when it goes away later, jobs go on as soon as it is back.
 */
export async function startWorker(pool: Pool, jobs: Jobs, log: Logger): Promise<Worker> {
  const all = Object.entries(jobs);
  const lanes = [all.filter(([, { isMail }]) => isMail), all.filter(([, { isMail }]) => !isMail)]
    .filter((lane) => lane.length > 0)
    .map(laneOf);
  const stopLooking = releaseAbandonedJobs(pool, (err) =>
    log.warn({ err }, 'abandoned jobs were not looked for'),
  );
  const stops = await Promise.all(lanes.map((lane) => keepRunning(pool, lane, log)));
  return {
    async stop() {
      stopLooking();
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

function laneOf(jobs: [name: string, job: Job][]): JobLane {
  const taskList: TaskList = Object.fromEntries(jobs.map(([name, job]) => [name, taskOf(job)]));
  const scheduled = jobs.flatMap(([task, { schedule }]) =>
    // The key keeps a second run from waiting behind a slow one.
    schedule === undefined ? [] : [{ task, match: schedule, options: { jobKey: task, maxAttempts: 1 } }],
  );
  return { taskList, schedule: parseCronItems(scheduled), concurrency: CONCURRENCY };
}

/** A handler as the queue calls it. A job that fails with a `PermanentError` has had its last attempt. */
function taskOf({ run }: Job): Task {
  return async (payload, { job, withPgClient }) => {
    try {
      await run(payload);
    } catch (error) {
      if (error instanceof PermanentError) await withPgClient((client) => makeLastAttempt(client, job.id));
      throw error;
    }
  };
}

/** Keeps a runner of the lane at work: when it loses the database, the next one starts. Returns what stops it. */
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
      log.warn('the job runner has stopped; another one takes over');
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
    // The next one may have started while we stopped.
    await current?.stop();
  };
}
