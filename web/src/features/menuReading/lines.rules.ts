import { MENU_LENGTHS, MENU_LIMITS } from '@forkfront/common/limits.ts';
import { parsePence, priceText } from '@forkfront/common/money.ts';
import { DIETARY_TAGS, type DietaryTag } from '@forkfront/common/productChoices.ts';
import { presentErrors, textError, type FieldErrors } from '../../forms/fields.ts';
import { messages } from './messages.ts';

/** Characters of a description; those of a draft. */
const MOST_DESCRIPTION = 500;

/** A line of a menu that a person must look at, with what it may mean. */
export interface MenuLine {
  readonly id: string;
  /** As written. */
  readonly text: string;
  /** The heading above it; null without one. */
  readonly section: string | null | undefined;
  /** DISH, or a kind of line that is probably no dish. */
  readonly kind: string;
  /** Null without an idea. Its prices are in pence. */
  readonly proposal:
    | {
        readonly name: string;
        readonly price: number | null | undefined;
        readonly description: string;
        readonly sizes: readonly { readonly name: string; readonly price: number }[];
        readonly dietaryTags: readonly string[];
      }
    | null
    | undefined;
}

/** What a person makes of a line: a dish (prices in pence; with sizes, of the cheapest), or nothing. */
export interface LineReview {
  id: string;
  /** The dish is a choice of the dishes of its section. */
  isExtra?: boolean;
  dish: {
    name: string;
    price: number;
    section: string;
    description: string;
    sizes: readonly { name: string; price: number }[];
    dietaryTags: readonly DietaryTag[];
  } | null;
}

/** The fields of a line; the price in pounds as typed. An empty `section` is a new one, with the name `newSection`. */
export interface LineValues {
  name: string;
  price: string;
  section: string;
  newSection: string;
  description: string;
  /** The sizes of the dish; one without a price is left out. Empty: it has one price. */
  sizes: readonly { name: string; price: string }[];
  diets: readonly DietaryTag[];
}

/** Whether a line is probably a dish: an offer or a notice becomes one only when a person says so. */
export const isDish = ({ kind }: Pick<MenuLine, 'kind'>): boolean => !(kind in messages.kinds);

/** What a line says that is probably no dish; null for a dish. */
export const kindText = ({ kind }: Pick<MenuLine, 'kind'>): string | null =>
  new Map<string, string>(Object.entries(messages.kinds)).get(kind) ?? null;

/** What is said about a line that is probably no dish; null for another one. */
export const notDishText = ({ kind }: Pick<MenuLine, 'kind'>): string | null =>
  new Map<string, string>(Object.entries(messages.notOnMenu)).get(kind) ?? null;

/** Lines that may be dishes before offers and notices, otherwise in the order of the menu. */
export const inOrder = <Line extends MenuLine>(lines: readonly Line[]): Line[] =>
  lines.toSorted((one, other) => Number(isDish(other)) - Number(isDish(one)));

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The sections to choose from: those of the menu, and the heading above the line. */
export function sectionChoices(
  sections: readonly string[],
  { section }: Pick<MenuLine, 'section'>,
): string[] {
  const isKnown = !section || sections.some((name) => isSame(name, section));
  return isKnown ? [...sections] : [...sections, section];
}

/** What the fields of a line show first. */
export function firstValues({ section, proposal }: MenuLine, sections: readonly string[]): LineValues {
  const heading = section && (sections.find((name) => isSame(name, section)) ?? section);
  return {
    name: proposal?.name ?? '',
    price: proposal?.price == null || proposal.sizes.length > 0 ? '' : priceText(proposal.price),
    section: heading || (sections[0] ?? ''),
    newSection: '',
    description: proposal?.description ?? '',
    sizes: proposal?.sizes.map(({ name, price }) => ({ name, price: priceText(price) })) ?? [],
    diets: proposal?.dietaryTags.filter(isDiet) ?? [],
  };
}

/** The values with two sizes instead of one price, which becomes that of the first size. */
export const withSizes = (values: LineValues): LineValues => ({
  ...values,
  sizes: [
    { name: '', price: values.price },
    { name: '', price: '' },
  ],
});

