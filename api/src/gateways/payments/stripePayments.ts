import type { Stripe } from 'stripe';
import { hashSecret } from '../../lib/secrets.ts';
import type { PaymentsConfig } from '../../serviceSettings.ts';
import { PaymentsFailure, type PaymentsGateway, type ProviderEvent } from './payments.gateway.ts';
import { stripeCatalogue } from './stripeCatalogue.ts';
import { stripeCheckouts } from './stripeCheckouts.ts';
import {
  asPaymentsFailure,
  isMissing,
  told,
  createStripeClient,
  fromMetadata,
  fromSeconds,
  paymentsFailureOf,
} from './stripeClient.ts';
import { stripePlanChanges, stripeSubscriptions } from './stripeSubscriptions.ts';

/** Payments by Stripe. */
export function createStripePayments(config: PaymentsConfig): PaymentsGateway {
  const stripe = createStripeClient(config, 'person');
  const patient = createStripeClient(config, 'job');
  return {
    ...stripeCheckouts(stripe, patient),
    ...stripeSubscriptions(stripe, patient),
    ...stripePlanChanges(stripe),
    ...stripeCatalogue(patient),
    ...stripeEvents(stripe, config.webhookSecret),

    async createCustomer({ userId, name, email, attemptId }) {
      // Includes the data: another name under the same key would be refused.
      const sent = hashSecret(JSON.stringify([name, email]));
      const create = (whose: string) =>
        asPaymentsFailure(async () => {
          const customer = await stripe.customers.create(
            { name, email, metadata: { userId } },
            { idempotencyKey: `customer-${whose}-${sent}` },
          );
          return told(customer.id);
        });
      try {
        return await create(userId);
      } catch (error) {
        if (!(error instanceof PaymentsFailure) || error.reason !== 'broken') throw error;
        return create(attemptId);
      }
    },

    updateCustomer: (id, { name, email }) =>
      asPaymentsFailure(async () => {
        try {
          await stripe.customers.update(id, { name, email });
        } catch (error) {
          if (!isMissing(error)) throw error;
        }
      }),

    openPortal: (customer, returnUrl) =>
      asPaymentsFailure(async () => {
        const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl });
        return told(url);
      }),

    listInvoices: (customer, limit) =>
      asPaymentsFailure(async () => {
        const { data } = await stripe.invoices.list({ customer, limit });
        return data.map((invoice) => ({
          restaurantId:
            fromMetadata(invoice.parent?.subscription_details?.metadata ?? null)?.restaurantId ?? null,
          number: invoice.number,
          createdAt: fromSeconds(invoice.created),
          total: invoice.total,
          status: invoice.status ?? 'draft',
          pdfUrl: invoice.invoice_pdf ?? null,
          pageUrl: invoice.hosted_invoice_url ?? null,
        }));
      }),
  };
}

const TOLERANCE_SECONDS = 300;

const stripeEvents = (stripe: Stripe, webhookSecret: string): Pick<PaymentsGateway, 'readEvent'> => ({
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
      // Signed, but not JSON.
      if (error instanceof SyntaxError) throw new PaymentsFailure('forged', { cause: error });
      throw paymentsFailureOf(error);
    }
    // The SDK checks only the past: an event from the future would stay valid for as long.
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
