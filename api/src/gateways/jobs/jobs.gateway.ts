/**
 * Every background job and its payload. The modules declare theirs, each in its `<noun>.module.ts`. Jobs run at least
 * once.
 */
export interface JobPayloads {}

/** What runs for a job. */
export interface Job {
  /** The payload is what was queued under this name, see `JobPayloads`. */
  run(payload: unknown): Promise<unknown>;
  /** Cron expression (UTC) of a job that runs by the clock; what a sleeping server missed is skipped. */
  schedule?: string;
  /** Whether it waits for a mail server (or what takes its place): these jobs have a lane of their own. */
  isMail?: boolean;
}

/** By name. */
export type Jobs = Readonly<Record<string, Job>>;
