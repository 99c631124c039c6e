import { MENU_LENGTHS, MENU_LIMITS } from '@forkfront/common/limits.ts';
import { oneLine } from '@forkfront/common/plainText.ts';
import type { DietaryTag } from '@forkfront/common/productChoices.ts';
import type { FieldProblem } from '../../lib/result.ts';
import { keptDescription } from '../products/product.rules.ts';
import type { FileGroup, FileLine, FileProduct, FileSection, MenuFile } from './menuFile.types.ts';
import { messages } from './messages.ts';

/** What an owner makes of a line: a dish in a section, or nothing. Prices are pence; with sizes, its own price counts for nothing. */
export interface ReviewedLine {
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
type Dish = NonNullable<ReviewedLine['dish']>;

/** The id of a row of a file as a line for a person. */
export const idOfRow = ({ line }: Pick<FileProduct, 'line'>): string => `row ${line}`;

/** Errors of reviewed lines; they name fields as `lines.0.dish.price`. */
export const reviewedProblems = (reviewed: readonly ReviewedLine[]): FieldProblem[] =>
  reviewed.flatMap(({ dish, isExtra = false }, at) =>
    dish
      ? problemsOf(dish, isExtra).map(({ path, message }) => ({ path: `lines.${at}.dish.${path}`, message }))
      : [],
  );

function problemsOf({ name, price, section, description, sizes }: Dish, isExtra: boolean): FieldProblem[] {
  const sizeNames = new Set(sizes.map((size) => oneLine(size.name).toLowerCase()));
  return [
    ...lengthProblem('name', oneLine(name), isExtra ? MENU_LENGTHS.option : MENU_LENGTHS.product, true),
    ...problem('sizes', isExtra && sizes.length > 0, messages.extraSizes),
    ...lengthProblem('section', oneLine(section), MENU_LENGTHS.section, true),
    ...lengthProblem('description', keptDescription(description), MENU_LENGTHS.description, false),
    ...problem('price', sizes.length === 0 && !isPrice(price), messages.priceRange(0, MENU_LIMITS.price)),
    ...problem(
      'sizes',
      sizes.length > MENU_LIMITS.sizes,
      messages.tooMany(MENU_LIMITS.sizes, 'sizes of a product'),
    ),
    ...problem('sizes', sizeNames.size < sizes.length, messages.sizeTwice),
    ...sizes.flatMap((size) => [
      ...lengthProblem('sizes', oneLine(size.name), MENU_LENGTHS.size, true),
      ...problem('sizes', !isPrice(size.price), messages.priceRange(0, MENU_LIMITS.price)),
    ]),
  ];
}

const problem = (path: string, isWrong: boolean, message: string): FieldProblem[] =>
  isWrong ? [{ path, message }] : [];

const lengthProblem = (path: string, text: string, most: number, isNeeded: boolean): FieldProblem[] => [
  ...problem(path, isNeeded && text === '', messages.fieldMissing),
  ...problem(path, text.length > most, messages.fieldTooLong(most)),
];

const isPrice = (pence: number): boolean =>
  Number.isInteger(pence) && pence >= 0 && pence <= MENU_LIMITS.price;

/**
 * The file with what an owner made of its lines. A row that became a dish keeps what else its columns say; one that was left out changes
 * nothing of the dish that the menu has.
 */
export function withReviewed(file: MenuFile, reviewed: readonly ReviewedLine[]): MenuFile {
  const answers = new Map(reviewed.map(({ id, dish }) => [id, dish]));
  const isExtra = new Set(reviewed.flatMap(({ id, isExtra: is }) => (is ? [id] : [])));
  const added: { section: string; product: FileProduct }[] = [];
  const sections = file.sections.map((section): FileSection => ({
    ...section,
    products: section.products.flatMap((row) => {
      const dish = answers.get(idOfRow(row));
      if (dish === undefined) return [row];
      if (dish === null) return [{ ...row, isLeftOut: true }];
      const product = { ...row, ...productOf(dish, idOfRow(row), row) };
      if (isSame(dish.section, section.name)) return [product];
      added.push({ section: dish.section, product });
      return [];
    }),
  }));
  for (const line of file.lines) {
    const dish = answers.get(line.id);
    if (dish && !isExtra.has(line.id))
      added.push({
        section: dish.section,
        product: { ...productOf(dish, line.id, { ...line, line: lastLine(file) }), id: null },
      });
  }
  const byName = new Map(sections.map((section) => [section.name.toLowerCase(), section]));
  for (const { section: heading, product } of added) {
    const name = oneLine(heading);
    const known = byName.get(name.toLowerCase());
    const section = known ?? { line: product.line, id: null, name, products: [] };
    section.products.push(product);
    if (known) continue;
    byName.set(name.toLowerCase(), section);
    sections.push(section);
  }
  const places = new Set(
    sections.flatMap(({ name, products }) => (products.length > 0 ? [name.toLowerCase()] : [])),
  );
  // Without a dish that could have it an extra stays a question.
  const extras = reviewed.filter(
    ({ id, dish }) => dish && isExtra.has(id) && places.has(oneLine(dish.section).toLowerCase()),
  );
  const isPlaced = new Set(extras.map(({ id }) => id));
  const isAnswered = (id: string) =>
    answers.has(id) && (!isExtra.has(id) || isPlaced.has(id) || answers.get(id) === null);
  const lines = file.lines.filter(({ id }) => !isAnswered(id));
  return withExtras({ ...file, sections, lines }, extras);
}

/** The file with a group of choices for each section that has extras; the dishes of the section in this text have it. */
function withExtras(file: MenuFile, extras: readonly ReviewedLine[]): MenuFile {
  const bySection = Map.groupBy(
    extras.flatMap(({ dish }) => (dish ? [dish] : [])),
    ({ section }) => oneLine(section).toLowerCase(),
  );
  if (bySection.size === 0) return file;
  const addedGroups: FileGroup[] = [];
  const sections = file.sections.map((section): FileSection => {
    const dishes = bySection.get(section.name.toLowerCase());
    const first = section.products[0];
    if (!dishes || !first) return section;
    const name = messages.extrasOf(section.name).slice(0, MENU_LENGTHS.option);
    // The same extra below several dishes is one choice.
    const distinct = new Map(
      dishes.map((dish) => [`${oneLine(dish.name).toLowerCase()} ${dish.price}`, dish] as const),
    );
    const options = [...distinct.values()].map((dish) => ({
      line: first.line,
      id: null,
      name: oneLine(dish.name),
      price: dish.price,
    }));
    addedGroups.push({ line: first.line, id: null, name, options });
    const products = section.products.map((product) => ({ ...product, addedGroups: [name] }));
    return { ...section, products };
  });
  return { ...file, sections, addedGroups };
}

const lastLine = ({ sections }: MenuFile): number =>
  Math.max(1, ...sections.map(({ products }) => products.at(-1)?.line ?? 1));

const isSame = (one: string, other: string): boolean => oneLine(one).toLowerCase() === other.toLowerCase();

/** A row with a dish. What neither the owner nor the line says of a dish stays as the menu has it. */
function productOf(
  dish: Dish,
  id: string,
  { line, text, proposal }: { line: number; text: string; proposal?: FileLine['proposal'] },
): Omit<FileProduct, 'id'> {
  const description = keptDescription(dish.description);
  const hasDiets = dish.dietaryTags.length > 0 || (proposal?.dietaryTags.length ?? 0) > 0;
  return {
    line,
    text,
    name: oneLine(dish.name),
    price: dish.sizes.length > 0 ? null : dish.price,
    isPriceUnclear: false,
    reviewedAs: id,
    ...(description !== '' || proposal?.description ? { description } : {}),
    ...(hasDiets ? { dietaryTags: [...new Set(dish.dietaryTags)] } : {}),
    ...(dish.sizes.length > 0
      ? { sizes: dish.sizes.map(({ name, price }) => ({ line, id: null, name: oneLine(name), price })) }
      : {}),
    ...(proposal?.spiceLevel ? { spiceLevel: proposal.spiceLevel } : {}),
    ...(proposal?.calories != null ? { calories: proposal.calories } : {}),
    ...(proposal?.allergenSuggestion ? { allergens: proposal.allergenSuggestion } : {}),
  };
}
