import type { PaymentsConfig } from '../../config.ts';
import { hashSecret } from '../../lib/secrets.ts';
import { PaymentsFailure, type PaymentsGateway } from './payments.gateway.ts';
import { asPaymentsFailure, isMissing, told } from './paymentsFailureOf.ts';
import { stripeCatalogue } from './stripeCatalogue.ts';
import { stripeCheckouts } from './stripeCheckouts.ts';
import { createStripeClient } from './stripeClient.ts';
import { stripeEvents } from './stripeEvents.ts';
import { stripePlanChanges } from './stripePlanChanges.ts';
import { fromMetadata } from './stripeReference.ts';
import { stripeSubscriptions } from './stripeSubscriptions.ts';
import { fromSeconds } from './stripeTime.ts';

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
      // With what is sent: another name under the same key would be refused.
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
