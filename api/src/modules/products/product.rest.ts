import type { Request } from 'express';
import { z } from 'zod';
import {
  type Paths,
  answer,
  bearer,
  body,
  failures,
  nullable,
  object,
  ref,
  string,
} from '../../rest/openApi.ts';
import { readBody, text, respond, viewerRoute, type RestRoute, sendFailure } from '../../rest/restRoute.ts';
import { toRestOwnProduct } from '../restaurants/restaurant.rest.ts';
import { SiteLinks } from '../sites/siteLinks.ts';
import type { ProductView } from './product.repository.ts';
import { penceOf } from './product.rules.ts';
import { type ProductKey, toProductChange, ProductService } from './product.service.ts';

const tags = ['restaurant-portal'];
const uuid = (name: string, description: string) => ({
  name,
  in: 'path' as const,
  required: true as const,
  schema: string(description, { format: 'uuid' }),
});
const restaurant = uuid('id', 'Id of a restaurant of yours.');
const product = uuid('productId', 'Id of one of its products.');

const words = {
  name: string('What it is called, at most 120 characters.'),
  description: string('What it is, at most 1,000 characters.'),
  price: {
    type: 'number',
    description: 'Price in pounds (GBP), with at most two decimals.',
    minimum: 0,
    maximum: 1000,
  },
};
const saved = object({ data: object({ product: ref('Product') }) });

export const productsPaths: Paths = {
  '/restaurant-portal/restaurants/{id}/products': {
    post: {
      summary: 'Add a product to the end of the menu',
      description: 'A menu has room for 500 products.',
      tags,
      security: bearer,
      parameters: [restaurant],
      ...body(
        object(
          {
            ...words,
            imageUrl: nullable(
              string(
                'Address from `confirm-upload`, which needs a paid plan; null or left out for no picture.',
              ),
            ),
          },
          ['imageUrl'],
        ),
      ),
      responses: { 201: answer('Added.', saved), ...failures(400, 401, 402, 404, 409, 413, 415) },
    },
  },
  '/restaurant-portal/restaurants/{id}/products/{productId}': {
    patch: {
      summary: 'Change a product',
      description: 'What is left out stays as it is.',
      tags,
      security: bearer,
      parameters: [restaurant, product],
      ...body(
        object(
          {
            ...words,
            imageUrl: nullable(
              string('Address from `confirm-upload`; null removes it. A new one needs a paid plan.'),
            ),
          },
          ['name', 'description', 'price', 'imageUrl'],
        ),
      ),
      responses: { 200: answer('Changed.', saved), ...failures(400, 401, 402, 404, 413, 415) },
    },
    delete: {
      summary: 'Delete a product for good',
      description: 'Orders keep its name and price.',
      tags,
      security: bearer,
      parameters: [restaurant, product],
      responses: {
        200: answer(
          'Deleted.',
          object({ data: object({ product: object({ _id: string('Its id.', { format: 'uuid' }) }) }) }),
        ),
        ...failures(401, 404),
      },
    },
  },
};

/** Pounds, as the specification has it (§7); null for an empty field. */
const price = z
  .number({ error: 'Please send the price as a number, in pounds.' })
  .nullable()
  .transform((pounds) => pounds && penceOf(pounds));
const someText = z.string({ error: 'Please send a text.' }).nullable();
/** An empty text of a form means no picture. */
const imageUrl = someText.transform((url) => url || null);

const Create = z.object({
  name: text,
  description: text,
  price: price.optional().transform((pence) => pence ?? null),
  imageUrl: imageUrl.optional().transform((url) => url ?? null),
});
const Change = z.object({
  name: someText.optional(),
  description: someText.optional(),
  price: price.optional(),
  imageUrl: imageUrl.optional(),
});

const PRODUCTS = '/restaurant-portal/restaurants/{id}/products';
const PRODUCT = `${PRODUCTS}/{productId}`;

/** Spec §7: the products of a restaurant of one's own. */
export const productRoutes: RestRoute[] = [
  viewerRoute({
    method: 'post',
    path: PRODUCTS,
    uses: { products: ProductService, links: SiteLinks },
    async answer({ products, links, viewer, request, body, response }) {
      const input = readBody(Create, body);
      if (!input.ok) return sendFailure(response, input.error);
      const restaurantId = parameter(request, 'id');
      const product = { ...input.value, restaurantId, sectionId: null };
      const created = await products.create(viewer.id, product);
      respond(response, created, ({ value }) => toRestAnswer(value, links), 201);
    },
  }),
  viewerRoute({
    method: 'patch',
    path: PRODUCT,
    uses: { products: ProductService, links: SiteLinks },
    async answer({ products, links, viewer, request, body, response }) {
      const input = readBody(Change, body);
      if (!input.ok) return sendFailure(response, input.error);
      const change = toProductChange(input.value);
      const updated = await products.update(viewer.id, keyOf(request), change);
      respond(response, updated, ({ value }) => toRestAnswer(value, links));
    },
  }),
  viewerRoute({
    method: 'delete',
    path: PRODUCT,
    uses: { products: ProductService },
    async answer({ products, viewer, request, response }) {
      const key = keyOf(request);
      const deleted = await products.delete(viewer.id, key);
      respond(response, deleted, () => ({ data: { product: { _id: key.id } } }));
    },
  }),
];

const parameter = ({ params }: Request, name: string): string => String(params[name]);

const keyOf = (request: Request): ProductKey => ({
  id: parameter(request, 'productId'),
  restaurantId: parameter(request, 'id'),
});

const toRestAnswer = (product: ProductView, links: SiteLinks): object => ({
  data: { product: toRestOwnProduct(product, links) },
});
