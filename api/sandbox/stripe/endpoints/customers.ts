import { z } from 'zod';
import { newCustomer } from '../billing/customer.ts';
import { endSubscription } from '../billing/endSubscription.ts';
import { missingObject } from '../stripeRefusal.ts';
import type { WireCustomer } from '../wire.ts';
import type { World } from '../world.ts';
import {
  endpoint,
  type Endpoint,
  pageOf,
  created,
  isCreated,
  mergeMetadata,
  metadata,
  nullable,
  paging,
  text,
} from './endpoint.ts';

const email = nullable.refine(
  (value) => value === null || /^[^@\s]+@[^@\s]+$/.test(value),
  'Invalid email address',
);

const fields = {
  email: email.optional(),
  name: nullable.optional(),
  phone: nullable.optional(),
  description: nullable.optional(),
  metadata: metadata.optional(),
};

const ENDED: readonly string[] = ['canceled', 'incomplete_expired'];

export const customerEndpoints: Endpoint[] = [
  endpoint('post', '/v1/customers', z.strictObject(fields), (world, sent) => {
    const customer = newCustomer(
      {
        email: sent.email ?? null,
        name: sent.name ?? null,
        phone: sent.phone ?? null,
        description: sent.description ?? null,
        metadata: mergeMetadata({}, sent.metadata),
      },
      world.now(),
    );
    world.ledger.put('customer', customer);
    world.announce('customer.created', customer);
    return customer;
  }),
  endpoint('get', '/v1/customers/:id', z.strictObject({}), (world, _sent, id) => world.customer(id)),
  endpoint(
    'post',
    '/v1/customers/:id',
    z.strictObject({
      ...fields,
      invoice_settings: z.strictObject({ default_payment_method: nullable.optional() }).optional(),
    }),
    (world, { metadata: labels, invoice_settings: settings, ...sent }, id) => {
      const before = world.customer(id);
      const changes = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
      return world.saveCustomer({
        ...before,
        ...changes,
        invoice_settings: withDefault(world, before, settings?.default_payment_method),
        metadata: mergeMetadata(before.metadata, labels),
      });
    },
  ),
  // With its customer a subscription ends at once.
  endpoint('delete', '/v1/customers/:id', z.strictObject({}), (world, _sent, id) => {
    const customer = world.customer(id);
    for (const subscription of world.ledger.all('subscription'))
      if (subscription.customer === id && !ENDED.includes(subscription.status))
        endSubscription(world, subscription.id, 'cancellation_requested');
    world.ledger.remove('customer', id);
    world.announce('customer.deleted', customer);
    return { id, object: 'customer', deleted: true };
  }),
  endpoint(
    'get',
    '/v1/customers',
    z.strictObject({ ...paging, email: text.optional(), created }),
    (world, { email: wanted, created: when, ...page }) =>
      pageOf(
        world.ledger
          .all('customer')
          .filter((customer) => wanted === undefined || customer.email === wanted)
          .filter((customer) => isCreated(customer.created, when))
          .reverse(),
        page,
        '/v1/customers',
      ),
  ),
];

function withDefault(
  world: World,
  { id, invoice_settings: settings }: WireCustomer,
  method: string | null | undefined,
): WireCustomer['invoice_settings'] {
  if (method === undefined) return settings;
  if (method !== null && world.ledger.get('paymentMethod', method)?.customer !== id)
    throw missingObject('PaymentMethod', method, 'invoice_settings[default_payment_method]');
  return { ...settings, default_payment_method: method };
}
