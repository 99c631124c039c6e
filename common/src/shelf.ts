/** What the size of a product is measured in. */
export const MEASURES = ['GRAM', 'MILLILITRE', 'PIECE'] as const;
export type Measure = (typeof MEASURES)[number];

/** What one piece of a product holds, e.g. 500 g or 6 eggs. */
export interface Unit {
  /** A whole number, at least 1. */
  amount: number;
  measure: Measure;
}

/** The largest numbers on shelves. */
export const SHELF_LIMITS = { amount: 1_000_000, stock: 1_000_000 } as const;

/** Digits of a barcode without the spaces and hyphens that people type; null for another text. */
export function barcodeOf(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{8,14}$/.test(digits) ? digits : null;
}

/** Grams of a kilogram, and millilitres of a litre. */
const LARGE = 1_000;

/** A size as people read it: `500 g`, `1.5 kg`, `2 litres`, `6 pieces`. */
export function unitText({ amount, measure }: Unit): string {
  if (measure === 'PIECE') return amount === 1 ? '1 piece' : `${amount} pieces`;
  if (amount < LARGE) return `${amount} ${measure === 'GRAM' ? 'g' : 'ml'}`;
  if (measure === 'GRAM') return `${amount / LARGE} kg`;
  return amount === LARGE ? '1 litre' : `${amount / LARGE} litres`;
}

/** What a price is for. */
export const PRICED_PER = ['KILOGRAM', 'LITRE', 'PIECE'] as const;

/** For which amount of a measure prices are compared, and its name. */
const COMPARED = {
  GRAM: { amount: LARGE, per: 'KILOGRAM' },
  MILLILITRE: { amount: LARGE, per: 'LITRE' },
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
