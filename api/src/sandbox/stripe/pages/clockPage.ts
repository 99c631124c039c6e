import type { World } from '../world.ts';
import { html } from './html.ts';
import { STRIPE_TEXTS } from './messages.ts';
import { stripePage } from './stripePage.ts';
import { momentWords } from './times.ts';

const TEXTS = STRIPE_TEXTS.clockPage;
const SHOWN = 25;
const STEPS = [
  ['1', TEXTS.steps.day],
  ['3', TEXTS.steps.threeDays],
  ['14', TEXTS.steps.twoWeeks],
  ['month', TEXTS.steps.month],
] as const;

/** The sandbox's time, and what moves it. */
export function clockPage(world: World, refused: boolean): string {
  const now = world.now();
  const events = world.ledger.all('event').slice(-SHOWN).reverse();
  return stripePage(
    STRIPE_TEXTS.clock,
    html`<h1>${STRIPE_TEXTS.clock}</h1>
      <p class="soft">${TEXTS.lead}</p>
      <section class="card">
        <h2>${TEXTS.now}</h2>
        <p class="now"><time datetime="${new Date(now * 1000).toISOString()}">${momentWords(now)}</time></p>
      </section>
      <form class="card" method="post" action="/clock">
        <fieldset>
          <legend>${TEXTS.moveBy}</legend>
          <div class="row">
            ${STEPS.map(
              ([value, text]) => html`<button class="button" name="by" value="${value}">+${text}</button>`,
            )}
          </div>
        </fieldset>
      </form>
      <form class="card" method="post" action="/clock">
        <div class="field">
          <label for="to">${TEXTS.moveTo}</label
          ><input
            id="to"
            name="to"
            type="datetime-local"
            step="1"
            value="${new Date(now * 1000).toISOString().slice(0, 19)}"
            ${refused && html` aria-invalid="true" aria-describedby="to-problem"`}
          />
          ${refused && html`<p class="problem" id="to-problem" role="alert">${TEXTS.problem}</p>`}
        </div>
        <button class="button main">${TEXTS.move}</button>
      </form>
      <section class="card">
        <h2>${TEXTS.happened}</h2>
        ${
          events.length === 0
            ? html`<p class="soft">${TEXTS.nothing}</p>`
            : html`<div class="scroll" tabindex="0" role="region" aria-label="${TEXTS.happened}">
                <table>
                  <thead>
                    <tr>
                      <th scope="col">${TEXTS.event}</th>
                      <th scope="col">${TEXTS.when}</th>
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
