import { z } from 'zod';
import { collectInvoice } from '../billing/collectInvoice.ts';
import { finalizeInvoice } from '../billing/issueInvoice.ts';
import { planChange, PRORATION_BEHAVIORS } from '../billing/planChange.ts';
import { firstItem, subscriptionOf } from '../billing/subscription.ts';
import { upcomingInvoice } from '../billing/upcomingInvoice.ts';
import { invalidRequest, missingObject, StripeRefusal } from '../stripeRefusal.ts';
import type { WireInvoice, WirePaymentMethod } from '../wire.ts';
import type { World } from '../world.ts';
import {
  endpoint,
  type Endpoint,
  pageOf,
  created,
  flag,
  isCreated,
  paging,
  text,
  timestamp,
} from './endpoint.ts';
import { itemChange, itemsParam } from './itemChange.ts';

const STATUSES = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;

const previewParams = z.strictObject({
  customer: text.optional(),
  subscription: text,
  subscription_details: z
    .strictObject({
      items: itemsParam,
      proration_behavior: z.enum(PRORATION_BEHAVIORS).default('create_prorations'),
      proration_date: timestamp.optional(),
      cancel_at_period_end: flag.optional(),
    })
    .prefault({}),
});

export const invoiceEndpoints: Endpoint[] = [
  endpoint('post', '/v1/invoices/create_preview', previewParams, preview),
  endpoint('get', '/v1/invoices/:id', z.strictObject({}), (world, _sent, id) => world.invoice(id)),
  endpoint('get', '/v1/invoices/:id/lines', z.strictObject(paging), (world, page, id) =>
    pageOf(world.invoice(id).lines.data, page, `/v1/invoices/${id}/lines`),
  ),
  endpoint(
    'get',
    '/v1/invoices',
    z.strictObject({
      ...paging,
      customer: text.optional(),
      subscription: text.optional(),
      status: z.enum(STATUSES).optional(),
      created,
    }),
    (world, { customer, subscription, status, created: when, ...page }) =>
      pageOf(
        world.ledger
          .all('invoice')
          .filter((invoice) => customer === undefined || invoice.customer === customer)
          .filter((invoice) => subscription === undefined || subscriptionOf(invoice) === subscription)
          .filter((invoice) => status === undefined || invoice.status === status)
          .filter((invoice) => isCreated(invoice.created, when))
          .reverse(),
        page,
        '/v1/invoices',
      ),
  ),
  endpoint(
    'post',
    '/v1/invoices/:id/pay',
    z.strictObject({ payment_method: text.optional(), off_session: flag.optional() }),
    (world, { payment_method: method }, id) => payInvoice(world, id, method),
  ),
];

/** Pays an invoice. Returns the paid invoice, or the refusal to record and throw. */
function payInvoice(world: World, id: string, method: string | undefined): WireInvoice | StripeRefusal {
  const invoice = world.invoice(id);
  if (invoice.status === 'paid')
    throw invalidRequest('Invoice is already paid', { code: 'invoice_already_paid' });
  if (invoice.status !== 'draft' && invoice.status !== 'open')
    throw invalidRequest('This invoice can no longer be paid', { code: 'invoice_not_editable' });
  const paymentMethod = method === undefined ? {} : { paymentMethod: methodOf(world, invoice, method) };
  if (invoice.status === 'draft') {
    if (finalizeInvoice(world, id).status === 'paid') return world.invoice(id);
  }
  const problem = collectInvoice(world, id, { manual: true, ...paymentMethod });
  if (!problem) return world.invoice(id);
  const { code, message, declineCode } = problem;
  return new StripeRefusal(402, 'card_error', message, {
    code,
    ...(declineCode === undefined ? {} : { decline_code: declineCode }),
  });
}

function methodOf(world: World, { customer }: WireInvoice, id: string): WirePaymentMethod {
  const method = world.ledger.get('paymentMethod', id);
  if (method?.customer !== customer) throw missingObject('PaymentMethod', id, 'payment_method');
  return method;
}

function preview(world: World, sent: z.output<typeof previewParams>): WireInvoice {
  const found = world.ledger.get('subscription', sent.subscription);
  if (!found || (sent.customer !== undefined && sent.customer !== found.customer))
    throw missingObject('subscription', sent.subscription, 'subscription');
  const { items, cancel_at_period_end: cancels, ...details } = sent.subscription_details;
  const subscription = cancels === undefined ? found : { ...found, cancel_at_period_end: cancels };
  const item = firstItem(subscription);
  const plan = planChange(world, subscription, {
    price: item.price,
    quantity: item.quantity,
    ...itemChange(world, subscription, items, 'subscription_details[items]'),
    behavior: details.proration_behavior,
    prorationDate: details.proration_date ?? null,
  });
  return upcomingInvoice(world, plan);
}
