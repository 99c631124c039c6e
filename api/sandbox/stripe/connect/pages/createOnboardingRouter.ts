import { Router } from 'express';
import { STRIPE_TEXTS } from '../../pages/messages.ts';
import { allowReturnTo, html, stripePage } from '../../pages/stripePage.ts';
import type { OnboardingLink } from '../../records.ts';
import type { World } from '../../world.ts';
import { ACCOUNT_STATES, changeAccount } from '../accounts.ts';

const TEXTS = STRIPE_TEXTS.accountPage;

const page = ({ id, account, returnUrl }: OnboardingLink): string =>
  stripePage(
    TEXTS.title,
    html`<a class="back" href="${returnUrl}">${STRIPE_TEXTS.returnTo}</a>
      <h1>${TEXTS.title}</h1>
      <p class="soft">${TEXTS.lead}</p>
      <form class="card" method="post" action="/setup/e/${account}/${id}">
        ${ACCOUNT_STATES.map(
          (state, place) =>
            html`<p>
              <button class="button wide${place === 0 && ' main'}" name="state" value="${state}">
                ${TEXTS.states[state]}
              </button>
            </p>`,
        )}
      </form>`,
  );

/** The pages that an account link leads to, mounted at `/setup/e`. A link opens once, for five minutes. */
export function createOnboardingRouter(world: World, onChange: () => void): Router {
  const router = Router();

  router.get('/:account/:id', ({ params }, response, next) => {
    const link = linkOf(world, params);
    if (!link) return next();
    if (link.isOpened || link.expiresAt <= world.now()) return response.redirect(303, link.refreshUrl);
    world.transaction(() => world.ledger.put('onboarding', { ...link, isOpened: true }));
    allowReturnTo(response, [link.returnUrl]);
    response.send(page(link));
  });

  router.post('/:account/:id', ({ params, body }, response, next) => {
    const link = linkOf(world, params);
    const sent: unknown = Object(body)['state'];
    const state = ACCOUNT_STATES.find((one) => one === sent);
    if (!link || !state) return next();
    world.transaction(() => changeAccount(world, link.account, state));
    allowReturnTo(response, [link.returnUrl]);
    response.redirect(303, link.returnUrl);
    onChange();
  });

  return router;
}

function linkOf(world: World, params: Record<string, string>): OnboardingLink | null {
  const link = world.ledger.get('onboarding', params['id'] ?? '');
  return link && link.account === params['account'] ? link : null;
}
