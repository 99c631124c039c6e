import type Stripe from 'stripe';
import { z } from 'zod';
import { invalidRequest, missingObject } from '../stripeRefusal.ts';
import { newStripeId, type WirePortalSession } from '../wire.ts';
import type { World } from '../world.ts';
import { endpoint, type Endpoint, natural, text, url } from './endpoint.ts';

/** `now` in seconds. */
function newPortalSession(
  customer: string,
  returnUrl: string | null,
  flow: Stripe.BillingPortal.Session.Flow | null,
  baseUrl: string,
  now: number,
): WirePortalSession {
  const id = newStripeId('bps');
  return {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_sandbox',
    created: now,
    customer,
    customer_account: null,
    flow,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${baseUrl}/p/session/${id}`,
  };
}

const subscription = text;
const flow = z.strictObject({
  type: z.enum([
    'payment_method_update',
    'subscription_cancel',
    'subscription_update',
    'subscription_update_confirm',
  ]),
  after_completion: z
    .strictObject({
      type: z.enum(['portal_homepage', 'redirect']),
      redirect: z.strictObject({ return_url: url }).optional(),
    })
    .optional(),
  subscription_cancel: z.strictObject({ subscription }).optional(),
  subscription_update: z.strictObject({ subscription }).optional(),
  subscription_update_confirm: z
    .strictObject({
      subscription,
      items: z.array(z.strictObject({ id: text, price: text, quantity: natural.optional() })).length(1),
    })
    .optional(),
});

export const portalSessionEndpoints: Endpoint[] = [
  endpoint(
    'post',
    '/v1/billing_portal/sessions',
    z.strictObject({
      customer: text,
      return_url: url.optional(),
      configuration: z.literal('bpc_sandbox').optional(),
      locale: text.optional(),
      flow_data: flow.optional(),
    }),
    (world, { customer, return_url: returnUrl, flow_data: sent }) => {
      if (!world.ledger.get('customer', customer)) throw missingObject('customer', customer, 'customer');
      const wanted = sent ? flowOf(world, customer, sent) : null;
      const session = newPortalSession(customer, returnUrl ?? null, wanted, world.baseUrl, world.now());
      world.ledger.put('portal', session);
      return session;
    },
  ),
];

function flowOf(
  world: World,
  customer: string,
  sent: z.output<typeof flow>,
): Stripe.BillingPortal.Session.Flow {
  const { type, after_completion: after, subscription_update_confirm: confirm } = sent;
  const details = type === 'payment_method_update' ? null : sent[type];
  if (details === undefined)
    throw invalidRequest(`Missing required param: flow_data[${type}].`, {
      code: 'parameter_missing',
      param: `flow_data[${type}]`,
    });
  if (details && world.ledger.get('subscription', details.subscription)?.customer !== customer)
    throw missingObject('subscription', details.subscription, `flow_data[${type}][subscription]`);
  const [item] = confirm?.items ?? [];
  if (item && !world.ledger.get('price', item.price))
    throw missingObject('price', item.price, `flow_data[${type}][items][0][price]`);
  const { subscription_cancel: cancel, subscription_update: update } = sent;
  return {
    after_completion: {
      hosted_confirmation: null,
      redirect: after?.redirect ?? null,
      type: after?.type ?? 'portal_homepage',
    },
    customer_update: null,
    subscription_cancel: cancel ? { retention: null, ...cancel } : null,
    subscription_pause: null,
    subscription_update: update ?? null,
    subscription_update_confirm:
      confirm && item
        ? {
            discounts: null,
            items: [{ id: item.id, price: item.price, quantity: item.quantity ?? 1 }],
            subscription: confirm.subscription,
          }
        : null,
    type,
  };
}
