import express, { Router } from 'express';
import { z } from 'zod';
import { sendError } from '../../http/jsonErrors.ts';
import { ok, conflict } from '../../lib/result.ts';
import { mapOk, publicRoute, text, viewerRoute, type RestRoute } from '../../rest/restRoute.ts';
import { BillingService } from './billing.service.ts';
import { CheckoutService } from './checkout.service.ts';
import { messages } from './messages.ts';
import type { StripeEventService } from './stripeEvent.service.ts';

const Checkout = z.object({
  priceId: text.describe('`stripePriceId` of a price of `/services`.'),
  restaurantId: z.string({ error: 'Please send a text.' }).nullish().meta({
    description:
      'The website to upgrade. Optional for plans without a website, and for owners of one website.',
    format: 'uuid',
  }),
});

const Subscription = z
  .object({
    _id: z.uuid().describe('UUID.'),
    stripePriceId: z.string().nullable().describe('Id of its price.'),
    status: z.string().describe('As received from the payment provider, e.g. `active`.'),
    currentPeriodEnd: z
      .string()
      .nullable()
      .meta({ description: 'When it renews or ends.', format: 'date-time' }),
  })
  .meta({ id: 'Subscription' });

const Page = {
  description: 'The page.',
  json: z.object({ url: z.url().describe('Address to open in the browser.') }),
};

/** Spec §7: subscriptions, with the field names of spec §3. */
export const billingRoutes: RestRoute[] = [
  publicRoute({
    method: 'post',
    path: '/subscriptions/create-checkout-session',
    operationId: 'createCheckoutSession',
    tag: 'subscriptions',
    summary: 'Open a payment page for a plan',
    description: 'Guests get 401. Each website has one 14-day trial. A website with a paid plan gets 409.',
    takesToken: true,
    body: Checkout,
    answers: { 200: Page },
    failures: [401, 404, 409, 429, 503],
    uses: { checkouts: CheckoutService },
    async answer({ checkouts, viewer, body: { priceId, restaurantId } }) {
      const created = await checkouts.create(viewer, priceId, restaurantId ?? null);
      if (!created.ok) return created;
      // Spec §7 has no response for a change of plan; the website offers it, where it can show the cost.
      if (created.value.kind === 'change') return conflict(messages.changeElsewhere);
      return ok({ url: created.value.url });
    },
  }),
  viewerRoute({
    method: 'get',
    path: '/subscriptions/my-subscriptions',
    operationId: 'listSubscriptions',
    tag: 'subscriptions',
    summary: 'Paid subscriptions, newest first',
    description: 'Ended subscriptions are included for 90 days.',
    answers: { 200: { description: 'The subscriptions.', json: z.array(Subscription) } },
    uses: { billing: BillingService },
    answer: async ({ billing, viewer }) =>
      ok(
        (await billing.subscriptions(viewer.id)).map((subscription) => ({
          _id: subscription.id,
          stripePriceId: subscription.stripePriceId ?? null,
          status: subscription.status,
          currentPeriodEnd: subscription.currentPeriodEnd?.toISOString() ?? null,
        })),
      ),
  }),
  viewerRoute({
    method: 'post',
    path: '/subscriptions/manage',
    operationId: 'openBillingPortal',
    tag: 'subscriptions',
    summary: "Open the payment provider's page to manage cards, plans and invoices",
    answers: { 200: Page },
    failures: [404, 429, 503],
    uses: { billing: BillingService },
    answer: async ({ billing, viewer }) => mapOk(await billing.openPortal(viewer.id), (url) => ({ url })),
  }),
];

const MAX_BODY = '256kb';

/**
 * The webhook endpoint of the payment provider. The signature covers the raw bytes, so no middleware may parse the body
 * first. A job processes the event after the response.
 */
export function stripeWebhook(events: () => Pick<StripeEventService, 'receive'>): Router {
  const router = Router();
  router.post('/', express.raw({ type: () => true, limit: MAX_BODY }), async (request, response) => {
    const payload: unknown = request.body;
    const signature = request.headers['stripe-signature'];
    const received = await events().receive(
      Buffer.isBuffer(payload) ? payload : Buffer.alloc(0),
      typeof signature === 'string' ? signature : undefined,
    );
    if (received) response.json({ received: true });
    else sendError(response, 400, 'The signature is wrong.');
  });
  return router;
}
