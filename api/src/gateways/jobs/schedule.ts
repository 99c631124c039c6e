import type { CronItem } from 'graphile-worker';
import type { JobPayloads } from './jobs.gateway.ts';

/** A job that comes round by itself. */
export interface ScheduledJob extends CronItem {
  task: keyof JobPayloads;
}

/** Jobs by the clock (UTC): once for all workers together. What a sleeping server missed is not made up for. */
export const SCHEDULE: readonly ScheduledJob[] = [
  // The key keeps a slow run from being joined by the next one's turn waiting behind it.
  { task: 'sweepUploads', match: '17 * * * *', options: { jobKey: 'sweepUploads', maxAttempts: 1 } },
];
