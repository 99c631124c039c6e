import { Router } from 'express';
import { formatPence } from '../../../lib/money.ts';
import type { WireInvoice } from '../objects/wire.ts';
import type { World } from '../world.ts';
import { html } from './html.ts';
import { invoicePdf } from './invoicePdf.ts';
import { STRIPE_TEXTS } from './messages.ts';
import { notePage, stripePage } from './stripePage.ts';
import { dayWords } from './times.ts';

const TEXTS = STRIPE_TEXTS.portal;

/** Invoices as a page and as a PDF, for whoever knows the id; to be mounted at `/i`. */
export function createInvoiceRouter(world: World): Router {
  const router = Router();
  router.get(['/:id', '/:id/pdf'], (request, response) => {
    const invoice = world.ledger.get('invoice', String(request.params['id']));
    if (!invoice || invoice.number === null)
      return void response.status(404).send(notePage(TEXTS.missing, TEXTS.missingHint, null));
    if (!request.path.endsWith('/pdf')) return void response.send(invoicePage(invoice));
    response
      .type('pdf')
      .set('Content-Disposition', `inline; filename="Invoice-${invoice.number}.pdf"`)
      .send(invoicePdf(invoice));
  });
  return router;
}

const invoicePage = (invoice: WireInvoice): string =>
  stripePage(
    `${TEXTS.invoice} ${invoice.number}`,
    html`<h1>${TEXTS.invoice} ${invoice.number}</h1>
      <p class="soft">${dayWords(invoice.created)}</p>
      <section class="card">
        <p><span class="chip">${STRIPE_TEXTS.statuses[invoice.status ?? ''] ?? invoice.status}</span></p>
        <ul class="lines">
          ${invoice.lines.data.map(({ description, amount }) => html`<li><span>${description}</span><span>${formatPence(amount)}</span></li>`)}
        </ul>
        <p class="total"><span>${TEXTS.amount}</span><span>${formatPence(invoice.amount_due)}</span></p>
        <a class="button" href="/i/${invoice.id}/pdf">${TEXTS.pdf}</a>
      </section>`,
  );
