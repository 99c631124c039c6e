import type { WireInvoice } from '../objects/wire.ts';

/** The id of the subscription an invoice is for; here each is for one. */
export function subscriptionOf({ id, parent }: WireInvoice): string {
  const subscription = parent?.subscription_details?.subscription;
  if (typeof subscription !== 'string') throw new Error(`invoice ${id} is for no subscription`);
  return subscription;
}
