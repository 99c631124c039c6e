import type { Stripe } from 'stripe';
import type { PaymentsGateway } from './payments.gateway.ts';
import { asPaymentsFailure } from './paymentsFailureOf.ts';
import { ONE_LONG_TRY } from './stripeClient.ts';
import { fromSeconds, toSeconds } from './stripeTime.ts';

type PlanChanges = Pick<PaymentsGateway, 'previewChange' | 'changePlan'>;

export const stripePlanChanges = (stripe: Stripe): PlanChanges => ({
  previewChange: ({ subscriptionId, priceId }, prorationDate) =>
    asPaymentsFailure(async () => {
      const item = await itemOf(stripe, subscriptionId);
      const preview = await stripe.invoices.createPreview({
        subscription: subscriptionId,
        subscription_details: {
          items: [{ id: item, price: priceId }],
          proration_behavior: 'always_invoice',
          ...(prorationDate === null ? {} : { proration_date: toSeconds(prorationDate) }),
        },
      });
      const workedOutFor = preview.parent?.subscription_details?.subscription_proration_date;
      return {
        amountDueNow: preview.total,
        nextPaymentAt: fromSeconds(Math.max(...preview.lines.data.map(({ period }) => period.end))),
        prorationDate: fromSeconds(workedOutFor ?? preview.created),
      };
    }),

  changePlan: ({ subscriptionId, priceId }, prorationDate) =>
    asPaymentsFailure(async () => {
      const item = await itemOf(stripe, subscriptionId);
      const moment = toSeconds(prorationDate);
      await stripe.subscriptions.update(
        subscriptionId,
        {
          items: [{ id: item, price: priceId }],
          proration_behavior: 'always_invoice',
          proration_date: moment,
          // Nothing changes while the difference cannot be collected.
          payment_behavior: 'error_if_incomplete',
          cancel_at_period_end: false,
        },
        { ...ONE_LONG_TRY, idempotencyKey: `change-${subscriptionId}-${priceId}-${moment}` },
      );
    }),
});

async function itemOf(stripe: Stripe, subscriptionId: string): Promise<string> {
  const [item] = (await stripe.subscriptions.retrieve(subscriptionId)).items.data;
  if (!item) throw new Error(`Subscription ${subscriptionId} has no item`);
  return item.id;
}
