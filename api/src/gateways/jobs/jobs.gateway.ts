/** Every background job and what it is given. Jobs run at least once. */
export interface JobPayloads {
  /** Mails about a change of an order. */
  mailOrder: { orderId: string; kind: 'placed' | 'answered' };
}

export type JobHandlers = { [Name in keyof JobPayloads]: (payload: JobPayloads[Name]) => Promise<void> };
