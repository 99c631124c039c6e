/** Every background job and what it is given. Jobs run at least once. */
export interface JobPayloads {
  /** One mail about an order: a job each, so that a repeated job mails nobody else again. */
  mailOrder: { orderId: string; kind: 'placed-owner' | 'placed-diner' | 'answered' };
  /** A link to choose a new password, if the address has an account. `resetId` is new: its row is made by the job. */
  mailPasswordReset: { resetId: string; email: string };
  /** Word of a changed password. `changeId` tells one change from another. */
  mailPasswordChanged: { changeId: string; userId: string };
}

export type JobHandlers = { [Name in keyof JobPayloads]: (payload: JobPayloads[Name]) => Promise<void> };
