import { MENU_LENGTHS, MENU_LIMITS } from '@forkfront/common/limits.ts';
import { oneLine } from '@forkfront/common/plainText.ts';
import { type FieldProblem, fail, ok, type Result } from '../../lib/result.ts';
import { messages } from './messages.ts';

/** Pence; spec §9: at most 1000 pounds. */
const MAX_PRICE = MENU_LIMITS.price;

/** The fields of a product as an owner enters them; null for an empty field. `price` is in pence. */
export interface ProductWords {
  name: string | null;
  description: string | null;
  price: number | null;
}

/** The same for a change; undefined leaves a field as it is. */
export type ChangedWords = { [Word in keyof ProductWords]?: ProductWords[Word] | undefined };

/** Valid fields, as they are stored. */
type KeptWords = { [Word in keyof ProductWords]: NonNullable<ProductWords[Word]> };

type Checked<T> = Result<T, string>;

/** Checks a new product (spec §5); the error has each wrong field. */
export function checkProduct(words: ProductWords): Result<KeptWords, FieldProblem[]> {
  const name = nameOf(words.name);
  const description = descriptionOf(words.description);
  const price = priceOf(words.price);
  return name.ok && description.ok && price.ok
    ? ok({ name: name.value, description: description.value, price: price.value })
    : fail(problemsOf({ name, description, price }));
}

/**
 * Checks a change of a product (spec §5). A product without a description, e.g. an imported one, may stay without one;
 * other products cannot lose theirs.
 */
export function checkProductChange(
  words: ChangedWords,
  saved: Pick<KeptWords, 'description'>,
): Result<Partial<KeptWords>, FieldProblem[]> {
  const staysEmpty = saved.description === '' && !keptDescription(words.description ?? '');
  const name = words.name === undefined ? null : nameOf(words.name);
  const description = words.description === undefined || staysEmpty ? null : descriptionOf(words.description);
  const price = words.price === undefined ? null : priceOf(words.price);
  const problems = problemsOf({ name, description, price });
  if (problems.length > 0) return fail(problems);
  return ok({
    ...(name?.ok ? { name: name.value } : {}),
    ...(description?.ok ? { description: description.value } : {}),
    ...(price?.ok ? { price: price.value } : {}),
  });
}

/** Checks the name of a section; the value is how it is stored. */
export function checkSectionName(text: string): Result<string, FieldProblem[]> {
  const { sectionNameRequired, sectionNameTooLong } = messages;
  const name = filled(oneLine(text), sectionNameRequired, MENU_LENGTHS.section, sectionNameTooLong);
  return name.ok ? name : fail(problemsOf({ name }));
}

/** A description as it is stored: without control characters and without two blank lines in a row. */
export const keptDescription = (description: string): string =>
  description
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/**
 * Converts pounds to pence without errors of binary fractions: 19.99 is 1999. More decimals give a fraction, which the
 * rules refuse.
 */
export function penceOf(pounds: number): number {
  const pence = Number(`${pounds}e2`);
  return Number.isNaN(pence) ? pounds * 100 : pence;
}

function filled(text: string, required: string, mostLength: number, tooLong: string): Checked<string> {
  if (!text) return fail(required);
  return text.length > mostLength ? fail(tooLong) : ok(text);
}

const nameOf = (text: string | null) =>
  filled(oneLine(text ?? ''), messages.nameRequired, MENU_LENGTHS.product, messages.nameTooLong);

const descriptionOf = (text: string | null) =>
  filled(
    keptDescription(text ?? ''),
    messages.descriptionRequired,
    MENU_LENGTHS.description,
    messages.descriptionTooLong,
  );

function priceOf(price: number | null): Checked<number> {
  if (price === null || Number.isNaN(price)) return fail(messages.priceRequired);
  if (price < 0) return fail(messages.priceNegative);
  if (price > MAX_PRICE) return fail(messages.priceTooHigh);
  return Number.isInteger(price) ? ok(price) : fail(messages.priceNotWhole);
}

const problemsOf = (checked: Record<string, Checked<unknown> | null>): FieldProblem[] =>
  Object.entries(checked).flatMap(([path, one]) => (one && !one.ok ? [{ path, message: one.error }] : []));