/** What is added to the dishes of a section; null for another line. */
export function extraOf(line: MenuLine): { name: string; price: number; section: string } | null {
  const { kind, proposal, section } = line;
  if (kind !== 'EXTRA' || proposal?.price == null || !section) return null;
  return { name: proposal.name, price: proposal.price, section };
}

/** The answer that makes a line a choice of the dishes of its section. */
export const asExtra = (
  id: string,
  { name, price, section }: NonNullable<ReturnType<typeof extraOf>>,
): LineReview => ({
  id,
  isExtra: true,
  dish: { name, price, section, description: '', sizes: [], dietaryTags: [] },
});

/** Whether a line says one price for a dish of the menu that has sizes. */
export const isForOneSize = ({ kind }: Pick<MenuLine, 'kind'>): boolean => kind === 'SIZE';

/** The price that a line says for one of the sizes; null for another line. */
export const priceForOneSize = (line: MenuLine): number | null =>
  isForOneSize(line) ? (line.proposal?.price ?? null) : null;

/** No size has another price than in the menu. */
const areSizesUnchanged = (line: MenuLine, values: LineValues): boolean =>
  line.proposal?.sizes.every(({ price }, at) => parsePence(values.sizes[at]?.price ?? '') === price) === true;

/** The errors of a line's fields; the API checks more. */
export function checkLine(values: LineValues, line: MenuLine | null = null): FieldErrors {
  const { name, price, section, newSection, description, sizes } = values;
  const sizeErrors = sizes.flatMap((size, at) => [
    [`size${at}`, size.price.trim() === '' ? null : priceProblem(size.price)],
    [`sizeName${at}`, size.price.trim() === '' ? null : sizeNameProblem(size.name)],
  ]);
  return presentErrors({
    ...(line !== null && isForOneSize(line) && areSizesUnchanged(line, values)
      ? { size0: messages.sizeNotChosen }
      : {}),
    ...Object.fromEntries(sizeErrors.filter(([, error]) => error !== null)),
    name: textError(name, MENU_LENGTHS.product, messages.nameMissing, messages.nameLong),
    price: hasSizes(values) ? null : priceProblem(price),
    description: description.trim().length > MOST_DESCRIPTION ? messages.descriptionLong : null,
    newSection:
      section === ''
        ? textError(newSection, MENU_LENGTHS.section, messages.sectionMissing, messages.sectionLong)
        : null,
  });
}

/** Whether a line can be added as it is. */
export const isComplete = (values: LineValues, line: MenuLine): boolean =>
  Object.keys(checkLine(values, line)).length === 0;

function priceProblem(text: string): string | null {
  if (text.trim() === '') return messages.priceMissing;
  const pence = parsePence(text);
  if (pence === null) return messages.priceUnclear;
  return pence < 0 || pence > MENU_LIMITS.price ? messages.priceRange : null;
}

const sizeNameProblem = (name: string): string | null =>
  textError(name, MENU_LENGTHS.size, messages.sizeNameMissing, messages.sizeNameLong);

/** Whether a diet is one that this version knows. */
export const isDiet = (tag: string): tag is DietaryTag => DIETARY_TAGS.some((known) => known === tag);

/** Whether the price is that of sizes. */
export const hasSizes = ({ sizes }: LineValues): boolean => sizes.some(({ price }) => price.trim() !== '');

/** The dish of checked values. */
export const dishOf = ({
  name,
  price,
  section,
  newSection,
  description,
  sizes,
  diets,
}: LineValues): NonNullable<LineReview['dish']> => {
  const priced = sizes.flatMap((size) => {
    const pence = parsePence(size.price);
    return pence === null ? [] : [{ name: size.name.trim(), price: pence }];
  });
  return {
    name: name.trim(),
    price: priced.length > 0 ? Math.min(...priced.map((size) => size.price)) : (parsePence(price) ?? 0),
    section: section || newSection.trim(),
    description: description.trim(),
    sizes: priced,
    dietaryTags: diets,
  };
};
