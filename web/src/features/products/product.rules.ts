import { priceProblem } from '@forkfront/common/menuPrice.ts';
import { MENU_LENGTHS } from '@forkfront/common/limits.ts';
import { allergenAnswers } from '@forkfront/common/allergens.ts';
import { presentErrors, textError, type FieldErrors } from '../../forms/fields.ts';
import { parsePence, priceText } from '@forkfront/common/money.ts';
import { NO_FACTS, readFacts, type AllergenDraft, type SentFacts } from '../allergens/allergens.rules.ts';
import { AVAILABLE, soldOutInput, soldOutOf, type SoldOut } from '../editor/availability.rules.ts';
import { messages } from './messages.ts';
import {
  BLANK_FIELDS,
  fieldProblems,
  fieldsDraftOf,
  fieldsInput,
  type FieldsDraft,
  type SentFields,
} from './plainFields.rules.ts';
import {
  checkShelf,
  shelfChanges,
  shelfDraftOf,
  type SentShelf,
  type ShelfDraft,
} from '../groceries/shelf.rules.ts';

/** A product, as the API sends it. */
export interface SentProduct extends SentFields {
  readonly name: string;
  readonly description: string;
  /** Pence; with sizes that of the cheapest. */
  readonly price: number;
  readonly imageUrl: string | null | undefined;
  readonly isAvailable: boolean;
  readonly soldOutUntil: string | null | undefined;
  readonly sizes: readonly {
    readonly id: string;
    readonly name: string;
    readonly price: number;
    readonly optionGroupIds: readonly string[];
  }[];
  readonly optionGroupIds: readonly string[];
  readonly allergenFacts: SentFacts;
  /** null in a restaurant. */
  readonly shelf: SentShelf | null | undefined;
}

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

/** The values of a product's form; `price` in pounds, as typed. */
export interface ProductDraft extends FieldsDraft, Priced, AllergenDraft {
  name: string;
  description: string;
  imageUrl: string | null;
  optionGroupIds: readonly string[];
  soldOut: SoldOut;
  /** null in a restaurant. */
  shelf: ShelfDraft | null;
}

/** The form of a new product. */
export const BLANK: ProductDraft = {
  ...BLANK_FIELDS,
  name: '',
  description: '',
  price: '',
  imageUrl: null,
  sizes: [],
  optionGroupIds: [],
  soldOut: AVAILABLE,
  allergens: NO_FACTS.codes,
  isConfirming: false,
  shelf: null,
};

/** The form of a saved product. */
export const draftOf = (product: SentProduct): ProductDraft => ({
  ...fieldsDraftOf(product),
  name: product.name,
  description: product.description,
  price: priceText(product.price),
  imageUrl: product.imageUrl ?? null,
  sizes: product.sizes.map((size) => ({ ...size, key: size.id, price: priceText(size.price) })),
  optionGroupIds: product.optionGroupIds,
  soldOut: soldOutOf(product),
  allergens: readFacts(product.allergenFacts).codes,
  isConfirming: false,
  shelf: shelfDraftOf(product.shelf),
});

/** A product may stay without a description when it was saved without one, as imported ones are. */
export const mayLackDescription = (saved: Pick<SentProduct, 'description'> | null): boolean =>
  saved?.description === '';

/** The errors of a product, by field (spec §5). `saved` is null for a new one; `isSending`: its picture is on its way. */
export function checkProduct(
  draft: ProductDraft,
  saved: Pick<SentProduct, 'description'> | null,
  isSending = false,
): FieldErrors {
  const { name, description, price, sizes, shelf } = draft;
  return presentErrors({
    name: textError(name, MENU_LENGTHS.product, messages.nameRequired, messages.nameTooLong),
    description: textError(
      description,
      MENU_LENGTHS.description,
      mayLackDescription(saved) ? null : messages.descriptionRequired,
      messages.descriptionTooLong,
    ),
    price: sizes.length === 0 ? problemOfPrice(price) : null,
    ...checkSizes(sizes),
    ...fieldProblems(draft),
    ...checkShelf(shelf),
    imageUrl: isSending ? messages.pictureOnItsWay : null,
  });
}

/** A draft as it is sent. An invalid price is NaN: `checkProduct` refuses it. */
export function inputOf(draft: ProductDraft) {
  const { name, description, price, sizes, soldOut, allergens, isConfirming: _, shelf: __, ...same } = draft;
  return {
    ...same,
    ...fieldsInput(draft),
    name: name.trim(),
    description: description.trim(),
    price: parsePence(price) ?? NaN,
    sizes: sizes.map(({ key: _key, id, ...size }) => ({
      ...(id === null ? {} : { id }),
      ...size,
      name: size.name.trim(),
      price: parsePence(size.price) ?? NaN,
    })),
    ...soldOutInput(soldOut),
    allergens: allergenAnswers(allergens),
  };
}

type ProductInput = ReturnType<typeof inputOf>;

/** The fields to change. */
export type ProductChanges = Partial<ProductInput> & {
  shelf?: NonNullable<ReturnType<typeof shelfChanges>>;
};

/** The fields of a draft that differ from the saved form. With sizes the price is the cheapest size's, which the server keeps. */
export function changesOf(saved: ProductDraft, draft: ProductDraft): ProductChanges {
  const before = inputOf(saved);
  const after = inputOf(draft);
  const isSame = (field: keyof ProductInput): boolean =>
    JSON.stringify(before[field]) === JSON.stringify(after[field]);
  const hasLostSizes = before.sizes.length > 0 && after.sizes.length === 0;
  const differs = (field: keyof ProductInput): boolean => {
    if (field === 'price') return draft.sizes.length === 0 && (hasLostSizes || !isSame('price'));
    if (field === 'isAvailable' || field === 'soldOutUntilDay')
      return !isSame('isAvailable') || !isSame('soldOutUntilDay');
    return !isSame(field) || (field === 'allergens' && draft.isConfirming);
  };
  const fields = (Object.keys(after) as (keyof ProductInput)[]).filter(differs);
  const shelf = shelfChanges(saved.shelf, draft.shelf);
  const changes = Object.fromEntries(fields.map((field) => [field, after[field]])) as Partial<ProductInput>;
  return shelf ? { ...changes, shelf } : changes;
}

function problemOfPrice(text: string): string | null {
  if (text.trim() === '') return messages.priceRequired;
  const problem = priceProblem(parsePence(text) ?? NaN);
  return problem && messages.priceProblems[problem];
}

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
const checkSizes = (sizes: readonly SizeDraft[]): Record<string, string | null> =>
  Object.fromEntries(
    sizes.flatMap(({ key, name, price }, at) => {
      const isTaken = sizes.some(
        (other) => other.key !== key && other.name.trim().toLowerCase() === name.trim().toLowerCase(),
      );
      const problem = textError(name, MENU_LENGTHS.size, messages.sizeNameRequired, messages.sizeNameTooLong);
      return [
        [`sizes.${at}.name`, problem ?? (isTaken ? messages.sizeNameTaken : null)],
        [`sizes.${at}.price`, problemOfPrice(price)],
      ];
    }),
  );
