import express, { type NextFunction, type Request, type Response, Router } from 'express';
import { catchUp } from '../billing/moveClock.ts';
import { createAccountsRouter } from '../connect/pages/createAccountsRouter.ts';
import { createOnboardingRouter } from '../connect/pages/createOnboardingRouter.ts';
import { createOrderPayRouter } from '../connect/pages/createOrderPayRouter.ts';
import { createCheckoutRouter } from './createCheckoutRouter.ts';
import { createInvoiceRouter } from './createInvoiceRouter.ts';
import { createPortalRouter } from './createPortalRouter.ts';
import { createToolsRouter, type ToolsOptions } from './createToolsRouter.ts';
import { STRIPE_TEXTS } from './messages.ts';
import { STRIPE_CSS } from './stripeCss.ts';
import { pagePolicy, refuseForeignForms, notePage } from './stripePage.ts';

const { missing, missingHint } = STRIPE_TEXTS.portal;

/** All pages of the sandbox, mounted at `/`. */
export function createPagesRouter(options: ToolsOptions): Router {
  const { world, deliverer } = options;
  const router = Router();
  const onChange = () => deliverer.wake();
  router.use(pagePolicy, refuseForeignForms, express.urlencoded({ extended: false, limit: '32kb' }));
  router.use((_request, _response, next) => {
    catchUp(world);
    next();
  });
  router.get('/', (_request, response) => response.redirect(303, '/clock'));
  router.get('/sandbox.css', (_request, response) => void response.type('css').send(STRIPE_CSS));
  router.use('/c/pay', createCheckoutRouter(world, onChange));
  router.use('/c/pay', createOrderPayRouter(world, onChange));
  router.use('/setup/e', createOnboardingRouter(world, onChange));
  router.use('/accounts', createAccountsRouter(world, onChange));
  router.use('/p/session', createPortalRouter(world, onChange));
  router.use('/i', createInvoiceRouter(world));
  router.use(createToolsRouter(options));
  router.use((_request, response) => void response.status(404).send(notePage(missing, missingHint, null)));
  router.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
    if (status >= 500) process.emitWarning(error instanceof Error ? error : String(error));
    response.status(status).send(notePage(missing, missingHint, null));
  });
  return router;
}
