import { Stripe as StripeSdk, type Stripe } from 'stripe';
import { hashSecret } from '../../lib/secrets.ts';
import type { PaymentsConfig } from '../../serviceSettings.ts';
import type { PaymentsGateway, ProviderEvent } from './payments.gateway.ts';
import { stripeCatalogue } from './stripeCatalogue.ts';
import { stripeCheckouts } from './stripeCheckouts.ts';
import {
  createStripeClient,
  emptyIfNoCustomer,
  fromMetadata,
  fromSeconds,
  idOf,
  nullIfMissing,
  paymentsFailureOf,
  told,
  withPaymentsFailures,
} from './stripeClient.ts';
import { stripeSubscriptions } from './stripeSubscriptions.ts';

/** Payments by Stripe. */
export function createStripePayments(config: PaymentsConfig): PaymentsGateway {
  const stripe = createStripeClient(config, 'person');
  const patient = createStripeClient(config, 'job');
  const calls = {
    ...stripeCheckouts(stripe, patient),
    ...stripeSubscriptions(stripe, patient),
    ...stripeCatalogue(patient),
    ...stripeCustomers(stripe),
  };
  return { ...withPaymentsFailures(calls), ...stripeEvents(stripe, config.webhookSecret) };
}

type Customers = Pick<PaymentsGateway, 'createCustomer' | 'updateCustomer' | 'openPortal' | 'listInvoices'>;

const stripeCustomers = (stripe: Stripe): Customers => ({
  async createCustomer({ userId, name, email, attemptId, isReplacement }) {
    // Includes the data: another name under the same key would be refused.
    const sent = hashSecret(JSON.stringify([name, email]));
    const create = async (whose: string) => {
      const customer = await stripe.customers.create(
        { name, email, metadata: { userId } },
        { idempotencyKey: `customer-${whose}-${sent}` },
      );
      return told(customer.id);
    };
    // The first key would return the deleted customer for a day.
    if (isReplacement) return create(attemptId);
    return create(userId).catch((error: unknown) => {
      if (paymentsFailureOf(error).reason !== 'broken') throw error;
      return create(attemptId);
    });
  },

  async updateCustomer(id, { name, email }) {
    await nullIfMissing(stripe.customers.update(id, { name, email }));
  },

  async openPortal(customer, returnUrl) {
    const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl });
    return told(url);
  },

  async listInvoices(customer, limit) {
    const listed = stripe.invoices.list({ customer, limit }).then(({ data }) => data);
    return (await emptyIfNoCustomer(listed)).map((invoice) => ({
      restaurantId:
        fromMetadata(invoice.parent?.subscription_details?.metadata ?? null)?.restaurantId ?? null,
      number: invoice.number,
      createdAt: fromSeconds(invoice.created),
      total: invoice.total,
      status: invoice.status ?? 'draft',
      pdfUrl: invoice.invoice_pdf ?? null,
      pageUrl: invoice.hosted_invoice_url ?? null,
    }));
  },
});

const TOLERANCE_SECONDS = 300;
const { errors } = StripeSdk;

const stripeEvents = ({ webhooks }: Stripe, webhookSecret: string): Pick<PaymentsGateway, 'readEvent'> => ({
  readEvent(payload, signature = '', now) {
    // The SDK checks only the past: an event from the future would stay valid for as long.
    if (signedAt(signature).getTime() - now.getTime() > TOLERANCE_SECONDS * 1000) return null;
    let event: Stripe.Event;
    try {
      event = webhooks.constructEvent(
        payload,
        signature,
        webhookSecret,
        TOLERANCE_SECONDS,
        undefined,
        now.getTime(),
      );
    } catch (error) {
      // A SyntaxError: signed, but not JSON.
      if (error instanceof SyntaxError || error instanceof errors.StripeSignatureVerificationError)
        return null;
      throw error;
    }
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
      return {
        ...about,
        subscriptionId: idOf(event.data.object.parent?.subscription_details?.subscription),
      };
    default:
      return about;
  }
}
