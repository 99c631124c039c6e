import { Scope } from './composition/scope.ts';
import type { Shared } from './composition/shared.ts';
import type { JobHandlers } from './gateways/jobs/jobs.gateway.ts';

/** What runs for each background job. */
export function jobHandlers(shared: Shared): JobHandlers {
  return {
    mailOrder: (payload) => new Scope(shared).orderMails.send(payload),
    mailPasswordReset: (payload) => new Scope(shared).accountMails.sendResetLink(payload),
    mailPasswordChanged: (payload) => new Scope(shared).accountMails.sendPasswordChanged(payload),
  };
}
