import { formatPence } from '../../lib/money.ts';
import { fail, type FailureOf, ok, type Result } from '../../lib/result.ts';
import { messages } from './messages.ts';
import { quantityProblem, type CheckedOrder, type OrderedLine } from './order.rules.ts';

/** A product with what pricing needs. */
export interface PricedProduct {
  id: string;
  name: string;
  /** Pence. */
  price: number;
  isAvailable: boolean;
}

export interface QuoteLine {
  productId: string;
  /** Empty for a product that is not on the menu. */
  name: string;
  quantity: number;
  /** Pence; 0 for a product that is not on the menu. */
  unitPrice: number;
  /** Pence; 0 when the line has a problem. */
  total: number;
  /** A sentence for the diner; null when the line can be ordered. */
  problem: string | null;
}

export interface Quote {
  lines: QuoteLine[];
  /** Pence, of the lines that can be ordered. */
  total: number;
}

/** Calculates the prices of lines from the products of the menu; the order stays. */
export function priceLines(lines: readonly OrderedLine[], menu: readonly PricedProduct[]): Quote {
  const products = new Map(menu.map((product) => [product.id, product]));
  const priced = lines.map((line) => priceLine(line, products.get(line.productId)));
  return { lines: priced, total: priced.reduce((sum, { total }) => sum + total, 0) };
}

/** The price of an order. Fails when a line cannot be ordered, or when the diner saw another total. */
export function priceOrder(
  { lines, shownTotal }: Pick<CheckedOrder, 'lines' | 'shownTotal'>,
  menu: readonly PricedProduct[],
): Result<Quote, FailureOf<'validation' | 'totalChanged'>> {
  const quote = priceLines(lines, menu);
  const fields = quote.lines.flatMap(({ problem }, at) =>
    problem ? [{ path: `lines.${lines[at]?.index ?? at}.productId`, message: problem }] : [],
  );
  if (fields.length > 0) return fail({ kind: 'validation', message: messages.checkOrder, fields });
  const { total } = quote;
  if (total === shownTotal) return ok(quote);
  return fail({ kind: 'totalChanged', message: messages.totalChanged(formatPence(total)), total });
}

function priceLine({ productId, quantity }: OrderedLine, product: PricedProduct | undefined): QuoteLine {
  const problem = lineProblem(quantity, product);
  const unitPrice = product?.price ?? 0;
  return {
    productId,
    name: product?.name ?? '',
    quantity,
    unitPrice,
    total: problem ? 0 : unitPrice * quantity,
    problem,
  };
}

function lineProblem(quantity: number, product: PricedProduct | undefined): string | null {
  if (!product) return messages.productUnknown;
  return product.isAvailable ? quantityProblem(quantity) : messages.productSoldOut(product.name);
}
