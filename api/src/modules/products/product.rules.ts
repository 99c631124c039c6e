import { priceProblem } from '@forkfront/common/menuPrice.ts';
import { MENU_LENGTHS } from '@forkfront/common/limits.ts';
import { oneLine } from '@forkfront/common/plainText.ts';
import { type FieldProblem, fail, ok, type Result } from '../../lib/result.ts';
import { messages } from './messages.ts';

/** The fields of a product as an owner enters them; null for an empty field. `price` is in pence. */
export interface ProductInput {
  name: string | null;
  description: string | null;
  price: number | null;
}

/** The same for a change; undefined leaves a field as it is. */
export type ChangedInput = { [Name in keyof ProductInput]?: ProductInput[Name] | undefined };

/** Valid fields, as they are stored. */
type CheckedProduct = { [Name in keyof ProductInput]: NonNullable<ProductInput[Name]> };

type Checked<T> = Result<T, string>;

/** Checks a new product (spec §5); the error has each wrong field. */
export function checkProduct(input: ProductInput): Result<CheckedProduct, FieldProblem[]> {
  const name = nameOf(input.name);
  const description = descriptionOf(input.description);
  const price = priceOf(input.price);
  return name.ok && description.ok && price.ok
    ? ok({ name: name.value, description: description.value, price: price.value })
    : fail(problemsOf({ name, description, price }));
}

/**
 * Checks a change of a product (spec §5). A product without a description, e.g. an imported one, may stay without one;
 * other products cannot lose theirs.
 */
export function checkProductChange(
  input: ChangedInput,
  saved: Pick<CheckedProduct, 'description'>,
): Result<Partial<CheckedProduct>, FieldProblem[]> {
  const staysEmpty = saved.description === '' && !keptDescription(input.description ?? '');
  const name = input.name === undefined ? null : nameOf(input.name);
  const description = input.description === undefined || staysEmpty ? null : descriptionOf(input.description);
  const price = input.price === undefined ? null : priceOf(input.price);
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
  const problem = priceProblem(price);
  return problem ? fail(messages.priceProblems[problem]) : ok(price);
}

const problemsOf = (checked: Record<string, Checked<unknown> | null>): FieldProblem[] =>
  Object.entries(checked).flatMap(([path, one]) => (one && !one.ok ? [{ path, message: one.error }] : []));
