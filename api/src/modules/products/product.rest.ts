import type { Request } from 'express';
import { z } from 'zod';
import { readBody, text } from '../../rest/readBody.ts';
import { respond } from '../../rest/respond.ts';
import { viewerRoute, type RestRoute } from '../../rest/restRoute.ts';
import { sendFailure } from '../../rest/sendFailure.ts';
import { toRestOwnProduct } from '../restaurants/toRestRestaurant.ts';
import type { ProductView } from './menuSql.ts';
import { penceOf } from './product.rules.ts';
import type { ProductKey } from './product.service.ts';
import { toProductChange } from './toProductChange.ts';
import { SiteLinks } from '../sites/siteLinks.ts';
import { ProductService } from './product.service.ts';

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
      respond(response, created, (changed) => toRestAnswer(changed, links), 201);
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
      respond(response, updated, (changed) => toRestAnswer(changed, links));
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

const toRestAnswer = ({ product }: { product: ProductView }, links: SiteLinks): object => ({
  data: { product: toRestOwnProduct(product, links) },
});
