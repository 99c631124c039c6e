import { parsePence } from '../../../lib/money.ts';
import { textError } from '../../../forms/fields.ts';
import { messages } from './messages.ts';

/** A size in the form of a product; `price` in pounds, as typed. */
export interface SizeDraft {
  /** Stays the same while the row is edited. */
  key: string;
  /** null: new. */
  id: string | null;
  name: string;
  price: string;
  optionGroupIds: readonly string[];
}

/** What the price field and the sizes hold together. */
export interface Priced {
  price: string;
  sizes: readonly SizeDraft[];
}

/** The server's limits. */
export const MAX_SIZES = 8;
const MAX_NAME = 60;

let added = 0;

const blankSize = (price: string): SizeDraft => ({
  key: `new-${(added += 1)}`,
  id: null,
  name: '',
  price,
  optionGroupIds: [],
});

/** Adds a size at the end. The first one takes the price of the product. */
export const withSize = ({ price, sizes }: Priced): Priced => ({
  price,
  sizes: [...sizes, blankSize(sizes.length === 0 ? price : '')],
});

/** Removes a size. The product takes the price of the last one. */
export const withoutSize = ({ price, sizes }: Priced, key: string): Priced => ({
  price: sizes.length === 1 ? (sizes[0]?.price ?? price) : price,
  sizes: sizes.filter((size) => size.key !== key),
});

/** The lowest price in pence, that diners see as "from"; null when a price is not an amount. */
export function lowestPrice({ price, sizes }: Priced): number | null {
  const all = sizes.length === 0 ? [parsePence(price)] : sizes.map((size) => parsePence(size.price));
  return all.reduce((lowest, pence) => (lowest === null || pence === null ? null : Math.min(lowest, pence)));
}

/** The errors of sizes, by field: `sizes.N.name`, `sizes.N.price`. */
export const checkSizes = (
  sizes: readonly SizeDraft[],
  problemOfPrice: (text: string) => string | null,
): Record<string, string | null> =>
  Object.fromEntries(
    sizes.flatMap(({ key, name, price }, at) => {
      const isTaken = sizes.some(
        (other) => other.key !== key && other.name.trim().toLowerCase() === name.trim().toLowerCase(),
      );
      const problem = textError(name, MAX_NAME, messages.sizeNameRequired, messages.sizeNameTooLong);
      return [
        [`sizes.${at}.name`, problem ?? (isTaken ? messages.sizeNameTaken : null)],
        [`sizes.${at}.price`, problemOfPrice(price)],
      ];
    }),
  );
