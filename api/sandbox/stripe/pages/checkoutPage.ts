import { formatPence } from '@forkfront/common/money.ts';
import type { CardInput, CardProblem } from '../billing/card.rules.ts';
import { productName, priceWords } from '../billing/invoiceLines.ts';
import type { CheckoutTerms } from '../records.ts';
import type { WireCheckoutSession } from '../wire.ts';
import type { World } from '../world.ts';
import { cardFields, field, testCardButtons } from './cardForm.ts';
import { STRIPE_TEXTS } from './messages.ts';
import { html, type Html, stripePage, dayWords } from './stripePage.ts';

const TEXTS = STRIPE_TEXTS.checkout;
const DAY = 86_400;

export interface CheckoutEntryState {
  email: string;
  /** Whether the e-mail address is read-only. */
  emailFixed: boolean;
  name: string;
  card: CardInput;
  problem: CardProblem | null;
  emailProblem: string | null;
}

/** The page of an open Checkout. */
export function checkoutPage(
  world: World,
  session: WireCheckoutSession,
  terms: CheckoutTerms,
  state: CheckoutEntryState,
): string {
  const isTrial = terms.trialDays > 0;
  const cardRequired = !isTrial || session.payment_method_collection !== 'if_required';
  const { problem, emailProblem } = state;
  const due = formatPence(session.amount_total ?? 0);
  return stripePage(
    TEXTS.title,
    html`${session.cancel_url && html`<a class="back" href="${session.cancel_url}">${STRIPE_TEXTS.back}</a>`}
      <div class="columns">
        ${summary(world, terms, due)}
        <form class="card" method="post" action="/c/pay/${session.id}">
          <h2>${TEXTS.details}</h2>
          ${(problem || emailProblem) && html`<div class="alert" role="alert"><strong>${TEXTS.refused}</strong>${problem?.message ?? emailProblem}</div>`}
          ${field({ id: 'email', label: TEXTS.email, value: state.email, type: 'email', autocomplete: 'email', readonly: state.emailFixed, required: true, problem: emailProblem })}
          ${!cardRequired && html`<p class="soft">${TEXTS.cardOptional}</p>`}
          ${field({ id: 'name', label: TEXTS.name, value: state.name, autocomplete: 'cc-name' })}
          ${cardFields(state.card, problem, cardRequired)}
          <button class="button main wide">${isTrial ? TEXTS.startTrial : TEXTS.pay(due)}</button>
          ${testCardButtons()}
        </form>
      </div>`,
  );
}

function summary(world: World, { line, trialDays }: CheckoutTerms, due: string): Html {
  const name = productName(world, line);
  const description = world.ledger.get('product', line.price.product)?.description;
  const words = priceWords(line.price, line.quantity);
  return html`<section>
    <h1>${trialDays > 0 ? TEXTS.tryOut(name) : TEXTS.subscribe(name)}</h1>
    ${
      trialDays > 0
        ? html`<p class="price">${TEXTS.trial(trialDays, words)}</p>
            <p class="soft">${TEXTS.afterTrial(dayWords(world.now() + trialDays * DAY))}</p>`
        : html`<p class="price">${words}</p>`
    }
    ${description && html`<p class="soft">${description}</p>`}
    <p class="total"><span>${TEXTS.dueToday}</span><span>${due}</span></p>
  </section>`;
}
