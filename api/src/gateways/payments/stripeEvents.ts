import type { Stripe } from 'stripe';
import { PaymentsFailure, type PaymentsGateway, type ProviderEvent } from './payments.gateway.ts';
import { paymentsFailureOf } from './paymentsFailureOf.ts';
import { fromSeconds } from './stripeTime.ts';

const TOLERANCE_SECONDS = 300;

export const stripeEvents = (stripe: Stripe, webhookSecret: string): Pick<PaymentsGateway, 'readEvent'> => ({
  readEvent(payload, signature, now) {
    let event: Stripe.Event;
    try {
      event = stripe.webhooks.constructEvent(
        payload,
        signature ?? '',
        webhookSecret,
        TOLERANCE_SECONDS,
        undefined,
        now.getTime(),
      );
    } catch (error) {
      // Signed, and yet no JSON.
      if (error instanceof SyntaxError) throw new PaymentsFailure('forged', { cause: error });
      throw paymentsFailureOf(error);
    }
    // The SDK looks at the past alone: a message from the future would stay good for as long.
    if (signedAt(signature ?? '').getTime() - now.getTime() > TOLERANCE_SECONDS * 1000)
      throw new PaymentsFailure('forged', { cause: new Error('signed in the future') });
    return toProviderEvent(event);
  },
});

const signedAt = (signature: string): Date => fromSeconds(Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]));

function toProviderEvent(event: Stripe.Event): ProviderEvent {
  const { id, type } = event;
  const about = { id, type, subscriptionId: null, checkoutId: null };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return { ...about, checkoutId: event.data.object.id };
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'customer.subscription.trial_will_end':
      return { ...about, subscriptionId: event.data.object.id };
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
    case 'invoice.finalized':
      return { ...about, subscriptionId: subscriptionOf(event.data.object) };
    default:
      return about;
  }
}

function subscriptionOf({ parent }: Stripe.Invoice): string | null {
  const subscription = parent?.subscription_details?.subscription;
  return typeof subscription === 'string' ? subscription : (subscription?.id ?? null);
}
