import type {
  ClosedFailure,
  ConflictFailure,
  RateLimitedFailure,
  TotalChangedFailure,
  ValidationFailure,
} from '../lib/failure.ts';
import { fieldErrors } from './basketForm.rules.ts';
import { ORDER_FIELDS, type BasketView } from './renderer.type.ts';

/** How a failed order is told on the basket page. */
export interface OrderComplaint extends Pick<BasketView, 'errors' | 'formError'> {
  status: number;
  /** False when the key is worn out, so that the next try needs a new one. */
  keepsKey: boolean;
  headers: string[];
}

type Told = ValidationFailure | ConflictFailure | TotalChangedFailure | ClosedFailure | RateLimitedFailure;

const STATUS: Record<Told['kind'], number> = {
  validation: 422,
  conflict: 409,
  totalChanged: 409,
  closed: 409,
  rateLimited: 429,
};

/** What the diner reads about an order that was not taken. */
export function orderComplaint(failure: Told): OrderComplaint {
  const status = STATUS[failure.kind];
  if (failure.kind !== 'validation') {
    return {
      status,
      errors: {},
      formError: failure.message,
      keepsKey: failure.kind !== 'conflict',
      headers: failure.kind === 'rateLimited' ? ['retry-after', String(failure.retryAfterSeconds)] : [],
    };
  }
  const own: readonly string[] = ORDER_FIELDS;
  const others = failure.fields.filter(({ path }) => !own.includes(path));
  return {
    status,
    errors: fieldErrors(failure.fields),
    formError: others[0]?.message ?? null,
    keepsKey: !others.some(({ path }) => path === 'idempotencyKey'),
    headers: [],
  };
}
