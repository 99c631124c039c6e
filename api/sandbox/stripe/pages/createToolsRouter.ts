import { Router } from 'express';
import { moveClock } from '../billing/moveClock.ts';
import { DELIVERY_MODES } from '../deliveryPlan.rules.ts';
import type { Deliverer } from '../startDeliverer.ts';
import { StripeRefusal } from '../stripeRefusal.ts';
import type { World } from '../world.ts';
import { textOf, type Form } from './cardForm.ts';
import { STRIPE_TEXTS } from './messages.ts';
import { html, stripePage, momentWords } from './stripePage.ts';
import { webhooksPage } from './webhooksPage.ts';

const CLOCK_TEXTS = STRIPE_TEXTS.clockPage;
const SHOWN_EVENTS = 25;
const CLOCK_STEPS = [
  ['1', CLOCK_TEXTS.steps.day],
  ['3', CLOCK_TEXTS.steps.threeDays],
  ['14', CLOCK_TEXTS.steps.twoWeeks],
  ['month', CLOCK_TEXTS.steps.month],
] as const;

/** The page with the sandbox's time and the forms to move it. */
function clockPage(world: World, refused: boolean): string {
  const now = world.now();
  const events = world.ledger.all('event').slice(-SHOWN_EVENTS).reverse();
  return stripePage(
    STRIPE_TEXTS.clock,
    html`<h1>${STRIPE_TEXTS.clock}</h1>
      <p class="soft">${CLOCK_TEXTS.lead}</p>
      <section class="card">
        <h2>${CLOCK_TEXTS.now}</h2>
        <p class="now"><time datetime="${new Date(now * 1000).toISOString()}">${momentWords(now)}</time></p>
      </section>
      <form class="card" method="post" action="/clock">
        <fieldset>
          <legend>${CLOCK_TEXTS.moveBy}</legend>
          <div class="row">
            ${CLOCK_STEPS.map(
              ([value, text]) => html`<button class="button" name="by" value="${value}">+${text}</button>`,
            )}
          </div>
        </fieldset>
      </form>
      <form class="card" method="post" action="/clock">
        <div class="field">
          <label for="to">${CLOCK_TEXTS.moveTo}</label
          ><input
            id="to"
            name="to"
            type="datetime-local"
            step="1"
            value="${new Date(now * 1000).toISOString().slice(0, 19)}"
            ${refused && html` aria-invalid="true" aria-describedby="to-problem"`}
          />
          ${refused && html`<p class="problem" id="to-problem" role="alert">${CLOCK_TEXTS.problem}</p>`}
        </div>
        <button class="button main">${CLOCK_TEXTS.move}</button>
      </form>
      <section class="card">
        <h2>${CLOCK_TEXTS.happened}</h2>
        ${
          events.length === 0
            ? html`<p class="soft">${CLOCK_TEXTS.nothing}</p>`
            : html`<div class="scroll" tabindex="0" role="region" aria-label="${CLOCK_TEXTS.happened}">
                <table>
                  <thead>
                    <tr>
                      <th scope="col">${CLOCK_TEXTS.event}</th>
                      <th scope="col">${CLOCK_TEXTS.when}</th>
                    </tr>
                  </thead>
                  <tbody>
                    ${events.map(
                      ({ type, created }) =>
                        html`<tr>
                          <td><code>${type}</code></td>
                          <td>${momentWords(created)}</td>
                        </tr>`,
                    )}
                  </tbody>
                </table>
              </div>`
        }
      </section>`,
  );
}

export interface ToolsOptions {
  world: World;
  deliverer: Pick<Deliverer, 'wake' | 'resend' | 'setMode'>;
  webhookUrl: string;
}

const DAY = 86_400;

/** The pages of the clock and the webhooks. */
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
