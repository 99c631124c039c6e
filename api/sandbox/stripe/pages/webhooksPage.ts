import { DELIVERY_MODES } from '../deliveryPlan.rules.ts';
import type { Delivery } from '../records.ts';
import type { World } from '../world.ts';
import { STRIPE_TEXTS } from './messages.ts';
import { html, type Html, stripePage, momentWords } from './stripePage.ts';

const TEXTS = STRIPE_TEXTS.webhookPage;
const SHOWN = 100;

/** The delivery mode and the outcome of each event. */
export function webhooksPage(world: World, webhookUrl: string): string {
  const deliveries = world.ledger.all('delivery').slice(-SHOWN).reverse();
  const { mode } = world.settings;
  return stripePage(
    STRIPE_TEXTS.webhooks,
    html`<h1>${STRIPE_TEXTS.webhooks}</h1>
      <p class="soft">${TEXTS.lead} <code>${webhookUrl}</code></p>
      <form class="card" method="post" action="/webhooks/mode">
        <fieldset>
          <legend>${TEXTS.mode}</legend>
          ${DELIVERY_MODES.map(
            (name) =>
              html`<label class="choice"
                ><input
                  type="radio"
                  name="mode"
                  value="${name}"
                  ${name === mode && html` checked`}
                />${TEXTS.modes[name]}</label
              >`,
          )}
        </fieldset>
        <button class="button main">${TEXTS.apply}</button>
      </form>
      <section class="card">
        <h2>${TEXTS.deliveries}</h2>
        ${
          deliveries.length === 0
            ? html`<p class="soft">${TEXTS.nothing}</p>`
            : html`<div class="scroll" tabindex="0" role="region" aria-label="${TEXTS.deliveries}">
                <table>
                  <thead>
                    <tr>
                      ${[TEXTS.event, TEXTS.status, TEXTS.attempts, TEXTS.last, TEXTS.action].map((name) => html`<th scope="col">${name}</th>`)}
                    </tr>
                  </thead>
                  <tbody>
                    ${deliveries.map((delivery) => row(world, delivery))}
                  </tbody>
                </table>
              </div>`
        }
      </section>`,
  );
}

function row(world: World, { event, status, attempts }: Delivery): Html {
  const { type = event, created = 0 } = world.ledger.get('event', event) ?? {};
  const last = attempts.at(-1);
  return html`<tr>
    <td><code>${type}</code><br /><span class="soft">${momentWords(created)}</span></td>
    <td><span class="chip">${TEXTS.states[status]}</span></td>
    <td>${attempts.length}</td>
    <td>${last ? (last.status ?? last.problem) : TEXTS.none}</td>
    <td>
      <form method="post" action="/webhooks/resend">
        <button class="button small" name="event" value="${event}" aria-label="${TEXTS.resend}: ${type}">
          ${TEXTS.resend}
        </button>
      </form>
    </td>
  </tr>`;
}
