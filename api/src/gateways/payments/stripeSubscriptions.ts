import { Stripe as StripeSdk, type Stripe } from 'stripe';
import type { PaymentsGateway } from './payments.gateway.ts';
import { PLAN_KEY } from './stripeCatalogue.ts';
import {
  emptyIfNoCustomer,
  fromMetadata,
  fromOptionalSeconds,
  fromSeconds,
  idOf,
  nullIfMissing,
  ONE_LONG_TRY,
  told,
  toSeconds,
} from './stripeClient.ts';

type Subscriptions = Pick<
  PaymentsGateway,
  | 'findSubscription'
  | 'listSubscriptions'
  | 'endSubscription'
  | 'refundLastPayment'
  | 'previewChange'
  | 'changePlan'
>;

const ENDED: readonly string[] = ['canceled', 'incomplete_expired'];

/** `patient` is for calls that only jobs make. */
export const stripeSubscriptions = (stripe: Stripe, patient: Stripe): Subscriptions => ({
  async findSubscription(id) {
    const found = await nullIfMissing(stripe.subscriptions.retrieve(id));
    if (!found) return null;
    const [item] = found.items.data;
    return {
      id: told(found.id),
      reference: fromMetadata(found.metadata),
      status: found.status,
      priceId: item?.price.id ?? null,
      planKey: item?.price.metadata[PLAN_KEY] ?? null,
      createdAt: fromSeconds(found.created),
      currentPeriodEnd: fromOptionalSeconds(item?.current_period_end),
      cancelAtPeriodEnd: found.cancel_at_period_end,
      trialStartedAt: fromOptionalSeconds(found.trial_start),
      trialEndsAt: fromOptionalSeconds(found.trial_end),
      endedAt: fromOptionalSeconds(found.ended_at),
    };
  },

  async listSubscriptions(customer) {
    const all = async (): Promise<string[]> => {
      const ids: string[] = [];
      // Without a status the provider omits cancelled subscriptions.
      for await (const { id } of patient.subscriptions.list({ customer, limit: 100 })) ids.push(id);
      return ids;
    };
    return emptyIfNoCustomer(all());
  },

  async endSubscription(id) {
    const found = await nullIfMissing(patient.subscriptions.retrieve(id));
    if (found && !ENDED.includes(found.status)) await patient.subscriptions.cancel(told(found.id));
  },

  async refundLastPayment(id) {
    const { latest_invoice: latest } = await patient.subscriptions.retrieve(id, {
      expand: ['latest_invoice'],
    });
    if (latest === null || typeof latest === 'string' || latest.amount_paid === 0) return 0;
    const { data } = await patient.invoicePayments.list({ invoice: latest.id, status: 'paid' });
    let refunded = 0;
    for (const { payment, amount_paid: amount } of data) {
      const intent = idOf(payment.payment_intent);
      if (intent === null) continue;
      await refund(patient, intent);
      refunded += amount ?? 0;
    }
    return refunded;
  },

  async previewChange({ subscriptionId, priceId }) {
    const preview = await stripe.invoices.createPreview({
      subscription: subscriptionId,
      subscription_details: {
        items: [{ id: await itemOf(stripe, subscriptionId), price: priceId }],
        proration_behavior: 'always_invoice',
      },
    });
    const workedOutFor = preview.parent?.subscription_details?.subscription_proration_date;
    return {
      amountDueNow: preview.total,
      nextPaymentAt: fromSeconds(Math.max(...preview.lines.data.map(({ period }) => period.end))),
      prorationDate: fromSeconds(workedOutFor ?? preview.created),
    };
  },

  async changePlan({ subscriptionId, priceId }, prorationDate) {
    const moment = toSeconds(prorationDate);
    await stripe.subscriptions.update(
      subscriptionId,
      {
        items: [{ id: await itemOf(stripe, subscriptionId), price: priceId }],
        proration_behavior: 'always_invoice',
        proration_date: moment,
        // Nothing changes while the difference cannot be collected.
        payment_behavior: 'error_if_incomplete',
        cancel_at_period_end: false,
      },
      { ...ONE_LONG_TRY, idempotencyKey: `change-${subscriptionId}-${priceId}-${moment}` },
    );
  },
});

/** Ignores a payment that is already refunded. */
async function refund(stripe: Stripe, intent: string): Promise<void> {
  try {
    await stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `refund-${intent}` });
  } catch (error) {
    if (!(error instanceof StripeSdk.errors.StripeError) || error.code !== 'charge_already_refunded')
      throw error;
  }
}

async function itemOf(stripe: Stripe, subscriptionId: string): Promise<string> {
  const [item] = (await stripe.subscriptions.retrieve(subscriptionId)).items.data;
  if (!item) throw new Error(`Subscription ${subscriptionId} has no item`);
  return item.id;
}
