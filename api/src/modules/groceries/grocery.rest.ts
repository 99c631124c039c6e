import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { inDigits, mapOk, publicRoute, type RestRoute } from '../../rest/restRoute.ts';
import { SiteLinks } from '../sites/siteLinks.ts';
import { GroceryService } from './grocery.service.ts';
import { productAnswer, RestProduct, toRestProduct } from './groceryProduct.rest.ts';
import { STOCK_LIMITS } from './stock.rules.ts';

const shop = z
  .string()
  .max(63)
  .nullish()
  .transform((slug) => slug || null)
  .describe('Slug of the shop; an installation with one shop needs none.');

/** The query of a route about one shop. */
export const OfShop = z.object({ shop });

/** The path of a route about one product. */
export const OfProduct = z.object({ id: z.string().describe('Id of the product.') });

const RestShop = z
  .object({
    slug: z.string().describe('Name of the shop in addresses, for the parameter `shop`.'),
    name: z.string().describe('What it is called.'),
    isDemo: z.boolean().describe('Whether it is the demo shop, whose orders nobody packs.'),
  })
  .meta({ id: 'Shop' });

const RestCategory = z
  .object({
    _id: z.uuid().describe('UUID.'),
    name: z.string(),
    description: z.string().describe('May be empty.'),
    productCount: z.int().describe('How many products it has.'),
  })
  .meta({ id: 'Category' });

const ProductsQuery = OfShop.extend({
  category: z.string().max(64).nullish().describe('Only products of the category with this id.'),
  search: z
    .string()
    .max(100)
    .default('')
    .describe('Only products with these words in their names, or similar ones; the most similar first.'),
  orderable: z.enum(['true', 'false']).nullish().describe('Only products that can, or cannot, be ordered.'),
  stockBelow: inDigits(z.int().min(1).max(STOCK_LIMITS.stock).optional()).describe(
    'Only products of which fewer pieces are left.',
  ),
  limit: inDigits(z.int().min(1).max(100).default(50)).describe('How many products, 1 to 100.'),
  after: z.string().nullish().describe('`nextCursor` of the page before, with the same search.'),
});

const tag = 'products';

/** What the grocery API shows: shops, categories and products. */
export const groceryRoutes: RestRoute[] = [
  publicRoute({
    method: 'get',
    path: '/health',
    operationId: 'getHealth',
    tag: 'health',
    summary: 'Whether the API works',
    answers: { 200: { description: 'It works.', json: z.object({ ok: z.literal(true) }) } },
    failures: [503],
    uses: { groceries: GroceryService },
    answer: async ({ groceries }) => mapOk(await groceries.health(), () => ({ ok: true as const })),
  }),
  publicRoute({
    method: 'get',
    path: '/shops',
    operationId: 'listShops',
    tag,
    summary: 'The grocery shops of the installation, at most 100; the demo shop is the last',
    answers: {
      200: { description: 'The shops.', json: z.object({ data: z.object({ shops: z.array(RestShop) }) }) },
    },
    uses: { groceries: GroceryService },
    async answer({ groceries }) {
      const shops = await groceries.shops();
      return ok({ data: { shops: shops.map(({ slug, name, isDemo }) => ({ slug, name, isDemo })) } });
    },
  }),
  publicRoute({
    method: 'get',
    path: '/categories',
    operationId: 'listCategories',
    tag,
    summary: 'The categories of a shop, in its order',
    query: OfShop,
    answers: {
      200: {
        description: 'The categories.',
        json: z.object({ data: z.object({ categories: z.array(RestCategory) }) }),
      },
    },
    failures: [400, 404],
    uses: { groceries: GroceryService },
    async answer({ groceries, query }) {
      const found = await groceries.shop(query.shop);
      if (!found.ok) return found;
      const categories = await groceries.categories(found.value);
      return ok({
        data: {
          categories: categories.map(({ id, name, description, productCount }) => ({
            _id: id,
            name,
            description,
            productCount,
          })),
        },
      });
    },
  }),
  publicRoute({
    method: 'get',
    path: '/products',
    operationId: 'listProducts',
    tag,
    summary: 'The products of a shop, by name',
    query: ProductsQuery,
    answers: {
      200: {
        description: 'A page of products.',
        json: z.object({
          data: z.object({
            products: z.array(RestProduct),
            nextCursor: z.string().nullable().describe('For `after`; null on the last page.'),
          }),
        }),
      },
    },
    failures: [400, 404],
    uses: { groceries: GroceryService, links: SiteLinks },
    async answer({ groceries, links, query }) {
      const found = await groceries.shop(query.shop);
      if (!found.ok) return found;
      const { category, search, orderable, stockBelow, limit, after } = query;
      const filter = {
        categoryId: category || null,
        search,
        isOrderable: orderable ? orderable === 'true' : null,
        stockBelow: stockBelow ?? null,
      };
      return mapOk(
        await groceries.products(found.value, filter, { after: after || null, count: limit }),
        ({ products, nextCursor }) => ({
          data: { products: products.map((product) => toRestProduct(product, links)), nextCursor },
        }),
      );
    },
  }),
  publicRoute({
    method: 'get',
    path: '/products/{id}',
    operationId: 'getProduct',
    tag,
    summary: 'A product',
    params: OfProduct,
    answers: { 200: productAnswer },
    failures: [404],
    uses: { groceries: GroceryService, links: SiteLinks },
    answer: async ({ groceries, links, params }) =>
      mapOk(await groceries.product(params.id), (product) => ({
        data: { product: toRestProduct(product, links) },
      })),
  }),
  publicRoute({
    method: 'get',
    path: '/products/barcode/{barcode}',
    operationId: 'getProductByBarcode',
    tag,
    summary: 'The product of a shop with a barcode',
    params: z.object({ barcode: z.string().describe('Digits of the EAN or UPC.') }),
    query: OfShop,
    answers: { 200: productAnswer },
    failures: [400, 404],
    uses: { groceries: GroceryService, links: SiteLinks },
    async answer({ groceries, links, params, query }) {
      const found = await groceries.shop(query.shop);
      if (!found.ok) return found;
      return mapOk(await groceries.productByBarcode(found.value, params.barcode), (product) => ({
        data: { product: toRestProduct(product, links) },
      }));
    },
  }),
];
