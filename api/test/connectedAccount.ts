import type { Stripe } from 'stripe';
import { cardForm, CARD, type StripeBed } from './stripeBed.ts';

/** The account that our product makes for a restaurant. */
export const RESTAURANT_ACCOUNT = {
  country: 'GB',
  email: 'rosa@olive.example',
  controller: {
    fees: { payer: 'account' },
    losses: { payments: 'stripe' },
    requirement_collection: 'stripe',
    stripe_dashboard: { type: 'full' },
  },
  business_profile: { name: 'Olive & Ember', url: 'https://olive-and-ember.sites.example' },
  metadata: { restaurantId: 'r-1' },
} as const satisfies Stripe.AccountCreateParams;

/** A connected account on a bed, and what is done with it. */
export async function connectAccount(bed: StripeBed, state: string | null = 'ready') {
  const { id } = await bed.stripe.accounts.create(RESTAURANT_ACCOUNT);
  const on = { stripeAccount: id };
  const link = () =>
    bed.stripe.accountLinks.create({
      account: id,
      type: 'account_onboarding',
      refresh_url: 'http://localhost:5001/again',
      return_url: 'http://localhost:5001/back',
    });
  if (state !== null) await bed.visit((await link()).url, { state });
  const order = (
    more: Partial<Stripe.Checkout.SessionCreateParams> = {},
    options: Stripe.RequestOptions = {},
  ) =>
    bed.stripe.checkout.sessions.create(
      {
        mode: 'payment',
        line_items: [
          {
            price_data: { currency: 'gbp', unit_amount: 950, product_data: { name: 'Margherita' } },
            quantity: 2,
          },
          {
            price_data: { currency: 'gbp', unit_amount: 325, product_data: { name: 'Delivery' } },
            quantity: 1,
          },
        ],
        success_url: 'http://localhost:5001/paid?session={CHECKOUT_SESSION_ID}',
        cancel_url: 'http://localhost:5001/basket',
        customer_email: 'rosa@olive.example',
        payment_intent_data: {
          capture_method: 'manual',
          description: 'Order 101',
          metadata: { orderId: 'o-1' },
        },
        ...more,
      },
      { ...on, ...options },
    );
  return {
    id,
    on,
    link,
    order,
    /** A paid page. Returns its payment. */
    async pay(more: Partial<Stripe.Checkout.SessionCreateParams> = {}, card = CARD.works) {
      const session = await order(more);
      const answer = await bed.visit(session.url ?? '', cardForm(card));
      if (answer.status !== 303) throw new Error(`the page answered ${answer.status}`);
      const { payment_intent: intent } = await bed.stripe.checkout.sessions.retrieve(
        session.id,
        { expand: ['payment_intent.latest_charge'] },
        on,
      );
      if (intent === null || typeof intent === 'string') throw new Error('there is no payment');
      return intent;
    },
  };
}
