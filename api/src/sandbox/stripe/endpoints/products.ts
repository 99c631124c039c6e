import { z } from 'zod';
import { newProduct } from '../objects/newProduct.ts';
import type { WireProduct } from '../objects/wire.ts';
import { invalidRequest, missingObject } from '../refusals.ts';
import type { World } from '../world.ts';
import { endpoint, type Endpoint } from './endpoint.ts';
import { pageOf } from './pageOf.ts';
import { created, flag, isCreated, mergeMetadata, metadata, name, nullable, paging, text } from './params.ts';

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
