import type { Fulfilment } from '@forkfront/common/fulfilment.ts';
import { formatPence } from '@forkfront/common/money.ts';
import { type FailureOf, type FieldProblem, problemAt } from '../../lib/result.ts';
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
import type { OrderedLine } from './orderLine.rules.ts';
import { type PriceList, priceLines, type Quote, type QuoteLine, withStock } from './orderPricing.rules.ts';

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

/** What decides the price of a basket besides its lines and the menu. */
export interface PriceFacts {
  fulfilment: Fulfilment;
  /** Where a delivery goes; null for a collection, and while it is not known. */
  zone: DeliveryZone | null;
  /** Code of a promotion, as typed; empty: none. */
  promotionCode: string;
  /** Why the code does not count whatever it is; null when it may. */
  codeRefusal: string | null;
  /** What earlier orders say about promotions; null: not known yet, or no limit depends on them. */
  standing: PromotionStanding | null;
  /** Pieces of the products that a grocery shop counts; empty when nothing is counted or the stock is not looked at. */
  stock: ReadonlyMap<string, number>;
}

/** A basket with its delivery and its discount. Pence; the total is what the diner pays. */
export interface BasketPrice extends Quote {
  lines: (QuoteLine & { discount: number })[];
  /** Of the dishes. */
  subtotal: number;
  deliveryFee: number;
  /** Of lines and delivery. */
  discount: number;
  promotion: AppliedPromotion | null;
  /** Why the code does not count; null without a code, and when it counts. */
  codeProblem: string | null;
  /** Why the dishes are not enough for the zone; null when they are. */
  minimumProblem: string | null;
  /** Why the basket cannot be ordered: its lines, or else the minimum of the zone. Empty when it can. */
  problems: FieldProblem[];
}

/** The price of a basket, with the promotion that saves the most. Lines with a problem are not in it. */
export function priceBasket(
  lines: readonly OrderedLine[],
  menu: PriceList,
  { fulfilment, zone, promotionCode, codeRefusal, standing, stock }: PriceFacts,
): BasketPrice {
  const quote = withStock(priceLines(lines, menu), stock);
  const subtotal = quote.total;
  const deliveryFee = zone ? deliveryFeeOf(zone, subtotal) : 0;
  const discount = discountOfQuote(quote, menu, {
    fulfilment,
    deliveryFee: fulfilment === 'DELIVERY' && !zone ? null : deliveryFee,
    code: codeRefusal === null ? promotionCode : '',
    standing,
  });
  const total = subtotal + deliveryFee - discount.total;
  const tooLittle = zone && minimumProblem(zone, subtotal);
  const problems = quote.lines.flatMap(({ problem }, at) =>
    problem ? [{ path: `lines.${lines[at]?.index ?? at}.${problem.field}`, message: problem.message }] : [],
  );
  if (total > MAX_TOTAL) problems.push({ path: 'lines', message: messages.orderTooLarge });
  if (problems.length === 0) problems.push(...problemAt('lines', tooLittle));
  return {
    lines: quote.lines.map((line, at) => ({ ...line, discount: discount.lines[at] ?? 0 })),
    subtotal,
    deliveryFee,
    discount: discount.total,
    promotion: discount.promotion,
    codeProblem: codeRefusal ?? (discount.code && codeText(discount.code, menu.names)),
    total,
    minimumProblem: tooLittle,
    problems,
  };
}

/** Why an order at this price is refused to a diner who saw another total (pence); null for the same one. */
export const totalProblem = (
  { total, codeProblem }: Pick<BasketPrice, 'total' | 'codeProblem'>,
  shownTotal: number,
): FailureOf<'totalChanged'> | null =>
  total === shownTotal
    ? null
    : { kind: 'totalChanged', message: messages.totalChanged(formatPence(total), codeProblem), total };
