import { type NextFunction, type Request, type Response, Router } from 'express';
import { checkCard } from '../billing/card.rules.ts';
import { collectInvoice } from '../billing/collectInvoice.ts';
import { changeCard } from '../billing/customer.ts';
import { isOverdue } from '../billing/subscription.ts';
import { updateSubscription, type SubscriptionChange } from '../billing/updateSubscription.ts';
import { StripeRefusal } from '../stripeRefusal.ts';
import type { WirePortalSession, WirePrice, WireSubscription } from '../wire.ts';
import type { World } from '../world.ts';
import { cardOf, textOf, type Form } from './cardForm.ts';
import { STRIPE_TEXTS } from './messages.ts';
import { portalHomePage } from './portalHomePage.ts';
import { type PortalPlace, portalCancelPage, portalCardPage, portalPlanPage } from './portalPages.ts';
import { allowReturnTo, notePage } from './stripePage.ts';

/** The first page of a portal session, below its own path: the home page, or that of its flow. */
function flowPath({ flow }: WirePortalSession): string {
  if (flow?.type === 'payment_method_update') return 'card';
  if (flow?.subscription_cancel) return `cancel?subscription=${flow.subscription_cancel.subscription}`;
  if (flow?.subscription_update) return `plan?subscription=${flow.subscription_update.subscription}`;
  const confirm = flow?.subscription_update_confirm;
  if (!confirm) return 'home';
  return `plan?subscription=${confirm.subscription}&price=${confirm.items[0]?.price ?? ''}`;
}

const homePath = ({ id }: WirePortalSession): string => `/p/session/${id}/home`;

/** The form action of a portal page, and the target of Back: the return address of a flow, else the home page. */
const placeOf = (session: WirePortalSession, page: string): PortalPlace => ({
  action: `/p/session/${session.id}/${page}`,
  back: (session.flow && session.return_url) || homePath(session),
});

/** The target after a completed action. */
const returnAddress = (session: WirePortalSession): string =>
  session.flow?.after_completion.redirect?.return_url ?? homePath(session);

const TEXTS = STRIPE_TEXTS.portal;
const AS_IS: SubscriptionChange = {
  behavior: 'always_invoice',
  prorationDate: null,
  mustBePaid: true,
  fields: {},
};

/** An unknown address. */
class Missing extends Error {}

/** The customer portal, mounted at `/p/session`. */
export function createPortalRouter(world: World, onChange: () => void): Router {
  const router = Router();
  const change = (response: Response, session: WirePortalSession, work: () => void): void => {
    try {
      world.transaction(work);
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return void response.status(error.status).send(portalHomePage(world, session, error.message));
    }
    response.redirect(303, returnAddress(session));
    onChange();
  };

  router.use('/:id', (request, response, next) => {
    const session = sessionOf(world, request);
    allowReturnTo(response, [session.flow?.after_completion.redirect?.return_url]);
    next();
  });
  router.get('/:id', (request, response) => {
    const session = sessionOf(world, request);
    response.redirect(303, `/p/session/${session.id}/${flowPath(session)}`);
  });
  router.get('/:id/home', (request, response) => {
    response.send(portalHomePage(world, sessionOf(world, request), null));
  });
  router.get('/:id/card', (request, response) => {
    const session = sessionOf(world, request);
    response.send(portalCardPage(placeOf(session, 'card'), cardOf({}, world.now()), null));
  });
  router.post('/:id/card', (request, response) => {
    const session = sessionOf(world, request);
    const form: Form = { ...request.body };
    const typed = cardOf(form, world.now());
    const page = placeOf(session, 'card');
    if ('fill' in form) return void response.send(portalCardPage(page, typed, null));
    const verdict = checkCard(typed, world.now());
    if (!verdict.ok) return void response.status(402).send(portalCardPage(page, typed, verdict.problem));
    change(response, session, () => changeCard(world, session.customer, verdict.card));
  });
  router.use('/:id/plan', (request, response, next) => {
    const session = sessionOf(world, request);
    const subscription = subscriptionIn(world, session, { ...request.query, ...request.body });
    if (isOverdue(subscription))
      response.status(409).send(portalHomePage(world, session, TEXTS.overdueChange));
    else next();
  });
  router.get('/:id/plan', (request, response) => {
    const session = sessionOf(world, request);
    const subscription = subscriptionIn(world, session, request.query);
    const price = textOf(request.query, 'price');
    const chosen = price === '' ? null : priceIn(world, price);
    response.send(portalPlanPage(world, placeOf(session, 'plan'), subscription, chosen));
  });
  router.post('/:id/plan', (request, response) => {
    const session = sessionOf(world, request);
    const form: Form = { ...request.body };
    const { id } = subscriptionIn(world, session, form);
    const price = priceIn(world, textOf(form, 'price'));
    change(response, session, () => updateSubscription(world, id, { ...AS_IS, price }));
  });
  router.get('/:id/cancel', (request, response) => {
    const session = sessionOf(world, request);
    const subscription = subscriptionIn(world, session, request.query);
    response.send(portalCancelPage(placeOf(session, 'cancel'), subscription));
  });
  router.post(['/:id/cancel', '/:id/resume'], (request, response) => {
    const session = sessionOf(world, request);
    const { id } = subscriptionIn(world, session, { ...request.body });
    const cancelAtPeriodEnd = request.path.endsWith('/cancel');
    change(response, session, () => updateSubscription(world, id, { ...AS_IS, cancelAtPeriodEnd }));
  });
  router.post('/:id/pay', (request, response) => {
    const session = sessionOf(world, request);
    const invoice = world.ledger.get('invoice', textOf({ ...request.body }, 'invoice'));
    if (invoice?.customer !== session.customer) throw new Missing();
    if (invoice.status !== 'open') return response.redirect(303, returnAddress(session));
    const problem = world.transaction(() => collectInvoice(world, invoice.id, { manual: true }));
    if (problem) response.status(402).send(portalHomePage(world, session, problem.message));
    else response.redirect(303, returnAddress(session));
    onChange();
  });
  router.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (error instanceof Missing) response.status(404).send(notePage(TEXTS.missing, TEXTS.missingHint, null));
    else next(error);
  });
  return router;
}

function sessionOf(world: World, request: Request): WirePortalSession {
  const session = world.ledger.get('portal', String(request.params['id']));
  if (!session) throw new Missing();
  return session;
}

function subscriptionIn(world: World, { customer }: WirePortalSession, form: Form): WireSubscription {
  const subscription = world.ledger.get('subscription', textOf(form, 'subscription'));
  if (subscription?.customer !== customer || subscription.status === 'canceled') throw new Missing();
  return subscription;
}

function priceIn(world: World, id: string): WirePrice {
  const price = world.ledger.get('price', id);
  if (!price?.active) throw new Missing();
  return price;
}
