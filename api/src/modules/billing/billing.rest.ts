import { z } from 'zod';
import { readBody, text } from '../../rest/readBody.ts';
import { respond } from '../../rest/respond.ts';
import { publicRoute, viewerRoute, type RestRoute } from '../../rest/restRoute.ts';
import { sendFailure } from '../../rest/sendFailure.ts';
import { messages } from './messages.ts';
import type { PaidSubscription } from './paidSubscription.entity.ts';
import { BillingService } from './billing.service.ts';
import { CheckoutService } from './checkout.service.ts';

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
