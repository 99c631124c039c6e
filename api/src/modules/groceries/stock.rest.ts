import { z } from 'zod';
import { listOf, mapOk, publicRoute, type RestRoute } from '../../rest/restRoute.ts';
import { SiteLinks } from '../sites/siteLinks.ts';
import { OfProduct, OfShop } from './grocery.rest.ts';
import { isIdempotencyKey } from '../../lib/idempotencyKey.ts';
import { GroceryService } from './grocery.service.ts';
import { productAnswer, toRestProduct } from './groceryProduct.rest.ts';
import { messages } from './messages.ts';
import { problemOf, STOCK_KEY_DAYS, STOCK_LIMITS, STOCK_OUTCOMES, type StockAnswer } from './stock.rules.ts';

const VERSION =
  'The `stockVersion` that you have seen: when the stock has changed since, nothing happens. Without it, the stock changes in any case.';

const Headers = z.object({
  'idempotency-key': z
    .string()
    .refine(isIdempotencyKey, { error: messages.keyImplausible })
    .nullish()
    .describe(
      `16 to 100 ASCII characters without spaces, one for each update. A repeat with the same key and content changes nothing and gets the first answer, for ${STOCK_KEY_DAYS} days; other content with the same key is a conflict. Without it, a repeated \`change\` counts again.`,
    ),
});

const wish = {
  stock: z
    .int()
    .min(0)
    .max(STOCK_LIMITS.stock)
    .nullable()
    .optional()
    .describe('The new stock; null: not counted any more. Either this or `change`.'),
  change: z
    .int()
    .min(-STOCK_LIMITS.stock)
    .max(STOCK_LIMITS.stock)
    .optional()
    .describe('Pieces to add, or to take when it is below zero.'),
  version: z.int().min(0).nullish().describe(VERSION),
};

const hasOneOf = ({ stock, change }: { stock?: unknown; change?: unknown }) =>
  (stock === undefined) !== (change === undefined);

const Update = z.object(wish).refine(hasOneOf, { error: messages.oneOfStockAndChange, path: ['stock'] });

const Line = z
  .object({
    id: z.string().max(64).nullish().describe('Id of the product. Either this or `barcode`.'),
    barcode: z
      .string()
      .regex(/^\d{8,14}$/, { error: 'A barcode has 8 to 14 digits.' })
      .nullish()
      .describe('Barcode of the product.'),
    ...wish,
  })
  .refine(hasOneOf, { error: messages.oneOfStockAndChange, path: ['stock'] })
  .refine(({ id, barcode }) => (id == null) !== (barcode == null), {
    error: messages.oneOfIdAndBarcode,
    path: ['id'],
  });

const RestAnswer = z
  .object({
    id: z.uuid().nullable().describe('UUID of the product; null when the shop has none like that.'),
    outcome: z.enum(STOCK_OUTCOMES).describe('What became of the line.'),
    message: z.string().nullable().describe('Why nothing has changed; null for `UPDATED`.'),
    stock: z.int().nullable().describe('The stock now; null when it is not counted.'),
    stockVersion: z.int().describe('Its version now.'),
  })
  .meta({ id: 'StockAnswer' });

const toRestAnswer = ({ id, outcome, stock, version }: StockAnswer): z.output<typeof RestAnswer> => ({
  id,
  outcome,
  message: problemOf({ outcome, stock, version }),
  stock,
  stockVersion: version,
});

/** A line has at most some 150 bytes. */
const MAX_BODY_BYTES = 256 * 1024;

/** The stock of grocery shops. */
export const stockRoutes: RestRoute[] = [
  publicRoute({
    method: 'patch',
    path: '/products/{id}/stock',
    operationId: 'updateStock',
    tag: 'stock',
    summary: 'Set or change the stock of a product',
    description:
      'A stale version, and taking more pieces than are left, are conflicts. Pieces of open orders are not part of the stock.',
    params: OfProduct,
    headers: Headers,
    body: Update,
    answers: { 200: productAnswer },
    failures: [404, 409],
    uses: { groceries: GroceryService, links: SiteLinks },
    async answer({ groceries, links, params, headers, body: { version = null, ...update } }) {
      const key = headers['idempotency-key'] ?? null;
      const updated = await groceries.updateStock(params.id, { ...update, version }, key);
      return mapOk(updated, (product) => ({ data: { product: toRestProduct(product, links) } }));
    },
  }),
  publicRoute({
    method: 'patch',
    path: '/stock',
    operationId: 'updateStocks',
    tag: 'stock',
    summary: `Set or change the stock of up to ${STOCK_LIMITS.lines.toLocaleString('en-GB')} products of a shop`,
    description:
      'All lines are one transaction, and each succeeds or fails alone: `answers` has the outcome of each line, in their order.',
    query: OfShop,
    headers: Headers,
    body: z.object({ lines: listOf(Line, 1, STOCK_LIMITS.lines, messages.tooManyLines(STOCK_LIMITS.lines)) }),
    answers: {
      200: {
        description: 'The outcome of each line.',
        json: z.object({ data: z.object({ answers: z.array(RestAnswer) }) }),
      },
    },
    failures: [404, 409],
    maxBodyBytes: MAX_BODY_BYTES,
    uses: { groceries: GroceryService },
    async answer({ groceries, query, headers, body }) {
      const found = await groceries.shop(query.shop);
      if (!found.ok) return found;
      const lines = body.lines.map(({ id, barcode, version, ...line }) => ({
        ...line,
        id: id ?? null,
        barcode: barcode ?? null,
        version: version ?? null,
      }));
      const key = headers['idempotency-key'] ?? null;
      return mapOk(await groceries.updateStocks(found.value, lines, key), (answers) => ({
        data: { answers: answers.map(toRestAnswer) },
      }));
    },
  }),
];
