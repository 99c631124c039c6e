import { MENU_LENGTHS } from '@forkfront/common/limits.ts';
import { z } from 'zod';
import { mapOk, nullRefused, text, viewerRoute, type RestRoute } from '../../rest/restRoute.ts';
import { restFieldInputs } from '../restaurants/productFields.rest.ts';
import { RestProduct, toRestOwnProduct } from '../restaurants/restaurant.rest.ts';
import { SiteLinks } from '../sites/siteLinks.ts';
import type { ProductView } from './product.repository.ts';
import { penceOf } from './product.rules.ts';
import { type ProductKey, ProductService } from './product.service.ts';

/** Pounds, as in the specification (§7); null for an empty field. */
const price = z
  .number({ error: 'Please send the price as a number, in pounds.' })
  .nullable()
  .transform((pounds) => pounds && penceOf(pounds));
const someText = z.string({ error: 'Please send a text.' }).nullable();
/** An empty text of a form means no picture. */
const imageUrl = someText.transform((url) => url || null);

const NAME = `What it is called, at most ${MENU_LENGTHS.product} characters.`;
const DESCRIPTION = `What it is, at most ${MENU_LENGTHS.description.toLocaleString('en-GB')} characters.`;
const PRICE = {
  description: 'Price in pounds (GBP), with at most two decimals.',
  minimum: 0,
  maximum: 1000,
  ...nullRefused,
};

const Create = z.object({
  name: text.describe(NAME),
  description: text.describe(DESCRIPTION),
  price: z.preprocess((pounds) => pounds ?? null, price).meta(PRICE),
  ...restFieldInputs,
  imageUrl: imageUrl
    .optional()
    .transform((url) => url ?? null)
    .describe('Address from `confirm-upload`, which needs a paid plan; null or left out for no picture.'),
});
const Change = z.object({
  name: someText.optional().meta({ description: NAME, ...nullRefused }),
  description: someText.optional().meta({ description: DESCRIPTION, ...nullRefused }),
  price: price.optional().meta(PRICE),
  ...restFieldInputs,
  imageUrl: imageUrl
    .optional()
    .describe('Address from `confirm-upload`; null removes it. A new one needs a paid plan.'),
});

const ofRestaurant = z.object({
  id: z.string().meta({ description: 'Id of a restaurant of yours.', format: 'uuid' }),
});
const ofProduct = ofRestaurant.extend({
  productId: z.string().meta({ description: 'Id of one of its products.', format: 'uuid' }),
});
const Saved = z.object({ data: z.object({ product: RestProduct }) });

const PRODUCTS = '/restaurant-portal/restaurants/{id}/products';
const PRODUCT = `${PRODUCTS}/{productId}`;

/** Spec §7: the products of the viewer's restaurants. */
export const productRoutes: RestRoute[] = [
  viewerRoute({
    method: 'post',
    path: PRODUCTS,
    operationId: 'createProduct',
    tag: 'restaurant-portal',
    summary: 'Add a product to the end of the menu',
    description: 'A menu has room for 500 products.',
    params: ofRestaurant,
    body: Create,
    answers: { 201: { description: 'Added.', json: Saved } },
    failures: [402, 404, 409],
    uses: { products: ProductService, links: SiteLinks },
    async answer({ products, links, viewer, params, body }) {
      const product = { ...body, restaurantId: params.id, sectionId: null };
      const created = await products.create(viewer.id, product);
      return mapOk(created, ({ value }) => toRestAnswer(value, links));
    },
  }),
  viewerRoute({
    method: 'patch',
    path: PRODUCT,
    operationId: 'updateProduct',
    tag: 'restaurant-portal',
    summary: 'Change a product',
    description: 'What is left out stays as it is.',
    params: ofProduct,
    body: Change,
    answers: { 200: { description: 'Changed.', json: Saved } },
    failures: [402, 404],
    uses: { products: ProductService, links: SiteLinks },
    async answer({ products, links, viewer, params, body }) {
      const updated = await products.update(viewer.id, keyOf(params), body);
      return mapOk(updated, ({ value }) => toRestAnswer(value, links));
    },
  }),
  viewerRoute({
    method: 'delete',
    path: PRODUCT,
    operationId: 'deleteProduct',
    tag: 'restaurant-portal',
    summary: 'Delete a product for good',
    description: 'Orders keep its name and price.',
    params: ofProduct,
    answers: {
      200: {
        description: 'Deleted.',
        json: z.object({
          data: z.object({ product: z.object({ _id: z.uuid().describe('Its id.') }) }),
        }),
      },
    },
    failures: [404],
    uses: { products: ProductService },
    async answer({ products, viewer, params }) {
      const key = keyOf(params);
      return mapOk(await products.delete(viewer.id, key), () => ({ data: { product: { _id: key.id } } }));
    },
  }),
];

const keyOf = ({ id, productId }: z.output<typeof ofProduct>): ProductKey => ({
  id: productId,
  restaurantId: id,
});

const toRestAnswer = (product: ProductView, links: SiteLinks): z.output<typeof Saved> => ({
  data: { product: toRestOwnProduct(product, links) },
});
