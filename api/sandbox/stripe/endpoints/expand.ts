import { invalidRequest } from '../stripeRefusal.ts';
import type { World } from '../world.ts';

const KINDS = ['product', 'price', 'customer', 'paymentMethod', 'subscription', 'invoice'] as const;
/** Objects of connected accounts. */
const OWNED = ['intent', 'charge', 'balance'] as const;
const DEPTH = 4;

/** Replaces the ids at `paths` (`latest_invoice.customer`, `data.product`) with their objects. */
export function expand(world: World, object: object, paths: string[]): object {
  return paths.reduce((result, path) => {
    const steps = path.split('.');
    if (steps.length > DEPTH)
      throw invalidRequest(`You cannot expand more than ${DEPTH} levels of a property. Property: ${path}`);
    return Object(expandStep(world, result, steps, path));
  }, object);
}

function expandStep(world: World, value: unknown, [step, ...rest]: string[], path: string): unknown {
  if (step === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => expandStep(world, item, [step, ...rest], path));
  if (typeof value !== 'object' || value === null) return value;
  const fields: Record<string, unknown> = { ...value };
  if (step === 'line_items' && fields['object'] === 'checkout.session')
    fields['line_items'] = lineItems(world, String(fields['id']));
  if (!Object.hasOwn(fields, step))
    throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  const inner = fields[step];
  const found = typeof inner === 'string' ? findObject(world, inner) : inner;
  if (typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean')
    throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  return { ...fields, [step]: expandStep(world, found, rest, path) };
}

const findObject = (world: World, id: string): object | string => {
  for (const kind of KINDS) {
    const found = world.ledger.get(kind, id);
    if (found) return found;
  }
  for (const kind of OWNED) {
    const found = world.ledger.get(kind, id);
    if (found) return found.object;
  }
  // An id of ours that is not in the books belongs to a deleted customer.
  if (id.startsWith('cus_')) return { id, object: 'customer', deleted: true };
  return id;
};

/** The lines of a Checkout, which are returned on request. */
export function lineItems(world: World, session: string): object {
  const own = world.ledger.get('terms', session);
  const lines = own ? [own.line] : (world.ledger.get('orderTerms', session)?.lines ?? []);
  const url = `/v1/checkout/sessions/${session}/line_items`;
  return { object: 'list', data: lines, has_more: false, url };
}
