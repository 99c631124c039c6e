import { idOf, toGlobalId } from '../graphql/globalId.ts';
import type { FailureOf } from '../lib/result.ts';
import { LINE_LIMITS, type OrderLineRequest } from '../modules/orders/orderLine.rules.ts';
import type { Quote } from '../modules/orders/orderPricing.rules.ts';
import { messages } from './messages.ts';
import { ORDER_FIELDS, type BasketView, type OrderField } from './renderer.ts';

const QUANTITY = 'q.';

/** The fields of the basket form. */
export interface BasketForm {
  lines: OrderLineRequest[];
  /** Pence; NaN when missing, which is not equal to any total. */
  shownTotal: number;
  /** Empty when missing. */
  idempotencyKey: string;
  values: Record<OrderField, string>;
}

/** Reads the fields of the menu's and the basket's form. Unknown fields and invalid ids are ignored. */
export function readBasketForm(fields: URLSearchParams): BasketForm {
  const lines: OrderLineRequest[] = [];
  for (const [name, value] of fields) {
    const productId = name.startsWith(QUANTITY) ? idOf('Product', name.slice(QUANTITY.length)) : null;
    const quantity = quantityOf(value);
    if (productId && quantity > 0) lines.push({ productId, quantity });
  }
  const shownTotal = fields.get('shownTotal') ?? '';
  return {
    lines,
    shownTotal: /^\d{1,9}$/.test(shownTotal) ? Number(shownTotal) : Number.NaN,
    idempotencyKey: fields.get('idempotencyKey') ?? '',
    values: {
      name: fields.get('name') ?? '',
      phone: fields.get('phone') ?? '',
      email: fields.get('email') ?? '',
      note: fields.get('note') ?? '',
    },
  };
}

/** A typed quantity between 0 and the maximum; the page's script has the same rule. */
const quantityOf = (text: string): number =>
  Math.min(LINE_LIMITS.quantity, Math.max(0, Math.trunc(Number(text)) || 0));

/** The basket page for a form and its current quote. */
export function basketView(
  { values }: BasketForm,
  quote: Quote,
  idempotencyKey: string,
  complaint: Pick<BasketView, 'errors' | 'formError'> = { errors: {}, formError: null },
): BasketView {
  return {
    lines: quote.lines.map(({ productId, name, problem, ...line }) => ({
      ...line,
      problem: problem?.message ?? null,
      productId: toGlobalId('Product', productId),
      name: name || messages.itemGone,
    })),
    total: quote.total,
    values,
    idempotencyKey,
    ...complaint,
  };
}

/** The first problem of each field that the diner filled in. */
export function fieldErrors(problems: readonly { path: string; message: string }[]): BasketView['errors'] {
  const errors: BasketView['errors'] = {};
  for (const field of ORDER_FIELDS) {
    const problem = problems.find(({ path }) => path === field);
    if (problem) errors[field] = problem.message;
  }
  return errors;
}

/** How the basket page shows a failed order. */
export interface OrderComplaint extends Pick<BasketView, 'errors' | 'formError'> {
  status: number;
  /** False when a retry needs a new idempotency key. */
  keepsKey: boolean;
  headers: string[];
}

type Told = FailureOf<'validation' | 'conflict' | 'totalChanged' | 'closed' | 'rateLimited'>;

const STATUS: Record<Told['kind'], number> = {
  validation: 422,
  conflict: 409,
  totalChanged: 409,
  closed: 409,
  rateLimited: 429,
};

/** How the basket page explains a failed order. */
export function orderComplaint(failure: Told): OrderComplaint {
  const fields = failure.kind === 'validation' ? failure.fields : [];
  const own: readonly string[] = ORDER_FIELDS;
  const others = fields.filter(({ path }) => !own.includes(path));
  return {
    status: STATUS[failure.kind],
    errors: fieldErrors(fields),
    formError: failure.kind === 'validation' ? (others[0]?.message ?? null) : failure.message,
    keepsKey: failure.kind !== 'conflict' && !others.some(({ path }) => path === 'idempotencyKey'),
    headers: failure.kind === 'rateLimited' ? ['retry-after', String(failure.retryAfterSeconds)] : [],
  };
}
