import type { Fulfilment } from './fulfilment.ts';
import { formatPence } from './money.ts';
import { lowestPrice } from './lowestPrice.ts';
import type { DeliveryZone } from './ordering.ts';
import {
  type Discount,
  type DiscountLine,
  discountOf,
  type DiscountQuestion,
  type PromotionUsage,
} from './discount.ts';
import type { AppliedPromotion } from './promotion.ts';
import { codeText } from './promotionText.ts';
import { deliveryFeeOf, missingForMinimum } from './zones.ts';
import { messages } from './orderMessages.ts';
import type { OrderedLine } from './orderLine.ts';
import { type PriceList, priceLines, type Quote, type QuoteLine, withStock } from './quote.ts';

/** Pence; keeps every amount of an order within PostgreSQL's `integer`. */
const MAX_TOTAL = 100_000_000;

/** A sentence when the dishes cost less than the minimum of the zone; null when they cost enough. */
export function minimumProblem(zone: DeliveryZone, subtotal: number): string | null {
  const missing = missingForMinimum(zone, subtotal);
  return missing > 0 ? messages.belowMinimum(formatPence(zone.minimum), formatPence(missing)) : null;
}

/** What decides about the discount of a basket, besides its lines. */
export type DiscountFacts = Pick<DiscountQuestion, 'fulfilment' | 'deliveryFee' | 'code' | 'usage'>;

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
  usage: PromotionUsage | null;
  /** Pieces of the products that a grocery shop counts; empty when nothing is counted or the stock is not looked at. */
  stock: ReadonlyMap<string, number>;
}

/** Why a basket cannot be ordered: the path of the field, `lines.0.quantity`, and a sentence for the diner. */
export interface BasketProblem {
  path: string;
  message: string;
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
  problems: BasketProblem[];
}

/** The price of a basket, with the promotion that saves the most. Lines with a problem are not in it. */
export function priceBasket(
  lines: readonly OrderedLine[],
  menu: PriceList,
  { fulfilment, zone, promotionCode, codeRefusal, usage, stock }: PriceFacts,
): BasketPrice {
  const quote = withStock(priceLines(lines, menu), stock);
  const subtotal = quote.total;
  const deliveryFee = zone ? deliveryFeeOf(zone, subtotal) : 0;
  const discount = discountOfQuote(quote, menu, {
    fulfilment,
    deliveryFee: fulfilment === 'DELIVERY' && !zone ? null : deliveryFee,
    code: codeRefusal === null ? promotionCode : '',
    usage,
  });
  const total = subtotal + deliveryFee - discount.total;
  const tooLittle = zone && minimumProblem(zone, subtotal);
  const problems: BasketProblem[] = quote.lines.flatMap(({ problem }, at) =>
    problem ? [{ path: `lines.${lines[at]?.index ?? at}.${problem.field}`, message: problem.message }] : [],
  );
  if (total > MAX_TOTAL) problems.push({ path: 'lines', message: messages.orderTooLarge });
  if (problems.length === 0 && tooLittle) problems.push({ path: 'lines', message: tooLittle });
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
