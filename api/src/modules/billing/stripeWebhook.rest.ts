import express, { Router } from 'express';
import { sendError } from '../../http/jsonErrors.ts';
import type { StripeEventService } from './stripeEvent.service.ts';

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
