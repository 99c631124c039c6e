import { Stripe as StripeSdk, type Stripe } from 'stripe';
import type { PaymentsGateway, ProviderSubscription } from './payments.gateway.ts';
import { PLAN_KEY } from './stripeCatalogue.ts';
import {
  asPaymentsFailure,
  isMissing,
  told,
  fromMetadata,
  fromOptionalSeconds,
  fromSeconds,
  ONE_LONG_TRY,
  toSeconds,
} from './stripeClient.ts';

type Subscriptions = Pick<
  PaymentsGateway,
  'findSubscription' | 'listLiveSubscriptions' | 'endSubscription' | 'refundLastPayment'
>;

const ENDED: readonly string[] = ['canceled', 'incomplete_expired'];

/** `patient` is for calls that only jobs make. */
export const stripeSubscriptions = (stripe: Stripe, patient: Stripe): Subscriptions => ({
  findSubscription: (id) =>
    asPaymentsFailure(async () => {
      const found = await retrieve(stripe, id);
      return found && toSubscription(found);
    }),

  listLiveSubscriptions: (customer) =>
    asPaymentsFailure(async () => {
      const found: ProviderSubscription[] = [];
      // Without a status the provider omits cancelled subscriptions.
      for await (const subscription of patient.subscriptions.list({ customer, limit: 100 }))
        if (!ENDED.includes(subscription.status)) found.push(toSubscription(subscription));
      return found;
    }),

  endSubscription: (id) =>
    asPaymentsFailure(async () => {
      const found = await retrieve(patient, id);
      if (found && !ENDED.includes(found.status)) await patient.subscriptions.cancel(id);
    }),

  refundLastPayment: (id) =>
    asPaymentsFailure(async () => {
      const { latest_invoice: latest } = await patient.subscriptions.retrieve(id, {
        expand: ['latest_invoice'],
      });
      if (latest === null || typeof latest === 'string' || latest.amount_paid === 0) return 0;
      const { data } = await patient.invoicePayments.list({ invoice: latest.id, status: 'paid' });
      let refunded = 0;
      for (const { payment, amount_paid: amount } of data) {
        if (!payment.payment_intent) continue;
        await refund(patient, idOf(payment.payment_intent));
        refunded += amount ?? 0;
      }
      return refunded;
    }),
});

async function retrieve(stripe: Stripe, id: string): Promise<Stripe.Subscription | null> {
  try {
    const found = await stripe.subscriptions.retrieve(id);
    told(found.id);
    return found;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Ignores a payment that is already refunded. */
async function refund(stripe: Stripe, intent: string): Promise<void> {
  try {
    await stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `refund-${intent}` });
  } catch (error) {
    if (!(error instanceof StripeSdk.errors.StripeError) || error.code !== 'charge_already_refunded')
      throw error;
  }
}

const idOf = (expandable: string | { id: string }): string =>
  typeof expandable === 'string' ? expandable : expandable.id;

function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const [item] = subscription.items.data;
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    reference: fromMetadata(subscription.metadata),
    status: subscription.status,
    priceId: item?.price.id ?? null,
    planKey: item?.price.metadata[PLAN_KEY] ?? null,
    createdAt: fromSeconds(subscription.created),
    currentPeriodEnd: fromOptionalSeconds(item?.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    trialStartedAt: fromOptionalSeconds(subscription.trial_start),
    trialEndsAt: fromOptionalSeconds(subscription.trial_end),
    endedAt: fromOptionalSeconds(subscription.ended_at),
  };
}

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
