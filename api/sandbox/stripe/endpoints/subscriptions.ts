import { z } from 'zod';
import { endSubscription } from '../billing/endSubscription.ts';
import { PRORATION_BEHAVIORS } from '../billing/planChange.ts';
import { updateSubscription } from '../billing/updateSubscription.ts';
import { invalidRequest, missingObject } from '../stripeRefusal.ts';
import type { WireSubscription } from '../wire.ts';
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
  nullable,
  paging,
  text,
  timestamp,
} from './endpoint.ts';
import { itemChange, itemsParam } from './itemChange.ts';

const FEEDBACK = [
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
] as const;

const cancellation = z.strictObject({
  comment: nullable.optional(),
  feedback: z.enum(FEEDBACK).optional(),
});

const updateParams = z.strictObject({
  items: itemsParam,
  proration_behavior: z.enum(PRORATION_BEHAVIORS).default('create_prorations'),
  proration_date: timestamp.optional(),
  payment_behavior: z
    .enum(
      ['allow_incomplete', 'error_if_incomplete'],
      'this sandbox knows allow_incomplete and error_if_incomplete',
    )
    .default('allow_incomplete'),
  cancel_at_period_end: flag.optional(),
  trial_end: z.union([z.literal('now'), timestamp]).optional(),
  default_payment_method: text.optional(),
  description: nullable.optional(),
  metadata: metadata.optional(),
  cancellation_details: cancellation.optional(),
});

const STATUSES = ['trialing', 'active', 'past_due', 'unpaid', 'canceled', 'ended', 'all'] as const;

export const subscriptionEndpoints: Endpoint[] = [
  endpoint('get', '/v1/subscriptions/:id', z.strictObject({}), (world, _sent, id) => world.subscription(id)),
  endpoint(
    'get',
    '/v1/subscriptions',
    z.strictObject({
      ...paging,
      customer: text.optional(),
      price: text.optional(),
      status: z.enum(STATUSES).optional(),
      created,
    }),
    (world, { customer, price, status, created: when, ...page }) =>
      pageOf(
        world.ledger
          .all('subscription')
          .filter((subscription) => customer === undefined || subscription.customer === customer)
          .filter(({ items }) => price === undefined || items.data.some((item) => item.price.id === price))
          .filter((subscription) => isWanted(subscription.status, status))
          .filter((subscription) => isCreated(subscription.created, when))
          .reverse(),
        page,
        '/v1/subscriptions',
      ),
  ),
  endpoint('post', '/v1/subscriptions/:id', updateParams, update),
  endpoint(
    'delete',
    '/v1/subscriptions/:id',
    z.strictObject({ cancellation_details: cancellation.optional() }),
    (world, { cancellation_details: details }, id) => {
      const subscription = world.subscription(id);
      if (subscription.status === 'canceled') throw missingObject('subscription', id);
      world.ledger.put('subscription', { ...subscription, ...withDetails(subscription, details) });
      return endSubscription(world, id, 'cancellation_requested');
    },
  ),
];

function update(world: World, sent: z.output<typeof updateParams>, id: string): WireSubscription {
  const before = world.subscription(id);
  const method = sent.default_payment_method;
  if (method !== undefined && world.ledger.get('paymentMethod', method)?.customer !== before.customer)
    throw missingObject('PaymentMethod', method, 'default_payment_method');
  if (sent.trial_end !== undefined && sent.items && sent.trial_end !== 'now' && before.status !== 'trialing')
    throw invalidRequest('This sandbox changes the plan or begins a trial, not both at once.', {
      param: 'trial_end',
    });
  return updateSubscription(world, id, {
    ...itemChange(world, before, sent.items),
    behavior: sent.proration_behavior,
    prorationDate: sent.proration_date ?? null,
    mustBePaid: sent.payment_behavior === 'error_if_incomplete',
    ...(sent.cancel_at_period_end === undefined ? {} : { cancelAtPeriodEnd: sent.cancel_at_period_end }),
    ...(sent.trial_end === undefined ? {} : { trialEnd: sent.trial_end }),
    fields: {
      metadata: mergeMetadata(before.metadata, sent.metadata),
      ...(method === undefined ? {} : { default_payment_method: method }),
      ...(sent.description === undefined ? {} : { description: sent.description }),
      ...withDetails(before, sent.cancellation_details),
    },
  });
}

const withDetails = (
  { cancellation_details: before }: WireSubscription,
  sent: z.output<typeof cancellation> | undefined,
): Partial<WireSubscription> =>
  sent === undefined
    ? {}
    : {
        cancellation_details: {
          feedback_option: before?.feedback_option ?? null,
          reason: before?.reason ?? null,
          comment: sent.comment ?? before?.comment ?? null,
          feedback: sent.feedback ?? before?.feedback ?? null,
        },
      };

function isWanted(status: string, wanted: (typeof STATUSES)[number] | undefined): boolean {
  if (wanted === 'all') return true;
  if (wanted === undefined) return status !== 'canceled';
  return wanted === 'ended' ? status === 'canceled' : status === wanted;
}
