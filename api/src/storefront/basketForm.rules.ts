import {
  type BasketView,
  ORDER_FIELDS,
  type OrderField,
  type OrderValues,
  PRICED_FIELDS,
  type PricedField,
  shownField,
} from '@forkfront/common/basketView.ts';
import { idOf } from '../graphql/globalId.ts';
import { instantOf } from '../lib/instant.ts';
import type { FailureOf } from '../lib/result.ts';
import { LINE_LIMITS } from '@forkfront/common/orderLine.ts';

const QUANTITY = 'q.';

/** The fields of the order form. */
export interface OrderForm {
  /** Pence; NaN when missing, which is not equal to any total. */
  shownTotal: number;
  /** Empty when missing. */
  idempotencyKey: string;
  values: OrderValues;
}

/** Reads the fields of the order form; unknown fields are ignored. */
export function readOrderForm(fields: URLSearchParams): OrderForm {
  const shownTotal = fields.get('shownTotal') ?? '';
  return {
    shownTotal: /^\d{1,9}$/.test(shownTotal) ? Number(shownTotal) : Number.NaN,
    idempotencyKey: fields.get('idempotencyKey') ?? '',
    values: {
      fulfilment: fields.get('fulfilment') === 'DELIVERY' ? 'DELIVERY' : 'COLLECTION',
      ...(Object.fromEntries(ORDER_FIELDS.map((field) => [field, fields.get(field) ?? ''])) as Record<
        OrderField,
        string
      >),
    },
  };
}

/** The fields that a page shows again, as a form sends them. */
export const formFields = ({ values }: OrderForm): URLSearchParams =>
  new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));

/** The field of a dish's form that names the details typed in the basket, for the way back. */
export const DETAILS = 'details';

/** The products and quantities of an address `/basket?q.<id>=2`, as links and the history of browsers have them. */
export const readLinkedLines = (query: URLSearchParams): { productId: string; quantity: number }[] =>
  [...query].flatMap(([name, value]) => {
    const productId = name.startsWith(QUANTITY) ? idOf('Product', name.slice(QUANTITY.length)) : null;
    const quantity = quantityOf(value);
    return productId && quantity > 0 ? [{ productId, quantity }] : [];
  });

/** The same address without them: the entered details stay. Empty when nothing is left. */
export function detailsQuery(query: URLSearchParams): string {
  const details = new URLSearchParams([...query].filter(([name]) => !name.startsWith(QUANTITY)));
  return details.size > 0 ? `?${details.toString()}` : '';
}

/** A typed quantity between 0 and the maximum. */
const quantityOf = (text: string): number =>
  Math.min(LINE_LIMITS.quantity, Math.max(0, Math.trunc(Number(text)) || 0));

/** What a button of the basket page asks for. */
export type BasketAction =
  | { kind: 'set'; quantity: number; choice: string }
  | { kind: 'undo'; lines: string }
  | { kind: 'edit'; choice: string }
  | { kind: 'empty' }
  | { kind: 'dropCode' }
  | null;

/** Reads the pressed button: `set` is `<quantity>~<choice>`. */
export function readAction(fields: URLSearchParams): BasketAction {
  const [, quantity, choice] = /^(\d{1,2})~(.+)$/.exec(fields.get('set') ?? '') ?? [];
  if (quantity !== undefined && choice !== undefined)
    return { kind: 'set', quantity: Number(quantity), choice };
  const undone = fields.get('undo');
  if (undone !== null) return { kind: 'undo', lines: undone };
  const edited = fields.get('edit');
  if (edited !== null) return { kind: 'edit', choice: edited };
  if (fields.get('refresh') === 'dropCode') return { kind: 'dropCode' };
  return fields.has('empty') ? { kind: 'empty' } : null;
}

/** The field of the form for a path of the order: `when` for `scheduledFor`, `town` for `deliveryAddress.town`. */
const fieldOf = (path: string): string =>
  path === 'scheduledFor' ? 'when' : path.replace(/^deliveryAddress\./, '');

/** A chosen time as the order has it: null for as soon as possible. A text that is no time is one that no site offers. */
export const timeOf = (when: string): Date | null => (when === '' ? null : (instantOf(when) ?? new Date(0)));

/** The part of an order that the form decides. */
export function orderOf({ shownTotal, idempotencyKey, values }: OrderForm) {
  const { fulfilment, when, name, phone, email, note, line1, line2, town, postcode, ...rest } = values;
  return {
    shownTotal,
    idempotencyKey,
    name,
    phone,
    email,
    note,
    fulfilment,
    scheduledFor: timeOf(when),
    promotionCode: rest.promotionCode,
    ifMissing: rest.ifMissing || null,
    deliveryAddress: fulfilment === 'DELIVERY' ? { line1, line2, town, postcode } : null,
  };
}

/** The same form with another promotion code. */
export const withCode = (form: OrderForm, promotionCode: string): OrderForm => ({
  ...form,
  values: { ...form.values, promotionCode },
});

/** The same form with another time; null: as soon as possible. */
export const withTime = (form: OrderForm, when: Date | null): OrderForm => ({
  ...form,
  values: { ...form.values, when: when?.toISOString() ?? '' },
});

/** The first problem of each field that the diner filled in. */
export function fieldErrors(problems: readonly { path: string; message: string }[]): BasketView['errors'] {
  const errors: BasketView['errors'] = {};
  for (const field of ORDER_FIELDS) {
    const problem = problems.find(({ path }) => fieldOf(path) === field);
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

/**
 * The choice that differs from the one that the shown total is for; null: none. Without script the way or a postcode can be chosen and
 * the order be sent with one press.
 */
export const changedChoice = (fields: URLSearchParams, { values }: OrderForm): PricedField | null =>
  PRICED_FIELDS.find((field) => {
    const shown = fields.get(shownField(field));
    return shown !== null && shown !== values[field];
  }) ?? null;

/** How the basket page explains a failed order. */
export function orderComplaint(failure: Told): OrderComplaint {
  const fields = failure.kind === 'validation' ? failure.fields : [];
  const own: readonly string[] = ORDER_FIELDS;
  const others = fields.filter(({ path }) => !own.includes(fieldOf(path)));
  return {
    status: STATUS[failure.kind],
    errors: fieldErrors(fields),
    formError: failure.kind === 'validation' ? (others[0]?.message ?? null) : failure.message,
    keepsKey: failure.kind !== 'conflict' && !others.some(({ path }) => path === 'idempotencyKey'),
    headers: failure.kind === 'rateLimited' ? ['retry-after', String(failure.retryAfterSeconds)] : [],
  };
}
