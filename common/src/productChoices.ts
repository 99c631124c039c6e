/** What an owner says of a dish, in the order of the pages. */
export const DIETARY_TAGS = ['VEGETARIAN', 'VEGAN', 'HALAL', 'KOSHER'] as const;
export type DietaryTag = (typeof DIETARY_TAGS)[number];

/** Rates of VAT: 20 %, 5 % and none. */
export const VAT_CLASSES = ['STANDARD', 'REDUCED', 'ZERO'] as const;
export type VatClass = (typeof VAT_CLASSES)[number];
