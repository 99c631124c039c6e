import type Stripe from 'stripe';
import { newStripeId } from '../newStripeId.ts';
import type { WirePortalSession } from './wire.ts';

/** `now` in seconds. */
export function newPortalSession(
  customer: string,
  returnUrl: string | null,
  flow: Stripe.BillingPortal.Session.Flow | null,
  baseUrl: string,
  now: number,
): WirePortalSession {
  const id = newStripeId('bps');
  return {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_sandbox',
    created: now,
    customer,
    customer_account: null,
    flow,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${baseUrl}/p/session/${id}`,
  };
}
