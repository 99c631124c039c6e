/** Every background job and what it is given. Jobs run at least once. */
export interface JobPayloads {
  /** One mail about an order: a job each, so that a repeated job mails nobody else again. */
  mailOrder: { orderId: string; kind: 'placed-owner' | 'placed-diner' | 'answered' };
}

export type JobHandlers = { [Name in keyof JobPayloads]: (payload: JobPayloads[Name]) => Promise<void> };
