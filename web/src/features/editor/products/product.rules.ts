import { presentErrors, textError, type FieldErrors } from '../../../forms/fields.ts';
import { parsePence } from '../../../lib/money.ts';
import { messages } from './messages.ts';

/** What is saved of a product. */
export interface KeptProduct {
  name: string;
  description: string;
  /** Pence. */
  price: number;
  /** Address of the picture; null without one. */
  imageUrl: string | null;
  isPopular: boolean;
}

/** The values of a product's form; `price` in pounds, as typed. */
export type ProductDraft = Omit<KeptProduct, 'price'> & { price: string };

/** The server's limits, in characters. */
const MAX_NAME = 120;
const MAX_DESCRIPTION = 1000;
/** Pence; spec §9: 1000 pounds. */
const MAX_PRICE = 100_000;

/** A product may stay without a description when it was saved without one, as imported ones are. */
export const mayLackDescription = (saved: Pick<KeptProduct, 'description'> | null): boolean =>
  saved?.description === '';

/** The errors of a product, by field (spec §5). `saved` is null for a new one; `isSending`: its picture is on its way. */
export function checkProduct(
  { name, description, price }: ProductDraft,
  saved: Pick<KeptProduct, 'description'> | null,
  isSending = false,
): FieldErrors {
  return presentErrors({
    name: textError(name, MAX_NAME, messages.nameRequired, messages.nameTooLong),
    description: textError(
      description,
      MAX_DESCRIPTION,
      mayLackDescription(saved) ? null : messages.descriptionRequired,
      messages.descriptionTooLong,
    ),
    price: problemOfPrice(price),
    imageUrl: isSending ? messages.pictureOnItsWay : null,
  });
}

/** A checked draft as it is sent. */
export function keptOf({ name, description, price, imageUrl, isPopular }: ProductDraft): KeptProduct {
  return {
    name: name.trim(),
    description: description.trim(),
    price: parsePence(price) ?? 0,
    imageUrl,
    isPopular,
  };
}

/** The fields of a draft that differ from the saved product; an invalid price differs. */
export function changesOf(saved: KeptProduct, draft: ProductDraft): Partial<KeptProduct> {
  const kept = keptOf(draft);
  const isSamePrice = parsePence(draft.price) === saved.price;
  return {
    ...(kept.name === saved.name ? {} : { name: kept.name }),
    ...(kept.description === saved.description ? {} : { description: kept.description }),
    ...(isSamePrice ? {} : { price: kept.price }),
    ...(kept.imageUrl === saved.imageUrl ? {} : { imageUrl: kept.imageUrl }),
    ...(kept.isPopular === saved.isPopular ? {} : { isPopular: kept.isPopular }),
  };
}

function problemOfPrice(text: string): string | null {
  if (text.trim() === '') return messages.priceRequired;
  const pence = parsePence(text);
  if (pence === null) return messages.priceNotWhole;
  if (pence < 0) return messages.priceNegative;
  return pence > MAX_PRICE ? messages.priceTooHigh : null;
}
