import { Router } from 'express';
import { checkCard, type CardVerdict } from '../billing/card.rules.ts';
import { completeCheckout } from '../billing/completeCheckout.ts';
import type { CheckoutTerms } from '../records.ts';
import type { WireCheckoutSession } from '../wire.ts';
import type { World } from '../world.ts';
import { cardOf, textOf, type Form } from './cardForm.ts';
import { checkoutPage, type CheckoutEntryState } from './checkoutPage.ts';
import { STRIPE_TEXTS } from './messages.ts';
import { allowReturnTo, notePage } from './stripePage.ts';

const TEXTS = STRIPE_TEXTS.checkout;
export const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** The Checkout pages of plans, mounted at `/c/pay`. */
export function createCheckoutRouter(world: World, onChange: () => void): Router {
  const router = Router();

  router.get('/:id', (request, response, next) => {
    const found = findCheckout(world, request.params.id);
    if (!found) return next();
    const { session, terms } = found;
    if (session.status !== 'open') return void response.send(closedPage(session));
    allowReturnTo(response, [successUrl(session)]);
    response.send(checkoutPage(world, session, terms, entryState(world, session, {})));
  });

  router.post('/:id', (request, response, next) => {
    const found = findCheckout(world, request.params.id);
    if (!found) return next();
    const { session, terms } = found;
    allowReturnTo(response, [successUrl(session)]);
    // A repeated submit: the first one counted.
    if (session.status === 'complete') return response.redirect(303, successUrl(session));
    if (session.status !== 'open') return void response.status(410).send(closedPage(session));
    const form: Form = { ...request.body };
    const state = entryState(world, session, form);
    const show = (status: number, change: Partial<CheckoutEntryState>) =>
      response.status(status).send(checkoutPage(world, session, terms, { ...state, ...change }));
    if ('fill' in form) return void show(200, {});
    if (!EMAIL.test(state.email)) return void show(400, { emailProblem: TEXTS.emailProblem });
    const verdict = checkedCard(world, session, terms, state);
    if (verdict && !verdict.ok) {
      const { problem } = verdict;
      return void show(problem.code === 'card_declined' ? 402 : 400, { problem });
    }
    const { email, name } = state;
    const complete = world.transaction(() =>
      completeCheckout(world, session, { email, name: name || email, card: verdict?.card ?? null }),
    );
    response.redirect(303, successUrl(complete));
    onChange();
  });

  return router;
}

function findCheckout(
  world: World,
  id: string,
): { session: WireCheckoutSession; terms: CheckoutTerms } | null {
  const session = world.ledger.get('checkout', id);
  const terms = world.ledger.get('terms', id);
  if (!session || !terms) return null;
  // With its customer deleted, nobody can pay on it.
  const isGone = session.customer !== null && !world.ledger.get('customer', session.customer);
  return isGone ? null : { session, terms };
}

/** Null: no card was entered, and none is needed. */
function checkedCard(
  world: World,
  session: WireCheckoutSession,
  { trialDays }: CheckoutTerms,
  { card }: CheckoutEntryState,
): CardVerdict | null {
  const optional = trialDays > 0 && session.payment_method_collection === 'if_required';
  return optional && card.number.trim() === '' ? null : checkCard(card, world.now());
}

function entryState(world: World, session: WireCheckoutSession, form: Form): CheckoutEntryState {
  const customer = session.customer === null ? undefined : world.customer(session.customer);
  const known = customer?.email ?? session.customer_email;
  return {
    email: known ?? textOf(form, 'email').trim(),
    emailFixed: known !== null,
    name: 'name' in form ? textOf(form, 'name').trim() : (customer?.name ?? ''),
    card: cardOf(form, world.now()),
    problem: null,
    emailProblem: null,
  };
}

export const successUrl = ({ success_url, id }: WireCheckoutSession): string =>
  success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);

const closedPage = (session: WireCheckoutSession): string =>
  session.status === 'complete'
    ? notePage(TEXTS.complete, TEXTS.completeHint, { href: successUrl(session), text: TEXTS.goOn })
    : notePage(
        TEXTS.expired,
        TEXTS.expiredHint,
        session.cancel_url ? { href: session.cancel_url, text: STRIPE_TEXTS.back } : null,
      );
