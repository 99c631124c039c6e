import { z } from 'zod';
import { expireCheckout } from '../billing/completeCheckout.ts';
import { newCheckoutSession, newLineItem } from '../billing/newCheckoutSession.ts';
import { invalidRequest, missingObject } from '../stripeRefusal.ts';
import type { WireCheckoutSession, WirePrice } from '../wire.ts';
import type { World } from '../world.ts';
import {
  endpoint,
  type Endpoint,
  pageOf,
  created,
  flag,
  isCreated,
  mergeMetadata,
  metadata,
  natural,
  paging,
  text,
  timestamp,
  url,
} from './endpoint.ts';
import { lineItems } from './expand.ts';

const HALF_HOUR = 1800;
const DAY = 86_400;
const LONGEST_TRIAL_DAYS = 730;

const lines = z
  .array(
    z.strictObject({
      price: text,
      quantity: natural.refine((value) => value >= 1, 'must be at least 1').default(1),
    }),
  )
  .length(1, 'this sandbox sells one price at a time');

const subscriptionData = z.strictObject({
  trial_period_days: natural
    .refine((days) => days >= 1 && days <= LONGEST_TRIAL_DAYS, 'must be 1 to 730')
    .optional(),
  description: text.max(500).optional(),
  metadata: metadata.optional(),
  trial_settings: z
    .strictObject({
      end_behavior: z.strictObject({
        missing_payment_method: z.enum(
          ['create_invoice', 'cancel'],
          'this sandbox knows create_invoice and cancel',
        ),
      }),
    })
    .optional(),
});

const createParams = z
  .strictObject({
    mode: z.literal('subscription', 'this sandbox sells subscriptions only'),
    line_items: lines,
    success_url: url,
    cancel_url: url.optional(),
    client_reference_id: text.max(200).optional(),
    customer: text.optional(),
    customer_email: z.email('Invalid email address').optional(),
    subscription_data: subscriptionData.default({}),
    metadata: metadata.optional(),
    payment_method_collection: z.enum(['always', 'if_required']).default('always'),
    locale: text.optional(),
    allow_promotion_codes: flag.optional(),
    billing_address_collection: z.enum(['auto', 'required']).optional(),
    expires_at: timestamp.optional(),
  })
  .refine(({ customer, customer_email }) => !customer || !customer_email, {
    path: ['customer_email'],
    message: 'You may only specify one of these parameters: customer, customer_email.',
  });

export const checkoutSessionEndpoints: Endpoint[] = [
  endpoint('post', '/v1/checkout/sessions', createParams, createSession),
  endpoint('get', '/v1/checkout/sessions/:id', z.strictObject({}), (world, _sent, id) =>
    sessionOf(world, id),
  ),
  endpoint('get', '/v1/checkout/sessions/:id/line_items', z.strictObject(paging), (world, _sent, id) =>
    lineItems(world, sessionOf(world, id).id),
  ),
  endpoint('post', '/v1/checkout/sessions/:id/expire', z.strictObject({}), (world, _sent, id) => {
    const session = sessionOf(world, id);
    if (session.status !== 'open')
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    return expireCheckout(world, id) ?? session;
  }),
  endpoint(
    'get',
    '/v1/checkout/sessions',
    z.strictObject({
      ...paging,
      customer: text.optional(),
      subscription: text.optional(),
      status: z.enum(['open', 'complete', 'expired']).optional(),
      created,
    }),
    (world, { customer, subscription, status, created: when, ...page }) =>
      pageOf(
        world.ledger
          .all('checkout')
          .filter((session) => customer === undefined || session.customer === customer)
          .filter((session) => subscription === undefined || session.subscription === subscription)
          .filter((session) => status === undefined || session.status === status)
          .filter((session) => isCreated(session.created, when))
          .reverse(),
        page,
        '/v1/checkout/sessions',
      ),
  ),
];

function createSession(world: World, sent: z.output<typeof createParams>): WireCheckoutSession {
  const now = world.now();
  const [{ price: priceId, quantity } = { price: '', quantity: 1 }] = sent.line_items;
  const price = sellablePrice(world, priceId);
  if (sent.customer !== undefined && !world.ledger.get('customer', sent.customer))
    throw missingObject('customer', sent.customer, 'customer');
  const expiresAt = sent.expires_at ?? now + DAY;
  if (expiresAt < now + HALF_HOUR || expiresAt > now + DAY)
    throw invalidRequest(
      'The `expires_at` timestamp must be 30 minutes to 24 hours from Checkout Session creation.',
      {
        param: 'expires_at',
      },
    );
  const trialDays = sent.subscription_data.trial_period_days ?? 0;
  const total = trialDays > 0 ? 0 : price.unit_amount * quantity;
  const session = newCheckoutSession(
    {
      subtotal: total,
      total,
      success_url: sent.success_url,
      cancel_url: sent.cancel_url ?? null,
      client_reference_id: sent.client_reference_id ?? null,
      customer: sent.customer ?? null,
      customer_email: sent.customer_email ?? null,
      metadata: mergeMetadata({}, sent.metadata),
      payment_method_collection: sent.payment_method_collection,
      locale: sent.locale ?? null,
      allow_promotion_codes: sent.allow_promotion_codes ?? null,
      billing_address_collection: sent.billing_address_collection ?? null,
      expires_at: expiresAt,
    },
    world.baseUrl,
    now,
  );
  world.ledger.put('checkout', session);
  const name = world.ledger.get('product', price.product)?.name ?? price.product;
  world.ledger.put('terms', {
    id: session.id,
    line: newLineItem(price, quantity, name, total),
    trialDays,
    missingPaymentMethod:
      sent.subscription_data.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
    subscriptionDescription: sent.subscription_data.description ?? null,
    subscriptionMetadata: mergeMetadata({}, sent.subscription_data.metadata),
  });
  return session;
}

function sellablePrice(world: World, id: string): WirePrice {
  const param = 'line_items[0][price]';
  const price = world.ledger.get('price', id);
  if (!price) throw missingObject('price', id, param);
  if (!price.active)
    throw invalidRequest(`The price specified is inactive. This field only accepts active prices.`, {
      code: 'price_inactive',
      param,
    });
  return price;
}

function sessionOf(world: World, id: string): WireCheckoutSession {
  const session = world.ledger.get('checkout', id);
  if (!session) throw missingObject('checkout.session', id);
  return session;
}
