import { randomUUID } from 'node:crypto';
import { Scope } from '../composition/container.ts';
import { OrderService } from '../modules/orders/placeOrder.service.ts';
import {
  basketView,
  readBasketForm,
  type BasketForm,
  orderComplaint,
  type OrderComplaint,
} from './basketForm.rules.ts';
import { BareReply, readForm, type Reply, type Route, type Visit } from './route.ts';
import type { SitePages, StorefrontParts } from './sitePages.ts';

const FINE: OrderComplaint = { status: 200, errors: {}, formError: null, keepsKey: true, headers: [] };

/** Basket and order form. Prices are always ours; what was typed is never lost. */
export function basketRoutes({ container, renderer, context }: StorefrontParts, pages: SitePages): Route[] {
  async function show(
    slug: string,
    form: BasketForm,
    complaint: OrderComplaint,
    scope: Scope,
  ): Promise<Reply> {
    const look = await pages.look(slug);
    const quote = await scope.get(OrderService).quote(slug, form.lines);
    if (!look || !quote.ok) return pages.notFound(slug);
    const key = complaint.keepsKey && form.idempotencyKey ? form.idempotencyKey : randomUUID();
    const page = renderer.renderBasketPage(look, basketView(form, quote.value, key, complaint), context);
    return pages.once(complaint.status, page, complaint.headers);
  }

  async function update({ slug, request }: Visit): Promise<Reply> {
    const fields = await readForm(request);
    if (!fields.ok) return pages.unreadable(fields.error);
    return show(slug, readBasketForm(fields.value), FINE, new Scope(container));
  }

  async function place({ slug, request, ip }: Visit): Promise<Reply> {
    const fields = await readForm(request);
    if (!fields.ok) return pages.unreadable(fields.error);
    const { values, ...form } = readBasketForm(fields.value);
    const scope = new Scope(container);
    const placed = await scope.get(OrderService).place({ slug, ...form, ...values }, ip);
    if (placed.ok) return BareReply.seeOther(`/order/${placed.value.statusToken}`);
    if (placed.error.kind === 'notFound') return pages.notFound(slug);
    return show(slug, { values, ...form }, orderComplaint(placed.error), scope);
  }

  return [
    {
      path: /^\/basket$/,
      GET: ({ slug, query }) => show(slug, readBasketForm(query), FINE, new Scope(container)),
      POST: update,
    },
    { path: /^\/order$/, POST: place },
  ];
}
