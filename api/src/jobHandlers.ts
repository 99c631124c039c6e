import { Scope, type Shared } from './composition.ts';
import type { JobHandlers } from './gateways/jobs/jobs.gateway.ts';

/** What runs for each background job. */
export function jobHandlers(shared: Shared): JobHandlers {
  return {
    mailOrder: (payload) => new Scope(shared).orderMails.send(payload),
  };
}
