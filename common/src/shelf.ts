/** What the size of a product is measured in. */
export const MEASURES = ['GRAM', 'MILLILITRE', 'PIECE'] as const;
export type Measure = (typeof MEASURES)[number];

/** What one piece of a product holds, e.g. 500 g or 6 eggs. */
export interface Unit {
  /** A whole number, at least 1. */
  amount: number;
  measure: Measure;
}

/** What a price is for. */
export const PRICED_PER = ['KILOGRAM', 'LITRE', 'PIECE'] as const;

/** For which amount of a measure prices are compared, and its name. */
const COMPARED = {
  GRAM: { amount: 1_000, per: 'KILOGRAM' },
  MILLILITRE: { amount: 1_000, per: 'LITRE' },
  PIECE: { amount: 1, per: 'PIECE' },
} as const;

/** The price for a kilogram, a litre or a piece, rounded to pence. `price`: pence of one piece of the product. */
export function unitPriceOf(
  price: number,
  { amount, measure }: Unit,
): { price: number; per: (typeof PRICED_PER)[number] } {
  const { amount: compared, per } = COMPARED[measure];
  return { price: Math.round((price * compared) / amount), per };
}

/** What a product of a grocery shop has on its pages besides what a dish has. */
export interface ShelfFacts {
  /** What one piece holds; null when it is not sold by size. */
  unit: Unit | null;
  /** Price to compare with other sizes, in pence; null without a unit, and for a product with several prices. */
  unitPrice: { price: number; per: (typeof PRICED_PER)[number] } | null;
  /** Pieces that can be ordered; null: not counted. */
  stock: number | null;
}
