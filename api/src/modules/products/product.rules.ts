import { oneLine } from '../../lib/plainText.ts';
import { type FieldProblem, fail, ok, type Result } from '../../lib/result.ts';
import { messages } from './messages.ts';

/** How much a restaurant's menu holds. */
export const MENU_LIMITS = { products: 500, sections: 60 } as const;

const MAX_NAME_LENGTH = 120;
const MAX_DESCRIPTION_LENGTH = 1_000;
const MAX_SECTION_NAME_LENGTH = 80;
/** Pence; spec §9: at most 1000 pounds. */
const MAX_PRICE = 100_000;

/** What an owner says of a product. `price` is in pence; null where it was left empty. */
export interface ProductWords {
  name: string | null;
  description: string | null;
  price: number | null;
}

/** Words that passed every rule, as they are stored. `price` is in pence. */
export interface KeptWords {
  name: string;
  description: string;
  price: number;
}

type Checked<T> = Result<T, string>;

/** Checks a new product (spec §5); the error names each wrong field. */
export function checkProduct(words: ProductWords): Result<KeptWords, FieldProblem[]> {
  const name = nameOf(words.name);
  const description = descriptionOf(words.description);
  const price = priceOf(words.price);
  return name.ok && description.ok && price.ok
    ? ok({ name: name.value, description: description.value, price: price.value })
    : fail(problemsOf({ name, description, price }));
}

/**
 * Checks a change of a product (spec §5), in which only what is to change is given. A product that came without a description,
 * as imported ones do, may stay without one; no other may lose its own.
 */
export function checkProductChange(
  words: Partial<ProductWords>,
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
  const name = sectionNameOf(text);
  return name.ok ? name : fail(problemsOf({ name }));
}

/** A description as it is kept: lines stay, but no blank ones in a row, nor what a database cannot keep. */
const keptDescription = (description: string): string =>
  description
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/**
 * Pounds as whole pence, without the errors of binary fractions: 19.99 is 1999. A third decimal that is not zero
 * stays a fraction, for the rules to refuse.
 */
export function penceOf(pounds: number): number {
  const pence = Number(`${pounds}e2`);
  return Number.isNaN(pence) ? pounds * 100 : pence;
}

function nameOf(text: string | null): Checked<string> {
  const name = oneLine(text ?? '');
  if (!name) return fail(messages.nameRequired);
  return name.length > MAX_NAME_LENGTH ? fail(messages.nameTooLong) : ok(name);
}

function sectionNameOf(text: string): Checked<string> {
  const name = oneLine(text);
  if (!name) return fail(messages.sectionNameRequired);
  return name.length > MAX_SECTION_NAME_LENGTH ? fail(messages.sectionNameTooLong) : ok(name);
}

function descriptionOf(text: string | null): Checked<string> {
  const description = keptDescription(text ?? '');
  if (!description) return fail(messages.descriptionRequired);
  return description.length > MAX_DESCRIPTION_LENGTH ? fail(messages.descriptionTooLong) : ok(description);
}

function priceOf(price: number | null): Checked<number> {
  if (price === null || Number.isNaN(price)) return fail(messages.priceRequired);
  if (price < 0) return fail(messages.priceNegative);
  if (price > MAX_PRICE) return fail(messages.priceTooHigh);
  return Number.isInteger(price) ? ok(price) : fail(messages.priceNotWhole);
}

const problemsOf = (checked: Record<string, Checked<unknown> | null>): FieldProblem[] =>
  Object.entries(checked).flatMap(([path, one]) => (one && !one.ok ? [{ path, message: one.error }] : []));
