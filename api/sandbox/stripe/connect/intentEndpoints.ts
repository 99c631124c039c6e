import { z } from 'zod';
import { created, isCreated, natural, pageOf, paging, text } from '../endpoints/endpoint.ts';
import { connectedEndpoint, type ConnectedEndpoint } from './connectedEndpoint.ts';
import { cancel, capture, intentOf } from './intents.ts';
import { ownedBy, ownedObject } from './owned.ts';

const captureParams = z.strictObject({
  amount_to_capture: natural.refine((amount) => amount > 0, 'must be greater than 0').optional(),
});
const cancelParams = z.strictObject({
  cancellation_reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']).optional(),
});

/** Payments of a connected account. */
export const intentEndpoints: ConnectedEndpoint[] = [
  connectedEndpoint('get', '/v1/payment_intents/:id', z.strictObject({}), (world, account, _sent, id) =>
    intentOf(world, account, id),
  ),
  connectedEndpoint(
    'get',
    '/v1/payment_intents',
    z.strictObject({ ...paging, created }),
    (world, account, { created: when, ...page }) =>
      pageOf(
        ownedBy(world, 'intent', account).filter((intent) => isCreated(intent.created, when)),
        page,
        '/v1/payment_intents',
      ),
  ),
  connectedEndpoint('post', '/v1/payment_intents/:id/capture', captureParams, (world, account, sent, id) => {
    const intent = intentOf(world, account, id);
    return capture(world, account, intent, sent.amount_to_capture ?? intent.amount_capturable);
  }),
  connectedEndpoint('post', '/v1/payment_intents/:id/cancel', cancelParams, (world, account, sent, id) =>
    cancel(world, account, intentOf(world, account, id), sent.cancellation_reason ?? null),
  ),
  connectedEndpoint('get', '/v1/charges/:id', z.strictObject({}), (world, account, _sent, id) =>
    ownedObject(world, 'charge', account, id, 'charge'),
  ),
  connectedEndpoint(
    'get',
    '/v1/charges',
    z.strictObject({ ...paging, payment_intent: text.optional(), created }),
    (world, account, { payment_intent: intent, created: when, ...page }) =>
      pageOf(
        ownedBy(world, 'charge', account)
          .filter((charge) => intent === undefined || charge.payment_intent === intent)
          .filter((charge) => isCreated(charge.created, when)),
        page,
        '/v1/charges',
      ),
  ),
];
