import { randomUUID } from 'node:crypto';
import { OrderService } from '../modules/orders/placeOrder.service.ts';
import {
  type BasketLine,
  basketHeader,
  choiceKey,
  decodeBasket,
  encodeBasket,
  restoreLines,
  setQuantity,
} from './basketCookie.rules.ts';
import {
  detailsQuery,
  type OrderForm,
  orderComplaint,
  orderOf,
  type OrderComplaint,
  readLinkedLines,
  readOrderForm,
  readWish,
} from './basketForm.rules.ts';
import { basketBar, basketLine, checkoutOf, lineViews, quoteOf, requestedLines } from './basketLines.ts';
import { messages } from './messages.ts';
import type { BasketView } from './basketView.ts';
import { BareReply, type Reply, type Route, type Visit } from './route.ts';
import type { SitePages, StorefrontParts } from './sitePages.ts';

const FINE: OrderComplaint = { status: 200, errors: {}, formError: null, keepsKey: true, headers: [] };

interface Shown {
  lines: BasketLine[];
  form: OrderForm;
  complaint?: OrderComplaint;
  undo?: BasketView['undo'];
}

/** The basket of the cookie and the order form. The server calculates the prices, and typed values are always kept. */
export function basketRoutes({ renderer, context, headers }: StorefrontParts, pages: SitePages): Route[] {
  /** The header that stores a basket; none when the visitor has it already. */
  const stored = (visit: Visit, lines: readonly BasketLine[]): string[] => {
    const basket = encodeBasket(lines);
    return basket === visit.basket ? [] : basketHeader(basket, { ...visit, isSecure: headers.isSecure });
  };

  async function show(visit: Visit, { lines, form, complaint = FINE, undo = null }: Shown): Promise<Reply> {
    const look = await pages.look(visit.slug);
    const checkout = await checkoutOf(visit, lines, form.values);
    if (!look || !checkout) return pages.notFound(visit.slug);
    const { quote, zone, deliveryFee, total, now } = checkout;
    const values = { ...form.values, fulfilment: checkout.fulfilment };
    const errors = { ...complaint.errors };
    if (checkout.postcodeProblem) errors.postcode ??= checkout.postcodeProblem;
    const basket: BasketView = {
      lines: lineViews(lines, quote),
      basket: encodeBasket(lines),
      undo,
      subtotal: quote.total,
      deliveryFee,
      total,
      area: zone && {
        name: zone.name,
        fee: deliveryFee,
        freeOver: zone.freeOver,
        problem: checkout.minimumProblem,
      },
      readyInMinutes: now.readyInMinutes,
      slots: checkout.slots.map((slot) => slot.toISOString()),
      values,
      errors,
      formError: complaint.formError,
      idempotencyKey: complaint.keepsKey && form.idempotencyKey ? form.idempotencyKey : randomUUID(),
    };
    const page = renderer.renderBasketPage(look, basket, context);
    return pages.once(complaint.status, page, [...complaint.headers, ...stored(visit, lines)]);
  }

  async function open(visit: Visit): Promise<Reply> {
    const lines = decodeBasket(visit.basket);
    const linked = readLinkedLines(visit.query);
    if (linked.length === 0) return show(visit, { lines, form: readOrderForm(visit.query) });
    let all = lines;
    for (const { productId, quantity } of linked) {
      const line = basketLine({ productId, quantity, sizeId: null, options: [], note: '' }, null);
      const restored = restoreLines(setQuantity(all, choiceKey(line), 0), [line]);
      if (restored.ok) all = restored.value;
    }
    return BareReply.seeOther(`/basket${detailsQuery(visit.query)}`, stored(visit, all));
  }

  /** A button of the basket page. The page is the answer, so that it keeps the typed details. */
  async function change(visit: Visit): Promise<Reply> {
    if (!visit.isOwnForm) return pages.problem(403, messages.notFromHere, null);
    const lines = decodeBasket(visit.basket);
    const form = readOrderForm(visit.form);
    const wish = readWish(visit.form);
    if (wish?.kind === 'undo') {
      const restored = restoreLines(lines, decodeBasket(wish.lines));
      if (restored.ok) return show(visit, { lines: restored.value, form });
      return show(visit, { lines, form, complaint: { ...FINE, status: 422, formError: restored.error } });
    }
    if (wish?.kind === 'empty')
      return show(visit, { lines: [], form, undo: { text: messages.emptied, lines: visit.basket } });
    if (wish?.kind !== 'set') return show(visit, { lines, form });
    const { choice, quantity } = wish;
    const removed = quantity === 0 ? lines.filter((line) => choiceKey(line) === choice) : [];
    const [gone] = (await quoteOf(visit, removed))?.lines ?? [];
    const undo = gone && {
      text: messages.removed(gone.name || messages.itemGone),
      lines: encodeBasket(removed),
    };
    return show(visit, { lines: setQuantity(lines, choice, quantity), form, undo: undo ?? null });
  }

  /** The form names what it showed, so that a repeat orders the same after the cookie was emptied. */
  async function place(visit: Visit): Promise<Reply> {
    const { slug, scope, ip, form: fields, testerId } = visit;
    const basket = fields.get('basket') ?? visit.basket;
    const lines = decodeBasket(basket);
    const form = readOrderForm(fields);
    // The form of a test must not place a real order.
    if (fields.has('test') && testerId === null)
      return show(visit, {
        lines,
        form,
        complaint: { ...FINE, status: 409, formError: messages.testModeOver },
      });
    const request = { slug, ...orderOf(form), lines: await requestedLines(visit, lines), testerId };
    const placed = await scope.get(OrderService).place(request, ip);
    if (placed.ok) {
      // The diner may have begun another basket since.
      const emptied = basket === visit.basket ? stored(visit, []) : [];
      return BareReply.seeOther(`/order/${placed.value.statusToken}`, emptied);
    }
    if (placed.error.kind === 'notFound') return pages.notFound(slug);
    return show(visit, { lines, form, complaint: orderComplaint(placed.error) });
  }

  return [
    { path: /^\/basket$/, GET: open, POST: change },
    {
      path: /^\/basket\/bar$/,
      GET: async (visit) => new BareReply(200, ['cache-control', 'no-store'], await basketBar(visit)),
    },
    { path: /^\/order$/, POST: place },
  ];
}
