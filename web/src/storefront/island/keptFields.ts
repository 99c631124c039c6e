import { quietly } from './quietly.ts';

/** After this time the diner wants a new order, so the old key must not be used again. */
const UNANSWERED_MS = 30 * 60_000;

/** `sent`: an order that was not placed as far as we know. `typed`: what was typed when the diner left the page. */
type Kept = 'sent' | 'typed';

const keyOf = (kind: Kept, slug = ''): string => `basket-${kind}:${slug}`;

/** Stores the fields of the order form for this tab. Null removes them. */
export function keepFields(kind: Kept, slug: string | undefined, fields: URLSearchParams | null): void {
  quietly(() =>
    fields === null
      ? sessionStorage.removeItem(keyOf(kind, slug))
      : sessionStorage.setItem(keyOf(kind, slug), `${Date.now()} ${fields.toString()}`),
  );
}

/** The stored fields of the last half hour; null when there are none. */
export function keptFields(kind: Kept, slug: string | undefined): URLSearchParams | null {
  const [at, fields] = (quietly(() => sessionStorage.getItem(keyOf(kind, slug))) ?? '').split(' ');
  return fields && Date.now() - Number(at) < UNANSWERED_MS ? new URLSearchParams(fields) : null;
}

/** The order was placed: the next one begins with nothing. */
export function forgetOrder(slug: string | undefined): void {
  keepFields('sent', slug, null);
  keepFields('typed', slug, null);
}
