import { formatPence } from '@forkfront/common/money.ts';
import type { CardInput, CardProblem } from '../billing/card.rules.ts';
import { productName, priceWords } from '../billing/invoiceLines.ts';
import { planChange } from '../billing/planChange.ts';
import { firstItem } from '../billing/subscription.ts';
import { upcomingInvoice } from '../billing/upcomingInvoice.ts';
import type { WirePrice, WireSubscription } from '../wire.ts';
import type { World } from '../world.ts';
import { cardFields, testCardButtons } from './cardForm.ts';
import { STRIPE_TEXTS } from './messages.ts';
import { html, type Html, stripePage, dayWords } from './stripePage.ts';

const TEXTS = STRIPE_TEXTS.portal;

/** The form action of a portal page, and the target of Back. */
export interface PortalPlace {
  action: string;
  back: string;
}

const backLink = ({ back }: PortalPlace): Html =>
  html`<a class="back" href="${back}">${STRIPE_TEXTS.back}</a>`;
const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`;

export const portalCardPage = (place: PortalPlace, card: CardInput, problem: CardProblem | null): string =>
  stripePage(
    TEXTS.changeCard,
    html`${backLink(place)}
      <h1>${TEXTS.card}</h1>
      <form class="card" method="post" action="${place.action}">
        ${problem && html`<div class="alert" role="alert">${problem.message}</div>`}
        ${cardFields(card, problem, true)}<button class="button main">${TEXTS.saveCard}</button
        >${testCardButtons()}
      </form>`,
  );

export const portalCancelPage = (place: PortalPlace, subscription: WireSubscription): string =>
  stripePage(
    TEXTS.cancelTitle,
    html`${backLink(place)}
      <h1>${TEXTS.cancelTitle}</h1>
      <p class="soft">${TEXTS.cancelHint(dayWords(firstItem(subscription).current_period_end))}</p>
      <form class="row" method="post" action="${place.action}">
        ${hidden('subscription', subscription.id)} <button class="button main">${TEXTS.confirmCancel}</button
        ><a class="button" href="${place.back}">${TEXTS.keep}</a>
      </form>`,
  );

/** The plans to choose from and, after the choice, its cost and a button to confirm it. */
export function portalPlanPage(
  world: World,
  place: PortalPlace,
  subscription: WireSubscription,
  chosen: WirePrice | null,
): string {
  return stripePage(
    TEXTS.change,
    html`${backLink(place)}
      <h1>${TEXTS.change}</h1>
      <form class="card" method="get" action="${place.action}">
        ${hidden('subscription', subscription.id)}
        <div class="field">
          <label for="price">${TEXTS.newPlan}</label
          ><select id="price" name="price" required>
            ${planOptions(world, subscription, chosen)}
          </select>
        </div>
        <button class="button${chosen ? '' : ' main'}">${TEXTS.preview}</button>
      </form>
      ${chosen && previewSection(world, place, subscription, chosen)}`,
  );
}

function planOptions(world: World, subscription: WireSubscription, chosen: WirePrice | null): Html[] {
  const current = firstItem(subscription).price.id;
  const products = world.ledger.all('product').filter(({ active }) => active);
  return products.map(({ id, name }) => {
    const prices = world.ledger
      .all('price')
      .filter((price) => price.active && price.product === id && price.id !== current);
    if (prices.length === 0) return html``;
    return html`<optgroup label="${name}">
      ${prices.map(
        (price) =>
          html`<option value="${price.id}" ${price.id === chosen?.id && html` selected`}>
            ${name}, ${priceWords(price)}
          </option>`,
      )}
    </optgroup>`;
  });
}

function previewSection(
  world: World,
  { action }: PortalPlace,
  subscription: WireSubscription,
  price: WirePrice,
): Html {
  const { quantity } = firstItem(subscription);
  const plan = planChange(world, subscription, {
    price,
    quantity,
    behavior: 'always_invoice',
    prorationDate: null,
  });
  const invoice = plan.billedNow ? upcomingInvoice(world, plan) : null;
  return html`<section class="card">
    <h2>${TEXTS.previewTitle}</h2>
    <p>${TEXTS.sentence(productName(world, { price }), priceWords(price, quantity))}</p>
    ${
      invoice
        ? html`<ul class="lines">
              ${invoice.lines.data.map(({ description, amount }) => html`<li><span>${description}</span><span>${formatPence(amount)}</span></li>`)}
            </ul>
            <p class="total"><span>${TEXTS.dueNow}</span><span>${formatPence(invoice.amount_due)}</span></p>`
        : html`<p class="soft">${TEXTS.unchanged}</p>`
    }
    <form method="post" action="${action}">
      ${hidden('subscription', subscription.id)}${hidden('price', price.id)}
      <button class="button main">${TEXTS.confirmChange}</button>
    </form>
  </section>`;
}
