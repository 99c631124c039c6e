import { z } from 'zod';
import { invalidRequest, missingObject } from '../stripeRefusal.ts';
import { newStripeId, type WireProduct } from '../wire.ts';
import type { World } from '../world.ts';
import {
  endpoint,
  type Endpoint,
  pageOf,
  created,
  flag,
  isCreated,
  mergeMetadata,
  metadata,
  name,
  nullable,
  paging,
  text,
} from './endpoint.ts';

interface ProductInput {
  id?: string;
  name: string;
  description: string | null;
  active: boolean;
  metadata: Record<string, string>;
  images: string[];
  marketing_features: { name: string }[];
  statement_descriptor: string | null;
  unit_label: string | null;
  tax_code: string | null;
  url: string | null;
}

/** `now` in seconds. */
const newProduct = ({ id, ...input }: ProductInput, now: number): WireProduct => ({
  id: id ?? newStripeId('prod', 14),
  object: 'product',
  ...input,
  created: now,
  default_price: null,
  livemode: false,
  package_dimensions: null,
  shippable: null,
  tax_details: null,
  type: 'service',
  updated: now,
});

const fields = {
  name: name.optional(),
  active: flag.optional(),
  description: nullable.optional(),
  metadata: metadata.optional(),
  images: z.union([z.literal('').transform(() => []), z.array(text).max(8)]).optional(),
  marketing_features: z
    .union([z.literal('').transform(() => []), z.array(z.strictObject({ name })).max(15)])
    .optional(),
  statement_descriptor: nullable.optional(),
  unit_label: nullable.optional(),
  tax_code: nullable.optional(),
  url: nullable.optional(),
};

const ID = /^[\w-]{1,255}$/;

export const productEndpoints: Endpoint[] = [
  endpoint(
    'post',
    '/v1/products',
    z.strictObject({
      ...fields,
      name,
      id: text.regex(ID, 'Invalid id').optional(),
      type: z.literal('service').optional(),
    }),
    (world, { id, ...sent }) => {
      if (id !== undefined && world.ledger.get('product', id))
        throw invalidRequest('Product already exists.', { code: 'resource_already_exists', param: 'id' });
      const product = newProduct(
        {
          ...(id === undefined ? {} : { id }),
          name: sent.name,
          active: sent.active ?? true,
          description: sent.description ?? null,
          metadata: mergeMetadata({}, sent.metadata),
          images: sent.images ?? [],
          marketing_features: sent.marketing_features ?? [],
          statement_descriptor: sent.statement_descriptor ?? null,
          unit_label: sent.unit_label ?? null,
          tax_code: sent.tax_code ?? null,
          url: sent.url ?? null,
        },
        world.now(),
      );
      world.ledger.put('product', product);
      return product;
    },
  ),
  endpoint('get', '/v1/products/:id', z.strictObject({}), (world, _sent, id) => productOf(world, id)),
  endpoint(
    'post',
    '/v1/products/:id',
    z.strictObject({ ...fields, default_price: text.optional() }),
    (world, { metadata: labels, default_price: price, ...sent }, id) => {
      const before = productOf(world, id);
      if (price !== undefined && world.ledger.get('price', price)?.product !== id)
        throw missingObject('price', price, 'default_price');
      const changes = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
      const product: WireProduct = {
        ...before,
        ...changes,
        ...(price === undefined ? {} : { default_price: price }),
        metadata: mergeMetadata(before.metadata, labels),
        updated: world.now(),
      };
      world.ledger.put('product', product);
      return product;
    },
  ),
  endpoint(
    'get',
    '/v1/products',
    z.strictObject({ ...paging, active: flag.optional(), ids: z.array(text).optional(), created }),
    (world, { active, ids, created: when, ...page }) =>
      pageOf(
        world.ledger
          .all('product')
          .filter((product) => active === undefined || product.active === active)
          .filter((product) => !ids || ids.includes(product.id))
          .filter((product) => isCreated(product.created, when))
          .reverse(),
        page,
        '/v1/products',
      ),
  ),
];

function productOf(world: World, id: string): WireProduct {
  const product = world.ledger.get('product', id);
  if (!product) throw missingObject('product', id);
  return product;
}
