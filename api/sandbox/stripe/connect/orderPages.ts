import { z } from 'zod';
import { newCheckoutSession } from '../billing/newCheckoutSession.ts';
import {
  mergeMetadata,
  metadata,
  natural,
  pageOf,
  paging,
  text,
  timestamp,
  url,
  name,
} from '../endpoints/endpoint.ts';
import { invalidRequest } from '../stripeRefusal.ts';
import { newStripeId, type WireCheckoutSession, type WireOrderLine } from '../wire.ts';
import type { World } from '../world.ts';
import { chargeableAccount } from './accounts.ts';
import { connectedEndpoint, type ConnectedEndpoint } from './connectedEndpoint.ts';
import { ownedBy, ownedObject, putOwned } from './owned.ts';

const HALF_HOUR = 1_800;
const DAY = 86_400;
/** Pence. */
const SMALLEST = 30;
const LARGEST = 99_999_999;
const MOST_LINES = 100;

const line = z.strictObject({
  price_data: z.strictObject({
    currency: z.literal('gbp', 'this sandbox takes pounds only'),
    unit_amount: natural,
    product_data: z.strictObject({ name, description: text.optional() }),
  }),
  quantity: natural.refine((value) => value >= 1, 'must be at least 1').default(1),
});

const createParams = z.strictObject({
  mode: z.literal('payment', 'connected accounts of this sandbox take one-off payments only'),
  line_items: z.array(line).min(1).max(MOST_LINES),
  success_url: url,
  cancel_url: url.optional(),
  client_reference_id: text.max(200).optional(),
  customer_email: z.email('Invalid email address').optional(),
  payment_intent_data: z
    .strictObject({
      capture_method: z.enum(['automatic', 'manual']).default('automatic'),
      description: text.max(1_000).optional(),
      metadata: metadata.optional(),
    })
    .prefault({}),
  metadata: metadata.optional(),
  locale: text.optional(),
  submit_type: z.enum(['auto', 'pay', 'book', 'donate']).optional(),
  expires_at: timestamp.optional(),
});

/** Pages on which somebody pays a connected account. */
export const orderPageEndpoints: ConnectedEndpoint[] = [
  connectedEndpoint('post', '/v1/checkout/sessions', createParams, createPage),
  connectedEndpoint('get', '/v1/checkout/sessions/:id', z.strictObject({}), (world, account, _sent, id) =>
    pageOfAccount(world, account, id),
  ),
  connectedEndpoint(
    'get',
    '/v1/checkout/sessions',
    z.strictObject({ ...paging, payment_intent: text.optional() }),
    (world, account, { payment_intent: intent, ...page }) =>
      pageOf(
        ownedBy(world, 'orderPage', account).filter(
          (session) => intent === undefined || session.payment_intent === intent,
        ),
        page,
        '/v1/checkout/sessions',
      ),
  ),
  connectedEndpoint(
    'post',
    '/v1/checkout/sessions/:id/expire',
    z.strictObject({}),
    (world, account, _sent, id) => {
      const session = pageOfAccount(world, account, id);
      if (session.status !== 'open')
        throw invalidRequest(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
        );
      return expirePage(world, account, session);
    },
  ),
];

const pageOfAccount = (world: World, account: string, id: string): WireCheckoutSession =>
  ownedObject(world, 'orderPage', account, id, 'checkout.session');

function createPage(world: World, account: string, sent: z.output<typeof createParams>): WireCheckoutSession {
  chargeableAccount(world, account);
  const now = world.now();
  const expiresAt = sent.expires_at ?? now + DAY;
  if (expiresAt < now + HALF_HOUR || expiresAt > now + DAY)
    throw invalidRequest(
      'The `expires_at` timestamp must be 30 minutes to 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    );
  const lines = sent.line_items.map(
    ({ price_data: { unit_amount: amount, product_data: product }, quantity }) =>
      newLine(product.name, amount * quantity, quantity),
  );
  const total = lines.reduce((sum, { amount_total: amount }) => sum + amount, 0);
  if (total < SMALLEST)
    throw invalidRequest('The Checkout Session’s total amount due must add up to at least £0.30 gbp', {
      code: 'amount_too_small',
    });
  if (total > LARGEST)
    throw invalidRequest('Amount must be no more than £999,999.99', { code: 'amount_too_large' });
  const session: WireCheckoutSession = {
    ...newCheckoutSession(
      {
        subtotal: total,
        total,
        success_url: sent.success_url,
        cancel_url: sent.cancel_url ?? null,
        client_reference_id: sent.client_reference_id ?? null,
        customer: null,
        customer_email: sent.customer_email ?? null,
        metadata: mergeMetadata({}, sent.metadata),
        payment_method_collection: 'if_required',
        locale: null,
        allow_promotion_codes: null,
        billing_address_collection: null,
        expires_at: expiresAt,
      },
      world.baseUrl,
      now,
    ),
    customer_creation: 'if_required',
    mode: 'payment',
  };
  const { capture_method: captureMethod, description = null, metadata: labels } = sent.payment_intent_data;
  putOwned(world, 'orderPage', account, session);
  world.ledger.put('orderTerms', {
    id: session.id,
    lines,
    captureMethod,
    description,
    metadata: mergeMetadata({}, labels),
  });
  return session;
}

const newLine = (description: string, total: number, quantity: number): WireOrderLine => ({
  id: newStripeId('li'),
  object: 'item',
  adjustable_quantity: null,
  amount_discount: 0,
  amount_subtotal: total,
  amount_tax: 0,
  amount_total: total,
  currency: 'gbp',
  description,
  metadata: {},
  price: null,
  quantity,
});

/** Expires an open page; nobody can pay on it any more. */
export function expirePage(world: World, account: string, session: WireCheckoutSession): WireCheckoutSession {
  const expired: WireCheckoutSession = { ...session, status: 'expired', url: null };
  putOwned(world, 'orderPage', account, expired);
  world.announce('checkout.session.expired', expired, undefined, account);
  return expired;
}
