import type { BasketView } from '@forkfront/common/basketView.ts';
import { randomUUID } from 'node:crypto';
import { formatPence } from '@forkfront/common/money.ts';
import { unlessAway } from '../lib/within.ts';
import { PlaceOrderService } from '../modules/orders/placeOrder.service.ts';
import { normalCode } from '@forkfront/common/discount.ts';
import {
  type BasketLine,
  basketHeader,
  choiceKey,
  codeHeader,
  decodeBasket,
  encodeBasket,
  keptCode,
  orderForHeader,
  restoreLines,
  setQuantity,
} from './basketCookie.rules.ts';
import {
  changedChoice,
  DETAILS,
  detailsQuery,
  formFields,
  type OrderForm,
  orderComplaint,
  orderOf,
  type OrderComplaint,
  readLinkedLines,
  readOrderForm,
  readAction,
  timeOf,
  withCode,
  withTime,
} from './basketForm.rules.ts';
import { basketBar, basketLine, draftQuoteOf, lineViews, quoteOf, requestedLines } from './basketLines.ts';
import { linkReply } from './linkedCode.ts';
import { messages } from './messages.ts';
import { keepForm } from './formPages.ts';
import { type Again, BareReply, FormAnswer, NO_TEXTS, type Reply, type Route, type Visit } from './route.ts';
import type { SitePages, StorefrontParts } from './sitePages.ts';

const FINE: OrderComplaint = { status: 200, errors: {}, formError: null, keepsKey: true, headers: [] };

/** What a form left behind. */
interface Left {
  lines: BasketLine[];
  form: OrderForm;
  /** Whether the order was tried: the page then shows the price for this diner, with the limits of promotions. */
  isTried?: boolean;
  /** The idempotency key of the page: of the order that was tried, or null for a new one. By default that of the basket. */
  key?: string | null;
  complaint?: OrderComplaint;
  undo?: BasketView['undo'];
}

