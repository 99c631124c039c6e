import { formatPence } from '@forkfront/common/money.ts';
import { Router } from 'express';
import { type CardInput, type CardProblem, checkCard } from '../../billing/card.rules.ts';
import { cardFields, cardOf, field, type Form, testCardButtons, textOf } from '../../pages/cardForm.ts';
import { EMAIL, successUrl } from '../../pages/createCheckoutRouter.ts';
import { STRIPE_TEXTS } from '../../pages/messages.ts';
import { allowReturnTo, html, notePage, stripePage } from '../../pages/stripePage.ts';
import type { OrderTerms, Owned } from '../../records.ts';
import type { WireCheckoutSession } from '../../wire.ts';
import type { World } from '../../world.ts';
import { payOrder } from '../payOrder.ts';

const TEXTS = STRIPE_TEXTS.checkout;
const ORDER = STRIPE_TEXTS.order;

interface Entry {
  email: string;
  isEmailFixed: boolean;
  name: string;
  card: CardInput;
  problem: CardProblem | null;
  emailProblem: string | null;
}

/** The page of an open order. `payee` is the name that the account has there. */
function orderPage(session: WireCheckoutSession, terms: OrderTerms, payee: string, entry: Entry): string {
  const { problem, emailProblem } = entry;
  const due = formatPence(session.amount_total ?? 0);
  return stripePage(
    TEXTS.title,
    html`${session.cancel_url && html`<a class="back" href="${session.cancel_url}">${STRIPE_TEXTS.back}</a>`}
      <div class="columns">
        <section>
          <h1>${ORDER.pay(payee)}</h1>
          <p class="price">${due}</p>
          <ul class="lines">
            ${terms.lines.map(
              ({ description, quantity, amount_total: amount }) =>
                html`<li><span>${quantity} × ${description}</span><span>${formatPence(amount)}</span></li>`,
            )}
          </ul>
          <p class="total"><span>${ORDER.total}</span><span>${due}</span></p>
          ${terms.captureMethod === 'manual' && html`<p class="soft">${ORDER.authorised}</p>`}
        </section>
        <form class="card" method="post" action="/c/pay/${session.id}">
          <h2>${TEXTS.details}</h2>
          ${(problem || emailProblem) && html`<div class="alert" role="alert"><strong>${TEXTS.refused}</strong>${problem?.message ?? emailProblem}</div>`}
          ${field({ id: 'email', label: TEXTS.email, value: entry.email, type: 'email', autocomplete: 'email', readonly: entry.isEmailFixed, required: true, problem: emailProblem })}
          ${field({ id: 'name', label: TEXTS.name, value: entry.name, autocomplete: 'cc-name' })}
          ${cardFields(entry.card, problem, true)}
          <button class="button main wide">${TEXTS.pay(due)}</button>
          ${testCardButtons()}
        </form>
      </div>`,
  );
}

/** The pages on which somebody pays a connected account, mounted at `/c/pay`. */
export function createOrderPayRouter(world: World, onChange: () => void): Router {
  const router = Router();

  router.get('/:id', ({ params }, response, next) => {
    const found = findPage(world, params.id);
    if (!found) return next();
    const { page, terms, payee } = found;
    if (page.object.status !== 'open') return void response.send(closedPage(page.object));
    allowReturnTo(response, [successUrl(page.object)]);
    response.send(orderPage(page.object, terms, payee, entryOf(world, page.object, {})));
  });

  router.post('/:id', ({ params, body }, response, next) => {
    const found = findPage(world, params.id);
    if (!found) return next();
    const { page, terms, payee } = found;
    const session = page.object;
    allowReturnTo(response, [successUrl(session)]);
    // A repeated submit: the first one counted.
    if (session.status === 'complete') return response.redirect(303, successUrl(session));
    if (session.status !== 'open') return void response.status(410).send(closedPage(session));
    const form: Form = { ...body };
    const entry = entryOf(world, session, form);
    const show = (status: number, change: Partial<Entry>) =>
      response.status(status).send(orderPage(session, terms, payee, { ...entry, ...change }));
    if ('fill' in form) return void show(200, {});
    if (!EMAIL.test(entry.email)) return void show(400, { emailProblem: TEXTS.emailProblem });
    const verdict = checkCard(entry.card, world.now());
    if (!verdict.ok)
      return void show(verdict.problem.code === 'card_declined' ? 402 : 400, { problem: verdict.problem });
    const { email, name } = entry;
    const complete = world.transaction(() =>
      payOrder(world, page, terms, { card: verdict.card, email, name: name || email }),
    );
    response.redirect(303, successUrl(complete));
    onChange();
  });

  return router;
}

function findPage(
  world: World,
  id: string,
): { page: Owned<WireCheckoutSession>; terms: OrderTerms; payee: string } | null {
  const page = world.ledger.get('orderPage', id);
  const terms = world.ledger.get('orderTerms', id);
  if (!page || !terms) return null;
  const payee = world.ledger.get('account', page.account)?.business_profile?.name ?? ORDER.someAccount;
  return { page, terms, payee };
}

function entryOf(world: World, { customer_email: email }: WireCheckoutSession, form: Form): Entry {
  return {
    email: email ?? textOf(form, 'email').trim(),
    isEmailFixed: email !== null,
    name: textOf(form, 'name').trim(),
    card: cardOf(form, world.now()),
    problem: null,
    emailProblem: null,
  };
}

const closedPage = (session: WireCheckoutSession): string =>
  session.status === 'complete'
    ? notePage(TEXTS.complete, ORDER.complete, { href: successUrl(session), text: TEXTS.goOn })
    : notePage(
        TEXTS.expired,
        TEXTS.expiredHint,
        session.cancel_url ? { href: session.cancel_url, text: STRIPE_TEXTS.back } : null,
      );
