import type Stripe from 'stripe';
import type { WireSubscription } from '../wire.ts';
import type { World } from '../world.ts';
import { subscriptionOf } from './subscription.ts';

/** Ends a subscription now; its open invoices are not collected. */
export function endSubscription(
  world: World,
  id: string,
  reason: Stripe.Subscription.CancellationDetails.Reason,
): WireSubscription {
  const now = world.now();
  const subscription = world.subscription(id);
  for (const invoice of world.ledger.all('invoice'))
    if (subscriptionOf(invoice) === id && (invoice.status === 'open' || invoice.status === 'draft'))
      world.ledger.put('invoice', {
        ...invoice,
        auto_advance: false,
        automatically_finalizes_at: null,
        next_payment_attempt: null,
      });
  const ended: WireSubscription = {
    ...subscription,
    cancel_at: subscription.cancel_at_period_end ? subscription.cancel_at : null,
    canceled_at: subscription.canceled_at ?? now,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      ...subscription.cancellation_details,
      reason: subscription.cancellation_details?.reason ?? reason,
    },
    ended_at: now,
    status: 'canceled',
  };
  world.ledger.put('subscription', ended);
  world.announce('customer.subscription.deleted', ended);
  return ended;
}
