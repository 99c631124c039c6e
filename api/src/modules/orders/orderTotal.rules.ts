import { formatPence } from '@forkfront/common/money.ts';
import { fail, type FailureOf, ok, problemAt, type Result } from '../../lib/result.ts';
import { lowestPrice } from '@forkfront/common/lowestPrice.ts';
import type { DeliveryZone } from '@forkfront/common/ordering.ts';
import {
  type Discount,
  type DiscountLine,
  discountOf,
  type DiscountQuestion,
  type PromotionStanding,
} from '@forkfront/common/discount.ts';
import type { AppliedPromotion } from '@forkfront/common/promotion.ts';
import { codeText } from '@forkfront/common/promotionText.ts';
import { deliveryFeeOf } from '@forkfront/common/zones.ts';
import { minimumProblem } from './delivery.rules.ts';
import { messages } from './messages.ts';
import type { CheckedOrder } from './order.rules.ts';
import { type PriceList, priceLines, type Quote, type QuoteLine } from './orderPricing.rules.ts';

/** Pence; keeps every amount of an order within PostgreSQL's `integer`. */
const MAX_TOTAL = 100_000_000;

/** What decides about the discount of a basket, besides its lines. */
export type DiscountFacts = Pick<DiscountQuestion, 'fulfilment' | 'deliveryFee' | 'code' | 'standing'>;

/** What the best promotion takes off a basket. `lines` of the result are those of the quote; a line with a problem has 0. */
export function discountOfQuote({ lines }: Quote, list: PriceList, facts: DiscountFacts): Discount {
  const orderable = lines.filter(({ problem }) => problem === null);
  const found = discountOf({
    ...facts,
    promotions: list.promotions,
    lines: orderable.map((line) => discountLine(line, list)),
  });
  const byLine = new Map(orderable.map((line, at) => [line, found.lines[at] ?? 0]));
  return { ...found, lines: lines.map((line) => byLine.get(line) ?? 0) };
}

function discountLine(
  { productId, sizeId, quantity, unitPrice }: QuoteLine,
  { products, groups }: PriceList,
): DiscountLine {
  const { product, sectionId = null } = products.get(productId) ?? {};
  const size = product?.sizes.find(({ id }) => id === sizeId) ?? null;
  const lowest = product ? lowestPrice(product, size, groups) : null;
  return { productId, sectionId, quantity, unitPrice, plainPrice: Math.min(unitPrice, lowest ?? unitPrice) };
}

/** A basket with its delivery and its discount. Pence; the total is what the diner pays. */
export interface PricedOrder extends Quote {
  lines: (QuoteLine & { discount: number })[];
  /** Of the dishes. */
  subtotal: number;
  deliveryFee: number;
  /** Of lines and delivery. */
  discount: number;
  promotion: AppliedPromotion | null;
}

/**
 * The price of an order that is delivered into `zone`, or collected (null), with the promotion that saves the most. Fails when a
 * line cannot be ordered, when the dishes do not reach the minimum of the zone, or when the diner saw another total. `codeRefusal`:
 * why the code does not count whatever it is; null when it may.
 */
export function priceOrder(
  order: Pick<CheckedOrder, 'lines' | 'shownTotal' | 'fulfilment' | 'promotionCode'>,
  menu: PriceList,
  zone: DeliveryZone | null,
  standing: PromotionStanding | null,
  codeRefusal: string | null = null,
): Result<PricedOrder, FailureOf<'validation' | 'totalChanged'>> {
  const { lines, shownTotal, fulfilment } = order;
  const code = codeRefusal === null ? order.promotionCode : '';
  const quote = priceLines(lines, menu);
  const subtotal = quote.total;
  const deliveryFee = zone ? deliveryFeeOf(zone, subtotal) : 0;
  const discount = discountOfQuote(quote, menu, { fulfilment, deliveryFee, code, standing });
  const total = subtotal + deliveryFee - discount.total;
  const fields = quote.lines.flatMap(({ problem }, at) =>
    problem ? [{ path: `lines.${lines[at]?.index ?? at}.${problem.field}`, message: problem.message }] : [],
  );
  if (total > MAX_TOTAL) fields.push({ path: 'lines', message: messages.orderTooLarge });
  if (fields.length === 0) fields.push(...problemAt('lines', zone && minimumProblem(zone, subtotal)));
  if (fields.length > 0) return fail({ kind: 'validation', message: messages.checkOrder, fields });
  if (total === shownTotal)
    return ok({
      lines: quote.lines.map((line, at) => ({ ...line, discount: discount.lines[at] ?? 0 })),
      subtotal,
      deliveryFee,
      discount: discount.total,
      promotion: discount.promotion,
      total,
    });
  const why = codeRefusal ?? (discount.code && codeText(discount.code, menu.names));
  return fail({ kind: 'totalChanged', message: messages.totalChanged(formatPence(total), why), total });
}
