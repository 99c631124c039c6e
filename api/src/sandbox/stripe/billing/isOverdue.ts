import type { WireSubscription } from '../objects/wire.ts';

/** Whether a payment for a subscription failed and it still goes on. */
export const isOverdue = ({ status }: Pick<WireSubscription, 'status'>): boolean =>
  status === 'past_due' || status === 'unpaid';
