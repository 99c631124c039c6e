import { formatPence } from '@forkfront/common/money.ts';
import { Router } from 'express';
import { type Form, textOf } from '../../pages/cardForm.ts';
import { STRIPE_TEXTS } from '../../pages/messages.ts';
import { html, type Html, notePage, stripePage } from '../../pages/stripePage.ts';
import { StripeRefusal } from '../../stripeRefusal.ts';
import type { WireAccount, WireIntent } from '../../wire.ts';
import type { World } from '../../world.ts';
import { ACCOUNT_STATES, changeAccount } from '../accounts.ts';
import { closeDispute, openDispute } from '../disputes.ts';
import { chargeOf } from '../intents.ts';
import { ownedBy } from '../owned.ts';

const TEXTS = STRIPE_TEXTS.accountPage;
const SHOWN = 25;

function paymentRow(world: World, account: string, intent: WireIntent): Html {
  const charge = intent.latest_charge === null ? null : chargeOf(world, account, intent);
  const refunded = intent.status === 'succeeded' && charge ? charge.amount_refunded : 0;
  const dispute = ownedBy(world, 'dispute', account).find((one) => one.payment_intent === intent.id);
  const words = [
    TEXTS.status[intent.status] ?? intent.status,
    ...(refunded > 0 ? [TEXTS.refunded(formatPence(refunded))] : []),
    ...(dispute ? [TEXTS.disputes[dispute.status] ?? dispute.status] : []),
  ];
  const press = (action: string, id: string, text: string) =>
    html`<button class="button small" name="${action}" value="${id}">${text}</button>`;
  return html`<li>
    <span>${intent.description ?? intent.id} <span class="chip">${words.join(', ')}</span></span>
    <span class="row end"
      >${formatPence(intent.amount_received || intent.amount)}
      ${intent.status === 'succeeded' && !dispute && press('dispute', intent.id, TEXTS.dispute)}
      ${dispute?.status === 'needs_response' && [press('won', dispute.id, TEXTS.won), press('lost', dispute.id, TEXTS.lost)]}</span
    >
  </li>`;
}

function accountCard(world: World, account: WireAccount): Html {
  const intents = ownedBy(world, 'intent', account.id).slice(0, SHOWN);
  return html`<form class="card" method="post" action="/accounts/${account.id}">
    <h2>${account.business_profile?.name ?? account.email ?? account.id}</h2>
    <fieldset>
      <legend>${TEXTS.change}</legend>
      <div class="row">
        ${ACCOUNT_STATES.map(
          (state) =>
            html`<button class="button small" name="state" value="${state}">${TEXTS.states[state]}</button>`,
        )}
      </div>
    </fieldset>
    <h2>${TEXTS.payments}</h2>
    ${
      intents.length === 0
        ? html`<p class="soft">${TEXTS.noPayments}</p>`
        : html`<ul class="lines">
            ${intents.map((intent) => paymentRow(world, account.id, intent))}
          </ul>`
    }
  </form>`;
}

/** The accounts of the sandbox and what Stripe or a bank may do with them, mounted at `/accounts`. */
export function createAccountsRouter(world: World, onChange: () => void): Router {
  const router = Router();
  router.get('/', (_request, response) => {
    const accounts = world.ledger.all('account').toReversed();
    response.send(
      stripePage(
        TEXTS.listTitle,
        html`<h1>${TEXTS.listTitle}</h1>
          ${accounts.length === 0 && html`<p class="soft">${TEXTS.nothing}</p>`}
          ${accounts.map((account) => accountCard(world, account))}`,
      ),
    );
  });
  router.post('/:account', ({ params, body }, response) => {
    const form: Form = { ...body };
    try {
      world.transaction(() => change(world, params.account, form));
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      const link = { href: '/accounts', text: STRIPE_TEXTS.back };
      return void response.status(error.status).send(notePage(TEXTS.refused, error.message, link));
    }
    response.redirect(303, '/accounts');
    onChange();
  });
  return router;
}

function change(world: World, account: string, form: Form): void {
  const state = ACCOUNT_STATES.find((one) => one === textOf(form, 'state'));
  if (state) changeAccount(world, account, state);
  else if ('dispute' in form) openDispute(world, account, textOf(form, 'dispute'));
  else if ('won' in form) closeDispute(world, account, textOf(form, 'won'), true);
  else closeDispute(world, account, textOf(form, 'lost'), false);
}
