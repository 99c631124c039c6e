import express, { Router } from 'express';
import { z } from 'zod';
import { sendError } from '../../http/jsonErrors.ts';
import {
  type Paths,
  answer,
  bearer,
  body,
  failures,
  nullable,
  object,
  optionalBearer,
  ref,
  string,
} from '../../rest/openApi.ts';
import {
  readBody,
  text,
  respond,
  publicRoute,
  viewerRoute,
  type RestRoute,
  sendFailure,
} from '../../rest/restRoute.ts';
import type { PaidSubscription } from './billing.entity.ts';
import { BillingService } from './billing.service.ts';
import { CheckoutService } from './checkout.service.ts';
import { messages } from './messages.ts';
import type { StripeEventService } from './stripeEvent.service.ts';

const Checkout = z.object({
  priceId: text,
  restaurantId: z.string({ error: 'Please send a text.' }).nullish(),
});

/** Spec §7: subscriptions. */
export const billingRoutes: RestRoute[] = [
  publicRoute({
    method: 'post',
    path: '/subscriptions/create-checkout-session',
    uses: { checkouts: CheckoutService },
    async answer({ checkouts, viewer, body, response }) {
      const wish = readBody(Checkout, body);
      if (!wish.ok) return sendFailure(response, wish.error);
      const { priceId, restaurantId } = wish.value;
      const created = await checkouts.create(viewer, priceId, restaurantId ?? null);
      if (!created.ok) return sendFailure(response, created.error);
      // Spec §7 has no answer for a change of plan: it is made where its cost can be shown.
      if (created.value.kind === 'change')
        return sendFailure(response, { kind: 'conflict', message: messages.changeElsewhere });
      response.json({ url: created.value.url });
    },
  }),
  viewerRoute({
    method: 'get',
    path: '/subscriptions/my-subscriptions',
    uses: { billing: BillingService },
    async answer({ billing, viewer, response }) {
      response.json((await billing.subscriptions(viewer.id)).map(toRestSubscription));
    },
  }),
  viewerRoute({
    method: 'post',
    path: '/subscriptions/manage',
    uses: { billing: BillingService },
    async answer({ billing, viewer, response }) {
      respond(response, await billing.openPortal(viewer.id), (url) => ({ url }));
    },
  }),
];

/** A subscription with the field names of specification §3. */
const toRestSubscription = ({ id, stripePriceId, status, currentPeriodEnd }: PaidSubscription) => ({
  _id: id,
  stripePriceId: stripePriceId ?? null,
  status,
  currentPeriodEnd: currentPeriodEnd?.toISOString() ?? null,
});

const MAX_BODY = '256kb';

/**
 * Where the payment provider sends its messages. They are signed over the bytes as sent, so nothing may parse the body
 * before. What is taken is answered at once and done by a job.
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
    if (received.ok) response.json({ received: true });
    else sendError(response, 400, 'The signature is wrong.');
  });
  return router;
}

const tags = ['subscriptions'];

export const subscriptionsPaths: Paths = {
  '/subscriptions/create-checkout-session': {
    post: {
      summary: 'Open a payment page for a plan',
      description:
        'Guests are answered 401. With a 14-day trial once per website. A website that pays already is answered 409.',
      tags,
      security: optionalBearer,
      ...body(
        object(
          {
            priceId: string('`stripePriceId` of a price of `/services`.'),
            restaurantId: nullable(
              string(
                'The website to upgrade. Not needed for a plan without one, nor by owners of one website.',
                {
                  format: 'uuid',
                },
              ),
            ),
          },
          ['restaurantId'],
        ),
      ),
      responses: {
        200: answer('The page.', object({ url: string('Send the browser here.', { format: 'uri' }) })),
        ...failures(400, 401, 404, 409, 413, 415, 429, 503),
      },
    },
  },
  '/subscriptions/my-subscriptions': {
    get: {
      summary: 'What the account pays for, newest first',
      description: 'Ended ones for 90 days too.',
      tags,
      security: bearer,
      responses: {
        200: answer('The subscriptions.', { type: 'array', items: ref('Subscription') }),
        ...failures(401),
      },
    },
  },
  '/subscriptions/manage': {
    post: {
      summary: "Open the payment provider's page to manage cards, plans and invoices",
      tags,
      security: bearer,
      responses: {
        200: answer('The page.', object({ url: string('Send the browser here.', { format: 'uri' }) })),
        ...failures(401, 404, 415, 429, 503),
      },
    },
  },
};
