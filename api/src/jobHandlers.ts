import { Scope } from './composition/scope.ts';
import type { Shared } from './composition/shared.ts';
import type { JobHandlers } from './gateways/jobs/jobs.gateway.ts';

/** What runs for each background job. */
export function jobHandlers(shared: Shared): JobHandlers {
  return {
    mailOrder: (payload) => new Scope(shared).orderMails.send(payload),
    mailPasswordReset: (payload) => new Scope(shared).accountMails.sendResetLink(payload),
    mailPasswordChanged: (payload) => new Scope(shared).accountMails.sendPasswordChanged(payload),
    mailGoogleAdded: (payload) => new Scope(shared).accountMails.sendGoogleAdded(payload),
    mailGoodbye: (payload) => new Scope(shared).accountMails.sendGoodbye(payload),
    mailEmailVerification: (payload) => new Scope(shared).addressMails.sendVerification(payload),
    mailEmailChange: (payload) => new Scope(shared).addressMails.sendChange(payload),
    sweepUploads: async () => void (await new Scope(shared).uploadSweep.sweep()),
  };
}
