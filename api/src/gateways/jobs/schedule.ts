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
  { task: 'endTrials', match: '2 * * * *', options: { jobKey: 'endTrials', maxAttempts: 1 } },
  { task: 'tellOwners', match: '7 * * * *', options: { jobKey: 'tellOwners', maxAttempts: 1 } },
  { task: 'removePreviews', match: '37 * * * *', options: { jobKey: 'removePreviews', maxAttempts: 1 } },
  // Somewhere in the world midnight is at each of these minutes.
  {
    task: 'startOrderMonths',
    match: '0,15,30,45 * * * *',
    options: { jobKey: 'startOrderMonths', maxAttempts: 1 },
  },
  { task: 'expireOrders', match: '* * * * *', options: { jobKey: 'expireOrders', maxAttempts: 1 } },
  {
    task: 'mendOrderCounters',
    match: '* * * * *',
    options: { jobKey: 'mendOrderCounters', maxAttempts: 1 },
  },
  { task: 'sweepApprovals', match: '7 3 * * *', options: { jobKey: 'sweepApprovals', maxAttempts: 1 } },
  { task: 'sweepSignIns', match: '17 3 * * *', options: { jobKey: 'sweepSignIns', maxAttempts: 1 } },
  { task: 'sweepSiteReports', match: '22 3 * * *', options: { jobKey: 'sweepSiteReports', maxAttempts: 1 } },
  {
    task: 'sweepConversations',
    match: '22 3 * * *',
    options: { jobKey: 'sweepConversations', maxAttempts: 1 },
  },
  {
    task: 'sweepContactMessages',
    match: '12 3 * * *',
    options: { jobKey: 'sweepContactMessages', maxAttempts: 1 },
  },
  {
    task: 'reconcileBilling',
    match: '*/10 * * * *',
    options: { jobKey: 'reconcileBilling', maxAttempts: 1 },
  },
];
