import type { ProviderCheckout } from '../../gateways/payments/payments.gateway.ts';
import type { CheckoutAttempt } from './checkoutAttempt.entity.ts';
import { isEnded } from './subscriptionStatus.rules.ts';

export const CHECKOUT_STATES = ['ACTIVATING', 'ACTIVE', 'OPEN', 'EXPIRED'] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

/**
 * How far a checkout is, by our attempt, its page (null: the provider does not say) and the subscription it led to
 * (null: none yet). An open attempt whose page cannot be seen counts as paid, since payers are sent back with its id.
 */
export function checkoutStateOf(
  attempt: CheckoutAttempt['state'],
  page: ProviderCheckout['state'] | null,
  subscription: string | null,
): CheckoutState {
  if (subscription !== null && subscription !== 'incomplete')
    return isEnded(subscription) ? 'EXPIRED' : 'ACTIVE';
  if (attempt === 'complete' || page === 'complete') return 'ACTIVATING';
  if (attempt === 'closed' || page === 'expired') return 'EXPIRED';
  return page === 'open' ? 'OPEN' : 'ACTIVATING';
}
