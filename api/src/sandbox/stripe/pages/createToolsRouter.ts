import { Router } from 'express';
import { moveClock } from '../billing/moveClock.ts';
import { StripeRefusal } from '../stripeRefusal.ts';
import { DELIVERY_MODES } from '../webhooks/deliveryMode.ts';
import type { Deliverer } from '../webhooks/startDeliverer.ts';
import type { World } from '../world.ts';
import { textOf, type Form } from './cardForm.ts';
import { clockPage } from './clockPage.ts';
import { webhooksPage } from './webhooksPage.ts';

export interface ToolsOptions {
  world: World;
  deliverer: Pick<Deliverer, 'wake' | 'resend' | 'setMode'>;
  webhookUrl: string;
}

const DAY = 86_400;

/** The clock and the webhooks. */
export function createToolsRouter({ world, deliverer, webhookUrl }: ToolsOptions): Router {
  const router = Router();
  router.get('/clock', (_request, response) => void response.send(clockPage(world, false)));
  router.post('/clock', (request, response) => {
    try {
      moveClock(world, targetOf({ ...request.body }, world.now()));
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return void response.status(400).send(clockPage(world, true));
    }
    deliverer.wake();
    response.redirect(303, '/clock');
  });
  router.get('/webhooks', (_request, response) => void response.send(webhooksPage(world, webhookUrl)));
  router.post('/webhooks/mode', (request, response) => {
    const wanted = textOf({ ...request.body }, 'mode');
    const mode = DELIVERY_MODES.find((name) => name === wanted);
    if (!mode) return void response.status(400).send(webhooksPage(world, webhookUrl));
    deliverer.setMode(mode);
    response.redirect(303, '/webhooks');
  });
  router.post('/webhooks/resend', (request, response) => {
    if (!deliverer.resend(textOf({ ...request.body }, 'event')))
      return void response.status(404).send(webhooksPage(world, webhookUrl));
    response.redirect(303, '/webhooks');
  });
  return router;
}

/** Seconds; NaN becomes the past, which is refused. */
function targetOf(form: Form, now: number): number {
  const step = textOf(form, 'by');
  if (step === 'month') {
    const date = new Date(now * 1000);
    const day = date.getUTCDate();
    date.setUTCMonth(date.getUTCMonth() + 1);
    if (date.getUTCDate() !== day) date.setUTCDate(0);
    return date.getTime() / 1000;
  }
  if (/^\d{1,3}$/.test(step)) return now + Number(step) * DAY;
  const target = Date.parse(`${textOf(form, 'to')}Z`);
  return Number.isNaN(target) ? 0 : Math.floor(target / 1000);
}
