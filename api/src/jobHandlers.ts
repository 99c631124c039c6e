import type { Shared } from './composition.ts';
import type { JobHandlers } from './gateways/jobs/jobs.gateway.ts';

/** What runs for each background job. */
export function jobHandlers(_shared: Shared): JobHandlers {
  return {
    mailOrder: () => Promise.reject(new Error('not there yet')),
  };
}
