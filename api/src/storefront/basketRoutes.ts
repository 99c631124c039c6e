import { randomUUID } from 'node:crypto';
import { OrderService } from '../modules/orders/placeOrder.service.ts';
import {
  basketView,
  readBasketForm,
  type BasketForm,
  orderComplaint,
  type OrderComplaint,
} from './basketForm.rules.ts';
import { BareReply, type Reply, type Route, type Visit } from './route.ts';
import type { SitePages, StorefrontParts } from './sitePages.ts';

const FINE: OrderComplaint = { status: 200, errors: {}, formError: null, keepsKey: true, headers: [] };

/** Basket and order form. The server calculates the prices, and typed values are always kept. */
export function basketRoutes({ renderer, context }: StorefrontParts, pages: SitePages): Route[] {
  async function show({ slug, scope }: Visit, form: BasketForm, complaint = FINE): Promise<Reply> {
    const look = await pages.look(slug);
    const quote = await scope.get(OrderService).quote(slug, form.lines);
    if (!look || !quote.ok) return pages.notFound(slug);
    const key = complaint.keepsKey && form.idempotencyKey ? form.idempotencyKey : randomUUID();
    const page = renderer.renderBasketPage(look, basketView(form, quote.value, key, complaint), context);
    return pages.once(complaint.status, page, complaint.headers);
  }

  async function place(visit: Visit): Promise<Reply> {
    const form = readBasketForm(visit.form);
    const { values, ...order } = form;
    const { slug, scope, ip } = visit;
    const placed = await scope.get(OrderService).place({ slug, ...order, ...values }, ip);
    if (placed.ok) return BareReply.seeOther(`/order/${placed.value.statusToken}`);
    if (placed.error.kind === 'notFound') return pages.notFound(slug);
    return show(visit, form, orderComplaint(placed.error));
  }

  return [
    {
      path: /^\/basket$/,
      GET: (visit) => show(visit, readBasketForm(visit.query)),
      POST: (visit) => show(visit, readBasketForm(visit.form)),
    },
    { path: /^\/order$/, POST: place },
  ];
}