/** The basket of the cookie and the order form. The server calculates the prices, and typed values are always kept. */
export function basketRoutes({ renderer, context, headers }: StorefrontParts, pages: SitePages): Route[] {
  /** The headers that store a basket with its key; none when the visitor has both already. */
  const stored = (visit: Visit, lines: readonly BasketLine[], key: string): string[] => {
    const basket = encodeBasket(lines);
    if (basket === visit.basket && key === visit.orderKey) return [];
    return basketHeader(basket, { ...visit, isSecure: headers.isSecure }, key);
  };

  /** The header that keeps the code of a form; none when the visitor has it already. */
  const storedCode = (visit: Visit, typed: string): string[] => {
    const code = keptCode(typed);
    return code === visit.code ? [] : codeHeader(code, { ...visit, isSecure: headers.isSecure });
  };

  /** The header that keeps the time for which the visitor orders; none when the visitor has it already. */
  const storedTime = (visit: Visit, when: string, slots: readonly Date[]): string[] => {
    const time = timeOf(when)?.getTime();
    const chosen = slots.find((slot) => slot.getTime() === time) ?? null;
    if (chosen?.getTime() === visit.orderFor?.getTime()) return [];
    return orderForHeader(chosen, { ...visit, isSecure: headers.isSecure });
  };

  /** The page of the basket in the cookie. `again`: how it shows a form that was sent. */
  async function show(visit: Visit, form: OrderForm, again: Again | null): Promise<Reply> {
    const lines = decodeBasket(visit.basket);
    const { formError, errors: said, notes } = again?.words ?? NO_TEXTS;
    const idempotencyKey = visit.orderKey || randomUUID();
    const look = await pages.look(visit.slug);
    const quote = await draftQuoteOf(visit, lines, form.values, notes['isTried'] ? form.values : null);
    if (!look || !quote) return pages.notFound(visit.slug);
    const { price, zone, areaProblem, now, slots } = quote;
    const { promotion } = price;
    const code = form.values.promotionCode;
    const values = { ...form.values, fulfilment: quote.fulfilment };
    const errors: BasketView['errors'] = { ...said };
    if (areaProblem) errors.postcode ??= areaProblem.message;
    // After Back the basket may be another one.
    const undo = notes['undo'] &&
      notes['of'] === visit.basket && { text: notes['undo'], lines: notes['undoLines'] ?? '' };
    const basket: BasketView = {
      lines: lineViews(lines, price),
      basket: encodeBasket(lines),
      undo: undo || null,
      subtotal: price.subtotal,
      deliveryFee: price.deliveryFee,
      discount: promotion && { name: promotion.name, saving: price.discount },
      code: {
        isOffered:
          code !== '' ||
          visit.site.document.promotions.some((one) => one.code !== null && one.rest !== 'OVER'),
        counts: promotion !== null && promotion.code === normalCode(code),
        problem: price.codeProblem,
      },
      total: price.total,
      area: zone && {
        name: zone.name,
        fee: price.deliveryFee,
        freeOver: zone.freeOver,
        problem: price.minimumProblem,
      },
      readyInMinutes: now.readyInMinutes,
      isShop: visit.site.document.isShop,
      slots: slots.map((slot) => slot.toISOString()),
      values,
      errors,
      formError,
      idempotencyKey,
    };
    const page = renderer.renderBasketPage(look, basket, context);
    const kept = [
      ...stored(visit, lines, lines.length > 0 ? idempotencyKey : ''),
      ...(again ? [] : storedCode(visit, code)),
      ...storedTime(visit, form.values.when, slots),
    ];
    return pages.once(again?.status ?? 200, page, [...(again?.headers ?? []), ...kept]);
  }

  /** The page of the basket after a form, with its lines, their key, and what was typed. */
  function after(visit: Visit, { lines, form, key, isTried, complaint = FINE, undo }: Left): FormAnswer {
    const basket = encodeBasket(lines);
    const known = basket === visit.basket ? visit.orderKey : '';
    const orderKey = lines.length > 0 ? (key === undefined ? known : key) || randomUUID() : '';
    const code = form.values.promotionCode;
    const notes = {
      ...(isTried && { isTried: '1' }),
      ...(undo && { undo: undo.text, undoLines: undo.lines, of: basket }),
    };
    const { status, errors, formError, headers: more } = complaint;
    return new FormAnswer(
      '/basket',
      formFields(form),
      { errors, formError, notes },
      {
        status,
        headers: more,
        cookies: [...stored(visit, lines, orderKey), ...storedCode(visit, code)],
        stored: { basket, orderKey, code: keptCode(code) },
      },
    );
  }

  async function open(visit: Visit): Promise<Reply> {
    const linkedCode = linkReply(visit, '/basket', headers);
    if (linkedCode) return linkedCode;
    const linked = readLinkedLines(visit.query);
    const asked = readOrderForm(visit.query);
    const form = visit.query.has('when') ? asked : withTime(asked, visit.orderFor);
    if (linked.length === 0)
      return show(visit, withCode(form, form.values.promotionCode || visit.code), null);
    let all = decodeBasket(visit.basket);
    for (const { productId, quantity } of linked) {
      const line = basketLine({ productId, quantity, sizeId: null, options: [], note: '' }, null);
      const restored = restoreLines(setQuantity(all, choiceKey(line), 0), [line]);
      if (restored.ok) all = restored.value;
    }
    return BareReply.seeOther(`/basket${detailsQuery(visit.query)}`, stored(visit, all, ''));
  }

  /** The page that changes a line; its form comes back to the typed details. */
  async function edit(visit: Visit, choice: string, form: OrderForm): Promise<Reply | null> {
    const lines = decodeBasket(visit.basket).filter((line) => choiceKey(line) === choice);
    const quote = await quoteOf(visit, lines);
    const path = quote && lineViews(lines, quote)[0]?.path;
    if (!path) return null;
    const details = await keepForm(visit, '/basket', { fields: formFields(form), words: NO_TEXTS });
    return BareReply.seeOther(details === null ? path : `${path}&${DETAILS}=${details}`);
  }

  /** A button of the basket page. The page is the answer, so that it keeps the typed details. */
  async function change(visit: Visit): Promise<Reply | FormAnswer> {
    if (!visit.isOwnForm) return pages.problem(403, messages.notFromHere);
    const lines = decodeBasket(visit.basket);
    const action = readAction(visit.form);
    const sent = readOrderForm(visit.form);
    const form = action?.kind === 'dropCode' ? withCode(sent, '') : sent;
    if (action?.kind === 'undo') {
      const restored = restoreLines(lines, decodeBasket(action.lines));
      if (restored.ok) return after(visit, { lines: restored.value, form });
      return after(visit, { lines, form, complaint: { ...FINE, status: 422, formError: restored.error } });
    }
    if (action?.kind === 'empty')
      return after(visit, { lines: [], form, undo: { text: messages.emptied, lines: visit.basket } });
    if (action?.kind === 'edit')
      return (await edit(visit, action.choice, form)) ?? after(visit, { lines, form });
    if (action?.kind !== 'set') return after(visit, { lines, form });
    const { choice, quantity } = action;
    const removed = quantity === 0 ? lines.filter((line) => choiceKey(line) === choice) : [];
    const [gone] = (await quoteOf(visit, removed))?.lines ?? [];
    const undo = gone && {
      text: messages.removed(gone.name || messages.itemGone),
      lines: encodeBasket(removed),
    };
    return after(visit, { lines: setQuantity(lines, choice, quantity), form, undo: undo ?? null });
  }

  /** The form names what it showed, so that a repeat orders the same after the cookie was emptied. */
  async function place(visit: Visit): Promise<Reply | FormAnswer> {
    const { slug, scope, ip, form: fields, testerId } = visit;
    const basket = fields.get('basket') ?? visit.basket;
    const lines = decodeBasket(basket);
    const form = readOrderForm(fields);
    // The form of a test must not place a real order.
    if (fields.has('test') && testerId === null)
      return after(visit, {
        lines,
        form,
        complaint: { ...FINE, status: 409, formError: messages.testModeOver },
      });
    const orders = scope.get(PlaceOrderService);
    /** The order is placed: the basket is done. */
    const ordered = (statusToken: string): Reply => {
      // The diner may have begun another basket since.
      const emptied = basket === visit.basket ? stored(visit, [], '') : [];
      const usedCode = visit.code === keptCode(form.values.promotionCode) ? storedCode(visit, '') : [];
      const usedTime = storedTime(visit, '', []);
      return BareReply.seeOther(`/order/${statusToken}`, [...emptied, ...usedCode, ...usedTime]);
    };
    const key = form.idempotencyKey;
    try {
      const request = { slug, ...orderOf(form), lines: await requestedLines(visit, lines), testerId };
      const placed = await orders.place(request, ip);
      if (placed.ok) return ordered(placed.value.statusToken);
      if (placed.error.kind === 'notFound') return await pages.notFound(slug);
      const { error } = placed;
      const isTried = error.kind === 'totalChanged';
      // With a code the failure says what became of it.
      const changed = form.values.promotionCode === '' ? changedChoice(fields, form) : null;
      const complaint = orderComplaint(
        error.kind === 'totalChanged' && changed !== null
          ? { ...error, message: messages.totalOfChoice(changed, formatPence(error.total)) }
          : error,
      );
      return after(visit, { lines, form, isTried, complaint, key: complaint.keepsKey ? key : null });
    } catch (error) {
      const { status, headers: more } = visit.failed(error);
      // The answer may be what was lost, and not the order.
      const token = await unlessAway(orders.tokenOfPlaced(visit.site.document.restaurantId, key), undefined);
      if (token) return ordered(token);
      const phone = visit.site.document.phone;
      const formError = token === null ? messages.orderNotPlaced : messages.orderUnknown(phone);
      return after(visit, { lines, form, key, complaint: { ...FINE, status, formError, headers: more } });
    }
  }

  return [
    {
      path: /^\/basket$/,
      GET: open,
      POST: change,
      again: (visit, again) => show(visit, readOrderForm(visit.form), again),
    },
    {
      path: /^\/basket\/bar$/,
      GET: async (visit) => new BareReply(200, ['cache-control', 'no-store'], await basketBar(visit)),
    },
    { path: /^\/order$/, POST: place },
  ];
}
