import type { VatClass } from './productChoices.ts';
import { isWithoutFood } from './orderState.ts';

/** Percent of VAT of each class. */
const RATES = { STANDARD: 20, REDUCED: 5, ZERO: 0 } as const satisfies Record<VatClass, number>;

/** What was sold with one rate of VAT. Pence. */
export interface VatPart {
  /** Percent. */
  rate: number;
  /** VAT included. */
  gross: number;
  /** The VAT that it contains. */
  vat: number;
}

/** The VAT that an amount contains, in pence. */
export const vatIn = (gross: number, rate: number): VatPart => ({
  rate,
  gross,
  vat: Math.round((gross * rate) / (100 + rate)),
});

interface SoldLine {
  vatClass: VatClass;
  /** Pence of all pieces. */
  total: number;
  /** Pence that the promotion of the order takes off them. */
  discount: number;
}

/**
 * What was sold with each rate of VAT: the lines, and the delivery, which has the rates of what is delivered in proportion to its
 * value (decision 97). The parts are exactly the total. `delivery`: pence that the diner pays for it.
 */
export function grossByClass(lines: readonly SoldLine[], delivery: number): Record<VatClass, number> {
  const paid = sumsOf(lines, ({ total, discount }) => total - discount);
  const weights = allOf(paid) > 0 ? paid : sumsOf(lines, ({ total }) => total);
  const all = allOf(weights);
  // Rounded in steps, so that the parts are exactly the whole. `DELIVERY_SHARES` does the same for the reports.
  const shareOf = (weight: number) =>
    all === 0 ? 0 : Number((2n * BigInt(delivery) * BigInt(weight) + BigInt(all)) / (2n * BigInt(all)));
  const zero = shareOf(weights.ZERO);
  const reduced = shareOf(weights.ZERO + weights.REDUCED) - zero;
  return {
    STANDARD: paid.STANDARD + delivery - zero - reduced,
    REDUCED: paid.REDUCED + reduced,
    ZERO: paid.ZERO + zero,
  };
}

/** The VAT of an order by rate, the highest first, without rates that nothing has. Rounded once for each rate. */
export function vatOfOrder({
  lines,
  total,
}: {
  lines: readonly SoldLine[];
  /** Pence that the diner pays. */
  total: number;
}): VatPart[] {
  const goods = lines.reduce((sum, line) => sum + line.total - line.discount, 0);
  const gross = grossByClass(lines, total - goods);
  return (['STANDARD', 'REDUCED', 'ZERO'] as const)
    .map((vatClass) => vatIn(gross[vatClass], RATES[vatClass]))
    .filter((part) => part.gross !== 0);
}

/** What a diner needs for an expense claim: who sold what at which rate. */
export interface VatReceipt {
  vatNumber: string;
  /** The company, else the restaurant. */
  traderName: string;
  /** null: not known. */
  traderAddress: string | null;
  rates: VatPart[];
}

/** What a receipt says of an order: its seller, its state, its lines, and the pence that the diner pays. */
interface SoldOrder {
  restaurant: {
    vatNumber: string | null;
    companyName: string | null;
    name: string;
    addressLine: string | null;
  };
  state: string;
  lines: readonly SoldLine[];
  total: number;
}

/** The VAT receipt of an order; null without a VAT number, and for an order that nobody pays. */
export function vatReceiptOf({
  restaurant: { vatNumber, companyName, name, addressLine },
  state,
  ...order
}: SoldOrder): VatReceipt | null {
  if (vatNumber === null || isWithoutFood(state)) return null;
  return {
    vatNumber,
    traderName: companyName ?? name,
    traderAddress: addressLine,
    rates: vatOfOrder(order),
  };
}

function sumsOf(lines: readonly SoldLine[], valueOf: (line: SoldLine) => number): Record<VatClass, number> {
  const sums = { STANDARD: 0, REDUCED: 0, ZERO: 0 };
  for (const line of lines) sums[line.vatClass] += valueOf(line);
  return sums;
}

const allOf = ({ STANDARD, REDUCED, ZERO }: Record<VatClass, number>): number => STANDARD + REDUCED + ZERO;
