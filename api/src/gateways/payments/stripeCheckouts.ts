import type { Stripe } from 'stripe';
import type { PaymentsGateway, ProviderCheckout } from './payments.gateway.ts';
import { emptyIfNoCustomer, fromMetadata, idOf, nullIfMissing, told, toMetadata } from './stripeClient.ts';

type Checkouts = Pick<PaymentsGateway, 'openCheckout' | 'findCheckout' | 'listCheckouts' | 'expireCheckout'>;

/** Maximum number of listed pages of one customer. */
const LISTED = 100;

/** `patient` is for calls that only jobs make. */
export const stripeCheckouts = (stripe: Stripe, patient: Stripe): Checkouts => ({
  async openCheckout({ reference, customerId, priceId, trialDays, description, successUrl, cancelUrl }) {
    const metadata = toMetadata(reference);
    const trial: Stripe.Checkout.SessionCreateParams.SubscriptionData = {
      trial_period_days: trialDays,
      trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
    };
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer: customerId,
        client_reference_id: reference.restaurantId ?? reference.userId,
        line_items: [{ price: priceId, quantity: 1 }],
        metadata,
        subscription_data: {
          metadata,
          ...(description === null ? {} : { description }),
          ...(trialDays > 0 ? trial : {}),
        },
        success_url: successUrl,
        cancel_url: cancelUrl,
      },
      { idempotencyKey: `checkout-${reference.attemptId}-${customerId}` },
    );
    return toCheckout(session);
  },

  async findCheckout(id) {
    const found = await nullIfMissing(stripe.checkout.sessions.retrieve(id, { expand: ['customer'] }));
    return found && toCheckout(found);
  },

  async listCheckouts(customer) {
    const listed = patient.checkout.sessions.list({ customer, limit: LISTED }).then(({ data }) => data);
    return (await emptyIfNoCustomer(listed)).map(toCheckout);
  },

  async expireCheckout(id) {
    const { status } = await stripe.checkout.sessions.retrieve(id);
    if (status !== 'open') return false;
    try {
      await stripe.checkout.sessions.expire(id);
      return true;
    } catch (error) {
      // It was completed, or closed by another call, in the meantime.
      if ((await stripe.checkout.sessions.retrieve(id)).status === 'open') throw error;
      return false;
    }
  },
});

/** Stripe leaves the page of a deleted customer open, but nobody can pay on it. */
const isOpen = ({ status, customer }: Stripe.Checkout.Session): boolean =>
  status === 'open' && !(customer !== null && typeof customer === 'object' && customer.deleted);

const toCheckout = (session: Stripe.Checkout.Session): ProviderCheckout => ({
  id: told(session.id),
  state: isOpen(session) ? 'open' : session.status === 'complete' ? 'complete' : 'expired',
  url: session.url,
  subscriptionId: idOf(session.subscription),
  reference: fromMetadata(session.metadata),
});
