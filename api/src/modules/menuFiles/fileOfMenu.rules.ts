import { MENU_LENGTHS, MENU_LIMITS } from '@forkfront/common/limits.ts';
import { proposedDish } from '../menuReader/dishFacts.rules.ts';
import { lineKind } from '../menuReader/lineKind.rules.ts';
import type { Proposal } from '../menuReader/proposal.rules.ts';
import type { ReadDish, ReadLine, ReadMenu } from '../menuReader/readMenu.types.ts';
import type { FileLine, FileProduct, FileSection, MenuFile } from './menuFile.types.ts';

/** Name of the section of products without one. */
export const FIRST_SECTION = 'Menu';

/** Letters of a line that are shown. */
const MOST_LETTERS = 300;

/**
 * A menu as it is written as a file to import. A line that is not clear, an offer, an extra and what does not fit the limits are lines for
 * a person. What says nothing of dishes, e.g. the address, is in `others`.
 */
export function fileOfMenu(menu: ReadMenu, text: string): MenuFile {
  const numbers = new LineNumbers(text);
  const lines: FileLine[] = [];
  /** The section whose dishes have the extras of a section without dishes of its own. */
  let above: string | null = null;
  const sections = menu.sections.map((section): FileSection => {
    const isNamed = section.name.length <= MENU_LENGTHS.section;
    if (isNamed && section.dishes.some((dish) => productOf(dish, 0))) above = section.name || FIRST_SECTION;
    const products = section.dishes.flatMap((dish): FileProduct[] => {
      const line = numbers.of(dish.source);
      const product = isNamed ? productOf(dish, line) : null;
      if (!product) {
        const told = lineOf(`dish ${lines.length}`, dish.source, section.name, dish);
        lines.push(above !== null && isChoice(dish) ? { ...told, kind: 'extra', section: above } : told);
      }
      return product ? [product] : [];
    });
    return {
      line: products[0]?.line ?? 1,
      id: null,
      name: section.name || FIRST_SECTION,
      isUnnamed: section.name === '',
      description: section.note.slice(0, MENU_LENGTHS.sectionDescription) || undefined,
      products,
    };
  });
  const others: string[] = [];
  for (const [at, line] of menu.lines.entries()) {
    if (isForPerson(line)) lines.push(lineOf(`text ${at}`, line.text, line.section, line.proposal));
    else if (line.use === 'fact' || line.use === 'remark' || line.use === 'title') others.push(line.text);
  }
  return {
    sections: sections.filter(({ products }) => products.length > 0),
    groups: undefined,
    problems: [],
    lines,
    others,
  };
}

/** An offer is no dish, and a notice with an amount may be about the delivery: a person says what becomes of it. */
function isForPerson({ use, text }: ReadLine): boolean {
  if (use === 'unread') return true;
  const kind = use === 'fact' ? lineKind(text) : null;
  return (
    kind === 'offer' || kind === 'link' || ((kind === 'notice' || kind === 'delivery') && /£ ?\d/u.test(text))
  );
}

/** Whether a dish can be a choice of other dishes: those have one price. */
const isChoice = ({ name, isExtra, prices }: ReadDish): boolean =>
  isExtra && prices.length === 1 && prices[0]?.label === '' && name.length <= MENU_LENGTHS.option;

/** Null for an extra, and for a dish that does not fit the limits. What the menu does not say is undefined. */
function productOf(dish: ReadDish, line: number): FileProduct | null {
  const { name, description, price, sizes, dietaryTags, spiceLevel, allergenSuggestion, calories } =
    proposedDish(dish);
  const isFitting =
    name.length <= MENU_LENGTHS.product &&
    description.length <= MENU_LENGTHS.description &&
    dish.prices.every(({ pence }) => pence <= MENU_LIMITS.price) &&
    sizes.length <= MENU_LIMITS.sizes &&
    sizes.every((size) => size.name.length <= MENU_LENGTHS.size);
  if (dish.isExtra || price === null || !isFitting) return null;
  return {
    line,
    id: null,
    text: dish.source.slice(0, MOST_LETTERS),
    name,
    description: description || undefined,
    price,
    sizes: sizes.length > 0 ? sizes.map((size) => ({ line, id: null, ...size })) : undefined,
    dietaryTags: dietaryTags.length > 0 ? dietaryTags : undefined,
    spiceLevel: spiceLevel > 0 ? spiceLevel : undefined,
    calories: calories ?? undefined,
    allergens: allergenSuggestion ?? undefined,
  };
}

const lineOf = (
  id: string,
  text: string,
  section: string,
  proposal: Proposal | ReadDish | null,
): FileLine => ({
  id,
  text: text.slice(0, MOST_LETTERS),
  section: section !== '' && section.length <= MENU_LENGTHS.section ? section : null,
  kind: proposal ? 'dish' : lineKind(text.slice(0, MOST_LETTERS)),
  proposal: proposal && proposedDish(proposal),
});

/** Finds the lines of a text again: each is found as often as it is there. */
class LineNumbers {
  private readonly open: Map<string, number[]>;
  private last = 1;

  constructor(text: string) {
    const lines = text.split('\n').map((line, at) => ({ line: line.trim(), number: at + 1 }));
    this.open = new Map(
      [...Map.groupBy(lines, ({ line }) => line)].map(([line, found]) => [
        line,
        found.map(({ number }) => number).toReversed(),
      ]),
    );
  }

  /** A part of a line, e.g. one of two columns, has the number of the line above. */
  of(source: string): number {
    this.last = this.open.get(source.trim())?.pop() ?? this.last;
    return this.last;
  }
}
